import type { Installer } from '../../hosts/host.ts'
import { member, parse, problemAt, valueNode } from '../../hosts/json-edit.ts'
import { t } from '../../messages/people/speak.ts'
import { readUserText } from '../../platform/files/files.ts'
import type { Call } from '../command.ts'
import { foldersOf } from './wiring.ts'

/** A host whose own settings say that no hook runs: ours stand there, and nothing is heard of them. */
export interface HooksOff {
  /** As it stands in the file: `disableAllHooks`. */
  readonly key: string
  readonly value: boolean
  readonly file: string
  readonly line: number
}

/** Undefined where hooks run. */
export function hooksOff(call: Call, { hooksSwitch }: Installer): HooksOff | undefined {
  if (!hooksSwitch) return undefined
  const { key, off } = hooksSwitch
  for (const file of new Set(hooksSwitch.files(foldersOf(call)).toReversed())) {
    const said = valueAt(file, key)
    if (said) return said.value === off ? { key: key.join('.'), value: off, file, line: said.line } : undefined
  }
  return undefined
}

export function offText(title: string, { key, value, file, line }: HooksOff): string {
  return t`${key} is ${String(value)} in ${`${file}:${line}`}, so ${title} runs no hook at all`
}

export function offRemedy({ key, file }: HooksOff): string {
  return t`take ${key} out of ${file} and start a new session`
}

/** What a file says at a key; undefined where it says nothing, or cannot be read. */
function valueAt(file: string, key: readonly string[]): { value: boolean; line: number } | undefined {
  const read = readUserText(file)
  const parsed = read.ok && read.text !== undefined ? parse(read.text) : undefined
  if (!parsed?.ok || !read.ok || read.text === undefined) return undefined
  const found = key.reduce<typeof parsed.root | undefined>(
    (node, name) => (node?.type === 'object' ? valueNode(member(node, name)) : undefined),
    parsed.root,
  )
  if (typeof found?.value !== 'boolean') return undefined
  return { value: found.value, line: problemAt(read.text, found.offset, '').line }
}

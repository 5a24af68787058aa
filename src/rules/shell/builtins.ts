import type { Assignment, Command } from 'unbash'
import { expand, formatted, separatorOf } from './expand.ts'
import { isFlag } from './simple-command.ts'
import type { Variables } from './variables.ts'

/** What a command of the shell itself does to names: afterwards they stand for something else. */
export function takeNote(command: Command, words: readonly string[], variables: Variables, given: string | undefined) {
  const name = command.name?.value ?? ''
  const note = Object.hasOwn(NOTES, name) ? NOTES[name] : undefined
  note?.({ command, words, variables, given })
}

interface Noted {
  readonly command: Command
  readonly words: readonly string[]
  readonly variables: Variables
  /** What it reads, where that stands in the text. */
  readonly given: string | undefined
}

type Note = (noted: Noted) => void

/** `a=b`, `a+=b`, `a=(b c)`, `a[1]=b` */
export function assign({ name, value, append, index }: Assignment, variables: Variables): void {
  const made =
    value.type === 'Word'
      ? expand(value, variables).join(' ')
      : value.elements.flatMap((element) => expand(element, variables))
  if (typeof made === 'object') for (const field of made) assignKey(name, field, variables)
  if (append || index !== undefined) variables.append(name, index === undefined ? made : [made].flat())
  else variables.set(name, made)
}

/** `a=([key]=value)` */
function assignKey(name: string, field: string, variables: Variables): void {
  const keyed = /^\[([^\]]+)\]=(.*)$/s.exec(field)
  if (keyed) variables.set(`${name}[${keyed[1]}]`, keyed[2] ?? '')
}

const declare: Note = ({ command, words, variables }) => {
  const refers = words.some((word) => /^-[a-zA-Z]*n/.test(word))
  for (const part of command.args) {
    if (part.type !== 'Assignment') continue
    if (refers && part.value.type === 'Word') variables.refer(part.name, expand(part.value, variables).join(' '))
    else assign(part, variables)
  }
}

const read: Note = ({ command, words, variables, given }) => {
  const names = namesOf(words.slice(1), /^-[a-zA-Z]*[dinNptu]$/)
  const isArray = words.some((word) => /^-[a-zA-Z]*a[a-zA-Z]*$/.test(word))
  if (given === undefined) {
    for (const name of names) variables.hide(name)
    return
  }
  const own = command.prefix.find((part): part is Assignment => part.type === 'Assignment' && part.name === 'IFS')
  const separator = separatorOf(
    variables,
    own?.value.type === 'Word' ? expand(own.value, variables).join(' ') : undefined,
  )
  const fields = given.trim().split(separator)
  names.forEach((name, at) => {
    if (isArray) variables.set(name, fields)
    else
      variables.set(
        name,
        at < names.length - 1 ? (fields[at] ?? '') : names.length === 1 ? given.trim() : fields.slice(at).join(' '),
      )
  })
  if (names.length === 0) variables.set('REPLY', given.trim())
}

const mapfile: Note = ({ words, variables, given }) => {
  for (const name of namesOf(words.slice(1), /^-[dnOsuCc]$/).slice(0, 1)) {
    if (given === undefined) variables.hide(name)
    else variables.set(name, given.split('\n').filter(Boolean))
  }
}

const NOTES: Readonly<Record<string, Note>> = {
  export: declare,
  declare,
  local: declare,
  readonly: declare,
  typeset: declare,
  read,
  mapfile,
  readarray: mapfile,
  unset: ({ words, variables }) => {
    for (const name of words.slice(1)) if (!isFlag(name)) variables.set(name, '')
  },
  set: ({ words, variables }) => {
    const at = words.indexOf('--')
    const first = at > 0 ? at + 1 : words.findIndex((word, position) => position > 0 && !/^[-+]/.test(word))
    // `set -o pipefail` names an option.
    if (at > 0 || (first === 1 && words.length > 1)) variables.positional = words.slice(first)
  },
  shift: ({ words, variables }) => {
    if (variables.positional) variables.positional = variables.positional.slice(Number(words[1] ?? 1) || 1)
  },
  printf: ({ words, variables }) => {
    if (words[1] === '-v' && words[2]) variables.set(words[2], formatted(words.slice(3)))
  },
  alias: ({ command, variables }) => {
    for (const part of command.args) {
      if (part.type === 'Assignment' && part.value.type === 'Word')
        variables.aliases.set(part.name, expand(part.value, variables).join(' '))
      else if (part.type === 'Word') aliasIn(expand(part, variables).join(' '), variables)
    }
  },
  hash: ({ words, variables }) => {
    if (words[1] === '-p' && words[2] && words[3]) variables.aliases.set(words[3], words[2])
  },
}

function aliasIn(word: string, { aliases }: Variables): void {
  const at = word.indexOf('=')
  if (at > 0) aliases.set(word.slice(0, at), word.slice(at + 1))
}

/** The words that are neither flags nor the values of flags. */
function namesOf(words: readonly string[], valued: RegExp): string[] {
  const names: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (isFlag(word)) at += valued.test(word) ? 1 : 0
    else if (/^[A-Za-z_]\w*$/.test(word)) names.push(word)
  }
  return names
}

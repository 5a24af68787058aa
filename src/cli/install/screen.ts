import { statSync } from 'node:fs'
import { structuredPatch } from 'diff'
import { belowHome } from '../../base/paths/paths.ts'
import { VERSION } from '../../base/version.ts'
import { said, t } from '../../messages/people/speak.ts'
import { columnsOfTerminal } from '../../platform/terminal.ts'
import type { Call } from '../command.ts'
import { pad, textWidth } from '../terminal/text-width.ts'
import { wrapLine } from '../terminal/wrap.ts'
import type { Binary } from './binary.ts'
import { versionText } from './host-version.ts'
import type { OnPath } from './on-path.ts'
import type { Plan } from './plan.ts'
import { byFolder, changes, type Planned } from './wiring.ts'

/** What install shows before it asks: the program, three lines per host, and what is not put in. */
export interface Screen {
  readonly plans: readonly Plan[]
  /** Files of workflows: agents and slash commands. */
  readonly workflows: readonly Planned[]
  readonly offered: readonly string[]
  readonly binary: Binary
  /** The version of the program that gives way; undefined when none does. */
  readonly replaces: string | undefined
}

export function screenText(call: Call, { plans, workflows, offered, binary, replaces }: Screen): string[] {
  const size = sizeText(statSync(binary.running).size)
  const to = belowHome(binary.installed, call.userHome)
  return [
    replaces === undefined
      ? t`Throughline ${VERSION}: ${to} (${size})`
      : call.flag('dry-run')
        ? t`Throughline ${VERSION}: ${to} (${size}), in place of ${replaces}, which would be kept for throughline update --rollback`
        : t`Throughline ${VERSION}: ${to} (${size}), in place of ${replaces}, which is kept for throughline update --rollback`,
    ...plans.flatMap((plan) => ['', ...hostLines(call, plan, plan.has.agents ? workflows.filter(changes) : [])]),
    ...notPutIn(call, plans, offered),
  ]
}

/** What is wired, what comes besides, how large it is: nouns, for nothing is written yet. */
function hostLines(call: Call, plan: Plan, workflows: readonly Planned[]): string[] {
  const where = plan.hooks.map(({ path }) => belowHome(path, call.userHome)).join(', ')
  const client = versionText(plan.client, plan.program, plan.tested)
  const trust = call.flag('trust') ? plan.trust : []
  const files = [...plan.hooks, ...plan.tools, ...workflows, ...plan.steer, ...trust].filter(changes)
  if (plan.hooks.length === 0) return [t`${plan.title}: ${client}`, ...plan.notes.map((note) => `  ${said(note)}`)]
  return [
    t`${plan.title}: ${client}`,
    ...labelled([
      [
        t`hooks`,
        plan.hooks.some(changes) ? t`${plan.events} in ${where}` : t`${plan.events} in ${where}, wired already`,
      ],
      [t`besides`, besides(call, plan, workflows)],
      [t`size`, files.length === 0 ? t`nothing to change` : extent(files)],
    ]),
  ]
}

function labelled(lines: readonly (readonly [label: string, text: string])[]): string[] {
  const width = Math.max(...lines.map(([label]) => textWidth(label)))
  return lines.flatMap(([label, text]) =>
    wrapLine(text, columnsOfTerminal() - width - 4).map(
      (line, at) => `  ${pad(at === 0 ? label : '', width)}  ${line}`,
    ),
  )
}

function besides(call: Call, { title, tools, trust, steer, has }: Plan, workflows: readonly Planned[]): string {
  const paths = (files: readonly Planned[]) => files.map(({ path }) => belowHome(path, call.userHome)).join(', ')
  const parts = [
    ...(tools.length > 0 ? [t`memory tools (MCP) in ${paths(tools)}`] : []),
    ...(has.toolsInside ? [t`memory tools (MCP), in the same file`] : []),
    ...(workflows.length > 0 ? [t`agents and slash commands of workflows (files: ${workflows.length})`] : []),
    ...(has.statusLine === 'free' && call.flag('statusline') ? [t`the status line`] : []),
    ...(steer.length > 0 ? [t`what its summariser is told, in ${paths(steer)}`] : []),
    ...(trust.length > 0 && call.flag('trust')
      ? [t`the hashes by which ${title} trusts these hooks, in ${paths(trust)}`]
      : []),
  ]
  const what = parts.length === 0 ? t`nothing` : parts.join(said('; '))
  return trust.length > 0 && !call.flag('trust')
    ? t`${what}. ${title} runs hooks only when they are trusted: say so there, or with --trust (hashes in ${paths(trust)})`
    : what
}

function extent(files: readonly Planned[]): string {
  const counts = files.map(linesOf)
  const more = counts.reduce((sum, one) => sum + one.added, 0)
  const fewer = counts.reduce((sum, one) => sum + one.removed, 0)
  const size = files.reduce((sum, { before = '', after = '' }) => sum + bytes(after) - bytes(before), 0)
  return t`lines: ${more} added, ${fewer} removed (${sizeText(size)}); ${filesText(files)}`
}

/** A file may be written for several reasons and is one file; a new one has nothing to keep a backup of. */
function filesText(files: readonly Planned[]): string {
  const all = new Set(files.map(({ path }) => path)).size
  const there = new Set(files.filter(({ before }) => before !== undefined).map(({ path }) => path)).size
  if (there === 0) return t`files: ${all}, new`
  if (there === all) return t`files: ${all}, with a backup of each`
  return t`files: ${all}, with a backup of those that are there already (${there})`
}

function linesOf({ path, before = '', after = '' }: Planned): { added: number; removed: number } {
  const lines = structuredPatch(path, path, before, after, '', '', { context: 0 }).hunks.flatMap(({ lines }) => lines)
  const of = (sign: string) => lines.filter((line) => line.startsWith(sign)).length
  return { added: of('+'), removed: of('-') }
}

function bytes(text: string): number {
  return Buffer.byteLength(text)
}

function sizeText(size: number): string {
  if (size >= 1_000_000) return `${Math.round(size / 1_000_000)} MB`
  return Math.abs(size) >= 1000 ? `${(size / 1000).toFixed(1)} kB` : `${size} B`
}

function notPutIn(call: Call, plans: readonly Plan[], offered: readonly string[]): string[] {
  const parts = [
    ...(offered.length > 0
      ? [t`agents and slash commands (files: ${offered.length}; --workflows quick, standard, debug or all)`]
      : []),
    ...(!call.flag('statusline') && plans.some(({ has }) => has.statusLine === 'free')
      ? [t`the status line (--statusline)`]
      : []),
  ]
  return parts.length === 0 ? [] : ['', t`Not put in unless you ask for it: ${parts.join(said('; '))}`]
}

export function pathLines(onPath: OnPath, when: 'now' | 'then'): string[] {
  if (onPath.way === 'linked') {
    return [
      when === 'now'
        ? t`${onPath.path} is a link to it, so that your shell finds throughline.`
        : t`${onPath.path} would be a link to it, so that your shell finds throughline.`,
    ]
  }
  if (onPath.way === 'profile') {
    return [t`Your shell does not find ${'throughline'} yet. Put this line into ${onPath.file}:`, `  ${onPath.line}`]
  }
  if (onPath.way === 'other') {
    return [
      when === 'now'
        ? t`! ${onPath.path} is another program of that name; it was left alone.`
        : t`! ${onPath.path} is another program of that name; it would be left alone.`,
    ]
  }
  return []
}

export function writtenText(call: Call, paths: readonly string[]): string {
  if (paths.length === 0) return t`Everything is wired already: nothing was written.`
  const short = (path: string) => belowHome(path, call.userHome)
  if (paths.length <= MOST_NAMED) return t`Written: ${paths.map(short).join(', ')}`
  const folders = byFolder(paths, (path) => path)
  return t`Written: ${folders
    .map(([folder, own]) => (own.length < 3 ? own.map(short).join(', ') : t`${own.length} files in ${short(folder)}`))
    .join(', ')}`
}

const MOST_NAMED = 6

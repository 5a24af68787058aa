import { oneLine } from '../../base/text/text.ts'
import { describe } from '../../journal/describe.ts'
import { said, t } from '../../messages/people/speak.ts'
import type { CompactionRow } from '../report/compactions.ts'
import { factText } from '../report/fact-text.ts'
import { figuresOf as figuresOfFates } from '../report/figures.ts'
import { kindWord } from '../report/text.ts'
import { reportWords } from '../report/words.ts'
import { cut, pad } from '../terminal/text-width.ts'
import { wrapLine } from '../terminal/wrap.ts'
import type { DemoScene, KnownFact } from './play.ts'
import type { Firing } from './stage.ts'

export interface DemoLook {
  width: number
  colours: boolean
  labels: Readonly<Record<string, string>>
  /** Words that stand in entries. */
  values: Readonly<Record<string, string>>
  /** Left out of every path, because it is of no interest where the temporary folder lies. */
  project: string
}

export function opening(look: DemoLook): string {
  const text = t`Each line is one hook event, answered by this program in a process of its own, as Claude Code would call it. The session, its files and its summary are made up; the answers are not.`
  return [
    paint(look, 'bold', t`Throughline demo`),
    ...wrapLine(text, look.width),
    '',
    paint(look, 'dim', `${pad(t`EVENT`, 19)} ${t`RECORDED`}`),
    '',
  ].join('\n')
}

export function sceneText(scene: DemoScene, look: DemoLook): string {
  return scene.kind === 'event' ? eventText(scene.firing, look) : auditText(scene, look)
}

function eventText({ event, exitCode, recorded, told }: Firing, look: DemoLook): string {
  const [first] = recorded
  const label = first ? (look.labels[first.type] ?? first.type) : t`nothing recorded`
  const room = look.width - 40
  const about = first ? without(describe(first.type, first.data, 400, look.values), look) : ''
  const head = `${paint(look, 'dim', event.padEnd(19))} ${paint(look, toneOf(first?.type), pad(label, 20))}${oneLine(about, room)}`
  const failed = exitCode === 0 ? [] : [paint(look, 'red', t`  the hook ended with ${exitCode}`)]
  return `${[head.trimEnd(), ...failed, ...told.flatMap((one) => boxed(said(HEADINGS[one.to]), sizeOf(one.text), one.text, 'green', look))].join('\n')}\n`
}

function sizeOf(text: string): string {
  return t`${text.length.toLocaleString('en')} characters`
}

const HEADINGS = {
  summariser: 'to the summariser',
  model: 'to the model',
  person: 'to the person',
} as const

/** A text word for word, with a bar beside it. */
function boxed(heading: string, size: string, text: string, tone: Tone, look: DemoLook): string[] {
  const bar = paint(look, tone, '│')
  const lines = without(text, look)
    .split('\n')
    .flatMap((line) => wrapLine(line, look.width - 6))
  const head = `  ${paint(look, tone, `┌ ${heading}`)} ${paint(look, 'dim', size)}`
  return ['', head, ...lines.map((line) => `  ${bar} ${line}`.trimEnd()), '']
}

function auditText(scene: Extract<DemoScene, { kind: 'audit' }>, look: DemoLook): string {
  const { summary, tokensBefore, tokensAfter, kept, lost } = scene
  const shown = /<summary>\s*([\s\S]*?)\s*<\/summary>/.exec(summary)?.[1] ?? summary
  const tokens = t`${Math.round(tokensBefore / 1000)}k → ${Math.round(tokensAfter / 1000)}k tokens`
  const heading = t`the summary that now stands for the conversation (made up)`
  const recovered = lost.filter((fact) => fact.recovered)
  const waiting = lost.filter((fact) => !fact.recovered)
  return [
    ...boxed(heading, tokens, shown, 'yellow', look),
    ...listed(t`Kept by the summary: ${kept.length} of ${kept.length + lost.length} facts`, '✓', 'green', kept, look),
    ...listed(
      t`Lost, but put back by what the model was told above: ${recovered.length}`,
      '↺',
      'cyan',
      recovered,
      look,
    ),
    ...listed(t`Lost, and not said yet: ${waiting.length}`, '✗', 'red', waiting, look),
    '',
  ].join('\n')
}

/** The ledger may hold a sentence as a decision and as a note; once is enough to read. */
function listed(heading: string, sign: string, tone: Tone, facts: readonly KnownFact[], look: DemoLook): string[] {
  if (facts.length === 0) return []
  const different = facts.filter(({ text }, i) => facts.findIndex((other) => other.text === text) === i)
  const twins = facts.length - different.length
  return [
    `  ${paint(look, 'bold', heading)}`,
    ...different.map((fact) => factLine(tone, sign, fact, look)),
    ...(twins > 0 ? [paint(look, 'dim', t`    and ${twins} more with the same words`)] : []),
    '',
  ]
}

function factLine(tone: Tone, sign: string, { kind, text }: KnownFact, look: DemoLook): string {
  const word = pad(kindWord(kind, reportWords()), KIND_WIDTH)
  return `  ${paint(look, tone, sign)} ${paint(look, 'dim', word)} ${cut(oneLine(without(factText(kind, text), look)), look.width - KIND_WIDTH - 5)}`
}

const KIND_WIDTH = 12

export interface Figures {
  events: number
  facts: number
  kept: number
  lost: number
  putBack: number
  charactersInjected: number
  medianMs: number
}

export function demoFigures(firings: readonly Firing[], compaction: CompactionRow | undefined): Figures {
  const times = firings.map(({ ms }) => ms).sort((a, b) => a - b)
  const { facts, kept, putBack } = figuresOfFates(compaction?.fates ?? [])
  return {
    events: firings.length,
    facts,
    kept,
    lost: facts - kept,
    putBack,
    charactersInjected: (compaction?.recovery.length ?? 0) + (compaction?.delta.length ?? 0),
    medianMs: Math.round((times[Math.floor(times.length / 2)] ?? 0) * 10) / 10,
  }
}

export function closing(figures: Figures, look: DemoLook, kept: string | undefined): string {
  const { events, facts, lost, putBack, charactersInjected, medianMs } = figures
  const sentence = t`${events} events, ${facts} facts. The summary kept ${figures.kept} and lost ${lost}; ${putBack} of them were put back, in ${charactersInjected.toLocaleString('en')} characters. A hook took ${medianMs} ms (median, with the start of its process).`
  const next = kept
    ? t`Kept in ${kept}; look around with THROUGHLINE_HOME=${kept}/store throughline timeline`
    : t`Nothing of this is left on disk. With your own sessions: throughline install`
  return [
    '',
    ...wrapLine(sentence, look.width).map((line) => paint(look, 'bold', line)),
    ...wrapLine(next, look.width),
    '',
  ].join('\n')
}

function toneOf(type: string | undefined): Tone {
  if (type === undefined || type === 'tool:failure') return 'red'
  return type.startsWith('session:') ? 'yellow' : type.startsWith('prompt:') ? 'cyan' : 'none'
}

type Tone = 'none' | 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan'
const CODES: Readonly<Record<Tone, number>> = { none: 0, bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 }

function paint({ colours }: DemoLook, tone: Tone, text: string): string {
  return colours && tone !== 'none' ? `\x1b[${CODES[tone]}m${text}\x1b[0m` : text
}

function without(text: string, { project }: DemoLook): string {
  return text.replaceAll(`${project}/`, '').replaceAll(project, SHOWN_AS)
}

/** The folder is a temporary one: what is shown names it as a project of one's own. */
const SHOWN_AS = '~/shop'

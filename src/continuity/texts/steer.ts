import { anchorsOf } from '../../base/names.ts'
import { candidateLines } from '../choose/lines.ts'
import { selectLines } from '../choose/select.ts'
import { worthOf } from '../choose/worth.ts'
import type { Ledger } from '../ledger/facts.ts'
import { ENGLISH, type Labels } from './labels.ts'
import { headingOf, renderGroups } from './render.ts'

export interface SteerInput {
  readonly ledger: Ledger
  readonly lastAssistant: string
  /** Where workflow and tasks stand, from other features. */
  readonly blocks?: readonly (readonly string[])[]
  /** Memories in use, to be named so that they can be looked up. */
  readonly memoryUris?: readonly string[]
  readonly budget?: number
  readonly total?: number
  readonly labels?: Labels
  readonly words?: SteerWords
}

export interface SteerWords {
  readonly intro: string
  readonly lookUp: string
  readonly memories: string
  readonly last: string
}

/**
 * Steer: what PreCompact prints for the summariser. Short enough to be read by the person who typed /compact; '' when there
 * is nothing to say. S2.8, S2.9: it ends with the last assistant message, whole.
 */
export function steer(input: SteerInput): string {
  const facts = Object.keys(input.ledger.facts).length
  if (facts === 0 && (input.blocks ?? []).length === 0) return ''
  const words = input.words ?? STEER_WORDS.en
  const labels = input.labels ?? ENGLISH
  const budget = input.budget ?? DEFAULT_BUDGET
  const uris = (input.memoryUris ?? []).slice(0, 6)
  const ends = [words.lookUp, ...(uris.length === 0 ? [] : [`${words.memories} ${uris.join(', ')}`])]
  const blocks = (input.blocks ?? []).flat()
  const fixed = [words.intro, ...blocks, ...ends]
  const spent = fixed.reduce((sum, line) => sum + line.length + 1, 0)

  const worth = worthOf(input.ledger)
  const picked = selectLines(candidateLines(input.ledger, labels.lines), {
    budget: budget - spent,
    want: worth.needed,
    bonus: worth.bonus,
    held: anchorsOf(blocks.join('\n')),
    said: blocks,
    allow: () => true,
    least: 0.3,
    headingCost: (group) => headingOf(group, labels).length + 1,
  })
  if (picked.length === 0 && blocks.length === 0) return ''
  const text = [words.intro, ...blocks, ...renderGroups(picked, labels), ...ends].join('\n')
  return withLastMessage(text, input.lastAssistant, words, input.total ?? DEFAULT_TOTAL)
}

/** A message too long to stand whole is left out: half of it would be taken for all of it. */
function withLastMessage(text: string, last: string, words: SteerWords, total: number): string {
  if (last.trim() === '') return text
  const whole = `${text}\n\n${words.last}\n${last}`
  return whole.length < total ? whole : text
}

export const STEER_WORDS = {
  en: {
    intro: 'Keep these in the summary word for word (names, paths, ids and limits as they are written):',
    lookUp: 'Write into the summary that `throughline timeline` shows what happened before it.',
    memories: 'Memories in use:',
    last: 'Put this last assistant message in full into the summary, so that work resumes where it stopped. Last assistant message:',
  },
  'zh-TW': {
    intro: '請在摘要中逐字保留以下內容（名稱、路徑、編號與限制照原文）：',
    lookUp: '請在摘要中註明：`throughline timeline` 可查看之前發生的事。',
    memories: '使用中的記憶：',
    last: '請把最後一則助理訊息完整放進摘要，讓工作能從停下的地方接續。最後一則助理訊息：',
  },
  'zh-CN': {
    intro: '请在摘要中逐字保留以下内容（名称、路径、编号与限制照原文）：',
    lookUp: '请在摘要中注明：`throughline timeline` 可查看之前发生的事。',
    memories: '使用中的记忆：',
    last: '请把最后一条助手消息完整放进摘要，让工作能从停下的地方接续。最后一条助手消息：',
  },
} as const satisfies Record<string, SteerWords>

const DEFAULT_BUDGET = 2500
const DEFAULT_TOTAL = 9500

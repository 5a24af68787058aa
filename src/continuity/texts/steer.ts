import { heldBy } from '../compose/held.ts'
import type { Line, Telling, World } from '../compose/line.ts'
import { fit, fittingLines, lengthOfLines, linesOf } from '../compose/lines.ts'
import type { Ledger } from '../ledger/facts.ts'
import { ENGLISH, type Labels } from './labels.ts'

export interface SteerInput {
  readonly ledger: Ledger
  /** After a command of the person's, who sees what is printed: short, and without the message that the summariser has before its eyes. */
  readonly trigger?: 'manual' | 'auto'
  readonly lastAssistant: string
  /** Where workflow and tasks stand, from other features. */
  readonly blocks?: readonly (readonly string[])[]
  /** Memories in use, to be named so that they can be looked up. */
  readonly memoryUris?: readonly string[]
  /** A command that shows what happened before, if there is one that runs here. */
  readonly lookUp?: string
  readonly budget?: number
  readonly total?: number
  readonly world?: World
  readonly labels?: Labels
  readonly words?: SteerWords
}

export interface SteerWords {
  readonly intro: string
  lookUp(command: string): string
  readonly memories: string
  readonly last: string
  readonly lastInSight: string
  cut(characters: number): string
}

/**
 * Steer: what PreCompact prints for the summariser; '' when there is nothing to say. S2.8, S2.9: on its own it ends with the last
 * assistant message, whole; after a command of the person's it asks for that message without repeating it.
 */
export function steer(input: SteerInput): string {
  const words = input.words ?? STEER_WORDS.en
  const manual = input.trigger === 'manual'
  const total = input.total ?? DEFAULT_TOTAL
  const budget = Math.min(input.budget ?? DEFAULT_BUDGET, manual ? MANUAL_BUDGET : total - 1)
  const uris = (input.memoryUris ?? []).slice(0, 6)
  const ends = [
    ...(input.lookUp === undefined ? [] : [words.lookUp(input.lookUp)]),
    ...(uris.length === 0 ? [] : [`${words.memories} ${uris.join(', ')}`]),
    ...(manual && input.lastAssistant.trim() !== '' ? [words.lastInSight] : []),
  ]
  const frame = lengthOfLines([words.intro, ...ends])
  const blocks = fittingLines((input.blocks ?? []).flat(), budget - frame)
  const lines = chosen(input, budget - frame - lengthOfLines(blocks), blocks)
  const kept = [...blocks, ...lines.map((line) => `- ${line}`)]
  // Where nothing is to be kept word for word, the last message is all the same.
  if (kept.length === 0) return ends.includes(words.lastInSight) ? words.lastInSight : ''
  const text = [words.intro, ...kept, ...ends].join('\n')
  return manual ? text : withLastMessage(text, input.lastAssistant, words, total)
}

/** The same things that will be said afterwards, the shortest first. */
function chosen(input: SteerInput, budget: number, blocks: readonly string[]): string[] {
  const labels = input.labels ?? ENGLISH
  const told = heldBy(blocks.join('\n'))
  const telling: Telling = {
    ledger: input.ledger,
    words: labels.lines,
    world: input.world ?? {},
    reader: 'summariser',
  }
  const isWanted =
    input.trigger === 'manual'
      ? ({ part, kind }: Line) => part === 'place' || kind === 'constraint' || kind === 'skill'
      : () => true
  const lines = linesOf(telling).filter((line) => isWanted(line) && (blocks.length === 0 || !told.says(line.text)))
  return fit(lines, { budget, headingCost: () => 0 })
    .map(({ text }) => text)
    .sort((a, b) => a.length - b.length)
}

/** What does not fit is cut at its beginning, and the cut is said: its end is where the work goes on. */
function withLastMessage(text: string, last: string, words: SteerWords, total: number): string {
  if (last.trim() === '') return text
  const head = `${text}\n\n${words.last}\n`
  if (head.length + last.length < total) return `${head}${last}`
  const cut = words.cut(last.length)
  const room = total - head.length - cut.length - 2
  if (room < LEAST_OF_MESSAGE) return text
  const tail = last.slice(-room).replace(/^[\uDC00-\uDFFF]/, '')
  const line = tail.indexOf('\n')
  const end = line !== -1 && line < tail.length / 4 ? tail.slice(line + 1) : tail
  return `${head}${words.cut(last.length - end.length)}\n${end}`
}

export const STEER_WORDS = {
  en: {
    intro: 'Keep these in the summary word for word (names, paths, ids and limits as they are written):',
    lookUp: (command) => `Write into the summary that \`${command}\` shows what happened before it.`,
    memories: 'Memories in use:',
    last: 'Put this last assistant message in full into the summary, so that work resumes where it stopped. Last assistant message:',
    lastInSight: 'Put the last assistant message in full into the summary, so that work resumes where it stopped.',
    cut: (characters) => `(Its first ${characters} characters are left out here: take them from the conversation.)`,
  },
  'zh-TW': {
    intro: '請在摘要中逐字保留以下內容（名稱、路徑、編號與限制照原文）：',
    lookUp: (command) => `請在摘要中註明：\`${command}\` 可查看之前發生的事。`,
    memories: '使用中的記憶：',
    last: '請把最後一則助理訊息完整放進摘要，讓工作能從停下的地方接續。最後一則助理訊息：',
    lastInSight: '請把最後一則助理訊息完整放進摘要，讓工作能從停下的地方接續。',
    cut: (characters) => `（這裡略去了開頭的 ${characters} 個字元，請從對話中取用。）`,
  },
  'zh-CN': {
    intro: '请在摘要中逐字保留以下内容（名称、路径、编号与限制照原文）：',
    lookUp: (command) => `请在摘要中注明：\`${command}\` 可查看之前发生的事。`,
    memories: '使用中的记忆：',
    last: '请把最后一条助手消息完整放进摘要，让工作能从停下的地方接续。最后一条助手消息：',
    lastInSight: '请把最后一条助手消息完整放进摘要，让工作能从停下的地方接续。',
    cut: (characters) => `（这里略去了开头的 ${characters} 个字符，请从对话中取用。）`,
  },
} as const satisfies Record<string, SteerWords>

const DEFAULT_BUDGET = 2500
const DEFAULT_TOTAL = 9500
const MANUAL_BUDGET = 600
const LEAST_OF_MESSAGE = 200

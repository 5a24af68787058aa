import type { Back, Boundary, Entry, Place, Prompt, Queued, Said, Summary } from '../../continuity/transcript/entry.ts'
import type { Piece, Who } from './piece.ts'

type Words = Prompt | Queued | Said | Summary | Boundary | Place | Back

/** What was said, and by whom; `before` is what the agent had said last. Undefined where it says nothing. */
export function pieceOfWords(entry: Entry & Words, before: string): Piece | undefined {
  const [who, text] = saidIn(entry)
  if (text.trim() === '') return undefined
  const replies = who === 'person' && entry.type !== 'queued' && text.length < SHORT_REPLY
  const about = replies ? before.trim().slice(-ANSWERED_TO).toWellFormed() : ''
  return { who, tool: '', about, at: entry.at ?? '', offset: entry.offset, text }
}

function saidIn(entry: Words): [Who, string] {
  switch (entry.type) {
    case 'said':
      return ['agent', entry.text]
    case 'summary':
      return ['summary', entry.text]
    case 'queued':
      return ['person', entry.text]
    case 'boundary':
      return ['client', `The context was compacted (${entry.trigger}).`]
    case 'back':
      return ['client', 'The user went back to an earlier point: what was said just before this was left.']
    case 'place':
      return ['client', `The work is ${whereOf(entry)}.`]
    case 'prompt':
      return entry.voice === 'typed' ? ['person', entry.text] : [BY_VOICE[entry.voice], withoutTags(entry.text)]
  }
}

function whereOf({ branch, cwd }: Place): string {
  return [branch && `on branch ${branch}`, cwd && `in folder ${cwd}`].filter(Boolean).join(' ')
}

function withoutTags(text: string): string {
  return text.replace(/<\/?[a-z][a-z-]*>/g, ' ').replace(/ {2,}/g, ' ')
}

const BY_VOICE: Readonly<Record<Prompt['voice'], Who>> = {
  typed: 'person',
  compact: 'person',
  shell: 'person',
  command: 'person',
  output: 'client',
  meta: 'client',
}
/** A short reply says little without what it answers. */
const SHORT_REPLY = 240
const ANSWERED_TO = 400

import { said, t } from '../../messages/people/speak.ts'
import { FITS_NOT, LEAST_CHARS, MOST_CHARS } from '../../past/ask.ts'
import { terminal } from '../../platform/terminal.ts'
import { type Call, type Command, countOption, type Result, usageError } from '../command.ts'
import { answerAsJson, printedLength } from '../past/as-json.ts'
import { type AnswerOfSessions, askPast, type Of, readPast } from '../past/ask.ts'
import { forPerson } from '../past/for-person.ts'

export const past: Command = {
  takes: '"question"',
  words: 100,
  options: {
    session: { value: 'ID', about: 'Ask this session (the start of its id will do); the whole of it.' },
    transcript: { value: 'FILE', about: 'Ask this transcript; the whole of it. Needs no store.' },
    others: {
      about: 'Ask the other sessions of this project too, of every agent, also those from before the install.',
    },
    at: { value: 'PLACE', about: 'Read what stands at a place that an answer named, and around it.' },
    chars: { value: 'N', about: `At most N characters in all (default and most: ${MOST_CHARS}).` },
  },
  examples: [
    'throughline past "why was the cache left out?"',
    'throughline past "which command runs the tests" --others',
    'throughline past --at 4f7c9a63@150972',
    'throughline past "what did I say about the API" --transcript session.jsonl --chars 1500 --json',
  ],
  prints: ['past', 'past-place'],
  async run(call) {
    // One for the line break that a command ends with.
    const chars = (countOption(call, 'chars', LEAST_CHARS, MOST_CHARS) ?? MOST_CHARS) - 1
    const place = call.value('at')
    const of = ofWhom(call)
    if (place !== undefined) return readPlace(call, place, chars)
    const question = call.words.join(' ').trim()
    const { text, quotes, asked, own, fitsNot } = await askPast(call, {
      question,
      chars,
      of,
      ...(call.json && { as: 'json' }),
    })
    return {
      ...printed(text || (fitsNot ? said(FITS_NOT) : nothingText(own)), { asked, own, found: quotes.length }),
      json: answerAsJson({ question, asked, own }, quotes, fitsNot),
    }
  },
}

/** A place names its session, wherever on this machine that was: an answer of `--session` may be of another project. */
async function readPlace(call: Call, place: string, chars: number): Promise<Result> {
  const given = ofWhom(call)
  const of: Of = given.kind === 'own' && !place.startsWith('@') ? { kind: 'session', id: '', scope: 'all' } : given
  const text = await readPast(call, place, chars, of)
  const over = call.json ? printedLength({ place, text }) - chars : 0
  const json = {
    place,
    text: over <= 0 ? text : await readPast(call, place, Math.max(LEAST_CHARS / 2, chars - over), of),
  }
  return { ...printed(text), json }
}

interface About extends Pick<AnswerOfSessions, 'asked'> {
  readonly own: AnswerOfSessions['own'] | undefined
  readonly found: number
}

/** An agent reads a fence, as long as was promised; a person at a terminal reads lines that fit it, and whose they are. */
function printed(text: string, about?: About): Pick<Result, 'text' | 'asIs'> {
  if (!terminal().isTerminal) return { text, asIs: true }
  return { text: [forPerson(text), ...askedText(about)].join('\n\n') }
}

function askedText(about: About | undefined): string[] {
  if (!about || about.found === 0) return []
  const { asked, own } = about
  if (own) return [[t`Asked: session ${own.session}, the newest of this project.`, ...othersText(own)].join(' ')]
  const counts = Object.entries(asked).map(([host, sessions]) => `${host} ${sessions}`)
  const many = counts.length > 1 || Object.values(asked).some((sessions) => sessions > 1)
  return many ? [t`Sessions asked: ${counts.join(', ')}`] : []
}

/** Nothing found is nothing found in what was asked. */
function nothingText(own: AnswerOfSessions['own']): string {
  if (!own) return t`Nothing in the transcript has these words. Other words may find it.`
  return [
    t`Nothing in session ${own.session}, the newest of this project, has these words. Other words may find it.`,
    ...othersText(own),
  ].join(' ')
}

function othersText({ others }: NonNullable<AnswerOfSessions['own']>): string[] {
  if (others === 0) return []
  return [
    others === 1
      ? t`--others asks the other session of this project too.`
      : t`--others asks the ${others} others of this project too.`,
  ]
}

function ofWhom(call: Call): Of {
  const id = call.value('session')
  const file = call.value('transcript')
  if (id !== undefined && file !== undefined)
    throw usageError(t`--session and --transcript exclude each other`, t`give one of them`)
  if (file !== undefined) return { kind: 'transcript', file }
  if (id !== undefined) return { kind: 'session', id, scope: 'all' }
  return { kind: call.flag('others') ? 'project' : 'own' }
}

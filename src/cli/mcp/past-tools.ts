import * as v from 'valibot'
import { FITS_NOT, LEAST_CHARS, MOST_CHARS } from '../../past/ask.ts'
import { askPast, readPast } from '../past/ask.ts'
import { type Tool, tool } from './tool.ts'

const charsField = v.optional(
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(LEAST_CHARS),
    v.maxValue(MOST_CHARS),
    v.description(`At most this many characters (default and most: ${MOST_CHARS}).`),
  ),
)

/** The agent asks its own past: what a compaction took out of its context still stands in the transcript. */
export const PAST_TOOLS: readonly Tool[] = [
  tool({
    name: 'past_search',
    title: 'Ask the past of this session',
    description:
      'Find what was said and done in this session before it was compacted: exact words of the user, commands and their output, errors, decisions, file contents. Ask in a sentence with the names that matter. Each piece says who, when and where; past_read shows more around a place.',
    input: v.object({
      question: v.pipe(v.string(), v.minLength(1), v.description('A question, or a few words and names.')),
      others: v.optional(v.pipe(v.boolean(), v.description('Also in the other sessions of this project.'))),
      chars: charsField,
    }),
    annotations: { readOnlyHint: true },
    run: async (call, { question, others, chars }) => {
      const of = { kind: others ? 'project' : 'own' } as const
      const { text, fitsNot } = await askPast(call, { question, chars: chars ?? MOST_CHARS, of })
      return (
        text ||
        (fitsNot && FITS_NOT) ||
        'Nothing in the transcript has these words. Other words may find it; others: true asks the other sessions of the project.'
      )
    },
  }),
  tool({
    name: 'past_read',
    title: 'Read a place of the past',
    description: 'What stands at a place that past_search named, whole, and what came before and after it.',
    input: v.object({
      place: v.pipe(v.string(), v.minLength(2), v.description('As past_search gave it, e.g. 4f7c9a63@150972.')),
      chars: charsField,
    }),
    annotations: { readOnlyHint: true },
    run: (call, { place, chars }) => readPast(call, place, chars ?? MOST_CHARS, { kind: 'own' }),
  }),
]

import { t } from '../../messages/people/speak.ts'
import { type Call, type Command, unknownWord, usageError } from '../command.ts'
import { PLACE_OPTIONS } from '../memory/place.ts'

const VERBS = {
  list: async (call: Call) => (await import('../team/share.ts')).listOffers(call),
  approve: async (call: Call) => (await import('../team/share.ts')).approveOffers(call),
  skip: async (call: Call) => (await import('../team/share.ts')).skipOffers(call),
  never: async (call: Call) => (await import('../team/share.ts')).neverOffers(call),
} as const

const NAMES = Object.keys(VERBS) as (keyof typeof VERBS)[]

export const share: Command = {
  takes: `[${NAMES.join('|')}] [URI …]`,
  words: 1000,
  verbs: [
    ['list', 'What waits for your yes: the change, where it was learned, what was taken out of it.'],
    ['approve', 'Share these with the team.'],
    ['skip', 'Not now; a new text is offered again.'],
    ['never', 'Not these, ever; --undo takes it back.'],
  ],
  options: {
    project: PLACE_OPTIONS.project ?? { about: '' },
    kind: { value: 'WORD', about: 'All of a kind: decisions, conventions, traps, patterns, solutions, commands.' },
    all: { about: 'All that are offered.' },
    supersedes: { value: 'URI', of: ['approve'], about: "approve: it takes the place of this memory of the team's." },
    undo: { of: ['never'], about: 'never: offer them again.' },
  },
  examples: [
    'throughline share',
    'throughline share approve project://decisions/ports',
    'throughline share approve --kind traps',
    'throughline share never --kind commands',
  ],
  prints: ['share-list', 'share-approve', 'share-skip', 'share-never'],
  run(call) {
    const [verb = 'list', ...rest] = call.words
    const known = NAMES.find((name) => name === verb)
    if (!known)
      throw verb.includes('://')
        ? usageError(t`what to do with ${verb} is missing`, `throughline share approve ${verb}`)
        : unknownWord('share command', verb, NAMES)
    return VERBS[known]({ ...call, words: rest })
  },
}

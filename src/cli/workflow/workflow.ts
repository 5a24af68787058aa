import { didYouMean } from '../../base/text/did-you-mean.ts'
import { t } from '../../messages/people/speak.ts'
import { type Call, type Command, type Result, usageError } from '../command.ts'
import { abort, stop } from './verbs/end.ts'
import { lint } from './verbs/lint.ts'
import { list } from './verbs/list.ts'
import { overview } from './verbs/overview.ts'
import { resume } from './verbs/resume.ts'
import { show } from './verbs/show.ts'
import { stage } from './verbs/stage.ts'
import { start } from './verbs/start.ts'
import { status } from './verbs/status.ts'

type Verb = (call: Call) => Promise<Result> | Result

/** What a workflow can be told to do. */
const VERBS = {
  start: ['KEY', 'Begin a workflow; without KEY take up the one that was stopped.', start],
  resume: ['[NUMBER]', 'Go on in this session with what another one left unfinished here.', resume],
  list: ['', 'Show the workflows there are, the project’s own included.', list],
  status: ['', 'Show where the workflow stands and what comes next.', status],
  show: ['[KEY]', 'Show everything about the workflow under way, or the definition of one.', show],
  stage: ['KEY VERB', 'Change a stage by hand: start, complete, fail, reject or retry.', stage],
  stop: ['', 'No longer keep the agent going; the workflow can be taken up again.', stop],
  abort: ['', 'Give the workflow up for good.', abort],
  lint: ['[FILE]', 'Check the project’s .throughline/workflows.yaml.', lint],
} as const satisfies Record<string, readonly [takes: string, about: string, run: Verb]>

const NAMES = Object.keys(VERBS) as (keyof typeof VERBS)[]

export const workflow: Command = {
  takes: `[${NAMES.join('|')} …]`,
  words: 3,
  verbs: NAMES.map((name) => [`${name} ${VERBS[name][0]}`.trimEnd(), VERBS[name][1]]),
  options: {
    session: { value: 'ID', about: 'Which session (default: the newest open one of this folder).' },
    feature: {
      value: 'NAME',
      of: ['start'],
      about: 'start: the feature it is about; made in specs/features/in-progress if it is new.',
    },
    force: { of: ['resume'], about: 'resume: also when the other session seems to be working on it.' },
    reason: {
      value: 'TEXT',
      of: ['stage', 'abort'],
      about: 'stage, abort: why; kept in the timeline and told to the agent.',
    },
  },
  examples: [
    'throughline workflow start quick --feature login-page',
    'throughline workflow status',
    'throughline workflow stage REVIEW reject --reason "no test for the empty list"',
    'throughline workflow list --json',
  ],
  prints: [
    'workflow',
    'workflow-status',
    'workflow-overview',
    'workflow-resume',
    'workflow-list',
    'workflow-definition',
    'workflow-lint',
  ],
  run(call) {
    const [word = '', ...words] = call.words
    if (word === '') return overview(call)
    const name = NAMES.find((known) => known === word)
    if (!name) {
      const meant = didYouMean(word, NAMES)
      throw usageError(
        t`workflow cannot ${JSON.stringify(word)}`,
        meant ? t`did you mean throughline workflow ${meant}?` : t`one of ${NAMES.join(', ')}`,
      )
    }
    const most = VERBS[name][0].split(' ').filter((taken) => taken !== '').length
    const extra = words[most]
    if (extra !== undefined) {
      throw usageError(
        t`workflow ${name} does not take ${JSON.stringify(extra)}`,
        t`it is throughline workflow ${name} ${VERBS[name][0]}`.trimEnd(),
      )
    }
    const verb: Verb = VERBS[name][2]
    return verb({ ...call, words })
  },
}

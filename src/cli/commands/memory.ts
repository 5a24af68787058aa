import { isRecord } from '../../base/is-record.ts'
import { RELATIONS } from '../../memory/store/relations.ts'
import { t } from '../../messages/people/speak.ts'
import { asName, redactFields } from '../../platform/redact.ts'
import { type Call, type Command, type Result, unknownWord, usageError } from '../command.ts'
import { PLACE_OPTIONS } from '../memory/place.ts'
import { VERBS, type VerbName } from '../memory/verbs.ts'

/** The text itself is redacted where it is written, which says so; files to read and write are where they are. */
const AS_GIVEN: ReadonlySet<string> = new Set(['content', 'out', 'project'])

/** One look at all that was given: what is recognised in the text is gone from the URI as well. */
function cleanCall(call: Call, options: readonly string[]): Call {
  const given = Object.fromEntries(options.map((option) => [option, call.value(option)]))
  const { words, values } = redactFields({ words: call.words, values: given })
  return {
    ...call,
    words: words.map(asName),
    value: (option) => (AS_GIVEN.has(option) ? call.value(option) : values[option]),
  }
}

const NAMES = Object.keys(VERBS) as VerbName[]

/** What is about memories and is no verb of this command. */
const ELSEWHERE = ['search', 'forget', 'why', 'share', 'past'] as const

export const memory: Command = {
  takes: `[${NAMES.join('|')}] [URI]`,
  words: 100,
  options: {
    ...PLACE_OPTIONS,
    content: {
      value: 'TEXT',
      of: ['create', 'update', 'append'],
      about: 'create, update, append: the text; - reads it from standard input.',
    },
    tier: {
      value: 'N',
      of: ['create', 'update', 'list'],
      about: 'create, update: 0-10, 0 is the most important (default 5); list: N and more important.',
    },
    when: {
      value: 'TEXT',
      of: ['create', 'update'],
      about: 'create, update: when to recall it, e.g. "When the parser is changed".',
    },
    file: {
      value: 'PATH',
      of: ['create', 'update'],
      about:
        'create, update: the file it is about; src/http/ for a folder, *.sql for an extension; several with commas.',
    },
    replace: { value: 'TEXT', of: ['update'], about: 'update: a piece of the text, which --with replaces.' },
    with: { value: 'TEXT', of: ['update'], about: 'update: what stands there instead of --replace.' },
    symbol: {
      value: 'NAME',
      of: ['create', 'update'],
      about: 'create, update: the function, class or name it is about.',
    },
    error: {
      value: 'PATTERN',
      of: ['create', 'update'],
      about: 'create, update: the failure it is a solution of, as a regular expression or a piece of its text.',
    },
    status: {
      value: 'WORD',
      of: ['update', 'list'],
      about: 'update: active, deprecated or archived; list: only those (default active).',
    },
    diff: { of: ['history'], about: 'history: what each version changed.' },
    version: { value: 'N', of: ['restore'], about: 'restore: back to this version.' },
    to: { value: 'URI', of: ['relate'], about: 'relate: the other memory.' },
    kind: { value: 'WORD', of: ['relate'], about: `relate: ${RELATIONS.join(', ')} (default relates_to).` },
    strength: { value: 'N', of: ['relate'], about: 'relate: 0 to 1 (default 1).' },
    remove: { of: ['relate', 'refuse'], about: 'relate: take the relation away again; refuse: learn that kind again.' },
    records: { of: ['list'], about: 'list: the records of files, commands and sessions too.' },
    force: { of: ['delete'], about: 'delete: for good, as throughline forget does.' },
    yes: { about: 'Do not ask.', short: 'y' },
    format: {
      value: 'WORD',
      of: ['export', 'import'],
      about: 'export, import: json (default), markdown, csv; import also claude-mem, claude-md.',
    },
    out: {
      value: 'FILE',
      of: ['export'],
      about: 'export: write it there instead of printing it; a folder for markdown.',
    },
    conflict: {
      value: 'WORD',
      of: ['import'],
      about: 'import: skip (default), overwrite, merge or rename where the URI is taken.',
    },
    limit: { value: 'N', of: ['list'], about: 'list: at most N.' },
    recent: { of: ['list'], about: 'list: the newest first.' },
    waiting: {
      of: ['list'],
      about: 'list: what you may have meant for good, and what agents propose; confirm N agrees, refuse N drops it.',
    },
    forgotten: { of: ['list'], about: 'list: how many were forgotten, and when; their texts are gone.' },
    contradictions: { of: ['list'], about: 'list: the memories that contradict each other, two and two.' },
  },
  examples: [
    'throughline memory create project://patterns/errors --content "Errors are values; nothing throws." --file src/core/',
    'throughline memory list',
    'throughline memory confirm 1',
    'throughline memory refuse decisions',
    'throughline memory read project://patterns/errors',
    'throughline memory restore project://patterns/errors --version 1',
    'throughline memory export --format markdown --out memories/',
  ],
  prints: [
    'memory',
    'memory-contradictions',
    'memory-list',
    'memory-history',
    'memory-refuse',
    'memory-confirm',
    'memory-waiting',
    'memory-forgotten',
    'memory-stats',
    'memory-export',
    'memory-import',
    'forget',
  ],
  run(call) {
    const [verb = '', ...rest] = call.words
    if (verb === '') return stateOf(call)
    const known = NAMES.find((name) => name === verb)
    if (!known && (ELSEWHERE as readonly string[]).includes(verb))
      throw usageError(
        t`there is no memory command ${JSON.stringify(verb)}`,
        t`it is a command of its own: throughline ${verb}`,
      )
    if (!known) throw unknownWord('memory command', verb, NAMES)
    return VERBS[known](cleanCall({ ...call, words: rest }, Object.keys(memory.options ?? {})))
  },
}

/** `throughline memory` alone. */
async function stateOf(call: Call): Promise<Result> {
  const { text, json } = await VERBS.stats(call)
  if (isRecord(json) && json.memories === 0) {
    const { text: nothing } = await VERBS.list(call)
    return { text: [nothing, t`throughline memory --help tells what can be done.`].join('\n'), json }
  }
  const more = t`throughline memory list shows them; throughline memory --help tells what else can be done.`
  return { text: `${text}\n\n${more}`, json }
}

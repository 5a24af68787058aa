import { didYouMean } from '../../base/text/did-you-mean.ts'
import { t } from '../../messages/people/speak.ts'
import { iso } from '../../platform/clock.ts'
import { compile } from '../../workflow/definition/definitions.ts'
import { definitionsFile } from '../../workflow/feature/load.ts'
import { archiveFeature, createFeature, type Done, startFeature } from '../../workflow/specs/feature-life.ts'
import { readFrontmatter } from '../../workflow/specs/frontmatter.ts'
import { activeFeature, featuresIn, PLACES, type SpecPlace, tasksFile, tasksText } from '../../workflow/specs/specs.ts'
import { readTasks, tasksIn, tick } from '../../workflow/specs/tasks.ts'
import { type Call, type Command, CommandError, type Result, usageError } from '../command.ts'
import { languageOf } from '../language.ts'
import { withStore } from '../store.ts'
import { table } from '../terminal/table.ts'
import { chosenHere, giveFeature } from './chosen.ts'
import { DISK, takeOn } from './tools.ts'

type Verb = (call: Call, name: string | undefined) => Promise<Result> | Result

const VERBS: Readonly<Record<string, readonly [takes: string, about: string, run: Verb]>> = {
  show: ['[FEATURE]', 'Show the tasks of the feature in progress (the default).', show],
  list: ['', 'Show every feature: in progress, in the backlog, archived.', list],
  new: ['FEATURE', 'Make a feature with its task list.', create],
  start: ['FEATURE', 'Fetch a feature from the backlog.', begin],
  use: ['FEATURE', 'Choose among the features in progress; the workflow under way without a feature gets it.', use],
  check: ['NUMBER', 'Check off a task of the feature in progress, by its number.', check],
  archive: ['FEATURE', 'Put a feature into the archive.', archive],
}
const NAMES = Object.keys(VERBS)

export const tasks: Command = {
  takes: `[${NAMES.join('|')}] …`,
  words: 2,
  verbs: NAMES.map((name) => [`${name} ${VERBS[name]?.[0]}`.trimEnd(), VERBS[name]?.[1] ?? '']),
  options: {
    backlog: { of: ['new'], about: 'new: put it into the backlog.' },
    workflow: { value: 'KEY', of: ['new'], about: 'new: the workflow it is for (default quick).' },
  },
  examples: [
    'throughline tasks',
    'throughline tasks new login-page --workflow standard',
    'throughline tasks check 3',
    'throughline tasks use login-page',
    'throughline tasks list --json',
  ],
  prints: ['tasks', 'tasks-list', 'tasks-feature', 'tasks-use'],
  run(call) {
    const [word = 'show', name] = call.words
    const verb = Object.hasOwn(VERBS, word) ? VERBS[word] : undefined
    if (!verb) {
      const meant = didYouMean(word, NAMES)
      throw usageError(
        t`tasks cannot ${JSON.stringify(word)}`,
        meant ? t`did you mean throughline tasks ${meant}?` : t`one of ${NAMES.join(', ')}`,
      )
    }
    return verb[2](call, name)
  },
}

async function show(call: Call, name: string | undefined): Promise<Result> {
  const feature = name ?? activeFeature(DISK.files, call.cwd, chosenHere(call))?.name
  const path = feature && tasksFile(call.cwd, feature)
  const text = path && tasksText(DISK.files, path)
  if (!feature || text === undefined || path === undefined) {
    if (name !== undefined) throw missing(call, name)
    return {
      text: t`No feature is in progress in ${call.cwd}/specs/features/in-progress.`,
      json: { ...NOTHING, tasks: [] },
    }
  }
  const { messages } = await languageOf(call)
  const found = tasksIn(text)
  const { checked, total, allChecked } = readTasks(text)
  const rows = found.map(
    (task, index) => `${String(index + 1).padStart(3)}  ${task.checked ? '[x]' : '[ ]'} ${task.text}`,
  )
  return {
    text: [messages.tasks.feature({ name: feature, checked, total }), ...rows].join('\n'),
    json: {
      feature,
      path,
      total,
      checked,
      allChecked,
      ...headOf(text),
      tasks: found.map((task, index) => ({ number: index + 1, text: task.text, checked: task.checked })),
    },
  }
}

const NOTHING = { feature: null, path: null, total: 0, checked: 0, allChecked: false, ...headOf('') }

function headOf(text: string) {
  const { status = null, workflow = null, created = null, archivedAt = null } = readFrontmatter(text)
  return { status, workflow, created, archivedAt }
}

async function list(call: Call): Promise<Result> {
  const { messages } = await languageOf(call)
  const rows = PLACES.flatMap((place) =>
    featuresIn(DISK.files, call.cwd, place).map((name) => rowOf(call.cwd, place, name)),
  )
  return {
    text:
      rows.length === 0
        ? t`No features in ${call.cwd}/specs/features. Make one: throughline tasks new NAME`
        : table(
            ['PLACE', 'FEATURE', 'WORKFLOW', 'DONE'],
            rows.map(({ place, feature, workflow, checked, total }) => [
              messages.workflow.places[place],
              feature,
              workflow ?? '',
              `${checked}/${total}`,
            ]),
          ),
    json: rows,
  }
}

function rowOf(project: string, place: SpecPlace, name: string) {
  const text = tasksText(DISK.files, tasksFile(project, name, place)) ?? ''
  const { workflow, created, archivedAt } = headOf(text)
  const { total, checked } = readTasks(text)
  return { place, feature: name, workflow, created, archivedAt, total, checked }
}

async function create(call: Call, name: string | undefined): Promise<Result> {
  const { registry } = compile(tasksText(DISK.files, definitionsFile(call.cwd)) ?? '')
  const workflow = call.value('workflow') ?? 'quick'
  if (!Object.hasOwn(registry.workflows, workflow)) {
    const meant = didYouMean(workflow, Object.keys(registry.workflows))
    throw usageError(
      t`there is no workflow ${JSON.stringify(workflow)}`,
      meant ? t`did you mean ${meant}?` : t`throughline workflow list shows them`,
    )
  }
  const place = call.flag('backlog') ? 'backlog' : 'in-progress'
  const feature = { name: needName('new', name), place, workflow, created: iso(call.now) } as const
  const made = createFeature(DISK, registry, call.cwd, feature)
  if (made.ok) await takeOn(call, call.cwd, feature.name)
  return told(call, feature.name, made, t`Made`)
}

async function begin(call: Call, name: string | undefined): Promise<Result> {
  const feature = needName('start', name)
  const started = startFeature(DISK, call.cwd, feature)
  if (started.ok) await takeOn(call, call.cwd, feature)
  return told(call, feature, started, t`In progress now:`)
}

function archive(call: Call, name: string | undefined): Result {
  const feature = needName('archive', name)
  return told(call, feature, archiveFeature(DISK, call.cwd, feature, iso(call.now)), t`Archived:`)
}

function check(call: Call, number: string | undefined): Promise<Result> {
  const feature = activeFeature(DISK.files, call.cwd, chosenHere(call))?.name
  const path = feature && tasksFile(call.cwd, feature)
  const text = path && tasksText(DISK.files, path)
  if (!path || text === undefined)
    throw new CommandError(t`no feature is in progress here`, t`throughline tasks list shows all`)
  const found = tasksIn(text)
  const task = /^\d+$/.test(number ?? '') ? found[Number(number) - 1] : undefined
  if (!task)
    throw usageError(
      number === undefined ? t`check needs the number of a task` : t`there is no task ${number}`,
      t`${feature} has tasks 1 to ${found.length}: throughline tasks`,
    )
  if (!task.checked) DISK.writer.write(path, tick(text, task))
  return show(call, undefined)
}

/** Which of several features in progress is meant from now on, in this project. */
async function use(call: Call, name: string | undefined): Promise<Result> {
  const feature = needName('use', name)
  if (!featuresIn(DISK.files, call.cwd, 'in-progress').includes(feature)) throw missing(call, feature)
  await takeOn(call, call.cwd, feature)
  const given = await withStore(call.paths, (sql) => giveFeature(sql, call, feature))
  const { messages } = await languageOf(call)
  const lines = [
    messages.commands.chosen({ name: feature }),
    ...(given ? [messages.commands.given({ name: feature, type: given })] : []),
  ]
  const path = tasksFile(call.cwd, feature)
  return { text: lines.join('\n'), json: { feature, path, workflow: given ?? null } }
}

function needName(verb: string, name: string | undefined): string {
  if (name !== undefined) return name
  throw usageError(t`tasks ${verb} needs the name of a feature`, t`for example throughline tasks ${verb} login-page`)
}

function told(call: Call, name: string, done: Done, text: string): Result {
  if (done.ok) return { text: `${text} ${done.path}`, json: { feature: name, path: done.path } }
  if (done.why === 'missing') throw missing(call, name)
  if (done.why === 'taken')
    throw new CommandError(t`${name} is there already (${done.place})`, t`throughline tasks list shows all`)
  throw usageError(
    t`${JSON.stringify(name)} cannot be the name of a feature`,
    t`use kebab-case, for example login-page`,
  )
}

function missing(call: Call, name: string): CommandError {
  const known = PLACES.flatMap((place) => featuresIn(DISK.files, call.cwd, place))
  const meant = didYouMean(name, known)
  return new CommandError(
    t`there is no such feature here: ${name}`,
    meant ? t`did you mean ${meant}?` : t`throughline tasks list shows all`,
  )
}

import { isPutOff } from '../../ledger/facts/agent/left.ts'
import { isBehind, openTasks } from '../../ledger/facts/halt.ts'
import type { LeftFact, TaskFact } from '../../ledger/facts.ts'
import { factsOf } from '../../ledger/put.ts'
import type { LineWords } from '../../texts/labels/words.ts'
import { type Held, topicWordsOf } from '../held.ts'
import type { Line, Telling } from '../line.ts'
import { nowOf } from '../now-line.ts'
import { factLine } from './fact-line.ts'
import { lastGoal } from './request.ts'

/** Where the line of several tasks stands among its part. */
export const OF_SEVERAL = 1e6

/** What is still to be done: tasks, the open points of the agent's last list, and what the person was asked. */
export function openLines(telling: Telling): Line[] {
  const { ledger, words, told } = telling
  const lines: Line[] = []
  const open = openTasks(ledger).filter((task) => task.progress === 'pending' || !isBehind(ledger, task))
  const tasks = open.filter(({ subject }) => told?.says(subject) !== true)
  const pending = tasks.filter(({ progress }) => progress === 'pending').sort((a, b) => a.firstSeen - b.firstSeen)
  const [next] = pending
  const inHand = unnamed(
    open.filter((task) => task.progress === 'in_progress' && !tasks.includes(task)),
    telling,
  )
  // A list that stops somewhere reads as if that were all: those still to do are one line, with their number.
  if (next !== undefined && pending.length > 1)
    lines.push({
      ...factLine(next, 'open', `${inHand}${words.tasksToDo(pending.length, listed(pending, words))}`, 1.5),
      order: OF_SEVERAL,
    })
  const saying = new Set(nextTaskLines(telling).map(({ factId }) => factId))
  for (const task of tasks) {
    if (saying.has(task.id) || (pending.length > 1 && task.progress === 'pending')) continue
    // That the checks are to be run goes without saying.
    if (told !== undefined && task.progress === 'pending' && ROUTINE.test(task.subject)) continue
    const label = task.label.startsWith('#') ? `${task.label} ` : ''
    const text = `${task.progress === 'pending' ? inHand : ''}${words.task(task.progress, label, task.subject)}`
    const started = task.progress === 'in_progress'
    lines.push({ ...factLine(task, 'open', text, started ? 1.4 : 0.9), order: (started ? 0 : 1e6) + task.firstSeen })
  }
  // What the agent said before its last message, before the last edit, or before the person had their say may have been dealt with since.
  const since = Math.max(ledger.lead.step, ledger.work.editSteps.at(-1) ?? 0, lastGoal(ledger)?.lastSeen ?? 0)
  // What was put off on purpose stays put off.
  const left = factsOf(ledger, 'left').filter(
    ({ lastSeen, text }) =>
      lastSeen >= since || (isPutOff(text) && !MINOR.test(text) && ledger.step - lastSeen <= LONG_AGO),
  )
  const closed = factsOf(ledger, 'task').filter(({ progress }) => progress === 'completed')
  for (const [at, item] of left.entries()) {
    if ([...tasks, ...closed].some((task) => isAbout(item, task))) continue
    const old = isPutOff(item.text) ? 0.3 : Math.min(1, (ledger.step - item.lastSeen) / 400)
    const text = words.leftOpen(item.heading, item.text)
    lines.push({ ...factLine(item, 'open', text, 1.1 - old - at * 0.03), order: 2e6 + at })
  }
  return lines.filter(({ worth }) => worth > 0).map((line) => ({ ...line, waits: 'summary' as const }))
}

/** What is left to do is told with what is being done, where nothing else that is said here names it. */
function unnamed(tasks: readonly TaskFact[], telling: Telling): string {
  const { words } = telling
  const { text, clause = '' } = nowOf(telling)
  return tasks
    .filter(({ subject }) => !text.includes(subject) && !clause.includes(subject))
    .map(({ label, subject }) => words.task('in_progress', label.startsWith('#') ? `${label} ` : '', subject))
    .map((told) => `${told}${words.semicolon}`)
    .join('')
}

/** The same task, by its words; a number alone may be that of another list. */
function isAbout({ text }: LeftFact, { label, subject }: TaskFact): boolean {
  if (text.includes(subject)) return true
  const own = topicWordsOf(text)
  return (
    label.startsWith('#') && text.startsWith(`${label} `) && [...topicWordsOf(subject)].some((word) => own.has(word))
  )
}

/** What open tasks say of themselves: commands and names that stand nowhere else. For when it is known that the summary lacks them. */
export function taskDetailLines({ ledger, words, told }: Telling): Line[] {
  return openTasks(ledger).flatMap((task, at) => {
    if (task.detail === undefined || !NAMES_SOMETHING.test(task.detail)) return []
    if (told !== undefined && !isNews(task.detail, told)) return []
    const text = words.taskSays(task.label.startsWith('#') ? task.label : '', task.subject, task.detail)
    return [
      {
        ...factLine(task, 'open', text, 0.8),
        // Whole: a description that is cut before its last point leaves that point undone.
        text,
        key: `${task.id} says`,
        order: (task.progress === 'pending' ? 1.5e6 : 0) + at,
      },
    ]
  })
}

/** One name that the summary lacks makes no news of what it tells; two, or a command, do. */
function isNews(detail: string, told: Held): boolean {
  const exact = [...new Set(detail.match(EXACT) ?? [])]
  const fresh = exact.filter((name) => !told.names([name])).length
  const commands = detail.match(COMMANDS) ?? []
  if (commands.some((command) => !told.names([command]))) return true
  return told.says(detail, HALF) || told.paraphrases(detail) ? fresh >= NEWS : true
}

/** What the task after the one in hand says: summaries tell of the work in hand, and of what comes next no more than its name. */
export function nextTaskLines(telling: Telling): Line[] {
  const pending = openTasks(telling.ledger).filter(({ progress }) => progress === 'pending')
  const [next] = pending.sort((a, b) => a.firstSeen - b.firstSeen)
  return taskDetailLines(telling).filter(({ factId }) => factId === next?.id)
}

/** By number and subject, as many as fit. */
function listed(tasks: readonly TaskFact[], words: LineWords): string {
  const shown: string[] = []
  let left = LONGEST_LIST
  for (const { label, subject } of tasks) {
    const text = label.startsWith('#') ? `${label} ${subject}` : subject
    left -= text.length + 2
    if (left < 0) break
    shown.push(text)
  }
  return [...shown, ...(shown.length < tasks.length ? [words.more(tasks.length - shown.length)] : [])].join('; ')
}

const LONGEST_LIST = 260
const ROUTINE =
  /^(?:re-?)?(?:run|verify|check|execute)\b[^`/]{0,24}\b(?:tests?|lint(?:er|ing)?|checks?|suite|build|fmt|formatt(?:er|ing))\W*$|^(?:執行|运行|跑)?(?:測試|测试)$/i
/** Put off because nothing hangs on it. */
const MINOR = /\b(?:minor|nit(?:pick)?s?|cosmetic|nice[- ]to[- ]have|optional)\b|可有可無|可有可无/i
/** A command, a path, a name in code, a figure. */
const NAMES_SOMETHING =
  /`[^`]+`|\b\w+[._/(]\w|\b[a-z]+[A-Z]\w|\b(?:run|npm|go|make|cargo|pytest|mise|pnpm|yarn)\b \w|\d/
/** What was put off so many steps ago belonged to other work. */
const LONG_AGO = 250
/** What has to be written exactly so. */
export const EXACT = /[\w-]*[\w)][._/:=][\w./:=()-]*\w|\b[a-z]+[A-Z]\w*/g
const COMMANDS =
  /(?<![.\w])(?:(?:npm|pnpm|yarn|bun|npx|mise|cargo|mix|pytest|uv|poetry) (?:run )?|go (?=test|build|run|vet|generate)|make (?!sure|it|the|an?\b))[a-z][\w:-]+/g
const NEWS = 2
const HALF = 0.5

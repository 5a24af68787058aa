import { lookUp } from '../../../base/look-up.ts'
import { anchorsOf } from '../../../base/names.ts'
import { clipClause } from '../../../base/text/sentences.ts'
import { oneLine } from '../../../base/text/text.ts'
import { isOrderForGood } from '../../../base/typed/index.ts'
import type { Entry } from '../../transcript/entry.ts'
import { inputText } from '../call-text.ts'
import type { Ledger, TaskFact } from '../facts.ts'
import { changeFact, drop, factOf, factsOf, keyOf, put } from '../put.ts'

type Call = Extract<Entry, { type: 'call' }>

/** Tasks as the agent's own task tools have them. A todo list is replaced whole; single tasks are updated by number. */
export function takeTaskCall(ledger: Ledger, entry: Call): void {
  lookUp(TOOLS, entry.tool)?.(ledger, entry)
}

export function takeTaskResult(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>): void {
  numberTask(ledger, entry)
  if (ledger.calls[entry.id]?.tool === 'TaskList') readList(ledger, entry)
}

const TOOLS: Readonly<Record<string, (ledger: Ledger, call: Call) => void>> = {
  TodoWrite: replaceTodos,
  TaskCreate: createTask,
  TaskUpdate: updateTask,
  TaskList: (ledger, call) => {
    ledger.calls[call.id] = { tool: 'TaskList', step: ledger.step, away: false, command: '' }
  },
}

/** An agent that was sent out for a task in progress says that it is done: then it is not open, whoever ticks it. */
export function takeTaskReported(ledger: Ledger, sentFor: string): void {
  const number = /\btask #?(\d+)\b|(?:任務|任务)\s*#?(\d+)/i.exec(sentFor)
  const label = `#${number?.[1] ?? number?.[2] ?? ''}`
  for (const task of factsOf(ledger, 'task')) {
    if (task.progress !== 'in_progress' || (task.label !== label && !sentFor.includes(task.subject))) continue
    changeFact(ledger, task, { progress: 'completed', status: 'done' })
  }
}

/** The agent reports a task by its number as done, and has changed something since it was noted: whoever forgets to tick it. */
export function takeTaskSaid(ledger: Ledger, text: string): void {
  const changed = Math.max(ledger.work.editSteps.at(-1) ?? 0, ledger.work.commit.step)
  for (const task of factsOf(ledger, 'task')) {
    if (task.progress === 'completed' || !task.label.startsWith('#') || changed <= task.firstSeen) continue
    const line = new RegExp(`\\b[Tt]ask ${task.label}\\b.*|(?:任務|任务) ?${task.label}(?!\\d).*`).exec(text)?.[0]
    if (line === undefined || !TOLD_DONE.test(line) || NOT_YET.test(line)) continue
    changeFact(ledger, task, { progress: 'completed', status: 'done' })
  }
}

function replaceTodos(ledger: Ledger, call: Call): void {
  const todos = Array.isArray(call.input.todos) ? call.input.todos : []
  for (const task of factsOf(ledger, 'task')) if (task.label === '') drop(ledger, task.id)
  for (const todo of todos) {
    if (typeof todo !== 'object' || todo === null) continue
    const subject = field(todo, 'content') || field(todo, 'subject')
    if (subject !== '')
      putTask(ledger, call, { key: keyOf(subject), subject, label: '', progress: progressOf(field(todo, 'status')) })
  }
}

function createTask(ledger: Ledger, call: Call): void {
  const subject = inputText(call, 'subject') || inputText(call, 'description')
  if (subject !== '')
    putTask(ledger, call, {
      key: `call ${call.id}`,
      subject,
      label: '?',
      progress: 'pending',
      detail: inputText(call, 'description'),
    })
}

/** Only the result of the creating call tells the task's number. */
function numberTask(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>): void {
  const made = factOf(ledger, 'task', `call ${entry.id}`)
  const number = made === undefined ? undefined : /#(\d+)/.exec(entry.text.slice(0, 200))?.[1]
  if (made === undefined || number === undefined) return
  drop(ledger, made.id)
  const { subject, progress, detail } = made
  putTask(ledger, entry, { key: `#${number}`, subject, label: `#${number}`, progress, detail })
}

function updateTask(ledger: Ledger, call: Call): void {
  const label = `#${inputText(call, 'taskId')}`
  const known = factOf(ledger, 'task', label)
  const status = inputText(call, 'status')
  const subject = inputText(call, 'subject') || known?.subject
  if (subject === undefined) return
  if (status === 'deleted') {
    drop(ledger, `task:${label}`)
    return
  }
  putTask(ledger, call, {
    key: label,
    subject,
    label,
    progress: status === '' ? (known?.progress ?? 'pending') : progressOf(status),
    detail: inputText(call, 'description') || known?.detail,
  })
}

/** The list is the truth: subagents tick tasks that the main thread never sees updated. */
function readList(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>): void {
  for (const match of entry.text.slice(0, 20_000).matchAll(/^\s*#(\d+)\.? \[(\w+)\] (.+)$/gm)) {
    const [, number, status, subject] = match
    if (number === undefined || status === undefined || subject === undefined) continue
    const label = `#${number}`
    const known = factOf(ledger, 'task', label)
    if (known?.progress === progressOf(status)) continue
    putTask(ledger, entry, { key: label, subject, label, progress: progressOf(status), detail: known?.detail })
  }
}

function putTask(
  ledger: Ledger,
  entry: Entry,
  task: { key: string; subject: string; label: string; progress: TaskFact['progress']; detail?: string | undefined },
): void {
  // What an agent wrote into its list may come from anywhere: an order for good is no task.
  if (isOrderForGood(task.subject)) return
  const subject = clipClause(oneLine(task.subject), 200)
  const detail = wholePoints(task.detail ?? '', LONGEST_DETAIL)
  put(ledger, entry, {
    kind: 'task',
    key: task.key,
    text: `${task.label.startsWith('#') ? `${task.label} ` : ''}${subject} (${task.progress})`,
    status: task.progress === 'completed' ? 'done' : 'open',
    // The number is a label: a summary that has the subject has the task.
    anchors: anchorsOf(subject),
    own: {
      subject,
      label: task.label,
      progress: task.progress,
      ...(detail !== '' && detail !== subject && { detail }),
    },
  })
}

/**
 * What a description says, in whole sentences and points: a list that stops before the point that decides reads as if that point were not
 * asked for. '' where it is too long to be said whole.
 */
function wholePoints(text: string, limit: number): string {
  if (text.length > limit * 2) return ''
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  let said = ''
  for (const line of lines) {
    const point = line.replace(MARK, '')
    if (said === '') said = point
    else said += /[:：]$/.test(said) ? ` ${point}` : /[.!?;。！？；,，]$/.test(said) ? ` ${point}` : `; ${point}`
  }
  return said.length <= limit ? said : ''
}

function progressOf(status: string): TaskFact['progress'] {
  return status === 'in_progress' || status === 'completed' ? status : 'pending'
}

function field(value: object, key: string): string {
  const found: unknown = Object.entries(value).find(([name]) => name === key)?.[1]
  return typeof found === 'string' ? found : ''
}

/** `Task #4: moved the parser`, `Task #4 is done`: what comes behind the number is a deed in the past, or says so. */
const TOLD_DONE =
  /^(?:\W{0,4}[Tt]ask|任務|任务) ?#\d+(?:\*\*)?(?: \([^)]{1,60}\))?(?:(?::|[ –—-]+)(?:\*\*)? ?(?:[A-Za-z]{2,}ed\b|(?:built|made|wrote|split|done)\b|[✅✓☑])| (?:is|was|has been|now) (?:now )?(?:done|complete|finished|committed)|.{0,80}(?:✅|✓|☑|[:：] ?(?:done|completed?)\b|已完成|完成了|做完))/i
const NOT_YET =
  /\b(?:not|isn['’]t|next|blocked|failed|remain\w*|need\w*|require\w*|planned|pending|partly|half|still|until)\b|未|沒|没|還|还/i
const MARK = /^(?:[-*•]|\d+[.)])\s+(?:\[[ xX]?\]\s*)?/
const LONGEST_DETAIL = 480

import { describe, expect, test } from 'bun:test'
import { plainWords } from '../../base/names.ts'
import { ENGLISH, LABELS } from './labels.ts'

/** Every template with arguments that bring no word of their own. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  list: [['1', '2', '3']],
  place: [['1', '2', '3']],
  task: ['in_progress', '#1 ', '2'],
  refused: ['1', '2', 'run'],
  outcome: ['failed', '2'],
  beforeEdits: [1, '2', ''],
  beforeEditsAgain: [1, '2', ''],
  editsSince: [1, '2'],
  userIs: [['1', '2']],
  inOrder: [['1', '2']],
  numbered: [['1', '2']],
  instructions: [['1', '2']],
  rebased: ['2', false],
  rewritten: ['amended', '2'],
  headIs: ['1', '2', true],
  commitRefused: ['2', true],
  conflict: ['1', '2', 'edited'],
  passedHere: ['2', 'after-edits'],
  more: [2],
  saysStale: ['1', '2', '3'],
  saysAgainst: ['1', ['2', '3']],
  commands: [['1', '2']],
  check: ['1', '2', '3', '4'],
  checkStopped: ['1', '2', '3', '4'],
}
/** Joints between other templates, or marks around somebody's words: their words are those of the parts. */
const JOINTS: ReadonlySet<string> = new Set([
  'list',
  'comma',
  'semicolon',
  'folder',
  'place',
  'quoted',
  'check',
  'checkNamed',
  'commands',
  'rule',
  'leftOpen',
  'failedWith',
  'inBrackets',
])

function filled(template: unknown, name: string): string {
  if (typeof template !== 'function') return String(template)
  return String(template(...(ARGUMENTS[name] ?? ['1', '2', '3'])))
}

describe.each(Object.entries(LABELS))('the labels in %s', (language, labels) => {
  test('have every template that English has', () => {
    expect(Object.keys(labels.lines).sort()).toEqual(Object.keys(ENGLISH.lines).sort())
    expect(Object.keys(labels).sort()).toEqual(Object.keys(ENGLISH).sort())
  })

  test.each(Object.entries(labels.lines).map(([name, template]) => [name, template] as const))(
    '%s says what it was given, in words of its own language',
    (name, template) => {
      const line = filled(template, name)
      if (typeof template === 'function') expect(line).toContain('2'.repeat(Math.min(1, template.length - 1)))
      // The command that the person typed is called so in every language.
      if (language !== 'en') expect(line.replace(/\/compact|--force-with-lease/, '')).not.toMatch(/[a-z]/i)
      if (!JOINTS.has(name)) expect(plainWords(line).size).toBeGreaterThan(0)
    },
  )

  test('have a last line for every way a session can stand, and it begins the same', () => {
    const { lines, now } = labels
    const all = [
      lines.waitsFor('1'),
      lines.waitsForPlan,
      lines.askedLast('1'),
      lines.saidWithCompact,
      lines.refusedLast('1', '', ''),
      lines.refusedLast('', '2', ''),
      lines.refusedLast('', '2', '3'),
      lines.interruptedLast('1', '', ''),
      lines.interruptedLast('1', '2', '3'),
      lines.turnEnded(''),
      lines.turnEnded('1'),
      lines.repliedLast('1', ''),
      lines.turnEndedTasks('1', 2, ''),
      lines.turnEndedTasks('', 1, ''),
      lines.turnEndedTasks('', 1, '2'),
      lines.notBegun(''),
      lines.notBegun('1'),
      lines.runningLast('1'),
      lines.sentLast('1'),
      lines.underWay,
      lines.underWayHere,
      lines.underWayOn('1'),
      lines.underWayAfter('1'),
      lines.underWayTask('1', '2'),
    ]
    expect(all.filter((line) => !line.startsWith(now))).toEqual([])
    expect(new Set(all).size).toBe(all.length)
  })

  test('tell the three states of a task apart', () => {
    const states = (['in_progress', 'pending', 'completed'] as const).map((state) => labels.lines.task(state, '', 'x'))
    expect(new Set(states).size).toBe(3)
  })
})

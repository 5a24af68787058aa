import { said, t } from '../../../messages/people/speak.ts'
import { compileRule } from '../../../rules/compile/compile.ts'
import { MADE_UP } from '../ground.ts'
import type { Check } from './levels.ts'

const RIGHT = { name: 'x', description: 'x', event: 'UserPromptSubmit', action: 'notice' } as const

/** Rules with one mistake each: the linter must refuse them, and name the line. */
const MISTAKES: readonly (readonly [mistake: string, fields: Readonly<Record<string, unknown>>])[] = [
  ['no name', { ...RIGHT, name: undefined }],
  ['a name with blanks', { ...RIGHT, name: 'a b' }],
  ['no description', { ...RIGHT, description: undefined }],
  ['no event', { ...RIGHT, event: undefined }],
  ['an event that is none', { ...RIGHT, event: 'PreTool' }],
  ['an action that is none', { ...RIGHT, action: 'forbid' }],
  ['an action that the event does not take', { ...RIGHT, event: 'Notification', action: 'deny' }],
  ['a priority beyond 100', { ...RIGHT, priority: 101 }],
  ['an expression that does not end', { ...RIGHT, when: { prompt: '(a+)+$' } }],
  ['an expression that is broken', { ...RIGHT, when: { prompt: '(' } }],
  ['a condition that nobody knows', { ...RIGHT, when: { tol: 'Bash' } }],
  ['a field that nobody knows', { ...RIGHT, prioritty: 3 }],
]

/** The same rule without a mistake is taken; each of the mistakes is found. */
export function validations(): Check[] {
  const isTaken = problemsOf(RIGHT) === 0
  return MISTAKES.map(([mistake, fields]) => {
    const passed = isTaken && problemsOf(fields) > 0
    return {
      level: 'rules',
      title: t`a mistake is found: ${said(mistake)}`,
      passed,
      ...(!passed && { problem: t`the linter has nothing to say about it` }),
    }
  })
}

function problemsOf(fields: Readonly<Record<string, unknown>>): number {
  const lines = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}: ${JSON.stringify(value)}`,
  )
  const text = ['---', ...lines, '---', 'x', ''].join('\n')
  return compileRule({ file: 'x.md', text, origin: 'user', ...MADE_UP }).problems.length
}

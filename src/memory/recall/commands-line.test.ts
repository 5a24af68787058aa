import { expect, test } from 'bun:test'
import type { CommandDetails } from '../learn/commands.ts'
import { commandsLine } from './commands-line.ts'

const command = (text: string, passed: number, of = passed): { details: CommandDetails } => ({
  details: { command: text, purpose: '', sessions: of, passed, failed: of - passed, warmth: [passed, 1] },
})

test('tells the commands that work with how often they did, and what for where it is not plain', () => {
  const { line } = commandsLine([command('npm test', 9), command('make fmt', 4, 5), command('npm run lint', 7)])
  expect(line).toBe(
    'Commands that work here, with the sessions they passed in: `npm test` 9 of 9, `npm run lint` 7 of 7, `make fmt` 4 of 5 (format)',
  )
})

test('leaves out what mostly fails, what only joins others, and a fourth way to do the same; another suite is another thing to know', () => {
  const { told } = commandsLine([
    command('npm test', 9),
    command('npm test && npm run lint', 8),
    command('npm run test:load', 3),
    command('npm run test:slow', 3),
    command('npm run test:more', 3),
    command('npm run build', 1, 4),
  ])
  expect(told.map(({ details }) => details.command)).toEqual(['npm test', 'npm run test:load', 'npm run test:slow'])
  expect(commandsLine([]).line).toBe('')
})

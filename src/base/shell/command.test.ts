import { describe, expect, test } from 'bun:test'
import { commandKey, plainCommand } from './command.ts'

describe('a command as a person would repeat it', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['npm test', 'npm test'],
    ['cd /a && npm test 2>&1 | tail -20', 'npm test'],
    ['cd /a; cd b && npm test | tee out.log', 'npm test'],
    ['# the whole suite\ncd app && go test ./...  2>&1', 'go test ./...'],
    ['npm test | grep fail', 'npm test | grep fail'],
    ['git commit -m "$(cat <<\'EOF\'\nSubject\nEOF\n)"', 'git commit -m "…"'],
    ['python3 - <<PY\nprint(1)\nPY', 'python3 - <<PY …'],
  ]
  for (const [command, plain] of cases) {
    test(JSON.stringify(command), () => expect(plainCommand(command)).toBe(plain))
  }
})

describe('the key of a command', () => {
  test('is the same however the output is trimmed', () => {
    expect(commandKey('cd /a && npm test 2>&1 | tail -20')).toBe(commandKey('npm test'))
  })

  test('tells two scripts in here-documents apart', () => {
    expect(commandKey('python3 - <<PY\nprint(1)\nPY')).not.toBe(commandKey('python3 - <<PY\nprint(2)\nPY'))
  })
})

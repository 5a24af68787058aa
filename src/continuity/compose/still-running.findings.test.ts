import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { recover } from '../texts/recover.ts'

/** What is told of commands in the background whose end the client has not written down: made-up sessions. */
const STARTED = {
  text: 'Command running in background with ID: b7f3. Output is being written to: /tmp/tasks/b7f3.output. You will be notified.',
}
const start = (command: string) =>
  session()
    .place('/srv/shop', 'main')
    .prompt('Mend the cart.')
    .call('Bash', { command, run_in_background: true }, STARTED)
const read = (made: Session, times: number) =>
  Array.from({ length: times }).reduce<Session>(
    (told, _, at) => told.call('Read', { file_path: `/srv/shop/src/${at}.ts` }, { text: 'x' }),
    made,
  )
const told = ({ entries }: Session) =>
  recover({ ledger: advance(emptyLedger(), entries), alreadyTold: '-', summaryKnown: true }).text

describe('13: what runs in the background', () => {
  test.each([
    ['a check that was just started', read(start('npm run test:all'), 2)],
    ['a server, however long ago', read(start('npm run dev'), 60)],
    [
      'what was looked at just now and had not ended',
      read(start('npm run test:all'), 20).call(
        'Bash',
        { command: 'tail -3 /tmp/tasks/b7f3.output' },
        { text: 'running …' },
      ),
    ],
  ])('is told: %s', (_, made) => expect(told(made)).toContain('Still running in the background (b7f3)'))

  test.each([
    ['a check that was started long ago', read(start('npm run test:all'), 40)],
    [
      'what was looked at, and other things were done since',
      read(
        start('npm run test:all').call('Read', { file_path: '/tmp/tasks/b7f3.output' }, { text: 'test 4 of 9' }),
        12,
      ),
    ],
    [
      'what may have been killed',
      start('npm run dev').call('Bash', { command: 'pkill -f vite; sleep 1' }, { text: '' }),
    ],
  ])('is not: %s', (_, made) => expect(told(made)).not.toContain('Still running'))
})

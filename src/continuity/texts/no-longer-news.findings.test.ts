import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from './delta.ts'
import { recover } from './recover.ts'

const OK = { text: 'ok' }
const edit = { file_path: '/srv/till/src/a.ts', old_string: 'a', new_string: 'b' }
const start = () => session().place('/srv/till', 'main').prompt('Mend the till.')
const done = (told: Session) => told.call('Edit', edit, OK).say('Done.')
const textsOf = ({ entries }: Session, next = 'continue') => {
  const ledger = advance(emptyLedger(), entries)
  const a = recover({ ledger })
  return `${a.text}\n${delta({ ledger, told: 'The till is being mended.', a, next, nextIs: 'prompt' }).text}`
}

describe('what was found and is no news any more', () => {
  test.each([
    ['`till ics FILE DIR` works now, all 17 specs pass (no rubocop on this machine).', '17 specs'],
    ['`till ics FILE DIR` 可以用了，17 个 spec 全过（这台机器没有 rubocop）。', '17 个 spec'],
  ])('how far an earlier turn had come: %s', (report, words) => {
    const told = start()
      .call('Edit', edit, OK)
      .say(report)
      .prompt('wait with the commit')
      .say('All right, no commit yet.')
    expect(textsOf(told)).not.toContain(words)
  })

  test('what was killed since', () => {
    const told = start().say(
      '`tillServer` in src/server.ts:12 still runs on `5173` with the PID 33189, because nobody has stopped it. Kill it?',
    )
    expect(
      textsOf(told.prompt('and what is on 5177?').say('The new one is on `5177`.'), 'what of tillServer on 5173?'),
    ).toContain('33189')
    const over = told.prompt('yeah').call('Bash', { command: 'kill 33189' }, OK)
    expect(textsOf(over.say('Clean. The frontend is on `5173`.'), 'what of tillServer on 5173?')).not.toContain('33189')
  })

  test('points of a proposal that was not chosen', () => {
    const told = start().say(
      '## My recommendations (in priority order)\n\n**1. Task checkpoints** - Most valuable\n- Real agents use the `Task` tool to spawn others\n\n**2. Session resume** - Medium value\n- Tests that `till --resume` and the `till hooks` work together\n\nWould you like me to implement any of these?',
    )
    expect(textsOf(done(told.prompt('yes, do 1')))).not.toContain('till --resume')
  })

  test('where the last search has found what it looked for', () => {
    const text = 'src/cart.ts:10:export function total(n: number) {'
    expect(textsOf(start().call('Grep', { pattern: 'total' }, { text }))).not.toContain('cart.ts:10')
  })
})

describe('requirements of somebody else are no rules', () => {
  const PLAN = '/srv/till/docs/plans/till-plan.md'
  const read = (text: string) => start().call('Read', { file_path: PLAN }, { text }).say('Read.')
  test('of a README that a plan wants written', () => {
    const plan =
      '# Plan\n\n## Task 6: README\n\n```markdown\n## Totals\n\n```json\n{ "totals": true }\n```\n\n### Requirements\n\n- The `till` command must be in the PATH\n```\n\nThen commit.'
    expect(textsOf(read(plan))).not.toContain('must be in the PATH')
  })

  test('nor what is there already', () => {
    const plan =
      '# Till\n\n## Requirements\n\n### Validated (Milestone 1)\n\n- Payments must be signed — M1\n- Only one till for each shop — M1\n'
    expect(textsOf(read(plan))).not.toContain('Payments must be signed')
    expect(textsOf(read(plan.replace('Validated (Milestone 1)', 'Constraints')))).toContain('Payments must be signed')
  })
})

describe('whose words, and which', () => {
  test('the rest of a message is not told for a question that was answered', () => {
    const told = start().prompt('committed it myself. usage stays 2 and never 3. how would you do it')
    const b = textsOf(
      done(done(told.say('Three ways: a, b, c.').prompt('the second')).prompt('Now sort the list of shops by name.')),
      'go on with the second way',
    )
    expect(b).not.toContain('how would you do it')
  })

  test('a number that carries the text of its own point is not looked up in another list', () => {
    const told = start().say('What I did:\n1. Added a heading\n2. Wrote the section on running tests (lines 46-68)')
    const text = textsOf(told.prompt('2. Strengthen the till tests - Add checks of the drawer').call('Edit', edit, OK))
    expect(text).not.toContain('section on running tests')
  })

  test('of a list no point stands alone', () => {
    const said =
      'Branch off main for part 2.\n\nWhat is done already:\n- src/phase.ts — Pure transition(phase, event) with all states\n\nYour task: wire the transitions in. Key points:\n1. src/hooks.ts — start(): call transition(phase, START, ctx)\n2. src/stop.ts — stop handler: call transition(phase, STOP, ctx), condense if\nACTIVE→IDLE\n3. all handlers: dispatch the actions\n\nWrite tests first (TDD). Run make check before considering complete.\n\nalso use the plan skill'
    const text = textsOf(session().place('/srv/till', 'main').prompt(said).call('Bash', { command: 'ls' }, OK))
    const points = ['start()', 'stop handler', 'dispatch the actions'].filter((point) => text.includes(point))
    expect([0, 3]).toContain(points.length)
  })

  test('what they took over from the agent stands once', () => {
    const text = textsOf(
      start()
        .say('Two faults.')
        .prompt(
          'You also said above: 2. tree.add() misses changes (the cache is stale) \nBut why is there no service running?',
        ),
    )
    expect(text.split('misses changes').length).toBe(2)
  })

  test('a question beside which the agent only said that it would look is not answered', () => {
    const told = done(start())
      .prompt('does the big model have another name?')
      .say('Good question. Let me check the names.')
    expect(textsOf(told)).toContain('does the big model have another name?')
  })

  test('what was started in the background and how the agent closed is an answer', () => {
    const told = start()
      .say('Would you like me to draw it?')
      .prompt('Yes, draw the three dialogs please')
      .call(
        'Task',
        { description: 'Draw', prompt: 'Draw', run_in_background: true },
        { text: 'Async agent launched successfully.\nagentId: a2ffcc6' },
      )
      .say("The design agent is working on the drawings. I'll let you know when it's done.")
    const text = textsOf(told)
    expect(text).not.toContain('has not answered')
    expect(text).toContain('The design agent is working on the drawings')
  })
})

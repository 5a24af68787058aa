import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { recover } from '../texts/recover.ts'

/** Checks beside agents that were sent out: a small made-up session each. */
const OK = { text: 'ok' }
const edit = { file_path: '/srv/shop/src/cart.ts', old_string: 'a', new_string: 'b' }
const said = ({ entries }: Session) => recover({ ledger: advance(emptyLedger(), entries) }).text
const start = () => session().place('/srv/shop', 'fix/cart').prompt('Review it.').call('Edit', edit, OK)
const SENT = 'Async agent launched successfully.\nagentId: afba179 (internal ID)\nThe agent works in the background.'
const send = (told: Session, kind: string, text = SENT) =>
  told.call('Task', { description: 'Look at it', prompt: 'Look.', subagent_type: kind }, { text })
const check = (told: Session) => told.call('Bash', { command: 'npm test' }, { text: '12 passed' })
const back = (told: Session, output: string) =>
  told.call(
    'TaskOutput',
    { task_id: 'afba179' },
    {
      text: `<retrieval_status>success</retrieval_status>\n\n<task_id>afba179</task_id>\n\n<task_type>local_agent</task_type>\n\n<status>completed</status>\n\n<output>\n${output}\n</output>`,
    },
  )
const SHAKEN = 'Passed before an agent was sent out'

describe('a check beside an agent in the background', () => {
  test('ran before it where it was sent out later', () => {
    expect(said(back(send(check(start()), 'general-purpose'), 'Mended the cart.'))).toContain(SHAKEN)
  })

  test('did not where it was sent out before', () => {
    expect(said(back(check(send(start(), 'general-purpose')), 'Mended the cart.'))).not.toContain(SHAKEN)
  })

  test.each([
    ['shop:review:security-sentinel', 'There are two risks.'],
    ['architecture-strategist', 'It follows the layers.'],
    ['code-reviewer', 'Good work.'],
    [
      'general-purpose',
      '[Tool: Read] {"file_path":"/srv/shop/a.ts"}\n[Tool: Bash] {"command":"git log -3 2>&1 | head"}\n\nFine.',
    ],
  ])('is as it was where it only read: %s', (kind, output) => {
    expect(said(back(send(check(start()), kind), output))).not.toContain(SHAKEN)
  })

  test.each([
    ['general-purpose', '[Tool: Edit] {"file_path":"/srv/shop/a.ts"}\n\nFine.'],
    ['general-purpose', '[Tool: Bash] {"command":"sed -i s/a/b/ a.ts"}\n\nFine.'],
    ['code-reviewer', 'I have fixed the rounding.'],
  ])('is not where it wrote: %s %s', (kind, output) => {
    expect(said(back(send(check(start()), kind), output))).toContain(SHAKEN)
  })
})

test('nor does a reviewer that was waited for edit anything', () => {
  expect(said(send(check(start()), 'superpowers:code-reviewer', 'Two points, none of them blocks.'))).not.toContain(
    SHAKEN,
  )
  expect(said(send(check(start()), 'dev', 'The cart is mended.'))).toContain(SHAKEN)
})

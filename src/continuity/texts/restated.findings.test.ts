import { describe, expect, test } from 'bun:test'
import type { World } from '../compose/line.ts'
import { INDEX_READ } from '../compose/waiting-sample.ts'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { session } from '../ledger/sample.ts'
import { delta } from './delta.ts'
import { recover } from './recover.ts'

const OK = { text: 'ok' }
const said = (request: string, told: string, world: World = INDEX_READ) => {
  const { entries } = session()
    .place('/srv/shop', 'main')
    .prompt(`${request.replace(/\.$/, '')}. Never panic in library code.`)
    .call('Edit', { file_path: '/srv/shop/src/main.rs', old_string: 'a', new_string: 'b' }, OK)
    .say('Done.')
    .prompt("ok, next the README. by the way, what's the MSRV?")
    .say('The MSRV is 1.70, set in Cargo.toml. Shall I write the README now?')
    .prompt('yes please, but keep it to one page')
    .call('Write', { file_path: '/srv/shop/README.md', content: 'x' }, OK)
  const ledger = advance(emptyLedger(), entries)
  return delta({ ledger, told, a: recover({ ledger, world }), next: 'continue' }).text
}

describe('a short request that the summary tells in its own words is not told again', () => {
  test.each([
    ['Add a CLI in src/main.rs.', 'Adding a CLI, README begun.'],
    ['Add a tax rate to the calculator.', 'Adding a tax rate. README next.'],
    ['Deploy the app.', 'Deploying. README begun.'],
    ['please migrate the orders', 'The orders were migrated; the README is being written.'],
    ['Rename the helper in src/main.rs', 'The helper is being renamed. README next.'],
  ])('%s: %s', (request, summary) => {
    expect(said(request, summary)).not.toContain(request.replace(/\.$/, ''))
  })

  test.each([
    ['Add a CLI in src/main.rs.', 'Adding tests, README begun.'],
    ['Add a CLI in src/main.rs.', 'A README is being written.'],
    ['Add a tax rate to the calculator.', 'The README is being written.'],
    ['Deploy the app.', 'README begun.'],
    ['Rename the helper in src/main.rs', 'The parser is being renamed. README next.'],
  ])('but it is where the summary has something else: %s: %s', (request, summary) => {
    expect(said(request, summary)).toContain(request.replace(/\.$/, ''))
  })

  test('and where its file is named neither there nor in the place', () => {
    expect(said('Add a CLI in src/main.rs.', 'Adding a CLI, README begun.', {})).toContain('Add a CLI in src/main.rs')
  })
})

test('a list of rules that the last exchange quotes stands there alone', () => {
  const points = ['不要提交', '不要推送', '金額一律用整數', '註解寫英文', '別動 legacy/']
  const { entries } = session()
    .place('/srv/shop', 'main')
    .prompt(`寫匯入器。規則：\n${points.map((point, at) => `${at + 1}. ${point}`).join('\n')}`)
    .call('Edit', { file_path: '/srv/shop/p.py', old_string: 'a', new_string: 'b' }, OK)
  const ledger = advance(emptyLedger(), entries)
  const { text } = recover({ ledger, alreadyTold: '寫了一些。', summaryKnown: true })
  for (const point of points) expect(text.split(point).length).toBe(2)
})

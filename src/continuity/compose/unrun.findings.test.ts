import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** What nobody has run yet: a small made-up session each. */
const OK = { text: 'ok' }
const start = () => session().place('/srv/shop', 'fix/cart')
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })

function ledgerOf({ entries }: Session) {
  return advance(emptyLedger(), entries)
}

function said(told: Session, language: keyof typeof LABELS = 'en'): string {
  return recover({ ledger: ledgerOf(told), labels: LABELS[language] }).text
}

describe('the verification that a plan asks for', () => {
  const PLAN = [
    'Implement the following plan:',
    '',
    '# Round the totals',
    '',
    'The totals of carts with several currencies are off by a cent.',
    '',
    '## Verification',
    '',
    '1. `npm test` — all tests pass',
    '2. `cd desk && cargo test --features till` — the desk builds',
    '3. Manual: open a cart with two currencies and look at its total',
    '4. The prices stay as they are',
    '',
    '## Files',
    '',
    '- `src/cart.ts`',
  ].join('\n')
  const planned = (text = PLAN) => start().prompt(text).call('Edit', edit('src/cart.ts'), OK)
  const LINE = 'Verification that the plan asks for: '

  test('what was not run, and what is to be tried by hand', () => {
    expect(said(planned().call('Bash', { command: 'npm test 2>&1 | tail -20' }, { text: '12 passed' }))).toContain(
      `${LINE}\`cd desk && cargo test --features till\` (not run as far as was seen); Manual: open a cart with two currencies and look at its total`,
    )
  })

  test('what was run before the last edit is to be run again', () => {
    const run = planned()
      .call('Bash', { command: 'npm test && (cd desk; cargo test --features till -- -q)' }, { text: '12 passed' })
      .call('Bash', { command: 'cd desk && cargo test --features till' }, OK)
    expect(said(run)).not.toContain('not run as far as was seen')
    expect(said(run.call('Edit', edit('src/tax.ts'), OK))).toContain(
      `${LINE}\`npm test\`, \`cd desk && cargo test --features till\` (edited since the last run)`,
    )
  })

  test('a block of commands', () => {
    const block =
      '# Round\n\n## Verification\n\n```bash\nmake fmt && make check\n```\n\nThen the manual test of the till.'
    const run = planned(block).call('Bash', { command: 'make fmt' }, OK)
    expect(said(run)).toContain(
      `${LINE}\`make fmt && make check\` (not run as far as was seen); Then the manual test of the till.`,
    )
    expect(said(run.call('Bash', { command: 'make check 2>&1' }, OK))).not.toContain('make fmt && make check')
  })

  test('in Chinese', () => {
    const plan = '# 四捨五入\n\n## 驗證\n\n1. `npm test`：全部通過\n2. 手動開啟兩種貨幣的購物車'
    expect(said(planned(plan), 'zh-TW')).toContain(
      '計畫要求的驗證：`npm test`（未見執行）；手動開啟兩種貨幣的購物車'.replace('；', '; '),
    )
    expect(said(planned(plan), 'zh-CN')).toContain('计划要求的验证：`npm test`（未见运行）')
  })

  test.each([
    [
      'the plan is long done with',
      ['Add a dark mode.', 'Rename the shop.', 'Draw a logo.', 'Write a manual.', 'Sell it.'].reduce(
        (told, request) => told.prompt(request).call('Edit', edit('src/other.ts'), OK),
        planned(),
      ),
    ],
    [
      'an agent that was sent out may have run it',
      planned().call('Task', { description: 'Finish it', prompt: 'Finish.' }, { text: 'All tests pass. Done.' }),
    ],
    [
      'another plan was asked for since',
      planned().prompt('Make a new plan to round only on the last line.').call('Read', edit('src/other.ts'), OK),
    ],
    ['so in Chinese', planned().prompt('先做一个方案，只改最后一行的取整。').call('Read', edit('src/other.ts'), OK)],
    ['the heading is another', planned(PLAN.replace('## Verification', '## Commands used before'))],
  ])('nothing where %s', (_, told) => {
    expect(said(told)).not.toContain('Verification')
  })

  test('of calls that were passed over nobody says that they were not made', () => {
    const ledger = { ...ledgerOf(planned()), partly: true as const, firstRun: 99 }
    expect(recover({ ledger }).text).not.toContain('not run as far as was seen')
  })
})

describe('a script that the agent wrote', () => {
  const wrote = () =>
    start()
      .prompt('Write a script that seeds the shop.')
      .call('Write', { file_path: '/srv/shop/scripts/seed.sh', content: '#!/bin/sh\n' }, OK)
      .call('Bash', { command: 'chmod +x scripts/seed.sh && ls -l scripts/seed.sh' }, OK)

  test.each([
    ['en', 'Written by the agent and not run as far as was seen: scripts/seed.sh.'],
    ['zh-TW', '由代理寫成、未見執行：scripts/seed.sh。'],
    ['zh-CN', '由代理写成、未见运行：scripts/seed.sh。'],
  ] as const)('is named until it is run: %s', (language, line) => {
    expect(said(wrote(), language)).toContain(line)
  })

  test.each([
    ['run', wrote().call('Bash', { command: './scripts/seed.sh --small' }, OK)],
    ['removed', wrote().call('Bash', { command: 'rm scripts/seed.sh' }, OK)],
    ['a throwaway', start().prompt('Look.').call('Write', { file_path: '/tmp/look.sh', content: '#!/bin/sh\n' }, OK)],
  ])('not when it is %s', (_, told) => {
    expect(said(told)).not.toContain('Written by the agent')
  })

  const file = (path: string, content = '#!/usr/bin/env python3\n') =>
    start()
      .prompt('Write it.')
      .call('Write', { file_path: `/srv/shop/${path}`, content }, OK)
  const SAID = 'not run as far as was seen'

  test.each(['scripts/check-links.py', 'deploy.sh', 'tools/migrate_orders.rb', 'bin/smoke', 'verify-cart.sh'])(
    'that is started by hand: %s',
    (path) => expect(said(file(path))).toContain(`${SAID}: ${path}.`),
  )

  test.each(['entrypoint.sh', 'drift.py', 'src/main.py', 'docker/start.sh', 'tests/test_cart.py', 'contest.sh'])(
    'nothing of a module or what a container starts: %s',
    (path) => expect(said(file(path))).not.toContain(SAID),
  )

  test.each([
    ['imported', "python3 - <<'EOF'\nimport seed_shop\nseed_shop.main()\nEOF"],
    ['imported in a line', 'python3 -c "import seed_shop; seed_shop.main()"'],
    ['a module', 'python3 -m scripts.seed_shop'],
    ['a task', 'npm run seed_shop'],
    ['put into a container', "cat > Dockerfile <<'EOF'\nFROM x\nRUN python3 scripts/seed_shop.py\nEOF"],
  ])('nothing where it was %s', (_, command) => {
    expect(said(file('scripts/seed_shop.py').call('Bash', { command }, OK))).not.toContain(SAID)
  })

  test('nothing where a container file runs it', () => {
    const told = file('scripts/seed_shop.py')
    const content = 'FROM x\nCMD ["scripts/seed_shop.py"]\n'
    expect(said(told.call('Write', { file_path: '/srv/shop/Dockerfile', content }, OK))).not.toContain(SAID)
  })

  test.each(['ls scripts/seed_shop.py', 'git add scripts/seed_shop.py', 'python3 -m scripts.seed_shops'])(
    'but %s has not run it',
    (command) => expect(said(file('scripts/seed_shop.py').call('Bash', { command }, OK))).toContain(SAID),
  )
})

describe('a task that the agent added', () => {
  const toml = (added: string) => ({
    file_path: '/srv/shop/mise.toml',
    old_string: '[tasks.lint]\nrun = "lint"',
    new_string: `[tasks.lint]\nrun = "lint"\n${added}`,
  })
  const added = (result: { text: string; failed?: boolean } = OK) =>
    start()
      .prompt('Add tasks for duplicates.')
      .call('Edit', toml('[tasks.dup]\nrun = "dup ."\n[tasks."dup:staged"]\nrun = "dup --staged"'), result)
  const ran = (command: string) => added().call('Bash', { command }, { text: '0 issues' })

  test('is told until it is run, by its whole name', () => {
    expect(said(ran('mise run dup'))).toContain(
      'Written by the agent and not run as far as was seen: `mise run dup:staged`.',
    )
    expect(said(added())).toContain('`mise run dup` and `mise run dup:staged`.')
    expect(said(ran('mise run dup && mise run dup:staged'))).not.toContain('Written by the agent')
  })

  test.each([
    ['Makefile', 'pack: build\n\ttar c out', '`make pack`'],
    ['justfile', 'pack target="all": build\n  tar c {{target}}', '`just pack`'],
  ])('in a %s', (file, text, shown) => {
    const input = { file_path: `/srv/shop/${file}`, old_string: 'x', new_string: `x\n${text}` }
    expect(said(start().prompt('Pack it.').call('Edit', input, OK))).toContain(`far as was seen: ${shown}.`)
  })

  test('an edit that failed has added none', () => {
    expect(said(added({ failed: true, text: 'String to replace not found in file.' }))).not.toContain('Written by')
  })
})

import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { advance } from '../../advance.ts'
import { emptyLedger, factsOf } from '../../put.ts'
import { session } from '../../sample.ts'

const piped = readFileSync(join(import.meta.dir, '../../../../../test/failing-lines/piped.txt'), 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((block): [how: string, command: string, text: string] => {
    const [head = '', ...lines] = block.trimEnd().split('\n')
    const [how = '', command = ''] = head.split(/: (.*)/s)
    return [how, command, lines.map((line) => line.replace(/^~/, '')).join('\n')]
  })

test.each(piped)('the ledger judges as the hook does what stands behind a pipe: %s: %s', (how, command, text) => {
  const ledger = advance(emptyLedger(), session().call('Bash', { command }, { text }).entries)
  expect(factsOf(ledger, 'error')).toHaveLength(how === 'failed' ? 1 : 0)
})

// One of several processes that change the same workflow: bun workflow-writer.ts DATABASE SESSION NUMBER ROUNDS
import { openStore } from '../../src/storage/open.ts'
import { change, watchedWorkflow } from '../../src/workflow/feature/store.ts'
import { chance } from './property.ts'

const [database = '', session = '', number = '0', rounds = '0'] = process.argv.slice(2)
const sql = openStore(database, { busyTimeoutMs: 20_000 })
const random = chance(Number(number))
let sent = 0
for (let round = 0; round < Number(rounds); round++) {
  sql.transaction(() => {
    const stored = watchedWorkflow(sql, session)
    if (!stored) throw new Error('the workflow is gone')
    const call = `${number}-${round}`
    const { result, stored: next } = change(sql, stored, 'agent-delegate', {
      at: round,
      call,
      name: 'developer',
      stage: 'DEV',
    })
    if (result.ok) sent++
    const advanced = change(sql, next, 'advance', { at: round, entry: round, worked: random.next() < 0.5 })
    if (!advanced.result.ok) throw new Error('not advanced')
  })
}
sql.close()
console.log(JSON.stringify({ sent }))

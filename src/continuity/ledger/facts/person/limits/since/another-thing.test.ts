import { describe, expect, test } from 'bun:test'
import { advance } from '../../../../advance.ts'
import { emptyLedger } from '../../../../put.ts'
import { session } from '../../../../sample.ts'
import { limitsInForce } from '../in-force.ts'
import { isOfAnotherThing } from './another-thing.ts'

const EDIT = { file_path: '/srv/shop/a.ts', old_string: 'a', new_string: 'b' }
const inForce = (...said: readonly string[]) => {
  const told = said.reduce((all, text) => all.prompt(text).call('Edit', EDIT, { text: 'ok' }).say('Done.'), session())
  return limitsInForce(advance(emptyLedger(), told.entries)).map(({ limit, exceptions }) => [limit.text, ...exceptions])
}
const LAST = 'Show me what the readme says about logging.'

describe('what speaks of another number, file or sort ends no limit, and is not told beside it', () => {
  test.each([
    ['Never edit migration 0042.', 'you can edit migration 0043'],
    ['Never edit migration 0042.', 'edit migration 0043'],
    ['Never edit migrations/0042_init.sql.', 'you can edit migrations/0043_users.sql'],
    ['Never change ticket template 12.', 'you can change ticket template 13 now'],
    ["Don't commit the fixtures.", 'commit the parser'],
    ["Don't delete the fixtures.", 'delete the old parser'],
    ['Do not delete the backup folder.', 'you can delete the build folder'],
    ["Don't run the e2e tests.", 'run the unit tests'],
    ["Don't restart the payment service.", 'you can restart the mail service'],
    ['不要改 v1 接口。', '可以改 v2 接口'],
    ['Keep the old invoices untouched.', 'the new invoices can be changed'],
  ])('%s: %s', (limit, said) => expect(inForce(limit, said, LAST)[0]).toEqual([limit]))

  test.each([
    ['Keep port 8080 free.', 'keep port 9090 free too'],
    ['Part 1: never let module a1 read module b1.', 'Part 2: never let module a2 read module b2.'],
  ])('%s: %s, which holds too', (limit, said) => expect(inForce(limit, said, LAST)).toEqual([[limit], [said]]))

  test('forty such parts all hold', () => {
    const parts = Array.from({ length: 40 }, (_, at) => `Part ${at}: never let module a${at} read module b${at}.`)
    expect(inForce(...parts, LAST).length).toBe(40)
  })
})

describe('what may be the same thing is not another', () => {
  test.each([
    ['Never touch legacy.', 'You may change legacy/tax.ts.'],
    ['Never touch legacy/.', 'You may change legacy/tax.ts.'],
    ['Never write more than 80 columns.', '100 columns are fine.'],
    ["Don't run the e2e tests.", 'run the tests'],
    ["Don't touch the tests.", 'change the e2e tests'],
    ['No new dependencies.', 'the zod dependency is fine'],
    ['Do not edit the migrations.', 'edit migrations/0042.sql'],
    ['Never edit migration 0042.', 'you can edit migration 0042 and 0043'],
  ])('%s: %s', (limit, said) => expect(isOfAnotherThing(limit, said)).toBe(false))
})

test.each(['No third-party packages.', 'No new dependencies.', 'No external fonts.'])(
  'what begins with no objects to nothing: %s',
  (limit) => {
    expect(inForce(limit, 'Add a caption to the login page.', 'Make the icons bigger.', LAST)).toEqual([[limit]])
  },
)

import { describe, expect, test } from 'bun:test'
import { advance } from '../../../advance.ts'
import { emptyLedger } from '../../../put.ts'
import { session } from '../../../sample.ts'
import { limitsInForce } from './in-force.ts'

const OK = { text: 'ok' }
const inForce = (...said: string[]) => {
  const told = session().place('/srv/shop', 'fix/cart')
  for (const message of said) told.prompt(message).call('Read', { file_path: '/srv/shop/cart.ts' }, OK).say('Done.')
  return limitsInForce(advance(emptyLedger(), told.entries)).map(({ limit, exceptions }) =>
    [limit.text, ...exceptions].join(' + '),
  )
}

describe('what the person orders is not forbidden by them any more', () => {
  test.each([
    ["Don't open a PR.", 'please open the PR'],
    ["Don't open a PR.", 'Could you open the PR?'],
    ["Don't create a pull request.", 'ok, open the pull request'],
    ["Don't commit anything.", 'commit what you have'],
    ["Don't commit anything.", 'commit only the docs'],
    ['Do not upgrade React.', 'upgrade React to 19 please'],
    ['Never edit the fixtures.', 'now edit the fixtures'],
    ['Never change anything in legacy.', 'change the colors in legacy'],
    ['Never push to main.', 'push the fix to main'],
    ['No external fonts.', 'actually fonts from Google are fine now'],
    ['不要升级 React。', '把 React 升到 19'],
    ['不要提交任何东西。', '提交文档'],
  ])('%s: %s stands beside it', (limit, order) => {
    expect(inForce(limit, order)).toEqual([`${limit} + ${order}`])
  })

  test.each([
    ["Don't write docs yet.", 'ok, write the docs now'],
    ["Don't add tests yet.", 'now add the tests'],
    ["For now, don't touch the cart.", 'Now change the cart.'],
    ['先不要写测试。', '现在写测试吧'],
    ['先别部署到线上。', '好的，部署到线上吧'],
    ['Keep it under 200 lines.', 'forget the line limit'],
  ])('%s: %s ends it', (limit, order) => {
    expect(inForce(limit, order)).toEqual([])
  })
})

describe('another deed, or the same to something else, ends nothing', () => {
  test.each([
    ["Don't open a PR.", 'open the settings page'],
    ["Don't open a PR.", 'Should we open a PR?'],
    ["Don't commit secrets.", 'commit what you have'],
    ['Never push to main.', 'push to the fix branch'],
    ["Don't change the API of cart.ts.", 'change the color of cart.ts'],
    ["Don't delete files in data/.", 'delete the files in tmp/'],
    ["Don't add comments.", 'add a button with comments'],
    ["Don't change the API.", 'The API is fine.'],
    ["Don't write tests.", 'The tests are fine.'],
    ['No external fonts.', 'The buttons are fine now.'],
    ['不要升级 React。', '把 Vue 升到 3'],
    ['不要写测试。', '写文档吧'],
    ['不要改数据库。', '改一下页面'],
  ])('%s: %s', (limit, said) => {
    expect(inForce(limit, said)[0]).toBe(limit)
  })

  test('nor what the agent does', () => {
    const told = session()
      .place('/srv/shop', 'fix/cart')
      .prompt("Don't open a PR.")
      .say('Open the PR now.')
      .call('Bash', { command: 'gh pr create' }, OK)
    expect(limitsInForce(advance(emptyLedger(), told.entries)).map(({ exceptions }) => exceptions)).toEqual([[]])
  })
})

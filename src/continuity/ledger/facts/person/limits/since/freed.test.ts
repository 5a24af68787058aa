import { describe, expect, test } from 'bun:test'
import { advance } from '../../../../advance.ts'
import { emptyLedger } from '../../../../put.ts'
import { session } from '../../../../sample.ts'
import { limitsInForce } from '../in-force.ts'

const EDIT = { file_path: '/srv/shop/a.ts', old_string: 'a', new_string: 'b' }
const inForce = (...said: readonly string[]) => {
  const told = said.reduce((all, text) => all.prompt(text).call('Edit', EDIT, { text: 'ok' }).say('Done.'), session())
  return limitsInForce(advance(emptyLedger(), told.entries)).map(({ limit, exceptions }) => [limit.text, ...exceptions])
}

describe('what is left to the agent, or let in by its name, stands beside its limit', () => {
  test.each([
    ['Do not change the public signatures.', 'ok, the public signatures can change now if it helps'],
    ['Do not rename the database columns.', 'fine, the database columns can get new names if you like'],
    ["Don't touch the invoice templates.", 'the invoice templates are yours now, change what you like'],
    ['Only use the standard library.', 'scrap that, lodash is fine'],
    ['Only use the standard library.', 'you can use lodash after all'],
    ['Only use the standard library.', 'you may use lodash'],
    ['不准動資料庫。', '資料庫現在隨你改'],
    ['不要碰支付模块。', '支付模块你看着改吧'],
    ['只用标准库。', '算了，可以用 lodash'],
    ['禁止升级 webpack。', 'webpack 升级到 5 吧'],
    ['Never squash the commits.', 'squash the commits before you hand it over'],
    ["Don't shorten the timeouts.", 'shorten the timeouts, I was wrong'],
    ['Do not add a third column to the report.', 'the report can have a third column after all'],
    ['不要动样式。', '样式你可以改'],
    ['不要写注释。', '注释还是写上吧'],
  ])('%s: %s', (limit, said) => expect(inForce(limit, said)).toEqual([[limit, said]]))

  test.each([
    ['Keep the feature flag off until I say so.', 'now flip the feature flag on'],
    ['Keep the feature flag off until I say so.', 'turn on the feature flag'],
    ['Leave the cache disabled until I tell you.', 'enable the cache now'],
  ])('%s: %s ends it', (limit, said) => expect(inForce(limit, said)).toEqual([]))
})

describe('what is about something else, or only tells how things are, is not', () => {
  test.each([
    ['Do not change the public signatures.', 'the order list can change when a filter is set'],
    ['Do not change the public signatures.', 'the button labels can change now'],
    ["Don't touch the invoice templates.", 'the logo is yours now'],
    ['Only use the standard library.', 'the build is fine'],
    ['Only use the standard library.', 'you can use the blue colour for the button'],
    ['Only use the standard library.', 'Is lodash fine?'],
    ['Use only tabs.', 'you may use lodash'],
    ['Keep the feature flag off until I say so.', 'turn the debug log on'],
    ['Keep the feature flag off until I say so.', 'turn the feature flag off in the tests too'],
    ['不要碰支付模块。', '首页布局随你调整'],
    ['不要碰支付模块。', '支付模块看着很乱'],
    ['只用标准库。', '按钮可以用蓝色'],
    ['禁止升级 webpack。', 'vite 升级到 5 吧'],
  ])('%s: %s', (limit, said) => expect(inForce(limit, said)[0]).toEqual([limit]))
})

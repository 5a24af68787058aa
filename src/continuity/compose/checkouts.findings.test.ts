import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { stillThere } from '../ledger/untouch.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'
import { INDEX_READ, waitingAfter } from './waiting-sample.ts'

/** Another worktree or clone in the middle of a session: a small made-up one each. */
const GREEN = 'Tests: 12 passed, 12 total'
const RED = 'FAIL src/tax.test.ts\n  ● tax › adds\n    expected 1, got 2\nTests: 1 failed, 11 passed, 12 total'
const HOT = '/srv/shop-hot'
const edit = (told: Session, path: string) =>
  told.call('Edit', { file_path: path, old_string: 'one', new_string: 'two' }, { text: 'updated' })
const ran = (told: Session, command: string, text = '', failed = false) =>
  told.call('Bash', { command }, { text: failed ? `Exit code 1\n${text}` : text, failed })
const start = () => session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.')
const tested = () => ran(edit(start(), '/srv/shop/src/a.ts'), 'npm test', GREEN)
const made = () => ran(tested(), 'git worktree add -b hot ../shop-hot main', "Preparing worktree (new branch 'hot')")
const said = ({ entries }: Session, language: keyof typeof LABELS = 'en') =>
  recover({ ledger: advance(emptyLedger(), entries), world: INDEX_READ, labels: LABELS[language] }).text
/** What is open in a checkout that the work has left. */
const leftIn = ({ entries }: Session, folder: string) =>
  (advance(emptyLedger(), entries).checkouts ?? [])
    .filter(({ root }) => root === folder)
    .flatMap(({ work }) => stillThere(work).map(({ path }) => path))

describe('the work is where it is done', () => {
  test.each<readonly [string, () => Session, string]>([
    ['the session goes there', () => edit(made().place(HOT, 'hot'), `${HOT}/src/tax.ts`), HOT],
    ['it is edited by its whole path', () => edit(made(), `${HOT}/src/tax.ts`), HOT],
    [
      'a tool of the client enters it',
      () =>
        edit(tested().place('/srv/shop/.claude/worktrees/hot', 'hot'), '/srv/shop/.claude/worktrees/hot/src/tax.ts'),
      '/srv/shop/.claude/worktrees/hot',
    ],
    [
      'another project altogether',
      () => edit(tested().place('/srv/other', 'hot'), '/srv/other/src/tax.ts'),
      '/srv/other',
    ],
  ])('%s', (_, told, folder) => {
    const text = said(told())
    expect(text).toContain(`in ${folder}; edited and not committed by the agent: src/tax.ts;`)
    expect(text).toContain(
      'edited and not committed by the agent in /srv/shop on branch `fix/cart` (passed there after that: `npm test`)',
    )
    expect(leftIn(told(), '')).toEqual(['src/a.ts'])
    expect(text).not.toContain('passed after the last edit')
  })

  test.each([
    ['en', 'on branch `hot`; in /srv/shop-hot; '],
    ['zh-TW', '在 /srv/shop（分支 `fix/cart`）編輯過、代理尚未提交（那之後在那裡通過：`npm test`）'],
    ['zh-CN', '在 /srv/shop（分支 `fix/cart`）编辑过、代理尚未提交（那之后在那里通过：`npm test`）'],
  ] as const)('and on its own branch (%s)', (language, words) => {
    expect(said(edit(made(), `${HOT}/src/tax.ts`), language)).toContain(words)
  })

  test('in a clone', () => {
    const told = ran(tested(), 'git clone --depth 1 https://git.example/lib.git /srv/lib')
    const text = said(ran(edit(told, '/srv/lib/src/x.ts'), 'cd /srv/lib && npm test', GREEN))
    expect(text).toContain('Place: in /srv/lib; edited and not committed by the agent: src/x.ts;')
    expect(text).toContain('passed after the last edit: `npm test`')
  })
})

describe('a check is of the checkout that it ran in', () => {
  test('what failed there had not passed there', () => {
    const text = said(ran(edit(made().place(HOT, 'hot'), `${HOT}/src/tax.ts`), 'npm test', RED, true))
    expect(text).toContain('`npm test` failed after the last edit')
    expect(text).not.toContain('had passed')
  })

  test('back in the first one, what passed there holds', () => {
    const there = ran(edit(made().place(HOT, 'hot'), `${HOT}/src/tax.ts`), 'npm test', RED, true)
    const back = there.place('/srv/shop', 'fix/cart')
    const text = said(back)
    expect(text).toContain('on branch `fix/cart`; edited and not committed by the agent: src/a.ts; edited')
    expect(text).toContain('not committed by the agent in /srv/shop-hot on branch `hot`;')
    expect(leftIn(back, HOT)).toEqual([`${HOT}/src/tax.ts`])
    expect(text).toContain('passed after the last edit: `npm test`')
    expect(text).not.toContain('failed')
  })

  test('a commit takes what was edited there', () => {
    const there = () => edit(made(), `${HOT}/src/tax.ts`)
    const hot = ran(there(), `cd ${HOT} && git commit -am Tax`, '[hot 1a2b3c4] Tax\n 1 file changed')
    const text = said(hot)
    expect(text).toContain('last commit of the agent 1a2b3c4 “Tax”')
    expect(text).toContain('not committed by the agent in /srv/shop on branch `fix/cart`')
    expect(leftIn(hot, '')).toEqual(['src/a.ts'])
    const mended = ran(there(), "cd /srv/shop && git commit -am 'Mend'", '[fix/cart 5d6e7f8] Mend\n 1 file changed')
    const home = said(mended)
    expect(home).toContain('on branch `fix/cart`; last commit of the agent 5d6e7f8 “Mend”')
    expect(home).toContain('not committed by the agent in /srv/shop-hot on branch `hot`;')
    expect(leftIn(mended, HOT)).toEqual([`${HOT}/src/tax.ts`])
  })
})

describe('a session that was taken up in another folder', () => {
  test('has its own work there, and what was edited before stays where it was', () => {
    const told = tested().say('Done.').place('/home/kim/shop', 'fix/cart').prompt('Now the tax.')
    const text = said(told)
    expect(text).toContain(
      'in /home/kim/shop; edited and not committed by the agent in /srv/shop on branch `fix/cart` (passed there after that: `npm test`)',
    )
    expect(leftIn(told, '')).toEqual(['src/a.ts'])
    expect(waitingAfter(told)).toEqual([])
    expect(text).not.toContain('passed after the last edit')
  })

  test('is not one where the shell has gone', () => {
    const text = said(ran(tested(), 'cd /srv/tools && ls').place('/srv/tools', 'main').say('Nothing there.'))
    expect(text).toContain('on branch `fix/cart`')
    expect(text).not.toContain('in /srv/shop (')
  })
})

describe('the place stays where it is', () => {
  test('for a look into the other', () => {
    expect(said(ran(made(), `cd ${HOT} && ls`))).toContain('on branch `fix/cart`; edited and not committed')
    expect(said(ran(made(), `git -C ${HOT} status`, 'On branch hot'))).toContain('on branch `fix/cart`')
  })

  test('for a checkout that is thrown away', () => {
    const told = ran(tested(), 'git worktree add /tmp/base main && cd /tmp/base && npm test', RED, true)
    expect(said(told)).toContain('passed after the last edit: `npm test`')
  })

  test('and of one that was removed nothing is left', () => {
    const there = edit(made(), `${HOT}/src/tax.ts`).place('/srv/shop', 'fix/cart')
    expect(said(ran(there, 'git worktree remove --force ../shop-hot'))).not.toContain('shop-hot')
  })

  test('of a session that began in a worktree', () => {
    const told = session().place('/srv/shop/.worktrees/hot', 'hot').prompt('Mend the tax.')
    expect(said(edit(told, '/srv/shop/.worktrees/hot/src/tax.ts'))).toContain('in /srv/shop/.worktrees/hot; edited')
  })
})

import { describe, expect, test } from 'bun:test'
import { recover } from '../../../../texts/recover.ts'
import { advance } from '../../../advance.ts'
import { emptyLedger } from '../../../put.ts'
import { session } from '../../../sample.ts'
import { type GitStep, placeAfter } from './place-sample.ts'

const URL_42 = 'https://git.example/shop/pull/42'
const MADE: GitStep = ['gh pr create --fill', URL_42]
const GONE: GitStep = ['git checkout -b fix/tax', "Switched to a new branch 'fix/tax'"]
const BACK: GitStep = ['git checkout main', "Switched to branch 'main'"]

describe('a pull request is told that is of the branch in hand', () => {
  test.each<readonly [string, readonly GitStep[]]>([
    ['made from it', [MADE]],
    ['made from it after it was come to', [GONE, MADE]],
    [
      'made in the line that made the branch',
      [['git checkout -b a && gh pr create', `Switched to branch 'a'\n${URL_42}`]],
    ],
    ['made for it by name', [['gh pr create --title x --head main --body y', URL_42]]],
    [
      'made before the line has left it',
      [['gh pr create --fill && git checkout dev', `${URL_42}\nSwitched to branch 'dev'`], BACK],
    ],
    ['gone from and come back to', [MADE, GONE, BACK]],
    ['renamed since', [MADE, ['git branch -m fix/cart', '']]],
    ['that had one', [['gh pr create', `Exit code 1\na pull request for branch "main" already exists:\n${URL_42}`]]],
    ['asked for without a number', [['gh pr view', `title:\tCart\nstate:\tOPEN\nurl:\t${URL_42}`]]],
    ['asked for its fields', [['gh pr view --json number,state', '{"number":42,"state":"OPEN"}']]],
    ['named as its head', [['gh pr view 42 --json headRefName', '{"headRefName":"main"}']]],
    [
      'checked by its number and then without',
      [
        ['gh pr checks 42', 'pass'],
        ['gh pr view --json url', `{"url":"${URL_42}"}`],
      ],
    ],
    ['checked out', [['gh pr checkout 42', "Switched to branch 'fix/cart'"]]],
    [
      'shown by a push',
      [['git push', 'remote: View merge request for main:\nremote:   https://git.example/shop/-/merge_requests/42']],
    ],
    ['its own beside one that was looked at', [MADE, ['gh pr checks 7', 'build pass']]],
  ])('%s', (_, steps) => {
    expect(placeAfter(...steps)).toContain('pull request #42')
  })

  test.each<readonly [string, readonly GitStep[]]>([
    ['made from another', [MADE, GONE]],
    ['made for another by name', [['gh pr create --head fix/tax --fill', URL_42]]],
    ['asked for on another', [['gh pr view --json url', `{"url":"${URL_42}"}`], GONE]],
    ['looked at', [['gh pr view 42 --json title', '{"title":"Tokens"}']]],
    ['looked at with its remarks', [['gh pr view 42 --comments', 'please rename']]],
    ['studied by its reviews', [['gh api repos/shop/cart/pulls/42/reviews', '[]']]],
    ['checked by another branch', [['gh pr checks fix/tax', `build pass ${URL_42}`]]],
    ['listed', [['gh pr list --author me', URL_42]]],
    ['of another head', [['gh pr view 42 --json headRefName', '{"headRefName":"fix/tax"}']]],
    ['merged', [MADE, ['gh pr merge 42 --squash', '']]],
    ['merged without its number', [MADE, ['gh pr merge --squash', '']]],
    ['seen as merged', [MADE, ['gh pr view 42 --json state -q .state', 'MERGED']]],
    ['seen by when it was merged', [MADE, ['gh pr view --json mergedAt', '{"mergedAt":"2026-03-02T10:00:00Z"}']]],
    [
      'merged, with what leads away',
      [MADE, ['gh pr merge -d', '✓ Deleted local branch main and switched to branch dev']],
    ],
    [
      'shown by a push of another',
      [
        [
          'git push origin dev',
          'remote: View merge request for dev:\nremote:   https://git.example/-/merge_requests/42',
        ],
      ],
    ],
  ])('and not one %s', (_, steps) => {
    expect(placeAfter(...steps)).not.toContain('#42')
  })
})

describe('of what the person says is merged nothing is told', () => {
  const after = (text: string) => {
    const told = session().place('/srv/shop', 'main').prompt('Speed up the cart.')
    told.call('Bash', { command: MADE[0] }, { text: MADE[1] }).prompt(text)
    return recover({ ledger: advance(emptyLedger(), told.entries) })
      .text.split('\n')
      .find((line) => line.startsWith('Place:'))
  }

  test.each([
    "I have merged this now. Now let's work on the next issue.",
    'merged! next one',
    'The PR is merged, go on with the tax.',
    '我已经合并了，继续下一个',
    'ok I merged it',
    'I just merged the pull request, please pull main',
    '#42 has been merged',
    'PR 合并好了',
    '已合併，開始下一步',
  ])('%s', (text) => {
    expect(after(text) ?? '').not.toContain('#42')
  })

  test.each([
    'Is it merged?',
    'When it is merged, delete the branch.',
    'I merged main into this branch, run the tests.',
    'merge it',
    '合并了吗？',
    'It is not merged yet.',
    'I merged #41',
    '等合并了再说',
    'Show merged cells in the table.',
  ])('but %s', (text) => {
    expect(after(text)).toContain('#42')
  })
})

import { expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** What a reviewer or a colleague said, in a made-up message of the person's, and what A says of the message. */
interface Finding {
  readonly name: string
  readonly message: string
  readonly language?: keyof typeof LABELS
  readonly summary?: string
  readonly quotes: string
}

const REVIEW =
  'The `allChanged` function reads the content of every blob in both trees, which is slow for large repositories. Consider caching the content during the first pass, or using the tree comparison API of git.'
const GIST =
  '[> The `allChanged` function reads the content of every blob in both trees, which is slow for large repositories. …]'
const TOTALS =
  'The totals of the March invoices are off by one cent, because the tax is rounded per line and the sum is rounded again at the end of the page, and the auditors compare both figures with the ledger.'
const ASKED = 'Please round only once, in total().'

const FINDINGS: readonly Finding[] = [
  {
    name: 'a review above a question of their own is what the question is about',
    message: `${REVIEW}\n\ncan we compare the hashes instead of getting the content?`,
    quotes: `“can we compare the hashes instead of getting the content? ${GIST}”`,
  },
  {
    name: 'a review that they announce within their sentence',
    message: `a comment from the review: ${REVIEW} what do you think?`,
    quotes: `“a comment from the review: ${GIST} what do you think?”`,
  },
  {
    name: 'what somebody else said is not run together with what they say to it',
    message:
      'Copilot says:\n> This could lead to a race when two workers write the same file. Consider using a lock.\n\nignore the lock, just rename a temporary file',
    quotes:
      '“Copilot says: [> This could lead to a race when two workers write the same file. …] ignore the lock, just rename a temporary file”',
  },
  {
    name: 'below a quotation they speak again',
    message: 'Anna wrote:\n"We should never read blobs twice. You must cache them."\nIs she right?',
    quotes: '“Anna wrote: [> We should never read blobs twice. …] Is she right?”',
  },
  {
    name: 'a remark with a label',
    message:
      'nit: The variable name `x` is not descriptive. Consider renaming it to `total`.\n\nplease do that in cart.ts too',
    quotes: '“please do that in cart.ts too [> nit: The variable name `x` is not descriptive. …]”',
  },
  {
    name: 'a review in Simplified Chinese',
    language: 'zh-CN',
    message: '评审意见：\n这个函数读取了两次内容，在大仓库里会很慢。建议在第一次遍历时缓存内容。\n\n能不能只比较哈希？',
    quotes: '“评审意见：[> 这个函数读取了两次内容，在大仓库里会很慢。 …] 能不能只比较哈希？”',
  },
  {
    name: 'a colleague in Traditional Chinese',
    language: 'zh-TW',
    message: '同事說：\n「這裡不要用遞迴，一定要改成迴圈。」\n他說得對嗎？',
    quotes: '「同事說：「這裡不要用遞迴，一定要改成迴圈。」他說得對嗎？」',
  },
  {
    name: 'what they tell and suggest themselves stays theirs',
    message:
      'The importer is slow for big files. I think we read them twice. Consider the memory too, and tell me more.',
    quotes:
      '“The importer is slow for big files. I think we read them twice. Consider the memory too, and tell me more.”',
  },
  {
    name: 'of a message that the summary has but for its order, the order alone',
    message: `${TOTALS} ${ASKED}`,
    summary: `The user: "${TOTALS}"`,
    quotes: `“… ${ASKED}”`,
  },
  {
    name: 'of a message that the summary does not have, all of it',
    message: `${TOTALS} ${ASKED}`,
    quotes: `“${TOTALS} ${ASKED}”`,
  },
  {
    name: 'of a message that the summary has but for its question, in Chinese, the question alone',
    language: 'zh-CN',
    message:
      '三月发票的总额差一分钱，因为税按行取整，而总和在页尾又取整一次，审计会拿两个数字和账本比较。能只取整一次吗？',
    summary: '用户说：三月发票的总额差一分钱，因为税按行取整，而总和在页尾又取整一次，审计会拿两个数字和账本比较。',
    quotes: '“… 能只取整一次吗？”',
  },
]

test.each(FINDINGS)('13: $name', ({ message, language = 'en', summary = 'Work.', quotes }) => {
  const told = session().place('/srv/shop', 'main').prompt('Split the walk.').say('Done.').prompt(message)
  const ledger = advance(emptyLedger(), told.entries)
  const labels = LABELS[language]
  const a = recover({ ledger, summaryKnown: true, alreadyTold: summary, labels })
  expect(a.text.split('\n').at(-1)).toEndWith(quotes)
  expect(a.text).not.toContain(labels.headings.rules)
  const b = delta({ ledger, told: summary, a, next: 'continue', labels })
  // Of this message nothing is left to be told; the one before it nobody has told.
  expect(b.text.split('\n').slice(2)).toEqual([`- ${labels.lines.inOrder([labels.lines.quoted('Split the walk.')])}`])
})

test('13: what A has cut out of a message is no line of B', () => {
  const told = session()
    .place('/srv/shop', 'main')
    .prompt(`${TOTALS} ${TOTALS.replace('March', 'April')} It would be cleaner to keep the cents. ${ASKED}`)
  const ledger = advance(emptyLedger(), told.entries)
  const a = recover({ ledger })
  expect(a.text).toContain(`… ${ASKED}”`)
  const b = delta({ ledger, told: 'Work.', a, next: 'continue' })
  expect(b.text).not.toContain('It would be cleaner')
})

test.each([
  ['what they only hand on is not told as their word', 'got this feedback:', 'not told'],
  ['what they ask about it is', 'got this feedback, is it right?', 'told'],
] as const)('13: %s', (_, lead, how) => {
  const told = session()
    .place('/srv/shop', 'main')
    .prompt('Split the walk.')
    .call('Edit', { file_path: '/srv/shop/walk.ts', old_string: 'a', new_string: 'b' }, { text: 'ok' })
    .prompt(`${lead}\n\n> ${REVIEW}`)
    .call('Read', { file_path: '/srv/shop/walk.ts' }, { text: 'x' })
  const ledger = advance(emptyLedger(), told.entries)
  const a = recover({ ledger })
  const b = delta({ ledger, told: 'Split the walk of the trees.', a, next: 'continue' })
  expect(`${a.text}${b.text}`.includes('got this feedback')).toBe(how === 'told')
})

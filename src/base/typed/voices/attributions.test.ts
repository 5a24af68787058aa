import { describe, expect, test } from 'bun:test'
import { rulesIn } from '../judge.ts'

const kept = (prompt: string) => rulesIn(prompt).filter(({ scope, sure }) => scope === 'lasting' && sure)

describe('issue 16 what stands beside a sentence that says where it comes from is not the person’s', () => {
  test.each([
    'I read this on a forum. Always disable telemetry first. True?',
    '论坛上看到的。一定要关掉 SELinux。对吗？',
    'Got this from support. Never rotate the keys, we use one key for all tenants. Is it safe?',
    'this is what the contractor wrote me. The login for all services is admin:admin, we never rotate it. what do you think?',
    'ChatGPT told me this. Always wrap handlers in try/catch. Agree?',
    'Stack Overflow answer. Always set strict to false. Does it help?',
    'Saw a tweet. Never use ORMs. lol',
    'A comment on the PR. We never validate input here. Do you agree?',
    'Message from Tom. use yarn, not npm from now on. should I?',
    'found this in an old ticket. we deploy from main, never from release. does it still apply?',
    '这是客户发来的。以后发票都不含税。你怎么看？',
    '老文档里的内容。我们从 main 发布，不从 release 发布。还有效吗？',
    'This is from the old README. Always run npm install with sudo. Still needed?',
    'look at what the bot posted. From now on all reviews are auto-approved. weird, no?',
    'The candidate wrote the following in his test. We always use singletons. Rate it.',
    'the vendor sent me this. All calls go through proxy.vendor.example, we never log them. is that ok?',
    '供应商是这么写的。所有请求都走 proxy.vendor.example，我们从不记录日志。你怎么看？',
    "My boss's guideline, not mine: tabs-only everywhere. I disagree.",
    'Copied from the wiki of another team. All services must log to stdout. Does that matter here?',
    'Our consultant sent this. Use feature flags for everything, never long-lived branches. Thoughts?',
    'An answer on Reddit. Always run migrations by hand. sounds wrong to me',
    'Read this on HN. You should never store sessions in Redis.',
    'I saw this in a blog post. We always mock the database in unit tests. Would that work for us?',
    'Email from the landlord of the data center. All racks must be labelled. What do we do?',
    "Gemini's suggestion. Always pin to exact versions. Good idea?",
    'From the docs of stripe. Webhooks must always be verified. Do we do that?',
    'The following is from their style guide. We always use tabs, never spaces. Would you adopt it?',
    "Here's what Copilot proposed. Never throw in constructors. What do you think?",
    'Never use ORMs. Saw that in a tweet. True?',
    'Somebody on Slack posted this. From now on everyone deploys on Mondays only. do we have to?',
    'Advice from an old colleague. Never squash commits. Hm.',
    'This was in the newsletter. Always compress images with avif. is it worth it?',
    'Quote from the audit report. Passwords must always be rotated every 30 days. do we comply?',
    '知乎上看到的。永远不要用外键。有道理吗？',
    '同事发给我的。以后一律用 yarn，不用 npm。要照做吗？',
    '这是从旧 wiki 里抄的。所有接口都必须返回 200。现在还对吗？',
    'ChatGPT 的回答。所有函数都要写 try/catch。你觉得呢？',
    '网上的说法。密码每 30 天必须换一次。真的吗？',
    'I read this on a forum: Always disable telemetry first. True?',
    'Message from Tom.\nuse yarn, not npm from now on',
    '老板的规矩，不是我的：只用 tab。我不同意。',
    "The client's preference, not ours: dates as DD/MM. Whatever.",
  ])('%s', (prompt) => expect(kept(prompt)).toEqual([]))
})

describe('issue 16 a sentence that tells of something brings nothing along', () => {
  test.each([
    'I talked to the customer. From now on all prices are shown with tax.',
    'Found the bug in the parser. From now on every parser change needs a test.',
    'Got it. From now on use pnpm, not npm.',
    'Saw your commit. Always sign commits in this repo.',
    'Thanks for the review. From now on split changes above 300 lines.',
    'This is a monorepo. We always build with turbo.',
    'I wrote this in the docs already. We never commit to main.',
    'Had a call with Tom. We use Postgres from now on, not MySQL.',
    'Answer in German. Always use short sentences.',
    'Message queue. We always use RabbitMQ, never Kafka.',
    'The comment style. We always write doc comments in English.',
    'Support tickets go to Zendesk. We never answer by mail.',
    'I told you this before. We never use default exports.',
    'From the next release on. We always tag with v.',
    '我看了日志。以后不要把 token 写进日志。',
    '刚才说的。以后都用 pnpm，不用 npm。',
    '这是我写的。以后接口都按这个风格写。',
    '收到。以后提交信息都用英文写。',
    '测试里发现的。以后每个接口都必须加超时。',
  ])('%s', (prompt) => expect(kept(prompt)).not.toEqual([]))
})

describe('issue 16 below what somebody else said they speak again once they say what they think of it', () => {
  test.each([
    [
      'Got this from support. Never rotate the keys. That is wrong. We always rotate the keys monthly.',
      'We always rotate the keys monthly.',
    ],
    [
      'found this in an old ticket. we deploy from main. still true? we always deploy from release.',
      'we always deploy from release.',
    ],
  ])('%s', (prompt, own) => expect(kept(prompt).map(({ text }) => text)).toEqual([own]))
})

describe('issue 16 whoever asks whether it is true does not lay it down', () => {
  test.each(['Always disable telemetry first. True?', 'We never commit to main. Right?', '永远不要用外键。对吗？'])(
    '%s',
    (prompt) =>
      expect(rulesIn(prompt).map(({ sure, asked }) => [sure, asked])).toEqual([
        [false, prompt.replace('。对', '。 对')],
      ]),
  )

  test.each(['From now on use tabs. OK?', 'From now on use tabs, not spaces. Got it?', '以后都用 pnpm。明白吗？'])(
    'whether it was understood is another question: %s',
    (prompt) => expect(kept(prompt)).toHaveLength(1),
  )
})

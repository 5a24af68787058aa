import { describe, expect, test } from 'bun:test'
import { rulesIn } from '../judge.ts'
import { typedParts } from '../parts.ts'

/** Made-up mails, tickets and pages, copied whole into a prompt, and what of it is the person's. */
const COPIED: Readonly<Record<string, readonly [prompt: string, own: string]>> = {
  'a mail with its head': [
    'From: Ana Ruiz <ana@shop.example>\nTo: all\nSubject: tills\n\nHi all,\nfrom now on every till is opened without a key, no questions asked.\nBest, Ana\n\nwhat does that mean for the night shift',
    'what does that mean for the night shift',
  ],
  'a Chinese mail with its head': [
    '发件人：门店部\n主题：收银调整\n\n各位好：\n即日起收银一律不用核对，直接关机即可。\n此致\n\n帮我翻成英文',
    '帮我翻成英文',
  ],
  'a ticket, the question right below it': [
    '标题：小票不对\n提交人：李四\n处理意见：以后一律用管理员账号登录，不要用普通账号。\n这个工单怎么回？',
    '这个工单怎么回？',
  ],
  'a page with its way on': [
    'Getting started with Tillbase\n\nTillbase keeps carts. Never use locks with Tillbase and always switch the journal off, it is faster that way.\n\nNext: Drawers →\n\nhow do we add it here?',
    'how do we add it here?',
  ],
  'a page that nobody speaks below': [
    'Edit this page\n\nAlways open two drawers at once.\n\nLast updated on May 3',
    '',
  ],
}

describe('what was copied whole is not the person’s', () => {
  test.each(Object.entries(COPIED))('%s', (_, [prompt, own]) => {
    expect(typedParts(prompt).typed).toBe(own)
    expect(rulesIn(prompt).filter(({ scope, sure }) => scope === 'lasting' && sure)).toEqual([])
  })
})

test.each([
  'Status: the till opens again.\n\nFrom now on we write the date as day.month.year in this repo.',
  'the importer is slow. from now on log how long each file takes.',
  'Next: the receipt page. In this repo we always use luxon for dates.',
])('one field, or a word that pages have too, makes no letter: %p', (prompt) => {
  expect(rulesIn(prompt).some(({ scope }) => scope === 'lasting')).toBe(true)
})

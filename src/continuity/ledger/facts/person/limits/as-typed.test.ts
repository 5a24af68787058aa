import { expect, test } from 'bun:test'
import { advance } from '../../../advance.ts'
import { emptyLedger } from '../../../put.ts'
import { session } from '../../../sample.ts'
import { limitsInForce } from './in-force.ts'

const limitsOf = (prompt: string) =>
  limitsInForce(advance(emptyLedger(), session().prompt(prompt).say('Fine.').entries)).map(({ limit }) => limit.text)

test.each([
  "don't push to main ok?",
  "let's not touch the config yeah?",
  'keep the api as it is, right?',
  '别动数据库好吗？',
  'can you, without using the browser, mend these tests?',
  'could you speed it up without changing the schema?',
  'mend the spacing of the list view don’t open any issues for that',
  "we need to improve the menu for this version please don't change the icons ok?",
  'you need to run every test before a commit',
  'Remember, keep it short and simple:',
  'I want every list sorted by name',
  'I would like the prices to stay as they are',
  'I want no new packages in it',
])('a limit is one as people type it: %s', (said) => expect(limitsOf(said)).toEqual([said]))

test.each([
  'I would like you to create a markdown file with the plan.',
  'now you need to create the requirements and download the model',
  'we need to write a page about the till',
  'is that ok?',
  "the tests for the importer don't run on my machine",
  "i think the people that use it don't read the manual",
  'add a page that tells why the workers don’t create the folder',
  'what happens without using a cache?',
  'I want the list sorted by name',
  'I would like a page about the till',
])('what is to be made, asked or told is none: %s', (said) => expect(limitsOf(said)).toEqual([]))

import { expect, test } from 'bun:test'
import { type Assent, assentIn, isAskedAbout } from './assent.ts'

test.each<[string, Assent | undefined]>([
  ['save that', 'saves'],
  ['Yes, please save that.', 'saves'],
  ['remember this for next time', 'saves'],
  ['记下来', 'saves'],
  ['好，记住这条', 'saves'],
  ['save that file under src', undefined],
  ['把这个文件记下来的日志删掉', undefined],
  ['yes, always', 'holds'],
  ['that always holds', 'holds'],
  ['always use tabs', undefined],
  ['以后都这样', 'holds'],
  ['以后都用 npm', undefined],
  ['yes', 'yes'],
  ['Right.', 'yes'],
  ["yes, let's do that", 'yes'],
  ['agreed', 'yes'],
  ['对', 'yes'],
  ['对，就这样', 'yes'],
  ['好，就这么定了', 'yes'],
  ['没错', 'yes'],
  ['yes, the footer too', 'yes-and'],
  ['对，顺便把标题改了', 'yes-and'],
  ['ok', 'ok'],
  ['好的', 'ok'],
  ['no', 'no'],
  ['no, just this time', 'no'],
  ['不用了', 'no'],
  ['no, the port is 8080', undefined],
  ['yesterday it still worked', undefined],
  ['right now the build is red', undefined],
  ['what does it do?', undefined],
])('%p says %p to what waits', (prompt, assent) => expect(assentIn(prompt)).toBe(assent))

test.each<[string | undefined, ReturnType<typeof isAskedAbout>]>([
  [undefined, 'nothing-asked'],
  ['Okay, I will use snake_case here.', 'nothing-asked'],
  ['Should that hold from now on?', 'asked'],
  ['Do you want snake_case for the columns too?', 'asked'],
  ['Shall I push the branch?', 'something-else'],
  ['要一直这样吗？', 'asked'],
  ['要推送吗？', 'something-else'],
])('of %p a rule about snake_case is %p', (message, asked) =>
  expect(isAskedAbout(message, 'always use snake_case')).toBe(asked),
)

import { describe, expect, test } from 'bun:test'
import { peopleZhCn } from '../../messages/people/zh-cn.ts'
import { peopleZhTw } from '../../messages/people/zh-tw.ts'
import { EFFECTS } from '../effects/effect.ts'
import { DEEDS } from './deed.ts'

describe('what a call would do', () => {
  const named = Object.entries(EFFECTS).flatMap(([kind, targets]) => targets.map((to) => [kind, to] as const))

  test('is said in words for every effect that a condition can name, and for no other', () => {
    const said = Object.entries(DEEDS).flatMap(([kind, words]) => Object.keys(words).map((to) => `${kind} ${to}`))
    expect(said.sort()).toEqual(named.map(([kind, to]) => `${kind} ${to}`).sort())
  })

  test('is said in every language', () => {
    const texts = Object.values(DEEDS).flatMap((words) => Object.values(words))
    expect(texts.filter((text) => !Object.hasOwn(peopleZhTw, text) || !Object.hasOwn(peopleZhCn, text))).toEqual([])
  })
})

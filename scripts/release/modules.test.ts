import { expect, test } from 'bun:test'
import { exportedBy, goesRound, lazyIn, reachedFrom, required } from './modules.ts'
import { refuseBroken } from './order.ts'

const MODULES = new Map([
  ['main.js', 'import{a}from"./a.js";import"./b.js";await import("./lazy.js");export{};'],
  ['a.js', 'import{c}from"./c.js";var x=1;export{x as a,c};'],
  ['b.js', 'var f=()=>import.meta.require("./late.js");export{f};'],
  ['c.js', 'export{c};'],
  ['lazy.js', 'import{c}from"./c.js";export{c as d};'],
  ['late.js', 'import{e}from"./e.js";export{e};'],
  ['e.js', 'export{e};'],
])

test('what a module imports comes with it, what it loads lazily does not', () => {
  expect([...reachedFrom('main.js', MODULES)]).toEqual(['main.js', 'a.js', 'c.js', 'b.js'])
})

test('what is loaded lazily, required and exported is known by its name', () => {
  expect(lazyIn(MODULES.get('main.js') ?? '')).toEqual(['lazy.js'])
  expect([...required(MODULES)]).toEqual(['late.js', 'e.js'])
  expect(exportedBy(MODULES.get('a.js') ?? '')).toEqual(['a', 'c'])
})

test.each([
  ['one that the other does not reach', ['a.js', 'b.js'], [], false],
  ['one and what it imports', ['a.js', 'c.js'], [], false],
  ['one and what comes to it by a third', ['main.js', 'c.js'], [], true],
  ['one and what comes to it by a group', ['b.js', 'c.js'], [['main.js', 'a.js']], false],
  ['one that comes to it by those of a group', ['lazy.js', 'e.js'], [['c.js', 'late.js']], true],
])('modules are put together unless they would wait for each other: %s', (_, own, groups, round) => {
  expect(goesRound(own, groups, MODULES)).toBe(round)
})

test('a program whose log tells of a module that is not there is not built', () => {
  expect(() => refuseBroken('… warn hook claude-code: rules at PreToolUse: require_with_01 is not defined\n')).toThrow(
    'wrongly',
  )
  expect(() =>
    refuseBroken("… warn hook claude-code: continuity at PreCompact: undefined is not an object (evaluating 'a.b')\n"),
  ).toThrow('wrongly')
  expect(() => refuseBroken('… warn hook claude-code: PreToolUse was spooled: database is locked\n')).not.toThrow()
})

import { expect, test } from 'bun:test'
import { exportedBy, lazyIn, reachedFrom, required } from './modules.ts'
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

test('a program whose log tells of a module that is not there is not built', () => {
  expect(() => refuseBroken('… warn hook claude-code: rules at PreToolUse: require_with_01 is not defined\n')).toThrow(
    'wrongly',
  )
  expect(() => refuseBroken('… warn hook claude-code: PreToolUse was spooled: database is locked\n')).not.toThrow()
})

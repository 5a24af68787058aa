import { expect, test } from 'bun:test'
import { matchesPattern } from './path-pattern.ts'

const PATH = '/home/dev/.throughline/settings.json'

test.each([
  '/home/dev/.thr*/settings.json',
  '/home/dev/.t?roughline/s*',
  '/home/dev/.[t]hroughline/settings.json',
  '/home/dev/.[!x]hroughline/settings.js*',
  '/home/*/.throughline/settings.json',
  '/home/dev/{.throughline,x}/settings.json',
  '/home/dev/.{a,through}line/{x,settings}.json',
  '/*/*/.*/*',
])('%s could mean the settings', (pattern) => {
  expect(matchesPattern(pattern, PATH)).toBe(true)
})

test.each([
  '/home/dev/*/settings.json',
  '/home/dev/?throughline/settings.json',
  '/home/dev/.throughline/*.md',
  '/home/dev/.throughline',
  '/home/dev/.thr*',
  '/home/dev/.[!t]hroughline/settings.json',
  '/home/dev/{a,b}/settings.json',
])('%s does not', (pattern) => {
  expect(matchesPattern(pattern, PATH)).toBe(false)
})

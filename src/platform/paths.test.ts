import { describe, expect, test } from 'bun:test'
import { homedir } from 'node:os'
import { homeOfProgram, pathsOf, settingsFiles, userHomeOf } from './paths.ts'

describe('where everything of ours lives', () => {
  const CASES: readonly [name: string, environment: Record<string, string>, home: string][] = [
    ['THROUGHLINE_HOME comes first', { THROUGHLINE_HOME: '/data/tl', HOME: '/home/dev' }, '/data/tl'],
    ['an empty THROUGHLINE_HOME is none', { THROUGHLINE_HOME: '' }, '/home/dev/.throughline'],
    ['without it, a folder of the user', {}, '/home/dev/.throughline'],
  ]
  test.each(CASES)('%s', (_, environment, home) => {
    expect(pathsOf(environment, '/home/dev')).toEqual({
      home,
      database: `${home}/throughline.db`,
      log: `${home}/log/throughline.log`,
      spool: `${home}/spool`,
      bin: `${home}/bin`,
      settings: `${home}/settings.json`,
      lastSettings: `${home}/settings.last.json`,
      rules: `${home}/rules`,
      trust: `${home}/trust.json`,
      exceptions: `${home}/exceptions.json`,
      adopted: `${home}/adopted`,
      compiled: `${home}/compiled`,
      backups: `${home}/backups`,
    })
  })
})

test('the user’s folder: HOME, then USERPROFILE, then what the system says', async () => {
  expect(await userHomeOf({ HOME: '/a', USERPROFILE: '/b' })).toBe('/a')
  expect(await userHomeOf({ USERPROFILE: '/b' })).toBe('/b')
  expect(await userHomeOf({})).toBe(homedir())
})

test('settings files go from the user’s own to the project’s local one', () => {
  const paths = pathsOf({}, '/home/dev')
  expect(settingsFiles(paths, undefined)).toEqual(['/home/dev/.throughline/settings.json'])
  expect(settingsFiles(paths, '/app')).toEqual([
    '/home/dev/.throughline/settings.json',
    '/app/.throughline/settings.json',
    '/app/.throughline/settings.local.json',
  ])
})

test.each([
  ['/home/dev/.throughline/bin/throughline', '/home/dev/.throughline'],
  ['/data/tl/bin/throughline', '/data/tl'],
  ['C:\\Users\\dev\\.throughline\\bin\\throughline.exe', 'C:\\Users\\dev\\.throughline'],
  ['C:/Users/dev/.throughline/bin/throughline.exe', 'C:/Users/dev/.throughline'],
  ['/bin/throughline', undefined],
  ['/home/dev/app/dist/throughline', undefined],
  ['/home/dev/bin/throughline.previous', undefined],
  ['throughline', undefined],
])('the home of the program %s is told by its place', (program, home) => {
  expect(homeOfProgram(program)).toBe(home)
})

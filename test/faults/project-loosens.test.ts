import { expect, test } from 'bun:test'
import { guarded } from '../lib/guarded.ts'
import { tempFolders } from '../lib/temp.ts'

const temp = tempFolders()

test.each(['safety', 'git', 'history-loss'])('a project cannot switch %s off, and the person is told so', (name) => {
  const w = guarded(temp(), { settings: {} })
  expect(w.command('rules', 'enable', 'safety').code).toBe(0)
  const { code, err } = w.command('rules', 'disable', '--project', name)
  expect([code, err.includes(`a project cannot switch ${name} off`)]).toEqual([1, true])
  expect(w.decide('git push --force origin main')).not.toBe('none')
})

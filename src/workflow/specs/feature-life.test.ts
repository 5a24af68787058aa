import { describe, expect, test } from 'bun:test'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolders } from '../../../test/lib/temp.ts'
import { files } from '../../platform/files/file-port.ts'
import { fileWriter } from '../../platform/files/file-writer.ts'
import { BUILT_IN } from '../definition/registry.ts'
import { archiveFeature, createFeature, startFeature } from './feature-life.ts'
import { activeFeature, featuresIn, isFeatureName } from './specs.ts'

const folder = tempFolders()
const disk = { files, writer: fileWriter }
const at = '2026-03-01T10:00:00.000Z'

function create(project: string, name: string, place: 'in-progress' | 'backlog' = 'in-progress', workflow = 'quick') {
  return createFeature(disk, BUILT_IN, project, { name, place, workflow, created: at })
}

describe('S0.35: the life of a feature', () => {
  test('it is made with the documents its workflow asks for, a box a stage', () => {
    const project = folder()
    expect(create(project, 'login-page', 'in-progress', 'tdd').ok).toBe(true)
    const text = readFileSync(join(project, 'specs/features/in-progress/login-page/tasks.md'), 'utf8')
    expect(text).toStartWith(`---\nfeature: login-page\nstatus: in-progress\nworkflow: tdd\ncreated: ${at}\n---\n`)
    expect(text).toEndWith('## Stages\n\n- [ ] TEST\n- [ ] DEV\n- [ ] TEST:2\n')
    expect(existsSync(join(project, 'specs/features/in-progress/login-page/bdd.md'))).toBe(true)
  })

  test.each([
    ['quick', ['tasks.md']],
    ['full', ['bdd.md', 'tasks.md']],
    ['single', ['tasks.md']],
  ] as const)('%s has the documents %p', (workflow, wanted) => {
    const project = folder()
    create(project, 'a', 'backlog', workflow)
    expect(files.list(join(project, 'specs/features/backlog/a')).map(({ name }) => name)).toEqual([...wanted])
  })

  test('from the backlog into work, and into the archive with its day; a second one of that day gets a number', () => {
    const project = folder()
    for (const round of [1, 2, 3]) {
      create(project, 'login-page', 'backlog')
      expect(startFeature(disk, project, 'login-page').ok).toBe(true)
      expect(featuresIn(files, project, 'in-progress')).toEqual(['login-page'])
      const done = archiveFeature(disk, project, 'login-page', at)
      const name = `2026-03-01_login-page${round === 1 ? '' : `_${round}`}`
      expect(done).toEqual({ ok: true, path: `${project}/specs/features/archive/${name}` })
      const text = readFileSync(join(project, 'specs/features/archive', name, 'tasks.md'), 'utf8')
      expect(text).toContain(`status: archived\n`)
      expect(text).toContain(`archivedAt: ${at}\n`)
    }
    expect(featuresIn(files, project, 'in-progress')).toEqual([])
    expect(featuresIn(files, project, 'archive')).toHaveLength(3)
  })

  test('what is not there or there already is refused', () => {
    const project = folder()
    expect(startFeature(disk, project, 'nope')).toEqual({ ok: false, why: 'missing' })
    expect(archiveFeature(disk, project, 'nope', at)).toEqual({ ok: false, why: 'missing' })
    create(project, 'a')
    expect(create(project, 'a', 'backlog')).toEqual({ ok: false, why: 'taken', place: 'in-progress' })
  })

  test.each(['a', 'login-page', 'v2-api-9'])('S0.34: %s is a name', (name) => expect(isFeatureName(name)).toBe(true))
  test.each(['', 'A', 'a_b', '../a', 'a/b', '-a', 'a-', 'a--b', '.', 'x'.repeat(65), 'a b'])(
    'S0.34: %p is none',
    (name) => {
      expect(isFeatureName(name)).toBe(false)
      expect(create(folder(), name).ok).toBe(false)
    },
  )
})

describe('S0.32: the active feature', () => {
  test('is the first folder by name, files and hidden folders aside', () => {
    const project = folder()
    expect(activeFeature(files, project)).toBeUndefined()
    for (const name of ['zoo', 'alpha', '.git'])
      mkdirSync(join(project, 'specs/features/in-progress', name), { recursive: true })
    writeFileSync(join(project, 'specs/features/in-progress/aaa.md'), '')
    expect(activeFeature(files, project)).toEqual({ name: 'alpha', others: ['zoo'] })
  })

  test('is the one that was chosen, if it is there', () => {
    const project = folder()
    for (const name of ['zoo', 'alpha'])
      mkdirSync(join(project, 'specs/features/in-progress', name), { recursive: true })
    expect(activeFeature(files, project, 'zoo')?.name).toBe('zoo')
    expect(activeFeature(files, project, 'gone')?.name).toBe('alpha')
  })
})

describe('the writer', () => {
  test('S0.45: makes the folders it needs and leaves no half file behind', () => {
    const project = folder()
    fileWriter.write(join(project, 'a/b/c.md'), 'one')
    fileWriter.write(join(project, 'a/b/c.md'), 'two')
    expect(readFileSync(join(project, 'a/b/c.md'), 'utf8')).toBe('two')
    expect(files.list(join(project, 'a/b')).map(({ name }) => name)).toEqual(['c.md'])
  })
  test('moves nothing over something', () => {
    const project = folder()
    fileWriter.write(join(project, 'a/x'), '1')
    fileWriter.write(join(project, 'b/x'), '2')
    expect(() => fileWriter.move(join(project, 'a'), join(project, 'b'))).toThrow('is there already')
    expect(readFileSync(join(project, 'b/x'), 'utf8')).toBe('2')
  })
})

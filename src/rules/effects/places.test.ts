import { describe, expect, test } from 'bun:test'
import { placeOfWord } from './places.ts'

const at = (cwd: string) => ({ cwd, project: cwd, home: '/home/dev' })

describe('where a word leads', () => {
  test.each([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's, not ours
    ['${HOME:?}/*', 'home'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's, not ours
    ['${HOME:0}', 'home'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's, not ours
    ['${HOME/x/x}', 'home'],
    ['src/a.ts', 'inside'],
  ])('%s from a project: %s', (word, place) =>
    expect(placeOfWord(word, at('/home/dev/shop')).place).toBe(place as never),
  )

  test.each([
    ['/home/dev/.claude', 'settings.json', 'settings'],
    ['/home/dev/.throughline', 'settings.json', 'settings'],
    ['/home/dev/.ssh', 'authorized_keys', 'startup'],
    ['/home/dev/.ssh', 'id_ed25519', 'secret'],
    ['/etc', 'ssh', 'system'],
    ['/opt/app', 'dist', 'inside'],
  ])('a session that stands in %s: %s is %s', (cwd, word, place) =>
    expect(placeOfWord(word, at(cwd)).place).toBe(place as never),
  )
})

import { describe, expect, test } from 'bun:test'
import { parseUri, pathPart, slug } from './uri.ts'

describe('S3.19: URIs', () => {
  test.each([
    ['project://patterns/errors', 'project://patterns/errors'],
    ['user://a//b/./c/', 'user://a/b/c'],
    ['workflow://指令/測試', 'workflow://指令/測試'],
    [' task://x ', 'task://x'],
  ])('%s is read as %s', (text, uri) => expect(parseUri(text)).toMatchObject({ ok: true, uri }))

  test.each([
    'project:x',
    'other://x',
    'project://',
    'project://a/../b',
    'project://a b',
    'project://a\u0000',
    `project://${'a'.repeat(400)}`,
    '',
  ])('%p is refused with a hint', (text) => {
    const parsed = parseUri(text)
    expect(parsed.ok).toBe(false)
    if (!parsed.ok) expect(parsed.hint.length).toBeGreaterThan(5)
  })

  test('whatever a slug is made of, it can stand in a URI', () => {
    for (const text of ['Always run npm test!', '必須先測試', '…', 'a/b/../c', '😀'])
      expect(parseUri(`project://x/${slug(text)}`).ok).toBe(true)
    for (const path of ['src/a b.ts', '../x.ts', 'a//b.ts', 'ok/file-1.ts'])
      expect(parseUri(`project://files/${pathPart(path)}`).ok).toBe(true)
  })
})

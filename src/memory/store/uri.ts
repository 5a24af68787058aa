import { PLACE_OF } from './kinds.ts'

/** Where memories live (S3.19). `system` is made up on the spot: nothing is stored there. */
export const NAMESPACES = ['project', 'workflow', 'user', 'task', 'system'] as const
export type Namespace = (typeof NAMESPACES)[number]

interface Uri {
  readonly namespace: Namespace
  readonly path: string
}

export type ParsedUri = { ok: true; uri: string; parts: Uri } | { ok: false; problem: string; hint: string }

const LONGEST = 300
const SHAPE = 'a URI is namespace://path, e.g. project://patterns/error-handling'

/** `namespace://path`, the path without empty, `.` and `..` parts. Letters of any script, digits and `. _ - @ + #` are allowed. */
export function parseUri(text: string): ParsedUri {
  const [, namespace = '', path = ''] = /^([a-z]+):\/\/(.*)$/s.exec(text.trim()) ?? []
  if (namespace === '') return { ok: false, problem: `${JSON.stringify(text)} is not a URI`, hint: SHAPE }
  if (!isNamespace(namespace)) {
    return {
      ok: false,
      problem: `there is no namespace ${JSON.stringify(namespace)}`,
      hint: `namespaces: ${NAMESPACES.filter((name) => name !== 'system').join(', ')}; system is made up on the spot and only read`,
    }
  }
  const parts = path.split('/').filter((part) => part !== '' && part !== '.')
  const wrong = parts.find((part) => part === '..' || !/^[\p{L}\p{N}\p{M}._@+#~-]+$/u.test(part))
  if (parts.length === 0) return { ok: false, problem: `${JSON.stringify(text)} has no path`, hint: SHAPE }
  if (wrong !== undefined) {
    return {
      ok: false,
      problem: `${JSON.stringify(wrong)} cannot stand in a URI`,
      hint: 'use letters, digits and . _ - @ + # between the slashes',
    }
  }
  const uri = `${namespace}://${parts.join('/')}`
  if (uri.length > LONGEST) return { ok: false, problem: `a URI has at most ${LONGEST} characters`, hint: SHAPE }
  return { ok: true, uri, parts: { namespace, path: parts.join('/') } }
}

export function isNamespace(word: string): word is Namespace {
  return (NAMESPACES as readonly string[]).includes(word)
}

/** A part of a URI made of any text: the words that fit, joined by dashes. */
export function slug(text: string, limit = 60): string {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
  return (
    [...words]
      .slice(0, limit)
      .join('')
      .replace(/[-.]+$/, '') || 'untitled'
  )
}

/** A file's path as part of a URI. */
export function pathPart(path: string): string {
  // Most paths are as they should be; the patterns below cost a cold process milliseconds.
  if (/^\w[\w./@+#~-]*$/.test(path) && !path.includes('//') && !path.includes('./')) return path
  return path
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map((part) => part.replace(/[^\p{L}\p{N}\p{M}._@+#~-]/gu, '-'))
    .join('/')
}

/** Where what is learned about a file by itself is kept. */
export function fileUri(path: string): string {
  return `${PLACE_OF.file}${pathPart(path)}`
}

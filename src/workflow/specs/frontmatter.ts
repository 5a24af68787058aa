import { isMap, parseDocument } from 'yaml'
import { frontmatterLength } from './tasks.ts'

/** What stands at the head of a tasks.md (S0.34). Whatever is not there or not text is undefined. */
export interface Frontmatter {
  readonly feature?: string
  readonly status?: string
  readonly workflow?: string
  readonly created?: string
  readonly archivedAt?: string
}

const FIELDS = ['feature', 'status', 'workflow', 'created', 'archivedAt'] as const

export function readFrontmatter(markdown: string): Frontmatter {
  const document = parseDocument(headOf(markdown).yaml, { schema: 'failsafe' })
  if (document.errors.length > 0 || !isMap(document.contents)) return {}
  const found: Record<string, string> = {}
  for (const field of FIELDS) {
    const value = document.get(field)
    if (typeof value === 'string') found[field] = value
  }
  return found
}

/** The same file with some fields set; comments and other fields stay. One without a head gets one. */
export function writeFrontmatter(markdown: string, fields: Frontmatter): string {
  const { yaml, body } = headOf(markdown)
  const document = parseDocument(yaml || '{}\n', { schema: 'failsafe' })
  if (document.errors.length > 0 || !isMap(document.contents)) return markdown
  if (yaml === '') document.contents.flow = false
  for (const [field, value] of Object.entries(fields)) document.set(field, value)
  return `---\n${String(document)}---\n${body}`
}

function headOf(markdown: string): { yaml: string; body: string } {
  const length = frontmatterLength(markdown)
  if (length === 0) return { yaml: '', body: markdown }
  const lines = markdown
    .slice(0, length)
    .replace(/^\uFEFF/, '')
    .split('\n')
  const end = lines.findLastIndex((text) => text.trim() === '---')
  return { yaml: `${lines.slice(1, end).join('\n')}\n`, body: markdown.slice(length) }
}

import type { Sql } from '../../storage/sql.ts'
import { slug } from '../store/uri.ts'
import type { ExchangeEntry } from './entry.ts'

type Row = Readonly<Record<string, unknown>>

/** The observations and session summaries of a claude-mem database. Columns differ between its versions: what is there is read. */
export function fromClaudeMem(sql: Sql, project: string | undefined): ExchangeEntry[] {
  return [
    ...rows(sql, 'observations', project).flatMap(observation),
    ...rows(sql, 'session_summaries', project).flatMap(summary),
  ]
}

export function claudeMemProjects(sql: Sql): string[] {
  if (!columns(sql, 'observations').includes('project')) return []
  return sql
    .all<{ project: string }>('SELECT DISTINCT project FROM observations WHERE project IS NOT NULL')
    .map((row) => row.project)
}

function rows(sql: Sql, table: string, project: string | undefined): Row[] {
  const known = columns(sql, table)
  if (known.length === 0) return []
  if (project === undefined || !known.includes('project')) return sql.all<Row>(`SELECT * FROM ${table} ORDER BY id`)
  return sql.all<Row>(`SELECT * FROM ${table} WHERE project = ? ORDER BY id`, project)
}

function columns(sql: Sql, table: string): string[] {
  return sql.all<{ name: string }>(`SELECT name FROM pragma_table_info('${table}')`).map(({ name }) => name)
}

function observation(row: Row): ExchangeEntry[] {
  const title = text(row.title)
  const facts = list(row.facts)
  const content = [
    title,
    text(row.subtitle),
    text(row.narrative) || text(row.text),
    ...facts.map((fact) => `- ${fact}`),
  ]
    .filter(Boolean)
    .join('\n')
  if (content === '') return []
  return [
    {
      uri: `project://claude-mem/${slug(text(row.type) || 'observation', 30)}/${slug(title || 'untitled', 50)}-${String(row.id)}`,
      content,
      files: [...new Set([...list(row.files_modified), ...list(row.files_read)])].slice(0, 8),
    },
  ]
}

function summary(row: Row): ExchangeEntry[] {
  const parts = ['request', 'learned', 'completed', 'next_steps', 'notes']
    .map((key) => ({ key, value: text(row[key]) }))
    .filter(({ value }) => value !== '')
  if (parts.length === 0) return []
  return [
    {
      uri: `task://claude-mem/summaries/${String(row.id)}`,
      content: parts.map(({ key, value }) => `${key.replace('_', ' ')}: ${value}`).join('\n'),
      tier: 6,
    },
  ]
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** A list as claude-mem stores it: JSON in a text. */
function list(value: unknown): string[] {
  if (typeof value !== 'string' || value.trim() === '') return []
  try {
    const parsed: unknown = JSON.parse(value)
    return Array.isArray(parsed) ? parsed.filter((one) => typeof one === 'string' && one !== '') : []
  } catch {
    return []
  }
}

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import type { TrustStore } from '../trust.ts'

const TRUSTED = v.object({ version: v.literal(1), projects: v.record(v.string(), v.array(v.string())) })

/** What was trusted, by project, in a file of the person's own. A file that cannot be read trusts nothing. */
export function trustFile(path: string): TrustStore {
  const read = () => {
    try {
      return v.parse(TRUSTED, JSON.parse(readFileSync(path, 'utf8'))).projects
    } catch {
      return {}
    }
  }
  return {
    isTrusted: (project, hash) => read()[project]?.includes(hash) === true,
    trust(project, hash) {
      const projects = read()
      const hashes = new Set([...(projects[project] ?? []), hash])
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      const aside = `${path}.${process.pid}`
      const text = JSON.stringify({ version: 1, projects: { ...projects, [project]: [...hashes] } }, null, 2)
      writeFileSync(aside, `${text}\n`, { mode: 0o600 })
      renameSync(aside, path)
    },
  }
}

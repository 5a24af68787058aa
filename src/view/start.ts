import { existsSync } from 'node:fs'
import { VERSION } from '../base/version.ts'
import { withStore } from '../cli/store.ts'
import { timelineCategories } from '../journal/timeline-types.ts'
import { timelineTexts } from '../messages/index.ts'
import { catalogueOf } from '../messages/people/speak.ts'
import type { Asked } from './route.ts'

/** What the page needs before it can say anything: the language, its words, and which projects there are. */
export async function startOfPage({ call, language }: Asked) {
  const { labels } = await timelineTexts(language)
  return {
    version: VERSION,
    language,
    words: await catalogueOf(language),
    labels,
    categories: timelineCategories(),
    ...(await inStore(call)),
  }
}

type Project = { project: string; root: string; memories: number }

async function inStore(call: Asked['call']): Promise<{ sessions: number; projects: Project[] }> {
  if (!existsSync(call.paths.database)) return { sessions: 0, projects: [] }
  return withStore(call.paths, (sql) => ({
    sessions: sql.get<{ n: number }>("SELECT count(*) AS n FROM sessions WHERE agent = ''")?.n ?? 0,
    projects: sql.all<Project>(
      `SELECT p.project, min(p.root) AS root,
         (SELECT count(*) FROM memories m WHERE m.project = p.project AND m.status = 'active') AS memories
       FROM memory_places p GROUP BY p.project ORDER BY memories DESC, root LIMIT 500`,
    ),
  }))
}

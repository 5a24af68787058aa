import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Pages that are packed without all that they link to: what is not there is named, and not linked. */
export function withoutDeadLinks(folder: string): void {
  for (const page of new Bun.Glob('**/*.md').scanSync({ cwd: folder })) {
    const path = join(folder, page)
    const text = readFileSync(path, 'utf8')
    const dead = linksIn(text).filter((link) => !existsSync(join(dirname(path), link)))
    if (dead.length === 0) continue
    writeFileSync(
      path,
      text.replace(LINK, (whole: string, words: string, link: string) => (dead.includes(link) ? words : whole)),
    )
  }
}

/** Where the links of a page lead that stay inside; what stands in code is no link. */
export function linksIn(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, (code) => ' '.repeat(code.length))
  return [...prose.matchAll(LINK)].map(([, , link = '']) => link)
}

const LINK = /!?\[([^\]\n]*(?:\n[^\]\n]*)?)\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)\s]*)?\)/g

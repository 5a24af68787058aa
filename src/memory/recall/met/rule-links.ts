import { bigrams, cjkRuns } from '../../search/terms.ts'
import { singular } from '../../store/file-keys.ts'
import type { Link } from '../../store/links.ts'
import { linksIn } from './disclosure.ts'
import { linksOfFiles, metIn } from './kinds-of-work.ts'
import { foldersIn } from './located.ts'

/**
 * What a rule of the person's is about that is met on the way: the paths and folders it names, the kinds of files, what commands do and
 * which programs. So it comes back at the change or the command it was said for, by a look-up.
 */
export function linksOfRule(text: string): Link[] {
  const words = text.toLowerCase().match(/[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g) ?? []
  const met = metIn([...words, ...cjkRuns(text).flatMap(bigrams)])
  const all: Link[] = [
    ...foldersIn(text),
    ...[...text.matchAll(WELL_KNOWN)].map(([name]): Link => ({ kind: 'word', key: singular(name.toLowerCase()) })),
    ...linksIn(text).flatMap((link): Link[] =>
      // `src/billing` may be a folder: what is said of it holds for what is inside.
      link.kind === 'file' && !/\.\w+$/.test(link.key) ? [link, { kind: 'folder', key: link.key }] : [link],
    ),
    ...met.flatMap(linksOfKind),
    ...(RUNS_TESTS.test(text) ? [{ kind: 'action', key: 'test' } as const] : []),
  ]
  return [...new Map(all.map((link) => [`${link.kind} ${link.key}`, link])).values()].slice(0, MOST)
}

function linksOfKind(met: string): Link[] {
  const key = met.slice(2)
  const implied = IMPLIED.find(([programs]) => programs.split(' ').includes(key))?.[1] ?? []
  if (met.startsWith('a:')) return [{ kind: 'action', key }, ...implied]
  return linksOfFiles(key)
}

/** Files that are known by their name, wherever they lie. */
const WELL_KNOWN = /\b(?:make|docker|jenkins|rake|gem|proc|vagrant|brew|just|task)files?\b/gi
/** Whoever says with which program means whenever that is done. */
const IMPLIED: readonly (readonly [programs: string, links: readonly Link[]])[] = [
  ['npm npx pnpm yarn bun pip pip3 uv poetry pipenv conda', [{ kind: 'action', key: 'install' }]],
  [
    'jest vitest mocha pytest',
    [
      { kind: 'word', key: 'test' },
      { kind: 'word', key: 'spec' },
    ],
  ],
  ['eslint biome prettier black ruff', [{ kind: 'action', key: 'lint' }]],
]
const RUNS_TESTS =
  /\b(?:run|runs|running|rerun)\b.{0,30}\b(?:tests?|specs?|suite|e2e)\b|\b(?:test suite|e2e|coverage)\b|跑.{0,8}(?:[测測][试試]|e2e|[单單][测測])|(?:[测測][试試]|e2e|[单單][测測]).{0,8}跑/i
const MOST = 12

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export interface PublicName {
  readonly name: string
  /** The file it is declared in, from the root of the repository. */
  readonly file: string
  readonly isType: boolean
}

export interface EntryPoint {
  /** What is written to import it: throughline/engine. */
  readonly name: string
  readonly file: string
}

/** The entry points of package.json, and the files behind them. */
export function entriesOf(root: string): EntryPoint[] {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Object.entries<string | { default: string }>(exports).flatMap(([path, target]) =>
    typeof target === 'string'
      ? []
      : {
          name: `throughline${path.slice(1)}`,
          file: target.default.replace('./dist/lib/', 'src/').replace(/\.js$/, '.ts'),
        },
  )
}

/** Every name that can be imported from a file, wherever it is declared. */
export function publicNames(root: string, entry: string): PublicName[] {
  const text = readFileSync(join(root, entry), 'utf8')
  const at = (path: string) => normalize(join(dirname(entry), path))
  const all = [...text.matchAll(/^export \* from '([^']+)'/gm)].flatMap(([, path = '']) => publicNames(root, at(path)))
  const passedOn = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm)].flatMap(
    ([, list = '', path = '']) =>
      list
        .split(',')
        .map((word) => word.trim().replace(/^type /, ''))
        .filter((name) => name !== '')
        .map((name) => declared(root, at(path), name)),
  )
  const own = [...text.matchAll(DECLARATION)].map(([, name = '']) => declared(root, entry, name))
  return [...all, ...passedOn, ...own]
}

const DECLARATION = /^export (?:async )?(?:const|function|interface|type|class) (\w+)/gm

function declared(root: string, file: string, name: string): PublicName {
  if (!existsSync(join(root, file))) throw new Error(`${file}, which is to declare ${name}, is not there`)
  const text = readFileSync(join(root, file), 'utf8')
  const word = new RegExp(`^export (?:async )?(const|function|interface|type|class) ${name}\\b`, 'm').exec(text)?.[1]
  if (word) return { name, file, isType: word === 'interface' || word === 'type' }
  if (new RegExp(`^export const \\{[^}]*\\b${name}\\b[^}]*\\} =`, 'm').test(text)) return { name, file, isType: false }
  const from = new RegExp(`^(?:import|export) (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`, 'm').exec(
    text,
  )?.[1]
  if (!from) throw new Error(`${file} does not declare ${name}`)
  return declared(root, normalize(join(dirname(file), from)), name)
}

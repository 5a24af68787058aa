import { hasSignOf, type SoughtInCode } from './words.ts'

/** Names with the texts they were set to. */
export type Named = ReadonlyMap<string, string>

export interface CodeCall {
  readonly name: string
  /** What stands between its brackets, or behind it where there are none. */
  readonly inner: string
  /** What it is called on. */
  readonly before: string
}

export function callsIn(text: string, sought: SoughtInCode): CodeCall[] {
  const found: CodeCall[] = []
  if (!hasSignOf(text, sought)) return found
  for (const match of text.matchAll(sought.pattern)) {
    const at = (match.index ?? 0) + match[0].length
    const rest = text.slice(at)
    const bracket = /^\s*\(/.exec(rest)
    const bare = /^(?:\s+(?=["'`$@%[\w/~<])|!?\s*(?=["'`]))/.exec(rest)
    if (/^unlink$/.test(match[0]) && /^\s*[;}]/.test(rest)) found.push({ name: match[0], inner: '', before: '' })
    if (!bracket && !bare && !/^\s*(?:\(|["'])/.test(rest)) continue
    const inner = bracket
      ? balanced(rest.slice(bracket[0].length))
      : (/^(?:\$ENV\{\w+\}|[^;\n}])*/.exec(rest)?.[0] ?? '')
    found.push({
      name: match[0],
      inner,
      before:
        text
          .slice(Math.max(0, (match.index ?? 0) - 120), match.index)
          .split(/[;\n]/)
          .at(-1) ?? '',
    })
    if (found.length > 60) break
  }
  return found
}

function balanced(text: string): string {
  let depth = 1
  for (let at = 0; at < text.length && at < 4000; at++) {
    const letter = text[at]
    if (letter === '(') depth++
    else if (letter === ')' && --depth === 0) return text.slice(0, at)
  }
  return text.slice(0, 4000)
}

const LITERAL = /(?:[rbfu]{0,2})(["'`])((?:\\.|(?!\1)[^\\])*)\1|\bq[qw]?[({[]([^)}\]]*)[)}\]]|<([*~/.][^<>\s]*)>/g

export function literalsIn(text: string): string[] {
  return [...text.matchAll(LITERAL)].map(([, , first, second, third]) =>
    (first ?? second ?? third ?? '').replace(/\\(['"`\\/])/g, '$1'),
  )
}

/** Names with the texts they were set to. */
export function variablesIn(text: string): Named {
  const found = new Map<string, string>()
  for (const [, name = '', value = ''] of text.matchAll(
    /(?:^|[;\n{(,]|\b(?:const|let|var|my|our|for|with|as))\s*[$@%]?(\w+)\s*(?:=(?!=|>)|\bin\b|\bof\b)\s*([^;\n]+)/g,
  ))
    if (!found.has(name)) found.set(name, value)
  return found
}

/** `require('fs').rmSync('src')`: a module's name is nothing that is worked on. */
const LOADED = /\b(?:require|import|__import__)\(\s*(["'`])[^"'`]*\1\s*\)/g

/** The texts of a call, with those of the variables in it. */
export function textsOfCall({ inner, before }: CodeCall, variables: Named): string[] {
  const receiver = /([\w$]+)(?:\([^()]*\))?\s*\.?\s*$/.exec(before)?.[1] ?? ''
  return [
    ...literalsIn(withHome(inner)),
    ...literalsIn(withHome(before).replace(LOADED, '')).slice(-1),
    ...textsNamed(inner, variables, 0),
    ...textsNamed(receiver, variables, 0),
  ]
}

export function textsNamed(text: string, variables: Named, depth: number): string[] {
  if (depth > 3) return []
  const plain = text.replace(LITERAL, ' ')
  return [...new Set(plain.match(/[A-Za-z_]\w*/g) ?? [])].flatMap((name) => {
    const value = variables.get(name)
    return value === undefined ? [] : [...literalsIn(withHome(value)), ...textsNamed(value, variables, depth + 1)]
  })
}

/** The home folder as a text, so that `expanduser('~')` and `ENV['HOME'] + '/x'` are paths. */
export function withHome(text: string): string {
  return text
    .replace(
      /\b(?:os\.getcwd|process\.cwd|Path\.cwd|Dir\.pwd|getcwd|Deno\.cwd)(?:\(\))?|\b__dirname\b|\b__DIR__\b/g,
      "'.'",
    )
    .replace(/(?:\$ENV\{['"]?HOME['"]?\}|\$\{?(?:process\.env\.HOME|HOME)\}?)/g, '~')
    .replace(
      /(?:os\.path\.expanduser|File\.expand_path)\(\s*(["'])~\1\s*\)|(?:os\.)?homedir\(\)|Path\.home\(\)|Dir\.home\b(?:\(\))?|getenv\((["'])HOME\2\)|process\.env\.(?:HOME|USERPROFILE)|os\.environ(?:\.get\(\s*|\[)(["'])(?:HOME|USERPROFILE)\3[\])]|ENV\[(["'])HOME\4\]|ENV\.fetch\((["'])HOME\5\)/g,
      "'~'",
    )
    .replace(/'~'\.joinpath\(([^()]*)\)|\bjoin\(\s*'~'\s*,([^()]*)\)/g, (_, first?: string, second?: string) => {
      const parts = literalsIn(first ?? second ?? '')
      return `'${['~', ...parts].join('/')}'`
    })
    .replace(/'~'\s*(?:[+.,/]|\)\s*\/)\s*(["'`])\/?/g, '$1~/')
}

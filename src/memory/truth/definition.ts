/**
 * Where a name is defined in a text, by the look of it: the lines from the definition to the end of its block, all of them
 * when there are several (overloads, a struct and its impl). `Ledger.advance` is looked for inside `Ledger`. undefined: the
 * text has no line that looks like a definition of it.
 */
export function definitionOf(text: string, name: string): string | undefined {
  const [outer = '', ...inner] = name.split(PARTS).filter((part) => part !== '')
  if (!/^[\w$\u0080-\uffff!?-]+$/.test(outer) || !text.includes(outer)) return undefined
  const own = blocksOf(text, outer)
  if (inner.length === 0) return own.length > 0 ? own.join('\n') : undefined
  // In Go and C++ a method may stand outside of its type.
  return definitionOf(own.length > 0 ? own.join('\n') : text, inner.join('.')) ?? definitionOf(text, inner.join('.'))
}

/** The same for a text that was indented or wrapped anew: white space counts only between two words. */
export function withoutLayout(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?([^\w\s]) ?/g, '$1')
    .trim()
}

/** Whether the name stands in the text by itself, not as a part of a longer one; of `Ledger.advance`, the last part. */
export function standsIn(text: string, name: string): boolean {
  const last = name.split(PARTS).findLast((part) => part !== '') ?? name
  return new RegExp(`(?<![\\w$])${escaped(last)}(?![\\w$])`).test(text)
}

function blocksOf(text: string, name: string): string[] {
  const lines = text.split('\n')
  const defines = definitionPattern(name)
  const blocks: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (!line.includes(name) || line.length > LONGEST_LINE || COMMENT.test(line)) continue
    if (!defines.some((pattern) => pattern.test(line)) && !isMethod(lines, at, name)) continue
    const end = endOf(lines, at)
    blocks.push(lines.slice(at, end).join('\n').trimEnd())
    at = end - 1
  }
  return blocks
}

function definitionPattern(name: string): RegExp[] {
  const word = `${escaped(name)}(?![\\w$])`
  return [
    // function f, class C, fn f<T>, func (s *Server) F, type T struct, impl Trait for T, #define F
    new RegExp(
      `^\\s*(?:[\\w@]+(?:\\([^()]*\\))?\\s+)*?(?:${KEYWORDS})[*!]?\\s+(?:\\([^()]*\\)\\s*)?(?:mut\\s+|\\*\\s*)?${word}`,
    ),
    new RegExp(`^\\s*(?:unsafe\\s+)?impl\\b[^{]*?\\b${escaped(name)}(?![\\w$])`),
    // NAME = …, NAME: int = …, export NAME=…, exports.f = …, C.prototype.f = …, f: function
    new RegExp(
      `^\\s*(?:export\\s+|local\\s+|readonly\\s+|static\\s+|public\\s+|private\\s+|protected\\s+|(?:module\\.)?exports\\.|this\\.|[\\w$]+\\.prototype\\.)*${word}\\s*(?::\\s*[\\w$<>[\\]., |]+)?\\s*=(?![=>])`,
    ),
    new RegExp(
      `^\\s*['"]?${word}['"]?\\s*:\\s*(?:async\\s+)?(?:function\\b|\\([^()]*\\)\\s*(?::[^=]+)?=>|[\\w$]+\\s*=>)`,
    ),
    // f() { … } in a shell
    new RegExp(`^\\s*${word}\\s*\\(\\)\\s*\\{?\\s*$`),
  ]
}

/** `async load(path) {`, `public int Sum(int a)` with its brace on the next line: no word before it that makes it a call. */
function isMethod(lines: readonly string[], at: number, name: string): boolean {
  const line = lines[at] ?? ''
  const [, before] =
    new RegExp(`^\\s*((?:[\\w$<>[\\]*&:,.?@~]+\\s+|[*&#~]|[\\w$]+::)*)${escaped(name)}\\s*(?:<[^()]*>)?\\s*\\(`).exec(
      line,
    ) ?? []
  if (before === undefined || CALLS.test(before)) return false
  const rest = lines.slice(at, at + MOST_HEAD).join('\n')
  const after = afterParentheses(rest, rest.indexOf('(', rest.indexOf(name)))
  return (
    after !== undefined &&
    /^\s*(?:(?:const|override|noexcept|final|throws\s[\w.,\s]+|:[^;{}]+|->[^;{}]+)\s*)*\{/.test(after)
  )
}

function afterParentheses(text: string, from: number): string | undefined {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return text.slice(at + 1)
  }
  return undefined
}

/**
 * The line after the last one of a block: what is indented deeper belongs to it, what stands between open brackets, and the
 * line that closes it.
 */
function endOf(lines: readonly string[], start: number): number {
  const base = indentOf(lines[start] ?? '')
  let open = openedBy(lines[start] ?? '')
  let end = start + 1
  for (let at = start + 1; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const text = line.trim()
    if (text === '') continue
    const inside = indentOf(line) > base
    const closes = !inside && CLOSER.test(text)
    if (!inside && !closes && open <= 0 && !text.startsWith('{')) break
    open += openedBy(line)
    end = at + 1
    if (closes && open <= 0 && !/[{([,:]$/.test(text)) break
    // A bracket in a pattern or a text may have been counted: a closing line below the first one ends it all the same.
    if (closes && indentOf(line) <= base && /^[})\]]+[;,]?$/.test(text)) break
  }
  return end
}

/** How many brackets a line leaves open, those in texts, patterns and comments not counted. */
function openedBy(line: string): number {
  const plain = line.replace(TEXTS, '').replace(/\/\/.*$|(?:^|\s)#\s.*$/, '')
  let open = 0
  for (const character of plain) {
    if ('{(['.includes(character)) open++
    else if ('})]'.includes(character)) open--
  }
  return open
}

function indentOf(line: string): number {
  const [spaces = ''] = /^\s*/.exec(line) ?? []
  return spaces.replaceAll('\t', '    ').length
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')
}

const PARTS = /\.|::|#|->/
const KEYWORDS =
  'function|func|fn|fun|def|class|interface|type|struct|enum|union|trait|module|mod|namespace|package|record|object|protocol|extension|const|let|var|val|static|macro_rules|sub|proc|defp|defmodule|typedef\\s+struct|#define'
/** What stands before a call, not before a definition. */
const CALLS =
  /\b(?:return|await|new|if|else|elif|while|for|switch|case|throw|raise|yield|typeof|delete|in|of|and|or|not|go|defer|do|assert|print|echo|exec)\b|[=(,]\s*$/
const COMMENT = /^\s*(?:\/\/|\/\*|\*|#(?!define)|--|;)/
const TEXTS =
  /(?<=[=(:,!&|?[{;\s]|^)\/(?![*/ ])(?:[^/\\[]|\\.|\[(?:[^\]\\]|\\.)*\])+\/[a-z]*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g
const CLOSER = /^(?:[})\]]|end\b|fi\b|done\b|esac\b)/
const LONGEST_LINE = 400
const MOST_HEAD = 12

import type { CommandWorld, Effect, EffectKind } from '../effect.ts'
import { isSecretName } from '../places.ts'
import { placeOnWindows } from './places.ts'
import { WINDOWS_COMMANDS, WINDOWS_DELETERS } from './table.ts'

/** Whether a text is for PowerShell or cmd: by words that no other shell has. */
export function isForWindows(text: string, tool?: string): boolean {
  return (tool !== undefined && /^(?:powershell|pwsh|cmd)$/i.test(tool)) || SIGNS.test(text)
}

const VERB_NOUN =
  '(?:Remove|Clear|Set|Add|Stop|Restart|Format|Invoke|Get|New|Start|Disable|Enable|Uninstall|Initialize|Out|Move|Copy|Rename|Import|Export|Reset|Unregister|Dismount|Test|Select|Where|ForEach|Write|Convert\\w*)-[A-Z][A-Za-z]+'
const SIGNS = new RegExp(
  `(?:^|[;|&({\\n]\\s*|\\s)${VERB_NOUN}\\b|(?:^|[;|&({]\\s*)(?:del|erase|rd|ri|gci|iex|iwr|irm|clc|format|diskpart|vssadmin|wmic|reg|schtasks|takeown|icacls|bcdedit|netsh|taskkill|robocopy|cipher|wevtutil|certutil|bitsadmin|wbadmin|auditpol|forfiles|fsutil|sc|type|dir|copy|move|xcopy|attrib|net)\\s+[/\\\\$A-Za-z.*%"'-]|\\b(?:rmdir|rd|del|erase|deltree)\\s+(?:/[a-z]\\s*)+|\\$env:|%[A-Z]+%`,
  'im',
)

/** What a text of PowerShell or cmd would do. Only deleting, formatting, fetching and switching off are looked for. */
export function readWindows(text: string, world: CommandWorld): Effect[] {
  const found: Effect[] = []
  const add = (kind: EffectKind, to: string, command: string, what = '') =>
    found.push({ kind, to, what, command: command.trim() })
  const body = text.replace(/<#[\s\S]*?#>/g, '').replace(/(^|\s)(?:#|REM\s|::).*$/gim, '$1')
  for (const statement of split(body, /^(?:;|\n|&&|\|\||&(?!\d))/)) {
    const stages = split(statement, /^\|(?!\|)/)
    for (const [at, stage] of stages.entries()) {
      const before = stages.slice(0, at).map((each) => each.trim())
      lookAt(stage.trim(), before, { world, add })
    }
    if (
      /\b(?:iex|invoke-expression)\b|\|\s*(?:iex|powershell|pwsh|cmd)\b|&\s*\(?\s*\[scriptblock\]::create/i.test(
        unquoted(statement),
      )
    ) {
      if (FETCHES.test(statement)) add('runs', 'download', statement)
      else if (/frombase64string|-join|\[char\]/i.test(statement)) add('runs', 'decoded', statement)
    }
  }
  if (/(?:powershell|pwsh)(?:\.exe)?\b.*\s-e(?:nc|ncodedcommand)?\s+[A-Za-z0-9+/=]{16,}/i.test(body))
    add('runs', 'decoded', body)
  const file = /(?:-OutFile|-o|-Destination)\s+["']?([^\s;"']+)|DownloadFile\([^,]+,\s*["']([^"']+)/i.exec(body)
  const fetched = /certutil\b[^&;\n]*-urlcache[^&;\n]*\s([^\s&;]+)\s*(?=[&;\n]|$)/i.exec(body)
  if (fetched?.[1] && body.slice((fetched.index ?? 0) + fetched[0].length).includes(fetched[1]))
    add('runs', 'download', body, fetched[1])
  if (
    /(?:gci|dir|get-childitem|ls)\s+env:/i.test(body) &&
    /\b(?:irm|iwr|invoke-restmethod|invoke-webrequest|curl)\b/i.test(body)
  )
    add('sends', 'secret', body)
  const target = (file?.[1] ?? file?.[2])?.replace(/^\.[\\/]/, '')
  if (
    target &&
    FETCHES.test(body) &&
    new RegExp(
      `(?:^|[;&|\\n]|Start-Process|saps|msiexec|powershell|pwsh|cmd|&)[^;&\\n]*?["']?(?:\\.[\\\\/])?${escaped(target)}`,
      'i',
    ).test(body.slice((file?.index ?? 0) + (file?.[0].length ?? 0)))
  )
    add('runs', 'download', body, target)
  return found
}

const FETCHES =
  /\b(?:iwr|irm|curl|wget|invoke-webrequest|invoke-restmethod|start-bitstransfer|downloadstring|downloadfile|downloaddata|webclient|bitsadmin|certutil\b.*-urlcache)\b/i

interface Look {
  readonly world: CommandWorld
  add(kind: EffectKind, to: string, command: string, what?: string): void
}

function lookAt(stage: string, before: readonly string[], look: Look) {
  const { add } = look
  const words = wordsOf(stage.replace(/^[&.]\s+/, '').replace(/^(?:sudo|start|call|gsudo)\s+/i, ''))
  const name = (words[0] ?? '')
    .toLowerCase()
    .replace(/\.exe$/, '')
    .replace(/^[({]+/, '')
  const nested = /^(?:powershell|pwsh|cmd)$/.test(name)
    ? /\s(?:-c(?:ommand)?|\/c|\/k)\s+(.*)$/is.exec(stage)?.[1]
    : (/\{([\s\S]*)\}/.exec(stage)?.[1] ??
      (/^(?:for|if|forfiles)$/.test(name) ? /\b(?:do|\/c)\s+"?(.*?)"?$/is.exec(stage)?.[1] : undefined))
  if (nested)
    for (const effect of readWindows(nested.replace(/^"(.*)"$/s, '$1'), look.world))
      add(effect.kind, effect.to, effect.command, effect.what)
  if (
    words.some((word) => /^-(?:whatif|wi)(?::\$true)?$/i.test(word)) ||
    words.includes('/?') ||
    /^(?:get-help|help|man|write-host|write-output|echo|rem)$/.test(name)
  )
    return
  if (WINDOWS_DELETERS.has(name)) removes(words, before, stage, look)
  for (const [pattern, kind, to] of WINDOWS_COMMANDS) if (isAtStart(pattern, stage)) add(kind, to, stage)
  if (/^(?:set-content|sc|clear-content|clc|out-file|add-content|ac|new-item|ni)$/.test(name) || />\s*\S/.test(stage)) {
    const targets = [
      ...words.slice(1).filter((word) => !word.startsWith('-')),
      ...(/>\s*["']?([^"'\s]+)/.exec(stage)?.slice(1, 2) ?? []),
    ]
    for (const target of targets) {
      const place = placeOnWindows(target, look.world)
      if (place === 'system' || place === 'startup' || place === 'settings' || place === 'root' || place === 'secret') {
        if (place !== 'secret' || /^(?:clear-content|clc)$/.test(name))
          add('writes', place === 'root' ? 'system' : place, stage, target)
        break
      }
    }
  }
  if (/^(?:get-content|gc|cat|type|copy-item|cp|copy|select-string|import-csv)$/.test(name))
    for (const word of words.slice(1))
      if (isSecretName(word.replaceAll('\\', '/')) || /[\\/]\.(?:ssh|aws|gnupg)[\\/](?!.*\.pub$)/.test(word))
        add('reads', 'secret', stage, word)
  if (
    /\b(?:iwr|irm|invoke-webrequest|invoke-restmethod|curl)\b/i.test(stage) &&
    /-(?:infile|body)\b/i.test(stage) &&
    (/[\\/.](?:env|ssh|aws|id_rsa|id_ed25519)\b/i.test(stage) || /(?:gci|dir|get-childitem|ls)\s+env:/i.test(stage))
  )
    add('sends', 'secret', stage)
  if (/^(?:robocopy)$/.test(name) && /\/(?:mir|purge)\b/i.test(stage) && !/\/l\b/i.test(stage)) {
    const place = placeOnWindows(words.slice(1).filter((word) => !word.startsWith('/'))[1] ?? '', look.world)
    if (place !== 'inside') add('deletes', place, stage)
  }
}

/** What stands further on, in quotes or as an argument, is only talked about. */
function isAtStart(pattern: RegExp, stage: string): boolean {
  const found = pattern.exec(stage.replace(/^(?:[&.]\s+|sudo\s+|start\s+|call\s+)+/i, ''))
  return found !== null && found.index === 0
}

function removes(words: readonly string[], before: readonly string[], stage: string, { world, add }: Look) {
  const named = pathsIn(words.slice(1))
  const fed =
    named.length === 0
      ? before.flatMap((each) =>
          /^(?:gci|get-childitem|dir|ls|get-item|gi)\b/i.test(each) ? pathsIn(wordsOf(each).slice(1)) : [],
        )
      : []
  const narrow =
    before.some((each) =>
      /-(?:filter|include)\s+(?!["']?\*["']?(?:\s|$))|where-object|\bwhere\b|\?\s*\{/i.test(each),
    ) || words.some((word) => /^-(?:include|filter)$/i.test(word))
  const recursive = /\s(?:-r(?:ec(?:urse)?)?\b|\/s\b)/i.test(stage) || before.some((each) => /\s-r/i.test(each))
  const targets = named.length > 0 ? named : fed.length > 0 ? fed : before.length > 0 ? ['.'] : []
  for (const target of targets) {
    const place = placeOnWindows(target, world)
    if (place === 'inside' || place === 'everything') {
      if (narrow || (place === 'everything' && !recursive && !/^\*?$|\*\.\*$/.test(target))) continue
    }
    add('deletes', place, stage, target)
  }
}

/** What is no switch; the value of a named parameter counts when it is a path. */
function pathsIn(words: readonly string[]): string[] {
  const found: string[] = []
  words.forEach((word, at) => {
    if (/^[-/][A-Za-z:]+$/.test(word) && !/^\/[a-z]+\//i.test(word)) return
    const before = words[at - 1] ?? ''
    if (/^-(?:filter|include|exclude|erroraction|ea|depth|credential)$/i.test(before)) return
    found.push(...word.split(',').filter(Boolean))
  })
  return found
}

/** Pieces between separators that stand outside of quotes and brackets. */
function split(text: string, separator: RegExp): string[] {
  const found: string[] = []
  let start = 0
  let quote = ''
  let depth = 0
  for (let at = 0; at < text.length && found.length < 200; at++) {
    const letter = text[at] ?? ''
    if (quote) {
      if (letter === quote) quote = ''
      continue
    }
    if (letter === '"' || letter === "'") quote = letter
    else if (letter === '{' || letter === '(') depth++
    else if (letter === '}' || letter === ')') depth--
    else if (depth <= 0) {
      const match = separator.exec(text.slice(at, at + 3))
      if (match) {
        found.push(text.slice(start, at))
        start = at + match[0].length
        at = start - 1
      }
    }
  }
  return [...found, text.slice(start)].filter((piece) => piece.trim() !== '')
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  )
}

function unquoted(text: string): string {
  return text.replace(/"[^"]*"|'[^']*'/g, '""')
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

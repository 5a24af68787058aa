import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { retold, t } from '../../messages/people/speak.ts'
import { readUserText, writeAtomically } from '../../platform/files/files.ts'
import { compileRule } from '../../rules/compile/compile.ts'
import { importFile } from '../../rules/import/index.ts'
import { type Call, CommandError, type Result, usageError } from '../command.ts'
import { problemLine } from './lint.ts'
import { projectOf } from './load-rules.ts'
import { folderFor } from './new.ts'

interface Written {
  readonly file: string
  readonly name: string
  readonly from: string
  readonly text: string
}

/** Other systems' rules and permissions as rules of ours, with everything named that stayed behind. */
export async function importRules(call: Call, words: readonly string[]): Promise<Result> {
  if (words.length === 0)
    throw usageError(
      t`import what?`,
      t`throughline rules import config/rules, .claude (hookify), or .claude/settings.json`,
    )
  const folder = folderFor(call)
  const left: string[] = []
  const written: Written[] = []
  for (const source of words.flatMap((word) => sources(call, word))) {
    const text = readUserText(source)
    if (!text.ok || text.text === undefined) {
      left.push(text.ok ? t`${source}: there is no such file` : text.problem)
      continue
    }
    const found = importFile(source, text.text)
    left.push(...found.left)
    for (const rule of found.rules) {
      const file = freeName(folder, rule.name, written)
      const made = rename(rule.text, rule.name, basename(file, '.md'))
      const problems = compileRule({
        file,
        text: made,
        origin: 'user',
        project: projectOf(call.cwd),
        home: call.userHome,
      }).problems.filter(({ severity }) => severity === 'error')
      if (problems.length > 0)
        left.push(...problems.map((problem) => `${source}: ${rule.name}: ${problemLine(problem)}`))
      else written.push({ file, name: basename(file, '.md'), from: source, text: made })
    }
  }
  const dry = call.flag('dry-run')
  if (!dry) for (const { file, text } of written) writeAtomically(file, text)
  const lines = [
    ...written.map(({ file, from }) =>
      dry ? t`Would write: ${file} (from ${from})` : t`Written: ${file} (from ${from})`,
    ),
    ...(left.length > 0 ? ['', t`Not carried over:`, ...left.map((line) => `  - ${retold(line)}`)] : []),
    '',
    dry
      ? t`${written.length} rules would be written, ${left.length} things not carried over.`
      : t`${written.length} rules written, ${left.length} things not carried over.`,
    ...(written.length > 0 && !dry ? [t`Look at them, then: throughline rules lint && throughline rules list`] : []),
  ]
  return {
    text: lines.join('\n').trimStart(),
    json: { written: written.map(({ file, name, from }) => ({ file, name, from })), left, dryRun: dry },
    code: written.length === 0 ? 1 : 0,
  }
}

/** A file as it is; of a folder the rule files and settings in it. */
function sources(call: Call, word: string): string[] {
  const path = word.startsWith('/') ? word : join(call.cwd, word)
  if (!existsSync(path)) throw new CommandError(t`there is no ${word}`, t`give a file or a folder`)
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).sort()
  const claude = names.filter((name) => /^hookify\..*\.md$/.test(name) || /^settings(\.local)?\.json$/.test(name))
  const chosen =
    claude.length > 0 ? claude : names.filter((name) => name.endsWith('.md') && !/^(RULES|README)\.md$/i.test(name))
  return chosen.map((name) => join(path, name))
}

function freeName(folder: string, name: string, written: readonly Written[]): string {
  for (let number = 1; ; number++) {
    const file = join(folder, `${name}${number > 1 ? `-${number}` : ''}.md`)
    if (!existsSync(file) && !written.some((other) => other.file === file)) return file
  }
}

function rename(text: string, name: string, now: string): string {
  return name === now ? text : text.replace(`name: ${name}\n`, `name: ${now}\n`)
}

import type { Event } from '../../protocol/event.ts'
import { EFFECT_WORD, likelyWords } from '../compile/index-keys.ts'
import { commandsOf } from '../conditions/calls.ts'

/** What a quick look at shell texts has to know. */
export interface QuickGround {
  /** Whether any rule is found by the programs of a command, and whether any asks what a command would do. */
  readonly asksForPrograms: () => boolean
  readonly asksForEffects: () => boolean
  /** The text of a file that was written since the session began; what came before is the person's own. */
  readonly ownScript: (path: string) => Promise<string | undefined>
}

/** The shell texts of an event without what they only write into files. */
export async function quickTexts(event: Event): Promise<readonly string[]> {
  const texts = commandsOf(event)
  for (let at = 0; at < texts.length; at++) {
    const text = texts[at] ?? ''
    if (text.includes('<<')) texts[at] = (await import('./without-data.ts')).withoutData(text)
  }
  return texts
}

/**
 * The words by which rules are found that could apply to shell texts, with as little loaded as shows it; never too few. Undefined when
 * every rule has to be looked at.
 */
export async function quickLook(texts: readonly string[], ground: QuickGround): Promise<readonly string[] | undefined> {
  const words: string[] = []
  for (const text of texts) {
    const found = await wordsOf(text, ground, { isAlone: texts.length === 1 })
    if (found === undefined) return ground.asksForPrograms() ? undefined : []
    for (const word of found) words.push(word)
  }
  return words
}

async function wordsOf(
  text: string,
  ground: QuickGround,
  { isAlone }: { readonly isAlone: boolean },
): Promise<readonly string[] | undefined> {
  const likely = likelyWords(text)
  if (likely && !ground.asksForEffects()) return likely
  if (!likely && !ground.asksForPrograms()) return []
  if (likely && (await runsChangedProject(text, ground))) return [...likely, EFFECT_WORD]
  const { couldMatter } = await import('./could-matter.ts')
  if (likely && !couldMatter(text, likely)) return likely
  if ((text.includes("'") || text.includes('"')) && !handsOnNames(text)) {
    const less = (await import('./without-texts.ts')).withoutTexts(text)
    const left = less && likelyWords(less.text)
    if (less && left && !couldMatter(less.text, left)) return [...(likely ?? left), ...less.programs]
  }
  if (!likely) return parsed(text, ground)
  const { onlyRuns } = await import('./only-runs.ts')
  const run = isAlone ? onlyRuns(text) : undefined
  return run && !(await scriptCouldMatter(run, ground)) ? likely : [...likely, EFFECT_WORD]
}

/** Whether it has a project's own scripts run that were changed in this session: `make`, `npm test`. */
async function runsChangedProject(text: string, { ownScript }: QuickGround): Promise<boolean> {
  for (const [program, files] of RUN_FROM) {
    if (!text.includes(program)) continue
    const folder =
      text.includes('cd ') || text.includes('-C') || text.includes('--') ? FOLDER.exec(text)?.[1] : undefined
    for (const file of files)
      if ((await ownScript(file)) || (folder !== undefined && (await ownScript(`${folder}/${file}`)))) return true
  }
  return false
}

const PACKAGE = ['package.json']
const RUN_FROM = [
  ['make', ['Makefile', 'makefile', 'GNUmakefile']],
  ['npm', PACKAGE],
  ['yarn', PACKAGE],
  ['bun', PACKAGE],
] as const
const FOLDER = /(?:\bcd|-C|--prefix|--cwd|--dir)[ =]([\w./-]+)/

/** `ls -a | grep '.env' | xargs cat`: a text that is only looked for names the file that another program gets. */
function handsOnNames(text: string): boolean {
  return text.includes('env') && (text.includes('xargs') || text.includes('$('))
}

/** What only a parser knows: the programs of a text, and what its words come to. */
async function parsed(text: string, ground: QuickGround): Promise<readonly string[] | undefined> {
  const { readShell } = await import('../shell/commands.ts')
  const { commands, whole, opaque } = readShell(text)
  if (!whole || opaque !== undefined) return undefined
  const names: string[] = []
  let said = ''
  for (const { name, words } of commands) {
    names.push(name)
    for (const word of words) said += `${word} `
    said += '\n'
  }
  if (!ground.asksForEffects()) return names
  const { couldMatter } = await import('./could-matter.ts')
  return couldMatter(text, names, said) ? [...names, EFFECT_WORD] : names
}

interface RunFile {
  readonly file: string
  /** The program that reads it; empty where it is run by its path. */
  readonly program: string
}

/** Whether what a file of this session does could be something that rules ask about. */
async function scriptCouldMatter({ file, program }: RunFile, ground: QuickGround): Promise<boolean> {
  const text = await ground.ownScript(file)
  if (text === undefined) return false
  if (CODE_READERS.includes(` ${program} `)) {
    const { codeCouldMatter } = await import('../effects/code/code-could-matter.ts')
    return codeCouldMatter(text, program)
  }
  // What a script is called with may be any of its words.
  if (!SHELLS.includes(` ${program} `) || POSITIONAL.test(text)) return true
  const unfollowed = { ...ground, ownScript: async () => '' }
  const words = await wordsOf(text.replace(/^#!.*/, ''), unfollowed, { isAlone: false })
  return words === undefined || words.includes(EFFECT_WORD)
}

const CODE_READERS = ' python python2 python3 node nodejs tsx ts-node '
const SHELLS = ' sh bash zsh dash '
const POSITIONAL = /\$\{?[0-9@*]/

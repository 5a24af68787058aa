import { messageOf } from './diagnostic.ts'

/** The simple commands of a command line as `program argument …`; undefined when the line cannot be read. */
export type ShellReader = (line: string) => readonly string[] | undefined

/** Loads the optional shell parser. Without it no command line can be read, and the problem says what to install. */
export async function loadShell(): Promise<{ read: ShellReader; problem?: string }> {
  try {
    return { read: readerOf(await import('unbash')) }
  } catch (failure) {
    return { read: () => undefined, problem: `The package unbash cannot be loaded (${messageOf(failure)}).` }
  }
}

/** Commands wherever they stand: in lists, pipelines, subshells, substitutions, functions, behind assignments. */
function readerOf({ parse, forEachChild }: typeof import('unbash')): ShellReader {
  return (line) => {
    const found: string[] = []
    const script = parse(line)
    const visit = (node: Parameters<typeof forEachChild>[0]): void => {
      if (node.type === 'Command' && node.name) {
        const words = [node.name, ...node.suffix].flatMap((word) => ('value' in word ? (word.value ?? []) : []))
        found.push(words.join(' '))
      }
      forEachChild(node, visit)
    }
    visit(script)
    return script.errors?.length ? undefined : found
  }
}

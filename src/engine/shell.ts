import { messageOf } from '../base/message-of.ts'

/** The simple commands of a command line as `program argument …`; undefined when the line cannot be read. */
export type ShellReader = (line: string) => readonly string[] | undefined

/** Loads the optional shell parser. Without it command lines are read roughly, and the problem says so. */
export async function loadShell(): Promise<{ read: ShellReader; problem?: string }> {
  try {
    return { read: readerOf(await import('unbash')) }
  } catch (failure) {
    const problem = `Command lines are read roughly: the package unbash cannot be loaded (${messageOf(failure)}).`
    return { read: roughCommands, problem }
  }
}

/**
 * Cut wherever a command may begin, quotes or not: rather one command too many than one too few, because a hook that runs
 * needlessly does less harm than one that is got round.
 */
export function roughCommands(line: string): readonly string[] {
  const pieces = line.split(/[;&|\n(){}`]+|\b(?:then|do|else)\b/)
  return pieces
    .map((piece) =>
      piece
        .trim()
        .replace(/^(?:["'$!]|\w+=\S*\s)+/, '')
        .trim(),
    )
    .filter((piece) => piece !== '')
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

import { isRecord } from '../protocol/define.ts'
import { messageOf } from './diagnostic.ts'

/** The simple commands of a command line as `program argument …`; undefined when the line cannot be read. */
export type ShellReader = (line: string) => readonly string[] | undefined

/** Loads the optional shell parser. Without it no command line can be read, and the reason says what to install. */
export async function loadShell(): Promise<{ read: ShellReader; problem?: string }> {
  try {
    const { parse } = await import('unbash')
    return { read: (line) => commandsOf(parse(line)) }
  } catch (failure) {
    return { read: () => undefined, problem: `The package unbash cannot be loaded (${messageOf(failure)}).` }
  }
}

/** Commands wherever they stand: in lists, pipelines, subshells, substitutions, behind assignments. */
function commandsOf(script: unknown): string[] | undefined {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one)
    if (!isRecord(node)) return
    if (node.type === 'Command' && isRecord(node.name)) {
      const words = [node.name, ...(Array.isArray(node.suffix) ? node.suffix : [])]
      found.push(
        words.flatMap((word) => (isRecord(word) && typeof word.value === 'string' ? word.value : [])).join(' '),
      )
    }
    for (const key in node) visit(node[key])
  }
  visit(script)
  const errors = isRecord(script) && Array.isArray(script.errors) ? script.errors.length : 0
  return errors > 0 ? undefined : found
}

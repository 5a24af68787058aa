import { createInterface } from 'node:readline/promises'

/** Asks the person at the terminal; undefined when there is none. The question goes to standard error: output stays clean. */
export async function askPerson(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await lines.question(question)
  } finally {
    lines.close()
  }
}

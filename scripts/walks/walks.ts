import { rmSync } from 'node:fs'
import { walk } from './count.ts'
import { home, WALKS } from './steps.ts'
import { readingOf } from './to-read.ts'

/**
 * How many files somebody has to read to follow one thing through the program. Each walk is run for real, in a home of its own, with the
 * runner's coverage. Two numbers: every file of src of which a function runs, and those of them that have to be opened to follow it
 * (`walks/to-read.ts` says which not, and why). `--list` names them all.
 */
try {
  const list = process.argv.includes('--list')
  const say = (line: string) => process.stdout.write(`${line}\n`)
  for (const one of WALKS) {
    const { run, tables, idle } = await walk(one)
    const { toRead, left } = readingOf(run)
    say(`${one.name}: ${toRead.length} files to read (aim ${one.aim}), ${run.size} run`)
    say(`  ${byRoom(toRead)}`)
    if (list) for (const file of toRead) say(`    ${file}`)
    for (const { why, files } of left) {
      say(`  ${files.length} not: ${why}`)
      if (list) for (const file of files) say(`    ${file}`)
    }
    say(`  beside it: ${tables.size} without functions, ${idle.size} only loaded`)
  }
} finally {
  rmSync(home, { recursive: true, force: true })
}

/** Where they stand, the fullest first. */
function byRoom(files: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const file of files) {
    const room = file.split('/')[1] ?? ''
    counts.set(room, (counts.get(room) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([room, count]) => `${room} ${count}`)
    .join(', ')
}

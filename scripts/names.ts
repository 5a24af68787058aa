import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

/** Exported names that stand in several files of src: each is one more thing a reader can mistake for another. */
const EXPORT = /^export (?:async )?(?:const|function|interface|type|class) (\w+)/gm

/** What is one name by design: every host, view or migration has the same parts. */
const PARTS_OF_A_TABLE =
  /^src\/(hosts\/[^/]+\/(wire|install|plugin)|view\/[^/]+\/(api|page)|storage\/migrations\/.*)\.tsx?$/

const places = new Map<string, string[]>()
for (const file of new Bun.Glob('src/**/*.{ts,tsx}').scanSync({ cwd: root })) {
  if (file.includes('.test.')) continue
  for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(EXPORT))
    places.set(name, [...(places.get(name) ?? []), file])
}
const several = [...places].filter(([, files]) => files.length > 1).sort(([one], [other]) => (one < other ? -1 : 1))
const unplanned = several.filter(([, files]) => files.filter((file) => !PARTS_OF_A_TABLE.test(file)).length > 1)

for (const [name, files] of unplanned) process.stdout.write(`${name}: ${files.join(', ')}\n`)
process.stdout.write(
  `${places.size} exported names, ${several.length} stand in several files, ${unplanned.length} of them not as parts of a table\n`,
)

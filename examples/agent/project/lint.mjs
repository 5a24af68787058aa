// A linter for the example: reports what it does not like, and ends well, so that its words reach the model.
import { readFileSync } from 'node:fs'

const [, , file = ''] = process.argv
const lines = readFileSync(file, 'utf8').split('\n')
const found = lines.flatMap((line, at) => (/\bvar\b|: any\b/.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : []))
console.log(found.length > 0 ? `The linter objects:\n${found.join('\n')}` : 'The linter has nothing to say.')

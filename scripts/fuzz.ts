// npm run fuzz [seed]: the long run of what `npm test` does a little of.
import { fuzz } from '../test/lib/fuzz.ts'

const seed = Number(process.argv[2] ?? Date.now() % 1_000_000)
const started = performance.now()
const result = await fuzz({ seed, inputs: 100_000, hooks: 500, kills: 2000, writers: 64 })
console.log(JSON.stringify({ seed, seconds: Math.round((performance.now() - started) / 1000), ...result }, null, 2))
process.exit(result.wrong.length > 0 ? 1 : 0)

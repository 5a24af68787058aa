// npm run demo: builds the program when it is missing or older than its sources, then plays the bundled session through it.
import { spawnSync } from 'node:child_process'
import { freshBinary } from '../fresh-binary.ts'

process.exitCode = spawnSync(freshBinary(), ['demo', ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1

// npm run check: lint, types, generated files, unit and contract tests. Under a minute.
import { FOLDERS } from './folders.ts'
import { finish, step, suite } from './suite.ts'

const NODE = ['lint', 'types', 'types of the page'] as const
const PROGRAMS: Readonly<Record<(typeof NODE)[number], readonly string[]>> = {
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'],
  types: ['node_modules/typescript/bin/tsc', '--noEmit'],
  'types of the page': ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'src/view/page/tsconfig.json'],
}

export async function check() {
  const steps = NODE.map((name) => step(name, 'node', PROGRAMS[name]))
  steps.push(step('generated files are up to date', process.execPath, ['scripts/generate.ts', '--check']))
  return [...(await Promise.all(steps)), await suite(FOLDERS.checked, { abreast: 2 })]
}

if (import.meta.main) finish(await check())

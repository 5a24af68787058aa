import { remembering } from '../remember.ts'

/**
 * A command by its shortest spelling: how a program is started and how loud it is change nothing of what it does. `npx vitest run` and
 * `node_modules/.bin/vitest run --silent` are one; so are `npm run test` and `npm t`.
 */
export const plainForm: (command: string) => string = remembering(shortestOf)

function shortestOf(command: string): string {
  const [folder = ''] = FOLDER.exec(command) ?? []
  let plain = command.slice(folder.length)
  for (const [spelled, meant] of SPELLINGS) plain = plain.replace(spelled, meant)
  return `${folder}${plain.trim()}`
}

const FOLDER = /^(?:cd|pushd) .*? && /
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // In another environment, for so long, so gently.
  [
    /^(?:(?:sudo|time|nohup|nice(?: -n ?\d+)?|timeout(?: -\S+)* \d\w*|stdbuf(?: -\S+)+|xvfb-run(?: -\S+)*|(?:env|cross-env)(?: (?:-u \w+|--unset[= ]\w+|-i|-|\w+=\S*))*|dotenv(?: -\S+(?: [\w.]*\.env\S*)?)* --|direnv exec \S+|nix develop(?: \S+)? (?:-c|--command)|caffeinate(?: -\w+)*) )+/,
    '',
  ],
  [/^corepack (?=(?:npm|pnpm|yarn)\b)/, ''],
  [/^(?:\.\/)?node_modules\/\.bin\//, ''],
  [/^(?:npx|bunx|pnpx)(?: (?:-y|--yes|--no-install|--))* (?=[\w@])/, ''],
  [/^(?:npm|pnpm|yarn|bun) (?:exec|dlx|x)(?: --)? (?=[\w@])/, ''],
  [/^(?:pnpm|yarn|bun(?: run)?) (?=(?:vitest|jest|mocha|ava|eslint|tsc|prettier|biome|playwright|cypress)\b)/, ''],
  [
    /^(?:(?:uv|poetry|pipenv|hatch|pdm|rye|pixi) run |bundle exec |(?:\.\/)?\.?venv\/bin\/|python(?:3(?:\.\d+)?)? -m |bin\/(?=r(?:spec|ails|ake|ubocop)\b)|(?:\.\/)?vendor\/bin\/)+/,
    '',
  ],
  [/^npm (?:run-script|run) /, 'npm '],
  [/^npm (?:t|tst)(?=\s|$)/, 'npm test'],
  [/^(pnpm|yarn) run /, '$1 '],
  [/^(make|npm|pnpm|yarn)(?: (?:-s|-j ?\d*))+(?=\s|$)/, '$1'],
  [/^(?:\.\/)?gradlew(?=\s|$)/, 'gradle'],
  [/^(?:\.\/)?mvnw(?=\s|$)/, 'mvn'],
  [/\s(?:--silent|--quiet|--verbose|--no-color|--color(?:=\S+)?|--no-progress|--reporter[= ]\S+)(?=\s|$)/g, ''],
  [/\s--(?=\s*$)/, ''],
]

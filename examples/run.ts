// npm run example [-- flags]: the example agent in a project of its own. npm run example -- ai-sdk|openai-agents|claude-agent-sdk: one integration.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const [first = '', ...rest] = process.argv.slice(2)
const integration = join(here, 'integrations', `${first}.ts`)

if (first !== '' && existsSync(integration)) {
  installed('integrations')
  process.exit(spawnSync(process.execPath, [integration, ...rest], { stdio: 'inherit' }).status ?? 1)
}
installed('agent')
const flags = process.argv.slice(2)
const cwd = flags.includes('--cwd') ? [] : ['--cwd', freshProject()]
process.exit(
  spawnSync(process.execPath, [join(here, 'agent', 'main.ts'), ...flags, ...cwd], { stdio: 'inherit' }).status ?? 1,
)

/** What an example needs is its own affair: installed when it is first run, exactly as its lock file says. */
function installed(name: string): void {
  const folder = join(here, name)
  if (existsSync(join(folder, 'node_modules'))) return
  console.log(`Installing what examples/${name} needs…`)
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  })
}

/** A copy, so that the agent may do with it what it likes. */
function freshProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-example-'))
  cpSync(join(here, 'agent', 'project'), folder, { recursive: true })
  const author = ['-c', 'user.name=Example', '-c', 'user.email=example@localhost']
  for (const args of [
    ['init', '--quiet', '--initial-branch=main'],
    ['add', '-A'],
    [...author, 'commit', '--quiet', '-m', 'Begin'],
  ]) {
    execFileSync('git', args, { cwd: folder })
  }
  return folder
}

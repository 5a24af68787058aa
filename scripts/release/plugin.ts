import { chmodSync, copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../run.ts'
import { PLATFORMS, type PlatformId, programName } from './platforms.ts'

/**
 * The plugin with the program of one platform beside its hooks: a folder that is a marketplace of its own. Once unpacked it needs
 * neither the network nor a checkout.
 */
export function packPlugin(
  id: PlatformId,
  from: { program: string; version: string; staging: string; out: string },
): void {
  const { program, version, staging, out } = from
  const name = `throughline-plugin-${id}`
  const folder = join(staging, name)
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, '.claude-plugin'), join(folder, '.claude-plugin'), { recursive: true })
  cpSync(join(root, 'plugin'), join(folder, 'plugin'), { recursive: true })
  for (const file of ['README.md', '../.claude-plugin/marketplace.json', 'hooks/throughline.sh']) {
    const path = join(folder, 'plugin', file)
    writeFileSync(path, asReleased(file, readFileSync(path, 'utf8'), `${name}-${version}.tgz`))
  }
  const bin = join(folder, 'plugin/bin', programName(PLATFORMS[id]))
  mkdirSync(join(folder, 'plugin/bin'))
  copyFileSync(program, bin)
  chmodSync(bin, 0o755)
  run('tar', ['czf', join(out, `${name}-${version}.tgz`), '-C', staging, name], { quiet: true })
}

/** What the plugin says of the checkout it usually comes from, said of its release. */
export function asReleased(file: string, text: string, archive: string): string {
  const edits: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
    'README.md': [[/## Install\n[\s\S]*?(?=\nThe hooks look for)/, readmeInstall()]],
    '../.claude-plugin/marketplace.json': [[/, from this checkout\./, ', from its release.']],
    'hooks/throughline.sh': [
      [
        /In a checkout of Throughline type: [^"]*/,
        `This is ${archive}: unpack it again, or the one for this machine if it is another`,
      ],
    ],
  }
  return (edits[file] ?? []).reduce((sofar, [pattern, to]) => {
    if (!pattern.test(sofar)) throw new Error(`${file} of the plugin no longer says ${pattern}`)
    return sofar.replace(pattern, () => to)
  }, text)
}

function readmeInstall(): string {
  return `## Install

The plugin holds the hooks, the commands and, in \`plugin/bin\`, the program they run. In the folder that was unpacked; this needs no
network:

    claude plugin marketplace add ./
    claude plugin install throughline@throughline

Keep the folder where it is: Claude Code loads no plugin whose marketplace is gone.
`
}

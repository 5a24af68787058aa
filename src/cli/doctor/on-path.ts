import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { t } from '../../messages/people/speak.ts'
import type { Call } from '../command.ts'
import { PROGRAM } from '../install/binary.ts'
import { lookOnPath } from '../install/on-path.ts'
import type { Finding } from './finding.ts'

/** Whether a shell finds the program; the hooks do without. Says nothing where it was never installed. */
export function checkOnPath(call: Call): Finding[] {
  const installed = join(call.paths.bin, PROGRAM)
  if (!existsSync(installed)) return []
  const check = 'PATH'
  const found = lookOnPath(call, installed)
  switch (found.way) {
    case 'there':
      return [{ check, state: 'fine', detail: t`your shell finds throughline at ${found.path}` }]
    case 'linked':
      return [
        {
          check,
          state: 'note',
          detail: t`your shell does not find throughline; the hooks do without it`,
          remedy: `ln -s "${installed}" "${found.path}"`,
        },
      ]
    case 'profile':
      return [
        {
          check,
          state: 'note',
          detail: t`your shell does not find throughline; the hooks do without it`,
          remedy: t`put this line into ${found.file}: ${found.line}`,
        },
      ]
    case 'other':
      return [
        {
          check,
          state: 'note',
          detail: t`${found.path} is another program of that name; the hooks run ${installed}`,
        },
      ]
  }
}

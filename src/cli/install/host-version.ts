import type { Installer } from '../../hosts/host.ts'
import { t } from '../../messages/people/speak.ts'
import type { Call } from '../command.ts'
import { onPath } from './wiring.ts'

/** What a host's program says of itself, against the newest version its adapter was tested with. */
export interface HostVersion {
  /** Undefined when the program is not on the PATH, or did not say. */
  readonly version: string | undefined
  readonly standing: 'same' | 'newer' | 'older' | 'silent' | 'absent'
}

export async function hostVersion(
  call: Pick<Call, 'environment' | 'cwd' | 'userHome'>,
  program: Installer['program'],
  tested: string,
): Promise<HostVersion> {
  const path = onPath(program, call)
  if (!path) return { version: undefined, standing: 'absent' }
  const version = /\d+\.\d+\.\d+/.exec(await answerOf(path))?.[0]
  if (!version) return { version, standing: 'silent' }
  if (version === tested) return { version, standing: 'same' }
  return { version, standing: isNewer(version, tested) ? 'newer' : 'older' }
}

/** Behind the host's name, for people. */
export function versionText({ version = '', standing }: HostVersion, program: string, tested: string): string {
  return {
    same: () => t`${version}, the version tested`,
    newer: () => t`${version}, newer than ${tested}, the newest tested`,
    older: () => t`${version}, older than ${tested}, the newest tested`,
    silent: () => t`${program} did not say its version; tested with ${tested}`,
    absent: () => t`${program} is not on the PATH; tested with ${tested}`,
  }[standing]()
}

async function answerOf(program: string): Promise<string> {
  try {
    const run = Bun.spawn([program, '--version'], {
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: 'ignore',
      timeout: PATIENCE_MS,
    })
    return await new Response(run.stdout).text()
  } catch {
    return ''
  }
}

const PATIENCE_MS = 10_000

function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split('.').map(Number))
  const at = (a ?? []).findIndex((part, i) => part !== b?.[i])
  return at >= 0 && (a?.[at] ?? 0) > (b?.[at] ?? 0)
}

import type { Environment } from '../base/environment.ts'
/** Where everything of ours lives. */
export interface Paths {
  home: string
  database: string
  log: string
  spool: string
  bin: string
  settings: string
  /** The settings as they were when they could last be read. */
  lastSettings: string
  rules: string
  trust: string
  /** Rules of packs that the person switched off or excepted something from. */
  exceptions: string
  /** Which task lists are this machine's own. */
  adopted: string
  /** Compiled rules: made anew whenever they are missing. */
  compiled: string
  backups: string
}

export function pathsOf(environment: Environment, userHome: string): Paths {
  const root = environment.THROUGHLINE_HOME || `${userHome}/.throughline`
  return {
    home: root,
    database: `${root}/throughline.db`,
    log: `${root}/log/throughline.log`,
    spool: `${root}/spool`,
    bin: `${root}/bin`,
    settings: `${root}/settings.json`,
    lastSettings: `${root}/settings.last.json`,
    rules: `${root}/rules`,
    trust: `${root}/trust.json`,
    exceptions: `${root}/exceptions.json`,
    adopted: `${root}/adopted`,
    compiled: `${root}/compiled`,
    backups: `${root}/backups`,
  }
}

/** The home that a program was installed in, told by its own place, `<home>/bin/throughline`; undefined for one that stands elsewhere. */
export function homeOfProgram(program: string): string | undefined {
  const path = program.endsWith('.exe') ? program.slice(0, -4) : program
  const at = path.length - '/bin/throughline'.length
  if (at <= 0 || !path.endsWith('throughline')) return undefined
  const end = path.slice(at)
  return end === '/bin/throughline' || end === '\\bin\\throughline' ? path.slice(0, at) : undefined
}

/**
 * The operating system is asked only when the environment does not say, because asking costs a hook time. A user it does
 * not know (a container with a number for a user) has the root folder for a home.
 */
export async function userHomeOf(environment: Environment): Promise<string> {
  const home = environment.HOME || environment.USERPROFILE
  if (home) return home
  try {
    return (await import('node:os')).homedir()
  } catch {
    return ''
  }
}

/** The settings files of Throughline itself, weakest first. */
export function settingsFiles(paths: Paths, project: string | undefined): string[] {
  if (!project) return [paths.settings]
  const folder = `${project}/.throughline`
  return [paths.settings, `${folder}/settings.json`, `${folder}/settings.local.json`]
}

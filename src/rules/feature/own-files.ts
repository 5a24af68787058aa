import { plainPath } from '../../base/paths/plain-path.ts'
import { matchesPattern } from './path-pattern.ts'

interface Homes {
  readonly userHome: string
  /** Throughline's own. */
  readonly home: string
  readonly project: string
}

type Real = (path: string) => string | undefined

export interface OwnFiles {
  /** One of them that a pattern of a shell could mean. */
  matching(pattern: string): string | undefined
  /** One of them to which a path leads that is spelled otherwise. */
  behind(path: string, real: Real): string | undefined
}

/** The files that Throughline and its hosts stand on, as they are called and where they really are. */
export function ownFiles({ userHome, home, project }: Homes, real: Real): OwnFiles {
  // Mostly nobody asks: nothing is a pattern, and everything is where it says.
  const files = () => [
    home,
    ...OF_HOME.map((path) => `${home}/${path}`),
    ...IN_HOME.map((path) => `${userHome}/${path}`),
    ...IN_PROJECT.map((path) => `${project}/${path}`),
  ]
  return {
    matching: (pattern) => files().find((file) => matchesPattern(plainPath(pattern), file)),
    behind(path, from) {
      const spelled = plainPath(path)
      // In its usual place the home is known by its name, and then it matters what is done there.
      if (home !== `${userHome}/.throughline` && (spelled === home || spelled.startsWith(`${home}/`))) return spelled
      const found = from(path)
      if (found === undefined || found === spelled) return undefined
      const roots = files().flatMap((file) => [file, real(file)])
      return roots.some((root) => root !== undefined && (found === root || found.startsWith(`${root}/`)))
        ? found
        : undefined
    },
  }
}

/** What stands in Throughline's home, besides all else in it. */
const OF_HOME = [
  'settings.json',
  'settings.last.json',
  'rules',
  'rules/rule.md',
  'trust.json',
  'exceptions.json',
  'throughline.db',
  'compiled',
  'compiled/safety.rules',
  'bin',
  'bin/throughline',
]

/** Of the hosts, in the person's home. */
const IN_HOME = [
  '.claude/settings.json',
  '.claude/settings.local.json',
  '.claude.json',
  '.codex/hooks.json',
  '.codex/config.toml',
  '.gemini/settings.json',
  '.qwen/settings.json',
  '.config/opencode/plugins/throughline.js',
  '.config/kilo/plugins/throughline.js',
  '.copilot/hooks/throughline.json',
  '.pi/agent/extensions/throughline.js',
  '.cline/plugins/throughline.js',
  '.kimi-code/plugins/installed.json',
  '.kimi-code/plugins/managed/throughline/kimi.plugin.json',
]

/** And in a project. */
const IN_PROJECT = [
  '.throughline/settings.json',
  '.throughline/settings.local.json',
  '.throughline/rules',
  '.throughline/rules/rule.md',
  '.claude/settings.json',
  '.claude/settings.local.json',
  '.codex/hooks.json',
  '.codex/config.toml',
  '.gemini/settings.json',
  '.qwen/settings.json',
  '.opencode/plugins/throughline.js',
  '.github/hooks/throughline.json',
]

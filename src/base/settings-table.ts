/**
 * Every setting there is: a line here declares one, and whoever reads it names it. The types below, what a hook reads of the files
 * (platform/settings/quick-settings.ts), the diagnostics and listing beside it, the names of environment variables, the JSON Schema and
 * the defaults that a hook takes where nothing is set derive from it.
 */
export const SETTINGS = {
  language: choice(['auto', 'en', 'zh-TW', 'zh-CN'], 'auto', 'The language of messages; auto follows the locale.'),
  enabled: flag(true, 'Whether hooks do anything at all; a variable makes them quiet, and rules still refuse.'),
  'continuity.enabled': flag(true, 'Whether what a compaction drops is put back.'),
  'continuity.steerChars': count(0, 10_000, 2500, 'The most characters of instructions for the summariser.'),
  'continuity.recoveryChars': count(0, 10_000, 2000, 'The most characters injected first after a compaction.'),
  'continuity.deltaChars': count(0, 10_000, 2000, 'The most characters injected once the summary is known.'),
  'continuity.mendSummary': flag(
    false,
    'Whether what a summary lacks is put into the summary itself, where the agent lets it be (pi), and not behind it.',
  ),
  'continuity.suggestCompactMb': count(
    1,
    1000,
    5,
    'The transcript size in megabytes from which /compact is suggested.',
  ),
  'memory.enabled': flag(true, 'Whether anything is learned from sessions and recalled in them.'),
  'memory.coreTier': count(0, 5, 2, 'Memories of this tier and more important ones are told to every session.'),
  'memory.startChars': count(0, 9000, 2000, 'The most characters told to a session when it starts.'),
  'memory.promptChars': count(0, 9000, 2000, 'The most characters told with a prompt.'),
  'memory.toolChars': count(0, 9000, 900, 'The most characters told with a tool call.'),
  'memory.budgetTokens': count(0, 200_000, 6000, 'The most tokens told to a session in all.'),
  'memory.askToSaveAfter': count(
    0,
    1000,
    0,
    'After more unsaved changes and commands than this the agent is asked once, at the end of its turn, to save what it learned; 0 for never.',
  ),
  'memory.askWhenHeadless': flag(false, 'Whether the agent is asked to save also where nobody sits before it.'),
  'memory.suggest': flag(true, 'Whether the agent is told, once, of a pattern worth saving.'),
  'memory.archiveAfterDays': count(1, 3650, 30, 'After how many days without use a memory of tier 4-6 is archived.'),
  'memory.most': count(100, 1_000_000, 10_000, 'How many memories learned by themselves a project keeps active.'),
  'workflow.enabled': flag(true, 'Whether workflows are kept going and their order is watched.'),
  'workflow.guide': flag(false, 'Whether the first prompt of a session is told which workflows there are.'),
  'rules.enabled': flag(true, 'Whether rules are looked at.'),
  'rules.safety': flag(
    false,
    'Whether the rule packs against destructive commands and leaked secrets are in force: files, git, databases, cloud, secrets, system.',
  ),
  'rules.files': flag(false, 'Whether the rule pack about deleted and overwritten files is in force.'),
  'rules.git': flag(false, 'Whether the rule pack about discarded work and forced pushes is in force.'),
  'rules.databases': flag(false, 'Whether the rule pack about lost data in databases is in force.'),
  'rules.cloud': flag(false, 'Whether the rule pack about containers, clusters, clouds and publishing is in force.'),
  'rules.secrets': flag(false, 'Whether the rule pack about keys and credentials is in force.'),
  'rules.system': flag(false, 'Whether the rule pack about disks, the machine and unread downloads is in force.'),
  'rules.strict': flag(false, 'Whether the packs in force also ask about what is only sometimes a mistake.'),
  'rules.tidy': flag(false, "Whether the rule pack for the project's own package manager is in force."),
  'rules.compaction': flag(false, 'Whether the rule pack of reminders for compactions is in force.'),
  'timeline.keep': count(100, 1_000_000, 2000, 'How many timeline entries of a session are kept.'),
  'log.level': choice(['debug', 'info', 'warn', 'error', 'off'], 'debug', 'From which weight on a line is logged.'),
  'log.format': choice(['text', 'json'], 'text', 'How a line of the log is written.'),
  'log.file': file('Where the log is kept: a whole path, one from ~/, or one from the home of Throughline.'),
  // The upper bounds stay below the patience that install writes into the hosts' settings.
  'deadlines.quickTimeoutMs': maybeCount(
    20,
    4000,
    'How long a prompt or tool event may take, instead of its own deadline.',
  ),
  'deadlines.unhurriedTimeoutMs': maybeCount(
    20,
    9000,
    'How long SessionStart, PreCompact, PostCompact or Stop may take.',
  ),
  'deadlines.closingTimeoutMs': maybeCount(20, 1800, 'How long SessionEnd may take.'),
} as const satisfies Readonly<Record<string, Setting>>

/**
 * What the files of a project may set by themselves, and to what: more that holds, never less. All else in them counts when the person
 * has agreed to the file as it stands. Nothing of a person's is switched off, loosened or led elsewhere by a repository.
 */
export const PROJECT_MAY_SET: Readonly<Partial<Record<SettingKey, unknown>>> = {
  'rules.safety': true,
  'rules.files': true,
  'rules.git': true,
  'rules.databases': true,
  'rules.cloud': true,
  'rules.secrets': true,
  'rules.system': true,
  'rules.strict': true,
  'rules.tidy': true,
  'rules.compaction': true,
}

/**
 * What of the person's nobody but the person may loosen, and only in their own file: a variable in the environment of an agent may have been
 * set by a project. There, as in a project's file, only what switches more on counts.
 */
export function isGuarded(key: string): boolean {
  return key.startsWith('rules.')
}

/** Keys of the settings file that are read elsewhere or by editors. */
export const RESERVED_KEYS: readonly string[] = ['$schema', 'hooks']

/** Variables of ours that are not settings. */
export const OTHER_VARIABLES: readonly string[] = [
  'THROUGHLINE_HOME',
  'THROUGHLINE_DISABLE',
  'THROUGHLINE_NOW',
  'THROUGHLINE_NO_SYNC',
  'THROUGHLINE_VENDOR',
  'THROUGHLINE_DATABASE_URL',
  // Of the engine, see src/engine/config.
  'THROUGHLINE_HOOKS_DISABLE',
  'THROUGHLINE_HOOKS_FILE',
  'THROUGHLINE_HOOKS_JSON',
  'THROUGHLINE_HOOKS_SKIP',
  'THROUGHLINE_HOOKS_ENABLED',
  'THROUGHLINE_HOOKS_DEFAULT_TIMEOUT',
  'THROUGHLINE_HOOKS_TIMEOUT_BEHAVIOR',
  'THROUGHLINE_HOOKS_FAILURE_BEHAVIOR',
  'THROUGHLINE_HOOKS_MAX_CONCURRENT_HOOKS',
  'THROUGHLINE_HOOKS_MAX_OUTPUT_BYTES',
  'THROUGHLINE_HOOKS_MAX_CONTEXT_CHARS',
  'THROUGHLINE_HOOKS_MAX_STOP_CONTINUATIONS',
]

export type Setting = (
  | { kind: 'flag'; default: boolean }
  | { kind: 'choice'; of: readonly string[]; default: string }
  | { kind: 'file'; default: undefined }
  | { kind: 'count'; from: number; to: number; default: number | undefined }
) & { about: string }

export type SettingKey = keyof typeof SETTINGS
type Value<S> = S extends { kind: 'flag' }
  ? boolean
  : S extends { of: readonly (infer Word)[] }
    ? Word
    : S extends { kind: 'file' }
      ? string | undefined
      : S extends { default: undefined }
        ? number | undefined
        : number
type Groups = SettingKey extends infer Key ? (Key extends `${infer Group}.${string}` ? Group : never) : never

/** The settings as code reads them: `settings.continuity.steerChars`. */
export type AllSettings = {
  readonly [Key in SettingKey as Key extends `${string}.${string}` ? never : Key]: Value<(typeof SETTINGS)[Key]>
} & {
  readonly [Group in Groups]: {
    readonly [Key in SettingKey as Key extends `${Group}.${infer Leaf}` ? Leaf : never]: Value<(typeof SETTINGS)[Key]>
  }
}

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[]

/** continuity.steerChars is THROUGHLINE_CONTINUITY_STEER_CHARS. */
export function variableOf(key: string): string {
  return `THROUGHLINE_${key.replace(/[A-Z]/g, '_$&').replaceAll('.', '_').toUpperCase()}`
}

function flag(value: boolean, about: string) {
  return { kind: 'flag', default: value, about } as const
}

function choice<const Word extends string>(of: readonly Word[], value: NoInfer<Word>, about: string) {
  return { kind: 'choice', of, default: value, about } as const
}

function file(about: string) {
  return { kind: 'file', default: undefined, about } as const
}

function count(from: number, to: number, value: number, about: string) {
  return { kind: 'count', from, to, default: value, about } as const
}

/** Without a value of its own, whoever reads it has the default. */
function maybeCount(from: number, to: number, about: string) {
  return { kind: 'count', from, to, default: undefined, about } as const
}

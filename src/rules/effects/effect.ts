/** What a command would do that matters to somebody, and to what. */
export interface Effect {
  readonly kind: EffectKind
  /** What it is done to; one of the words of the kind. */
  readonly to: string
  /** As people would name it: the path, the branch, the statement. */
  readonly what: string
  /** The simple command that does it. */
  readonly command: string
}

/** Places where deleting and writing do harm. */
const PROTECTED = [
  'root',
  'system',
  'home',
  'everything',
  'history',
  'unset',
  'outside',
  'sources',
  'secret',
  'startup',
  'settings',
] as const

/** Every kind of effect, and what it can be done to. */
export const EFFECTS = {
  deletes: [...PROTECTED, ...['inside', 'made', 'listed', 'cache', 'temp', 'unknown']],
  writes: [...PROTECTED, ...['token', 'inside', 'cache', 'temp', 'unknown']],
  opens: ['root', 'system', 'home', 'everything', 'outside', 'secret'],
  discards: ['work', 'file', 'refs', 'remote', 'published'],
  destroys: ['database', 'container', 'cluster', 'cloud', 'infrastructure', 'remote'],
  changes: ['infrastructure', 'cluster', 'database'],
  publishes: ['package', 'release', 'deployment', 'repository'],
  runs: ['download', 'decoded', 'unread', 'remote'],
  reads: ['secret'],
  sends: ['secret', 'project'],
  stops: ['machine', 'processes', 'service'],
  weakens: ['protection', 'accounts', 'schedule', 'rules'],
  formats: ['disk'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type EffectKind = keyof typeof EFFECTS

/** Words of conditions for all of them: `deletes` and `deletes home`. */
export const EFFECT_WORDS: readonly string[] = Object.entries(EFFECTS).flatMap(([kind, targets]) => [
  kind,
  ...targets.map((to) => `${kind} ${to}`),
])

/** How a command is looked at: in which place, and what can be asked about files there. */
export interface CommandWorld {
  readonly cwd: string
  readonly project: string
  readonly home: string
  exists(path: string): boolean
  /** The text of a script that was written in this session; undefined for everything else. */
  script?(path: string): string | undefined
}

import { didYouMean } from '../../base/text/did-you-mean.ts'
import { t } from '../../messages/people/speak.ts'
import { type Call, type Command, type Result, usageError } from '../command.ts'

/** What stands behind `rules`, each loaded when it is asked for. */
const PARTS = {
  list: async (call: Call) => (await import('../rules/list.ts')).list(call),
  lint: async (call: Call, words) => (await import('../rules/lint.ts')).lint(call, words),
  test: async (call: Call, words) => (await import('../rules/test.ts')).test(call, words),
  explain: async (call: Call, words) => (await import('../rules/explain.ts')).explain(call, words[0]),
  new: async (call: Call, words) => (await import('../rules/new.ts')).begin(call, words[0]),
  import: async (call: Call, words) => (await import('../rules/import.ts')).importRules(call, words),
  enable: async (call: Call, words) => (await import('../rules/switch.ts')).turn(call, 'enable', words[0]),
  disable: async (call: Call, words) => (await import('../rules/switch.ts')).turn(call, 'disable', words[0]),
  except: async (call: Call, words) => (await import('../rules/except.ts')).except(call, words[0]),
} as const satisfies Record<string, (call: Call, words: readonly string[]) => Promise<Result>>

type Part = keyof typeof PARTS

export const rules: Command = {
  takes: 'list|lint|test|explain|new|import|enable|disable|except [words]',
  words: 50,
  options: {
    event: {
      value: 'EVENT|FILE',
      of: ['list', 'new', 'test'],
      about: 'list, new: an event. test: a file with a payload.',
    },
    action: { value: 'NAME', of: ['new'], about: 'new: what the rule does.' },
    from: { value: 'SAMPLE', of: ['new'], about: 'new: begin from a sample; a wrong name lists them.' },
    all: {
      of: ['list', 'test', 'explain'],
      about: 'list, test: also the packs that are off. explain: also the rules that do not match.',
    },
    stats: {
      of: ['test'],
      about: 'test: how many attacks the safety pack stops, and how many harmless commands it leaves alone.',
    },
    level: {
      value: 'NAME',
      of: ['test'],
      oneOf: ['basic', 'schema', 'rules', 'integration'],
      about: 'test: how deep; each level tries all before it too.',
    },
    verbose: { of: ['test'], about: 'test: with --level, also the checks that pass.' },
    out: { value: 'FILE', of: ['test'], about: 'test: with --level, keep the report there too.' },
    user: { of: ['new', 'import'], about: 'new, import: in your own folder instead of the project.' },
    project: { of: ['enable', 'disable'], about: "enable, disable: in the project's settings instead of your own." },
    command: { value: 'TEXT', of: ['except'], about: 'except: a simple command; * stands for anything.' },
    path: { value: 'GLOB', of: ['except'], about: 'except: a path, as conditions have it.' },
    until: {
      value: 'DAY',
      of: ['except'],
      about: 'except: the last day on which it holds, e.g. 2026-01-31; else for 30 days.',
    },
    remove: { of: ['except'], about: 'except: take exceptions of a rule back.' },
    corpus: { value: 'FILE', about: 'test --stats: commands of your own, as JSON.' },
    'dry-run': { of: ['import'], about: 'import: only say what would be written.' },
  },
  examples: [
    'throughline rules list',
    'throughline rules new no-sudo --event PreToolUse --action deny',
    'throughline rules lint && throughline rules test',
    'throughline rules test --level integration --json --out report.json',
    'throughline rules explain',
    'throughline rules explain payload.json --all',
    'throughline rules enable safety',
    'throughline rules disable force-push',
    "throughline rules except history-loss --command 'git clean -fdx' --until 2026-01-31",
    'throughline rules import .claude/settings.json',
  ],
  prints: [
    'rules-list',
    'rules-lint',
    'rules-test',
    'rules-test-event',
    'rules-test-stats',
    'rules-test-level',
    'rules-explain',
    'rules-new',
    'rules-import',
    'rules-switch',
    'rules-except',
  ],
  run(call) {
    const [word = 'list', ...words] = call.words
    if (isPart(word)) return PARTS[word](call, words)
    const meant = didYouMean(word, Object.keys(PARTS))
    throw usageError(
      t`rules cannot ${JSON.stringify(word)}`,
      meant ? t`did you mean rules ${meant}?` : t`it can ${Object.keys(PARTS).join(', ')}`,
    )
  },
}

function isPart(word: string): word is Part {
  return Object.hasOwn(PARTS, word)
}

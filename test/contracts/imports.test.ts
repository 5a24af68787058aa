import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const root = join(import.meta.dir, '../..')
const sources = [...new Bun.Glob('src/**/*.{ts,tsx}').scanSync({ cwd: root })].filter(
  (file) => !file.endsWith('.test.ts'),
)

interface Import {
  file: string
  target: string
}

const imports: Import[] = sources.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import|require)\s*\(?\s*'([^']+)'/g)].map(
    ([, name = '']) => ({
      file,
      target: name.startsWith('.') ? normalize(join(dirname(file), name)) : name,
    }),
  ),
)

/** The wire words of the hosts whose tools have other names. */
function wiresOf(files: readonly string[]): string[] {
  return files.filter((file) => /^src\/hosts\/[^/]+\/wire\.ts$/.test(file)).map((file) => file.slice('src/'.length))
}

/** Which folders of ours a folder may import, besides itself and `base`, which everyone may. What is not listed may import nothing of ours. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  base: [],
  protocol: [],
  hosts: ['protocol'],
  engine: ['protocol', 'hosts/claude-code/index', 'hosts/claude-code/wire', 'hosts/claude-code/read-answer'],
  pipeline: ['protocol', 'engine'],
  rules: ['protocol', 'storage/sql'],
  schemas: ['protocol', 'hosts', 'rules'],
  journal: ['protocol', 'storage/sql'],
  workflow: ['protocol', 'journal', 'storage/sql', 'messages'],
  memory: ['protocol', 'journal', 'storage/sql'],
  // A reader of a host's transcript knows the host's tools by the names its adapter knows.
  // What a word of the person's puts an end to is the same for a session and for good.
  continuity: [
    'protocol',
    'journal',
    'storage/sql',
    'messages',
    'hosts/tools',
    'memory/learn/rules/supersedes',
    'memory/learn/rules/nearest',
    ...wiresOf(sources),
  ],
  team: ['protocol', 'memory', 'storage/sql'],
  // It reads transcripts as continuity does, and takes words apart as memories are searched.
  past: [
    'protocol/ports',
    'storage/sql',
    'continuity/transcript',
    'continuity/ledger/call-text',
    'memory/search',
    'memory/feature/mcp-there',
  ],
  storage: [],
  messages: [],
  platform: ['protocol/ports'],
}

/** Those that put everything together: what a hook runs, the commands, and the page that asks the commands. */
const COMPOSE = ['cli', 'hook', 'view']

/** Folders and files that open no file, read no clock and write nowhere. */
const PURE = [
  /^src\/base\//,
  /^src\/protocol\//,
  /^src\/hosts\//,
  /^src\/schemas\//,
  /^src\/continuity\//,
  /^src\/memory\//,
  /^src\/past\//,
  /^src\/workflow\//,
  /^src\/team\/(?!server\/)/,
  /^src\/journal\//,
  /^src\/messages\//,
  /^src\/rules\/judge\/evaluate/,
  /^src\/engine\/(choose\/match|answer\/(parse|fold|budget))\.ts$/,
]
/** Holds the text of a program that runs elsewhere, inside a host. */
const ANOTHER_PROGRAM = /^src\/hosts\/(plugin-file|[^/]+\/plugin)\.ts$/
const IMPURE =
  /\bnode:(fs|os|child_process|process|net|http)|\bBun\.(file|write|spawn|stdin|stdout)|\bDate\.now\(|\bprocess\.|\bnew Date\(\)/

describe('who may import whom', () => {
  test('every folder of src is in the table or composes', () => {
    const folders = new Set(
      sources.filter((file) => file.split('/').length > 2).map((file) => file.split('/')[1] ?? ''),
    )
    expect([...folders].filter((folder) => !COMPOSE.includes(folder) && !(folder in MAY_IMPORT))).toEqual([])
  })

  test('imports go only in the allowed direction', () => {
    const wrong = imports.filter(({ file, target }) => {
      if (!target.startsWith('src/')) return false
      const from = file.split('/')[1] ?? ''
      const to = target.split('/')[1] ?? ''
      if (from === to || to === 'base' || COMPOSE.includes(from) || from === 'index.ts') return false
      return !(MAY_IMPORT[from] ?? []).some((allowed) => target.startsWith(`src/${allowed}`))
    })
    expect(wrong).toEqual([])
  })

  test('base imports nothing of ours', () => {
    expect(imports.filter(({ file, target }) => file.startsWith('src/base/') && !isOfBase(target))).toEqual([])
  })

  test('nobody imports cli but the view, which asks its commands; and only cli imports hook', () => {
    const wrong = imports.filter(({ file, target }) => {
      if (target.startsWith('src/cli/')) return !/^src\/(cli|view)\//.test(file)
      return target.startsWith('src/hook/') && !/^src\/(hook|cli)\//.test(file)
    })
    expect(wrong).toEqual([])
  })

  test('hook imports nothing of cli', () => {
    expect(imports.filter(({ file, target }) => file.startsWith('src/hook/') && target.startsWith('src/cli/'))).toEqual(
      [],
    )
  })
})

describe('the view', () => {
  test('is loaded by its command alone, and so by no hook', () => {
    const wrong = imports.filter(({ file, target }) => target.startsWith('src/view/') && !/^src\/view\//.test(file))
    expect(wrong.filter(({ file }) => file !== 'src/cli/commands/view.ts')).toEqual([])
  })

  test('in the browser it imports nothing but its own parts, the saying of texts and what hides in them', () => {
    const ofPage = (file: string) => file.endsWith('.tsx') || file.startsWith('src/view/page/')
    const wrong = imports.filter(
      ({ file, target }) =>
        ofPage(file) &&
        !ofPage(target) &&
        !/^(preact(\/hooks)?|views:all|src\/messages\/people\/say\.ts|src\/base\/text\/visible\.ts)$/.test(target),
    )
    expect(wrong).toEqual([])
  })
})

describe('pure folders', () => {
  test('open no file, read no clock and touch no process', () => {
    const wrong = sources
      .filter((file) => PURE.some((pure) => pure.test(file)) && !ANOTHER_PROGRAM.test(file))
      .filter((file) => IMPURE.test(withoutComments(readFileSync(join(root, file), 'utf8'))))
    expect(wrong).toEqual([])
  })
})

describe('one place for the outside', () => {
  test('the store is opened by hooks in keep.ts, by commands and the page in cli/store.ts, and else by who judges or stages one', () => {
    const opens = sources.filter((file) => /\bopenStore\(/.test(readFileSync(join(root, file), 'utf8'))).sort()
    expect(opens).toEqual([
      'src/cli/demo/stage.ts',
      'src/cli/doctor/store.ts',
      'src/cli/store.ts',
      'src/hook/store/keep.ts',
      'src/storage/open.ts',
    ])
  })

  test('standard input, output and exit are touched in platform/io.ts only, and for commands in terminal.ts and ask.ts', () => {
    const wrong = sources
      .filter((file) => !/^src\/platform\/(io|terminal|ask)\.ts$/.test(file))
      .filter((file) =>
        /process\.(stdin|stdout|stderr|exit\b)|Bun\.(stdin|stdout|stderr)|console\./.test(
          withoutComments(readFileSync(join(root, file), 'utf8')),
        ),
      )
    expect(wrong).toEqual([])
  })

  test("a host's wire words stand only in its own folder and in the readers of its transcript", () => {
    const words =
      /\b(hook_event_name|session_id|tool_name|tool_use_id|tool_response|additionalContext|hookSpecificOutput|permissionDecision|systemMessage|stopReason|updatedToolOutput)\b/
    const wrong = sources
      // The facade's results are part of its signature (S4.33), and one of them is called as on the wire.
      .filter(
        (file) => !/^src\/(hosts\/[^/]+\/|continuity\/transcript\/|rules\/import\/|engine\/facade\.ts)/.test(file),
      )
      // Another system's rules use one of these words for a field, and are read as they are.
      .filter((file) => file !== 'src/rules/actions/written/context.ts' && file !== 'src/rules/compile/frontmatter.ts')
      .filter((file) => words.test(withoutComments(readFileSync(join(root, file), 'utf8'))))
    expect(wrong).toEqual([])
  })
})

describe('the network', () => {
  test("PostgreSQL's client is imported in one file, and no hook comes to it", () => {
    expect(imports.filter(({ target }) => target === 'pg').map(({ file }) => file)).toEqual([
      'src/team/server/connect.ts',
    ])
    const byHooks = imports.filter(
      ({ file, target }) =>
        /^src\/(hook|memory|continuity|workflow|rules)\//.test(file) && target.startsWith('src/team/server'),
    )
    expect(byHooks).toEqual([])
    const ofFeature = imports.filter(({ file }) => file.startsWith('src/team/feature'))
    expect(ofFeature.filter(({ target }) => target.startsWith('src/team/server'))).toEqual([])
  })
})

describe('the hot path', () => {
  const loaded = new Set<string>()
  const visit = (file: string) => {
    if (loaded.has(file)) return
    loaded.add(file)
    for (const target of staticImports(file)) visit(target)
  }
  visit('src/cli/main.ts')

  test('loads no heavy module before it is needed', () => {
    const heavy = [...loaded].filter((file) =>
      /^(node:|jsonc-parser|yaml|mdast|diff|tokenx|unbash|picomatch|@)/.test(file),
    )
    expect(heavy).toEqual([])
  })

  test('decision 0330: no function of an ordinary event names what is made when a function that names it is first called', () => {
    const naming = [...loaded].filter(
      (file) =>
        file.startsWith('src/') &&
        /\b(?:Math\.|Buffer\b|WeakMap\b)/.test(withoutComments(readFileSync(join(root, file), 'utf8'))),
    )
    expect(naming.sort()).toEqual(Object.keys(SELDOM))
  })
})

/** Functions that name `Math`, and that no ordinary event comes to. */
const SELDOM: Readonly<Record<string, string>> = {
  'src/base/ids.ts': 'fingerprints are made of what some hosts send without an id',
  'src/engine/answer/fold.ts': 'more than one answer is decided upon',
  'src/platform/clock.ts': 'a clock that stands still, for tests',
  'src/platform/files/reading.ts': 'when a file was made, for rules',
}

/** The manifest is where the version stands. */
function isOfBase(target: string): boolean {
  return target.startsWith('src/base/') || target === 'package.json' || !/^(src|\.)/.test(target)
}

function staticImports(file: string): string[] {
  if (!file.startsWith('src/')) return []
  const text = readFileSync(join(root, file), 'utf8')
  const found = [...text.matchAll(/^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'/gm)]
  return found.map(([, name = '']) => (name.startsWith('.') ? normalize(join(dirname(file), name)) : name))
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')
}

import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTINGS } from '../../src/base/settings-table.ts'
import type { Command } from '../../src/cli/command.ts'
import { COMMANDS } from '../../src/cli/commands/index.ts'
import { SLASH_COMMANDS } from '../../src/cli/install/slash-commands.ts'
import { MCP_TOOLS } from '../../src/cli/mcp/tools.ts'
import { WORKFLOW_TOOLS } from '../../src/cli/mcp/workflow-tools.ts'
import { ROLES } from '../../src/hook/ports/roles.ts'
import { fileText, partsOf } from '../../src/messages/people/file-text.ts'
import { peopleZhCn } from '../../src/messages/people/zh-cn.ts'
import { rolesZhTw } from '../../src/messages/people/zh-tw/roles.ts'
import { peopleZhTw } from '../../src/messages/people/zh-tw.ts'
import { EVENTS } from '../../src/protocol/events/index.ts'
import { PACK_ABOUT } from '../../src/rules/packs/index.ts'
import { literalsIn } from '../lib/source/literals-in.ts'
import { sentencesIn } from '../lib/source/sentences-in.ts'

const root = join(import.meta.dir, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const sources = (pattern: string) =>
  [...new Bun.Glob(pattern).scanSync({ cwd: root })].filter((file) => !file.endsWith('.test.ts')).sort()

const missing = (texts: readonly string[]) =>
  [...new Set(texts)].filter((text) => !Object.hasOwn(peopleZhTw, text) || !Object.hasOwn(peopleZhCn, text))

/** What is read by models, programs and shells, or is made up. */
const NOT_FOR_PEOPLE = [
  'src/cli/mcp/',
  'src/cli/demo/story.ts',
  'src/cli/completion/shells.ts',
  'src/cli/redact-anew.ts',
  'src/cli/past/copies.ts',
]
const commandFiles = sources('src/cli/**/*.ts').filter(
  (file) => !file.endsWith('/outputs.ts') && !NOT_FOR_PEOPLE.some((part) => file.startsWith(part)),
)

/** Words of programs that look like sentences: command lines to copy, lines of files, and words that are compared. */
const NO_SENTENCES: Readonly<Record<string, readonly string[]>> = {
  'src/cli/command-line.ts': ['throughline: {0}\n{1}'],
  'src/cli/commands/hook.ts': ['throughline hook claude-code < payload.json'],
  'src/cli/commands/import.ts': ['kind of import'],
  'src/cli/commands/memory.ts': ['memory command'],
  'src/cli/commands/search.ts': ['throughline search retry backoff'],
  'src/cli/doctor/hosts.ts': ['throughline install --host {0}'],
  'src/cli/doctor/on-path.ts': ['ln -s "{0}" "{1}"'],
  'src/cli/home.ts': [
    'throughline settings set enabled true',
    'throughline demo',
    'throughline install --dry-run',
    'throughline install',
    'throughline replay',
    'throughline doctor',
    'throughline report',
    'throughline timeline',
    'throughline memory list',
  ],
  'src/cli/install/on-path.ts': ['export PATH="{0}:$PATH"', 'fish_add_path "{0}"'],
  'src/cli/install/workflow-files.ts': [
    '# written by throughline install; remove this line to keep your own changes',
    'name: {0}{1}',
    '$1\nmodel: {0}',
  ],
  'src/cli/memory/verbs/exchange.ts': ['throughline memory import memories.json'],
  'src/cli/past/ask.ts': ['throughline past "why was the cache left out?"'],
  'src/cli/report/html.ts': [' open'],
  'src/cli/rules/explain.ts': ['none of: '],
  'src/cli/rules/import.ts': ['name: {0}\n'],
  'src/cli/rules/list.ts': ['in force'],
  'src/cli/rules/load-rules.ts': ['in force', 'needs trust'],
  'src/cli/rules/new.ts': ['name: {0}', 'throughline rules new no-curl --event PreToolUse --action deny'],
  'src/cli/rules/template.ts': [
    'when:\n  tool: Bash\n  command: { cmd: example, flags: [force] }\n',
    "when:\n  prompt: 'example'\n",
    '{ tool: Bash, command: example --force x }',
    '{ prompt: an example }',
    '\n  - { event: { tool: Bash, command: "echo \'example --force\'" }, expect: nothing }',
    'tests:\n  - { event: {0}, expect: {1} }{2}\n',
    '---\nname: {0}\ndescription: {1}\nevent: {2}\n{3}action: {4}\n{5}{6}---\n{7}\n',
  ],
  'src/cli/rules/switch.ts': ['enabled: {0}', '$1{0}enabled: {1}{2}'],
  'src/cli/commands/share.ts': ['throughline share approve {0}', 'share command'],
  'src/cli/commands/team.ts': ['team command'],
  'src/cli/team/init.ts': ['throughline team init postgres://owner@host/database --admin LOGIN'],
  'src/cli/team/join.ts': ['throughline team join postgres://LOGIN@host/database'],
  'src/cli/team/members.ts': ['members command', 'throughline team members {0} LOGIN', '{0}, admin'],
  'src/cli/team/sync/run-sync.ts': ['if needed'],
  'src/cli/team/share.ts': ['throughline share approve URI --supersedes URI@LOGIN', 'throughline share list'],
  'src/cli/terminal/help.ts': ['--set KEY=VALUE'],
  'src/cli/workflow/verbs/end.ts': ['by hand'],
  'src/cli/workflow/verbs/resume.ts': ['throughline workflow list'],
}

describe('help in three languages', () => {
  test.each(Object.entries(COMMANDS))('%s: its summary, options and verbs', async (_, { summary, load }) => {
    const command: Command = await load()
    const abouts = Object.values(command.options ?? {}).map(({ about }) => about)
    const takes = [command.takes ?? ''].filter((text) => /[<["][a-z ]+ ?[…\]>"]/.test(text))
    expect(missing([summary, ...takes, ...abouts, ...(command.verbs ?? []).map(([, about]) => about)])).toEqual([])
  })

  test('what every setting does', () => {
    expect(missing(Object.values(SETTINGS).map(({ about }) => about))).toEqual([])
  })

  test('when every event fires, and what the packs of rules are about', () => {
    expect(missing([...Object.values(EVENTS).map(({ summary }) => summary), ...Object.values(PACK_ABOUT)])).toEqual([])
  })
})

describe('commands in three languages', () => {
  test('no sentence for people stands outside the catalogue', () => {
    const outside = commandFiles.flatMap((file) =>
      sentencesIn(read(file))
        .filter(({ text, place }) => place === 'function' || !Object.hasOwn(peopleZhTw, text))
        .filter(({ text }) => !NO_SENTENCES[file]?.includes(text))
        .map(({ line, text }) => `${file}:${line}: ${text}`),
    )
    expect(outside).toEqual([])
  })

  test('every exception is still there', () => {
    const gone = Object.entries(NO_SENTENCES).flatMap(([file, texts]) => {
      const there = sentencesIn(read(file)).map(({ text }) => text)
      return texts.filter((text) => !there.includes(text)).map((text) => `${file}: ${text}`)
    })
    expect(gone).toEqual([])
  })

  test('every head of a table', () => {
    const heads = commandFiles.flatMap((file) =>
      [...read(file).matchAll(/(?:table\(\s*|head = )\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
        literalsIn(list)
          .map(({ text }) => text)
          .filter((text) => text !== 'URI' && /^[A-Z]/.test(text) && text === text.toUpperCase()),
      ),
    )
    expect(heads).toContain('STAGE')
    expect(missing(heads)).toEqual([])
  })

  test('what doctor looks at', () => {
    const checks = sources('src/cli/doctor/*.ts').flatMap((file) =>
      [...read(file).matchAll(/\bcheck(?: =|:) '([^']+)'/g)].map(([, check = '']) => check),
    )
    expect(checks).toContain('Store')
    expect(missing(checks)).toEqual([])
  })
})

describe('agents, slash commands and tools in three languages', () => {
  const files = { ...ROLES, ...SLASH_COMMANDS }
  /** What a program reads: names, colours, tools and arguments. */
  const isFixed = (line: string) =>
    line === '' || line === '---' || FIELDS.test(line) || line === '<!-- VERDICT: {"result":"pass"} -->'
  const FIELDS = /^(?:name|color|model|disallowedTools|allowed-tools|argument-hint|disable-model-invocation): /

  test.each(Object.entries(files))('every line of %s', (_, text) => {
    const lines = text.split('\n').filter((line) => !isFixed(line))
    expect(lines.length).toBeGreaterThan(1)
    expect(missing(lines.map((line) => partsOf(line).words))).toEqual([])
  })

  test('a file in another language keeps its fields, and nothing of it is left in English', () => {
    const text = fileText(ROLES['code-reviewer'] ?? '', peopleZhTw)
    expect(text).toContain('name: code-reviewer\ndescription: 以日後要維護它的人的眼光閱讀變更。')
    expect(text).toContain('disallowedTools: Write, Edit, MultiEdit, NotebookEdit\n---\n')
    expect(text).toContain('\n- 閱讀整個差異')
    expect(text).toMatch(/<!-- VERDICT: \{"result":"reject","reason":"[^"]+"\} -->\n$/)
    expect(text.split('\n').filter((line) => !isFixed(line) && !/[\u3400-\u9fff]/.test(line))).toEqual([])
  })

  test('what a client shows of our tools to the person', () => {
    const titles = [...MCP_TOOLS, ...WORKFLOW_TOOLS].map(({ title }) => title)
    expect(titles).toContain('Start a workflow')
    expect(missing(titles)).toEqual([])
  })

  test('no translation of a line that is gone', () => {
    const there = Object.values(files).flatMap((text) => text.split('\n').map((line) => partsOf(line).words))
    const titles = [...MCP_TOOLS, ...WORKFLOW_TOOLS].map(({ title }) => title)
    expect(Object.keys(rolesZhTw).filter((key) => ![...there, ...titles, 'Memories'].includes(key))).toEqual([])
  })
})

/** What stands in a line before a place in it. */
function lineBefore(source: string, at: number): string {
  return source.slice(source.lastIndexOf('\n', at - 1) + 1, at)
}

describe('how sentences are found', () => {
  const source = [
    "import { x } from '../some where.ts'",
    "const HEADS = ['Limits the person set']",
    'function told() {',
    "  if (state === 'in force') throw usageError('nothing was read', t`give both`)",
    '  // a comment with words',
    "  const rows = sql.all('SELECT all the rows')",
    '  return { text: `there is no ${`file ${name}`}` }',
    '}',
  ].join('\n')

  test('those without a tag, in functions and in tables, and no imports, comparisons, comments or queries', () => {
    expect(sentencesIn(source).map(({ line, text, place }) => `${line} ${place}: ${text}`)).toEqual([
      '2 table: Limits the person set',
      '4 function: nothing was read',
      '7 function: there is no {0}',
      '7 function: file {0}',
    ])
  })
})

describe('what is wrong, in three languages', () => {
  /** Parts below the commands whose problems a command prints. */
  const below = [
    ...sources('src/rules/{compile,conditions}/compile-*.ts'),
    ...sources('src/rules/actions/written/{load,rewrite,run}.ts'),
    ...sources('src/rules/{compile,parse,case-event}.ts'),
    'src/rules/conditions/shorthands.ts',
    'src/rules/regex/judge.ts',
    ...sources('src/workflow/definition/{definitions,yaml-reader}.ts'),
    'src/memory/store/uri.ts',
    'src/platform/settings/settings.ts',
  ]
  /** Put together with others before a person sees them. */
  const pieces: Readonly<Record<string, readonly string[]>> = {
    'src/rules/compile/compile.ts': [' and '],
    'src/rules/conditions/compile-command.ts': ['not {0}'],
    'src/rules/conditions/compile-pattern.ts': ['not {0}'],
    'src/rules/conditions/compile-when.ts': [' and ', ' or ', '{0} {1} no {2}: this condition never matches there'],
  }

  test('why something was told from memory', () => {
    const reasons = sources('src/memory/**/*.ts').flatMap((file) => {
      const source = read(file)
      return literalsIn(source)
        .filter(({ from }) =>
          /\breason: (?:[^\n,]*\? |[^\n,]*: )?$|\bsay\(.*\], (?:.*[?:] )?$/m.test(lineBefore(source, from)),
        )
        .map(({ text }) => text)
        .filter((text) => !/^\{0\} \{1\} \{2\}$/.test(text) && /[a-z] /.test(text))
    })
    expect(reasons).toEqual(expect.arrayContaining(['fits the prompt', 'core memory (tier {0})', 'a recent session']))
    expect(missing(reasons)).toEqual([])
  })

  test.each(below)('%s', (file) => {
    const texts = sentencesIn(read(file))
      .filter(({ place }) => place === 'function')
      .map(({ text }) => text)
      .filter((text) => !pieces[file]?.includes(text))
    expect(missing(texts)).toEqual([])
  })
})

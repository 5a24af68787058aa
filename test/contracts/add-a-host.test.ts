import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOGUE_HOST, HOST_IDS } from '../../src/hosts/index.ts'
import { INSTALLERS } from '../../src/hosts/installers.ts'
import { compileRule } from '../../src/rules/compile/compile.ts'
import { namesOwn } from '../../src/rules/feature/place.ts'
import { packRules } from '../../src/rules/packs/index.ts'
import { answers, event, HOME, PROJECT } from '../lib/rules.ts'

const root = join(import.meta.dir, '../..')
const SOURCES = [...new Bun.Glob('src/**/*.{ts,tsx}').scanSync({ cwd: root })]
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** Where a host is named besides its own folder: the lines of the table in CONTRIBUTING.md. */
const LISTS = ['src/hosts/index.ts', 'src/hosts/installers.ts', 'src/continuity/transcript/readers.ts']
/** Only for a host that can be known by its environment and payload. */
const MAY_LIST = ['src/hosts/detect.ts']

const names = (text: string, id: string) => new RegExp(`(['"\`])${id}\\1|^ {2}${id}[:,]`, 'm').test(text)
const isOwn = (file: string, id: string) =>
  file.startsWith(`src/hosts/${id}/`) || file.startsWith(`src/continuity/transcript/hosts/${id}`)

describe('to add a host, touch exactly what CONTRIBUTING.md says', () => {
  test.each([...HOST_IDS])('%s is named in its own folder, in the lists, and nowhere else', (id) => {
    const found = SOURCES.filter(({ file, text }) => !isOwn(file, id) && names(text, id)).map(({ file }) => file)
    // A client that is made of another one shares its plugin.
    const shared = id === 'kilo' || id === 'opencode' ? ['src/hosts/opencode/plugin.ts', 'src/hosts/kilo/index.ts'] : []
    expect(found.filter((file) => ![...LISTS, ...MAY_LIST, ...shared].includes(file))).toEqual([])
    expect(found).toEqual(expect.arrayContaining(LISTS.slice(0, 2)))
  })

  test('nobody asks which host it is: what differs is data of the host', () => {
    const asks = /[=!]== ?(?:CATALOGUE_HOST|'[a-z]+-(?:cli|code)'|'(?:codex|opencode|pi|kilo|cline)')/
    expect(SOURCES.filter(({ text }) => asks.test(text)).map(({ file }) => file)).toEqual([])
  })

  /** They speak the catalogue's own words, which are those of one host. */
  const SPEAK = [
    ...['src/schemas/event-schema.ts', 'src/schemas/wire.ts', 'src/cli/schema-check.ts', 'src/cli/doctor/firings.ts'],
    ...['src/engine/answer/ask.ts', 'src/engine/answer/parse.ts', 'src/engine/integrations/claude-agent-sdk.ts'],
    ...['src/cli/demo/stage.ts', 'src/cli/workflow/statusline.ts', 'src/cli/workflow/tools.ts'],
    'src/cli/install/workflow-files.ts',
  ]
  test('no other folder looks into that of a host, but who speaks the words of the catalogue', () => {
    const outside = SOURCES.filter(({ file }) => !/^src\/(?:hosts|continuity\/transcript\/hosts)\//.test(file))
    const looks = outside.flatMap(({ file, text }) =>
      [...text.matchAll(/from '[^']*hosts\/([a-z-]+)\/[^']+'/g)]
        .filter(([, id]) => HOST_IDS.includes(id as never))
        .map(([, id]) => ({ file, id })),
    )
    expect(
      [...new Set(looks.map(({ file }) => file))].filter((file) => !SPEAK.includes(file) && file !== READERS),
    ).toEqual([])
    expect([...new Set(looks.filter(({ file }) => SPEAK.includes(file)).map(({ id }) => id))]).toEqual([CATALOGUE_HOST])
  })
  const READERS = 'src/continuity/transcript/readers.ts'

  test('CONTRIBUTING.md names these lists', () => {
    const row = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
      .split('\n')
      .find((line) => line.startsWith('| a host |'))
    for (const file of [...LISTS, ...MAY_LIST]) expect(row).toContain(file.replace('src/', ''))
  })
})

describe('what install writes for a host, an agent does not change unasked', () => {
  const own = packRules().find(({ file }) => file.endsWith('own-files.md'))
  const { rule } = compileRule({
    file: 'own-files.md',
    text: own?.text ?? '',
    origin: 'pack',
    project: PROJECT,
    home: HOME,
  })

  test.each([...HOST_IDS])('%s', async (id) => {
    const installer = await INSTALLERS[id]()
    const folders = { home: HOME, project: PROJECT }
    const targets = (['user', 'project'] as const).flatMap((scope) => installer.targets(scope, folders))
    const paths = targets.filter(({ serves }) => serves !== 'mcp').map(({ path }) => path)
    if (!rule) throw new Error('there is no rule about our own files')
    for (const path of paths) {
      for (const way of [{ tool: 'Write', path }, { command: `rm -f ${path}` }, { command: `echo x > ${path}` }]) {
        const { toolInput } = event(way) as { toolInput?: unknown }
        expect([path, namesOwn(toolInput)]).toEqual([path, true])
        expect([path, (await answers(rule, way)).map(({ decision }) => decision)]).toEqual([path, ['ask']])
      }
    }
  })
})

import { describe, expect, test } from 'bun:test'
import { Ajv } from 'ajv'
import { settingsSchema } from '../../../scripts/generate/settings-schema.ts'
import { SETTING_KEYS, SETTINGS, variableOf } from '../../base/settings-table.ts'
import { hookSettings } from '../../hook/in/settings.ts'
import { fitting, quickSettings } from './quick-settings.ts'
import { loadSettings, placeOfOrigin } from './settings.ts'

type Env = Record<string, string>

describe('layers', () => {
  const home = '{"language": "zh-TW", "continuity": {"steerChars": 100, "deltaChars": 300}}'
  const project = '{\n  // ours\n  "language": "zh-CN",\n  "continuity": { "recoveryChars": 200, },\n}'
  const local = '{"continuity": {"steerChars": 150}}'
  const env = {
    THROUGHLINE_CONTINUITY_RECOVERY_CHARS: '250',
    THROUGHLINE_MEMORY_ENABLED: 'off',
  }

  test('the nearer one wins, value by value, and each value knows where it comes from', () => {
    const { settings, list, diagnostics } = load([home, project, local], env, { language: 'en' })
    expect(diagnostics).toEqual([])
    expect(settings.language).toBe('en')
    expect(settings.continuity).toEqual({
      enabled: true,
      steerChars: 150,
      recoveryChars: 250,
      deltaChars: 300,
      mendSummary: false,
      suggestCompactMb: 5,
    })
    const places = Object.fromEntries(list.map(({ key, origin }) => [key, placeOfOrigin(origin)]))
    expect(places).toMatchObject({
      language: '--language',
      'memory.enabled': 'THROUGHLINE_MEMORY_ENABLED',
      'continuity.steerChars': 'file-2.json:1:17',
      'continuity.recoveryChars': 'THROUGHLINE_CONTINUITY_RECOVERY_CHARS',
      'continuity.deltaChars': 'file-0.json:1:57',
      'timeline.keep': 'default',
    })
    expect(placeOfOrigin(load([undefined, project]).list[0]?.origin ?? { from: 'default' })).toBe('file-1.json:3:3')
  })

  test('without any source every value is the default of the table', () => {
    const { list } = load([undefined, '', ' \n'])
    expect(list.map(({ key, value }) => [key, value])).toEqual(SETTING_KEYS.map((key) => [key, SETTINGS[key].default]))
  })
})

describe('mistakes are named, and only they are passed over', () => {
  const cases: readonly (readonly [text: string, place: string, key: string, message: string, hint: string])[] = [
    [
      '{\n  "language": "zh-tw"\n}',
      '2:3',
      'language',
      'must be one of auto, en, zh-TW, zh-CN, not "zh-tw"',
      'Write "zh-TW".',
    ],
    ['{"language": "zh-T"}', '1:2', 'language', 'must be one of', 'Did you mean "zh-TW"?'],
    ['{"enabled": "false"}', '1:2', 'enabled', 'must be true or false, not "false"', 'Write false.'],
    ['{"enabled": null}', '1:2', 'enabled', 'not null', 'Leave it out for the default, true.'],
    [
      '{"continuity": {"steerChars": -1}}',
      '1:17',
      'continuity.steerChars',
      'a whole number from 0 to 10000, not -1',
      'default, 2500',
    ],
    ['{"continuity": {"steerChars": 1.5}}', '1:17', 'continuity.steerChars', 'not 1.5', 'default'],
    ['{"continuity": {"steerChars": "700"}}', '1:17', 'continuity.steerChars', 'not "700"', 'Write 700.'],
    [
      '{"continuity": {"steerchars": 7}}',
      '1:17',
      'continuity.steerchars',
      'no setting',
      'Did you mean continuity.steerChars?',
    ],
    ['{"continuity": true}', '1:2', 'continuity', 'must be an object, not true', 'Write "continuity": { … }.'],
    ['{"continuty": {}}', '1:2', 'continuty', 'no setting', 'Did you mean continuity?'],
    ['{"steerChars": 7}', '1:2', 'steerChars', 'no setting', 'Did you mean "continuity": { "steerChars": … }?'],
    ['{"completely": "else"}', '1:2', 'completely', 'no setting', 'throughline settings'],
    ['{"__proto__": {"enabled": false}}', '1:2', '__proto__', 'no setting', 'throughline settings'],
    [
      '{"deadlines": {"quickTimeoutMs": 60000}}',
      '1:16',
      'deadlines.quickTimeoutMs',
      'from 20 to 4000',
      'Leave it out for the default.',
    ],
    ['{\n"language" "en"\n}', '2:12', '', 'not valid JSON: colon expected', 'nothing in it counts'],
    ['[]', '1:1', '', 'not a JSON object', 'nothing in it counts'],
  ]
  for (const [text, place, key, message, hint] of cases) {
    test(`${JSON.stringify(text)}: ${message}`, () => {
      const { diagnostics, settings } = load([text, '{"timeline": {"keep": 500}}'])
      expect(diagnostics).toHaveLength(1)
      expect(diagnostics[0]).toMatchObject({
        key,
        message: expect.stringContaining(message),
        hint: expect.stringContaining(hint),
      })
      expect(diagnostics.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([`file-0.json:${place}`])
      expect(settings).toEqual(load(['{"timeline": {"keep": 500}}']).settings)
    })
  }

  test('a wrong value leaves the value of the layer below', () => {
    expect(load(['{"language": "zh-TW"}', '{"language": "loud"}']).settings.language).toBe('zh-TW')
  })

  test('a wrong variable is named, an unknown one is too, those that are not settings and empty ones are not', () => {
    const { diagnostics } = load([], {
      THROUGHLINE_LANGUAGE: 'klingon',
      THROUGHLINE_LANGUGE: 'en',
      THROUGHLINE_TIMELINE_KEEP: '',
      THROUGHLINE_HOME: '/somewhere',
      THROUGHLINE_DISABLE: '0',
      THROUGHLINE_NOW: '1',
      THROUGHLINE_VENDOR: 'x',
      THROUGHLINE_DATABASE_URL: 'postgres://x',
      OTHER: 'x',
    })
    expect(diagnostics).toEqual([
      {
        file: 'THROUGHLINE_LANGUAGE',
        key: 'language',
        message: 'language must be one of auto, en, zh-TW, zh-CN, not "klingon".',
        hint: 'Leave it out for the default, "auto".',
      },
      {
        file: 'THROUGHLINE_LANGUGE',
        key: 'THROUGHLINE_LANGUGE',
        message: 'There is no setting THROUGHLINE_LANGUGE.',
        hint: 'Did you mean THROUGHLINE_LANGUAGE?',
      },
    ])
  })

  test('$schema and hooks are accepted unread', () => {
    expect(load(['{"$schema": "./x.json", "hooks": [{"anything": 1}]}']).diagnostics).toEqual([])
  })
})

describe('the quick half for hooks', () => {
  const texts = [
    undefined,
    '',
    '{}',
    'nonsense',
    'null',
    '[1]',
    '{"continuity": null, "log": 3}',
    '\uFEFF{"language": "en"}',
    '{ /* c */ "continuity": {"steerChars": 1,}, }',
    '{"continuity": {"steerChars": 99999, "enabled": false}, "enabled": "no"}',
    '{"__proto__": {"enabled": false}, "constructor": 1}',
    '{"deadlines": {"quickTimeoutMs": 500}}',
  ]
  const envs: Env[] = [
    {},
    { THROUGHLINE_CONTINUITY_STEER_CHARS: '12', THROUGHLINE_ENABLED: '0' },
    { THROUGHLINE_CONTINUITY_STEER_CHARS: '-12', THROUGHLINE_ENABLED: 'perhaps', THROUGHLINE_LANGUAGE: ' ZH-tw ' },
  ]
  test('reads every combination of files and environment as the full half does', async () => {
    for (const first of texts) {
      for (const second of texts) {
        for (const env of envs)
          expect(await hookSettings([first, second], env, { isTrusted: () => true })).toEqual(
            load([first, second], env).settings,
          )
      }
    }
  })
})

describe('what derives from the table', () => {
  test('names of variables', () => {
    expect(variableOf('language')).toBe('THROUGHLINE_LANGUAGE')
    expect(variableOf('continuity.recoveryChars')).toBe('THROUGHLINE_CONTINUITY_RECOVERY_CHARS')
    expect(variableOf('deadlines.quickTimeoutMs')).toBe('THROUGHLINE_DEADLINES_QUICK_TIMEOUT_MS')
    expect(new Set(SETTING_KEYS.map(variableOf)).size).toBe(SETTING_KEYS.length)
  })

  test('every default fits its own setting', () => {
    for (const key of SETTING_KEYS) {
      const setting = SETTINGS[key]
      expect(setting.default === undefined || fitting(setting, setting.default)).toBe(true)
    }
  })

  test('the JSON Schema accepts exactly what the reader accepts', () => {
    const accepts = new Ajv({ strict: false }).compile(settingsSchema())
    const values = [
      true,
      false,
      null,
      'en',
      'zh-TW',
      'warn',
      '',
      0,
      1,
      19,
      20,
      100,
      1.5,
      -1,
      4000,
      4001,
      10_000,
      10_001,
      1e9,
      [],
      {},
    ]
    for (const key of [...SETTING_KEYS, 'nothing', 'log.nothing']) {
      for (const value of values) {
        const [group = '', leaf] = key.split('.')
        const document = { [group]: leaf === undefined ? value : { [leaf]: value } }
        const { diagnostics } = load([JSON.stringify(document)])
        expect({ document, accepted: accepts(document) }).toEqual({ document, accepted: diagnostics.length === 0 })
      }
    }
    expect(accepts({ $schema: './settings.json', hooks: { Stop: [] } })).toBe(true)
  })
})

function load(
  texts: readonly (string | undefined)[],
  env: Env = {},
  flags: Parameters<typeof loadSettings>[0]['flags'] = {},
) {
  return loadSettings({ files: texts.map((text, index) => ({ file: `file-${index}.json`, text })), env, flags })
}

describe('a project may only tighten', () => {
  const own = '{"rules": {"safety": true}, "language": "zh-TW", "deadlines": {"quickTimeoutMs": 900}}'
  const loosening = SETTING_KEYS.map((key): [string, unknown] => {
    const { kind } = SETTINGS[key]
    return [key, kind === 'flag' ? false : kind === 'choice' ? 'en' : kind === 'file' ? '/elsewhere' : 100]
  })
  const text = JSON.stringify(
    loosening.reduce<Record<string, Record<string, unknown> | unknown>>((all, [key, value]) => {
      const [group = '', leaf] = key.split('.')
      if (leaf === undefined) return { ...all, [group]: value }
      return { ...all, [group]: { ...(all[group] as object), [leaf]: value } }
    }, {}),
  )
  test('nothing of the person is switched off, loosened or led elsewhere, and each try is named', async () => {
    const alone = await quickSettings([own], {}, { isTrusted: () => false })
    expect(await quickSettings([own, text, text], {}, { isTrusted: () => false })).toEqual(alone)
    const loaded = loadSettings({
      files: [
        { file: 'a', text: own },
        { file: 'b', text, untrusted: true },
      ],
      env: {},
    })
    expect(loaded.settings).toEqual(alone)
    expect(loaded.diagnostics).toHaveLength(SETTING_KEYS.length)
    expect(loaded.diagnostics[0]).toMatchObject({ file: 'b', hint: expect.stringContaining('throughline trust') })
  })
  test('packs may be switched on; with trust the file counts as it stands', async () => {
    const more = '{"rules": {"safety": true, "tidy": true}, "enabled": false}'
    expect(await quickSettings([undefined, more], {}, { isTrusted: () => false })).toMatchObject({
      enabled: true,
      rules: { tidy: true },
    })
    expect(await quickSettings([undefined, more], {}, { isTrusted: () => true })).toMatchObject({ enabled: false })
  })
})

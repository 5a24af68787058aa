import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { root } from '../../scripts/run.ts'

const schema = JSON.parse(readFileSync(join(root, 'schemas/settings.json'), 'utf8'))
const validate = new Ajv({ strict: false }).compile(schema)
const examples = [...new Bun.Glob('examples/**/*.json').scanSync({ cwd: root, dot: true })].filter((file) =>
  /hooks\/|\.throughline\//.test(file.replace(/.*node_modules.*/, '')),
)

describe('schemas/settings.json', () => {
  test.each(examples)('accepts %s', (file) => {
    validate(JSON.parse(readFileSync(join(root, file), 'utf8')))
    expect(validate.errors ?? []).toEqual([])
  })

  const wrong: [string, object][] = [
    ['an unknown event', { preToolCall: [] }],
    ['an unknown type', { Stop: [{ hooks: [{ type: 'magic' }] }] }],
    ['an unknown field', { Stop: [{ hooks: [{ type: 'command', command: 'x', timout: 1 }] }] }],
    ['an unknown condition', { Stop: [{ matcher: { toools: 'x' }, hooks: [] }] }],
    ['a wrong choice', { failureBehavior: 'panic' }],
  ]
  test.each(wrong)('does not accept %s', (_, hooks) => expect(validate({ hooks })).toBe(false))
})

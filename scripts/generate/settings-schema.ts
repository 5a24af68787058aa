import { SETTING_KEYS, SETTINGS, type Setting } from '../../src/base/settings-table.ts'
import { hooksDefinitions, hooksSchema } from './hooks-schema.ts'

/** The JSON Schema of settings.json, for editors; the table of settings is its only source. */
export function settingsSchema(): object {
  const properties: Record<string, object> = {
    $schema: { type: 'string', description: 'Where this schema is, for editors.' },
    hooks: hooksSchema(),
  }
  for (const key of SETTING_KEYS) {
    const [group = key, leaf] = key.split('.')
    const schema = schemaOf(SETTINGS[key])
    properties[group] = leaf === undefined ? schema : withMember(properties[group], leaf, schema)
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Throughline settings',
    description: 'Comments are allowed. A file nearer to the project wins over one in the home folder.',
    ...objectOf(properties),
    definitions: hooksDefinitions(),
  }
}

function schemaOf(setting: Setting): object {
  const common = { description: setting.about, ...(setting.default === undefined ? {} : { default: setting.default }) }
  if (setting.kind === 'flag') return { type: 'boolean', ...common }
  if (setting.kind === 'choice') return { enum: setting.of, ...common }
  if (setting.kind === 'file') return { type: 'string', minLength: 1, maxLength: 1000, ...common }
  return { type: 'integer', minimum: setting.from, maximum: setting.to, ...common }
}

function withMember(group: object | undefined, leaf: string, schema: object): object {
  const members = (group as { properties?: Record<string, object> } | undefined)?.properties
  return objectOf({ ...members, [leaf]: schema })
}

function objectOf(properties: Record<string, object>) {
  return { type: 'object', properties, additionalProperties: false }
}

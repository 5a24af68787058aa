import { SETTINGS } from '../../src/base/settings-table.ts'
import { nest } from '../../src/platform/settings/quick-settings.ts'

export const DEFAULTS_FILE = 'src/platform/settings/defaults.ts'

/** The settings where nothing is set, as a source file of its own: the table with its ranges and texts takes longer to load. */
export function settingDefaults(): string {
  const groups = Object.entries(nest((key) => SETTINGS[key].default)).map(([name, value]) =>
    typeof value === 'object' ? `  ${name}: {\n${lines(value, '    ')}  },\n` : `  ${name}: ${literal(value)},\n`,
  )
  return [
    '// biome-ignore-all format: generated from the table of settings by `npm run generate`\n',
    `import type { AllSettings } from '../../base/settings-table.ts'\n`,
    `export const DEFAULTS: AllSettings = {\n${groups.join('')}}\n`,
  ].join('\n')
}

function lines(group: object, indent: string): string {
  return Object.entries(group)
    .map(([name, value]) => `${indent}${name}: ${literal(value)},\n`)
    .join('')
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

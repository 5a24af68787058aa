// biome-ignore-all format: generated from the table of settings by `npm run generate`

import type { AllSettings } from '../../base/settings-table.ts'

export const DEFAULTS: AllSettings = {
  language: 'auto',
  enabled: true,
  continuity: {
    enabled: true,
    steerChars: 2500,
    recoveryChars: 2000,
    deltaChars: 2000,
    mendSummary: false,
    suggestCompactMb: 5,
  },
  memory: {
    enabled: true,
    coreTier: 2,
    startChars: 2000,
    promptChars: 2000,
    toolChars: 900,
    budgetTokens: 6000,
    askToSaveAfter: 0,
    askWhenHeadless: false,
    suggest: true,
    archiveAfterDays: 30,
    most: 10000,
  },
  workflow: {
    enabled: true,
    guide: false,
  },
  rules: {
    enabled: true,
    safety: false,
    files: false,
    git: false,
    databases: false,
    cloud: false,
    secrets: false,
    system: false,
    strict: false,
    tidy: false,
    compaction: false,
  },
  timeline: {
    keep: 2000,
  },
  log: {
    level: 'debug',
    format: 'text',
    file: undefined,
  },
  deadlines: {
    quickTimeoutMs: undefined,
    unhurriedTimeoutMs: undefined,
    closingTimeoutMs: undefined,
  },
}

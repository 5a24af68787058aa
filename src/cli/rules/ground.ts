import { existsSync } from 'node:fs'
import { said, t } from '../../messages/people/speak.ts'
import { ruleFiles } from '../../platform/files/rule-files.ts'
import { redact } from '../../platform/redact.ts'
import { loadFiles } from '../../rules/compile/load-files.ts'
import type { Ground } from '../../rules/judge/respond.ts'

/** Where the cases of packs and corpora happen: their answers are the same wherever a person asks for them. */
export const MADE_UP = { home: '/home/dev', project: '/home/dev/app' } as const

/** The world for a rule that is only tried out: files are read, no program is run. */
export function trialGround(project: string, home: string, note: (text: string) => void): Ground {
  return {
    project,
    home,
    note,
    exists: existsSync,
    trusts: async () => true,
    load: async (rule) => loadFiles(rule, project, { ...ruleFiles, redact }, { mayLeave: true }),
    inLanguage: async (text) => said(text.replace(/\s+/g, ' ').trim()),
    run: async (rule) => t`(the program ${rule.run?.command[0]} was not run)`,
  }
}

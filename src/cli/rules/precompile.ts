import { VERSION } from '../../base/version.ts'
import { fold } from '../../engine/answer/fold.ts'
import { modifiedAt, readText } from '../../platform/files/reading.ts'
import { ruleFiles } from '../../platform/files/rule-files.ts'
import { REDACTOR } from '../../platform/redact.ts'
import { OUTLINES } from '../../protocol/outlines.ts'
import { OWN_PACK, PACKS } from '../../rules/feature/place.ts'
import { refresh } from '../../rules/feature/refresh.ts'
import type { Call } from '../command.ts'

/** Compiles the packs where a person has time, so that no hook has to. What fails here a hook makes up for. */
export async function precompile({ paths, userHome, now }: Pick<Call, 'paths' | 'userHome' | 'now'>): Promise<void> {
  const context = {
    now,
    deadline: Number.POSITIVE_INFINITY,
    end: Number.POSITIVE_INFINITY,
    version: VERSION,
    userHome,
    paths,
    settings: { rules: { enabled: true, safety: true, tidy: true, compaction: true } },
    redact: REDACTOR,
    time: Date.now,
    note: () => undefined,
    fold: (name: keyof typeof OUTLINES, outcomes: Parameters<typeof fold>[1]) => fold(OUTLINES[name].fold, outcomes),
    modifiedAt,
    text: readText,
    ruleFiles: async () => ruleFiles,
    record: () => undefined,
  }
  for (const pack of [OWN_PACK, ...PACKS] as const)
    await refresh(
      { key: pack, origin: 'pack', pack, stamp: `${VERSION}|${userHome}`, modifiedAt: 0 },
      undefined,
      '/',
      context,
    )
}

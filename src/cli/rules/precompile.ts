import { VERSION } from '../../base/version.ts'
import { fold } from '../../engine/answer/fold.ts'
import { bornAt, modifiedAt, readHead, readText } from '../../platform/files/reading.ts'
import { ruleFiles } from '../../platform/files/rule-files.ts'
import { REDACTOR } from '../../platform/redact.ts'
import { OUTLINES } from '../../protocol/outlines.ts'
import { makerOf, OWN_PACK, packsIn, sourceOf } from '../../rules/feature/place.ts'
import { refresh } from '../../rules/feature/refresh.ts'
import type { Call } from '../command.ts'
import { rulesSettings } from './load-rules.ts'

/** Compiles the packs where a person has time, so that no hook has to. What fails here a hook makes up for. */
export async function precompile(
  call: Pick<Call, 'paths' | 'userHome' | 'now' | 'cwd' | 'environment'>,
): Promise<void> {
  const { paths, userHome, now } = call
  const rules = await rulesSettings(call)
  const context = {
    now,
    deadline: Number.POSITIVE_INFINITY,
    end: Number.POSITIVE_INFINITY,
    version: VERSION,
    userHome,
    paths,
    settings: { rules },
    redact: REDACTOR,
    time: Date.now,
    note: () => undefined,
    fold: (name: keyof typeof OUTLINES, outcomes: Parameters<typeof fold>[1]) => fold(OUTLINES[name].fold, outcomes),
    modifiedAt,
    text: readText,
    head: readHead,
    bornAt,
    ruleFiles: async () => ruleFiles,
    record: () => undefined,
    inLanguage: async (text: string) => text,
  }
  const maker = makerOf(context)
  for (const source of [sourceOf([OWN_PACK], false, maker), sourceOf(packsIn(rules), rules.strict, maker)])
    if (source.packs?.length) await refresh(source, undefined, '/', context)
}

import { didYouMean } from '../../../base/text/did-you-mean.ts'
import { t } from '../../../messages/people/speak.ts'
import { redact } from '../../../platform/redact.ts'
import { change } from '../../../workflow/feature/store.ts'
import { boxMarker, movedStages } from '../../../workflow/feature/tick.ts'
import type { Refused } from '../../../workflow/transitions.ts'
import { type Call, CommandError, type Result, usageError } from '../../command.ts'
import { languageOf } from '../../language.ts'
import { withStore } from '../../store.ts'
import { workflowJson } from '../json.ts'
import { workflowOf } from '../session.ts'
import { standing } from '../standing.ts'
import { wordsFor, writing } from '../tools.ts'

const VERBS = ['start', 'complete', 'fail', 'reject', 'retry'] as const

/** Changes a stage by hand: for a host without agents, and for a person who knows better. */
export async function stage(call: Call): Promise<Result> {
  const [key, word] = call.words
  const verb = VERBS.find((known) => known === word)
  if (key === undefined || word === undefined) {
    throw usageError(
      t`stage needs a stage and what to do with it`,
      t`for example throughline workflow stage DEV complete (${VERBS.join(', ')})`,
    )
  }
  if (!verb) {
    const meant = didYouMean(word, VERBS)
    throw usageError(
      t`a stage cannot be told to ${JSON.stringify(word)}`,
      meant ? t`did you mean ${meant}?` : t`one of ${VERBS.join(', ')}`,
    )
  }
  const { messages } = await languageOf(call)
  return withStore(call.paths, async (sql) => {
    const reason = call.value('reason')
    const { before, stored } = sql.transaction(() => {
      const { stored } = workflowOf(sql, call)
      const changed = change(sql, stored, `stage-${verb}`, {
        at: call.now,
        stage: key,
        by: 'hand',
        ...(reason !== undefined && { reason: redact(reason) }),
      })
      if (!changed.result.ok)
        throw refused(
          changed.result,
          key,
          stored.state.stages.map((one) => one.key),
          messages.workflow.statuses[stored.state.status],
          stored.state.status,
        )
      return { before: stored.state, stored: changed.stored }
    })
    const mark = await boxMarker(writing(call))
    sql.transaction(() => mark(sql, stored.id, movedStages(before, stored.state), call.now))
    const words = await wordsFor(sql, call, stored)
    return { text: standing(stored, words), json: workflowJson(stored) }
  })
}

function refused(
  { why, missing = [] }: Refused,
  key: string,
  known: readonly string[],
  word: string,
  status: string,
): CommandError {
  if (why === 'unknown-stage') {
    const meant = didYouMean(key, known)
    return usageError(
      t`this workflow has no stage ${JSON.stringify(key)}`,
      meant ? t`did you mean ${meant}?` : t`it has ${known.join(', ')}`,
    )
  }
  if (why === 'skipped') {
    return new CommandError(
      t`${key} cannot be next; still to be done: ${missing.join(', ')}`,
      t`throughline workflow stage ${missing[0]} complete marks it as done`,
    )
  }
  return new CommandError(
    t`the workflow is ${word}`,
    status === 'stopped' || status === 'failed'
      ? t`take it up again: throughline workflow start`
      : t`begin another: throughline workflow start KEY`,
  )
}

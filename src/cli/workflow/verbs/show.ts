import { didYouMean } from '../../../base/text/did-you-mean.ts'
import { t } from '../../../messages/people/speak.ts'
import { compile } from '../../../workflow/definition/definitions.ts'
import { definitionsFile } from '../../../workflow/feature/load.ts'
import { tasksText } from '../../../workflow/specs/specs.ts'
import { newState, type StageState } from '../../../workflow/state.ts'
import { statusWord } from '../../../workflow/texts/ended.ts'
import type { Words } from '../../../workflow/texts/hint.ts'
import { type Call, type Result, usageError } from '../../command.ts'
import { languageOf } from '../../language.ts'
import { withStore } from '../../store.ts'
import { table } from '../../terminal/table.ts'
import { when } from '../../terminal/when.ts'
import { workflowJson } from '../json.ts'
import { workflowOf } from '../session.ts'
import { DISK } from '../tools.ts'

/** Everything about the workflow of a session; with a key, what that workflow is made of. */
export function show(call: Call): Promise<Result> | Result {
  const [key] = call.words
  return key === undefined ? showState(call) : showDefinition(call, key)
}

async function showState(call: Call): Promise<Result> {
  const { language, messages } = await languageOf(call)
  return withStore(call.paths, (sql) => {
    const { stored } = workflowOf(sql, call)
    const { state } = stored
    const head = [
      t`Workflow  ${state.key} (${state.labels[language]}), ${statusWord(state, { messages })}`,
      t`Session   ${stored.session}`,
      t`Project   ${stored.project}`,
      t`Feature   ${state.featureName ?? '–'}`,
      `${t`Started   ${when(state.createdAt)}`}${state.endedAt ? t`, ended ${when(state.endedAt)}` : ''}`,
      t`Loop      ${state.loop.iteration}/${state.limits.iterations} iterations, ${state.loop.consecutiveErrors} errors in a row`,
      t`Sent back ${state.failCount} failures, ${state.rejectCount} rejections, ${state.retroCount} retrospectives with issues`,
    ]
    const agents = state.agents.map(
      ({ name, stage, where, startedAt }) =>
        t`  ${name} (${stage}), ${messages.workflow.runsWhere[where]}, since ${when(startedAt)}`,
    )
    return {
      text: [
        ...head,
        '',
        stagesTable(state.stages, { language, messages }),
        ...(agents.length > 0 ? ['', t`Agents`, ...agents] : []),
      ].join('\n'),
      json: workflowJson(stored),
    }
  })
}

async function showDefinition(call: Call, key: string): Promise<Result> {
  const { language, messages } = await languageOf(call)
  const { registry } = compile(tasksText(DISK.files, definitionsFile(call.cwd)) ?? '')
  const state = newState(registry, { key, at: call.now })
  if (!state) {
    const meant = didYouMean(key, Object.keys(registry.workflows))
    throw usageError(
      t`there is no workflow ${JSON.stringify(key)}`,
      meant ? t`did you mean ${meant}?` : t`throughline workflow list shows them`,
    )
  }
  const { stages } = state
  return {
    text: `${key}: ${state.labels[language]}\n\n${stagesTable(stages, { language, messages })}`,
    json: {
      key,
      label: state.labels[language],
      documents: state.documents,
      limits: state.limits,
      stages: stages.map((stage) => ({
        key: stage.key,
        label: stage.labels[language],
        emoji: stage.emoji,
        agent: stage.agent,
        model: stage.model ?? null,
        kind: stage.kind,
        mode: stage.mode ?? null,
        parallel: stage.parallel ?? null,
      })),
    },
  }
}

function stagesTable(stages: readonly StageState[], { language, messages: { workflow } }: Words): string {
  return table(
    ['STAGE', 'LABEL', 'AGENT', 'STATE', 'RESULT', 'TRIES', 'NOTES'],
    stages.map((stage) => [
      stage.key,
      `${stage.emoji} ${stage.labels[language]}`.trim(),
      stage.agent,
      workflow.stageStatuses[stage.status],
      stage.result ? workflow.verdicts[stage.result] : '',
      String(stage.tries),
      [
        stage.mode && workflow.modes[stage.mode],
        stage.parallel === undefined ? undefined : t`side by side (${stage.parallel + 1})`,
      ]
        .filter(Boolean)
        .join(', '),
    ]),
  )
}

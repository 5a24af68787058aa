import * as v from 'valibot'
import { VERDICTS, WORKFLOW_STATUSES } from '../../workflow/state.ts'
import { time } from '../output-parts.ts'

/** What the commands of workflows print with `--json`. */
export const WORKFLOW_OUTPUTS = {
  workflow: () => v.strictObject(workflow()),
  'workflow-status': workflowStatus,
  'workflow-overview': () =>
    v.strictObject({
      workflow: v.nullable(workflowStatus()),
      workflows: workflowList(),
    }),
  'workflow-resume': () => v.strictObject({ ...workflow(), from: v.string() }),
  'workflow-list': workflowList,
  'workflow-definition': () =>
    v.strictObject({
      key: v.string(),
      label: v.string(),
      documents: v.array(v.string()),
      limits: v.strictObject({ iterations: v.number(), errors: v.number(), retries: v.number() }),
      stages: v.array(
        v.strictObject({
          ...stageName(),
          kind: v.string(),
          parallel: v.nullable(v.number()),
        }),
      ),
    }),
  'workflow-lint': () =>
    v.strictObject({
      file: v.string(),
      exists: v.boolean(),
      problems: v.array(
        v.strictObject({ line: v.number(), column: v.number(), message: v.string(), hint: v.string() }),
      ),
      stages: v.array(v.string()),
      workflows: v.array(v.string()),
    }),
  tasks: () =>
    v.strictObject({
      feature: v.nullable(v.string()),
      path: v.nullable(v.string()),
      total: v.number(),
      checked: v.number(),
      allChecked: v.boolean(),
      status: v.nullable(v.string()),
      workflow: v.nullable(v.string()),
      created: v.nullable(v.string()),
      archivedAt: v.nullable(v.string()),
      tasks: v.array(v.strictObject({ number: v.number(), text: v.string(), checked: v.boolean() })),
    }),
  'tasks-list': () =>
    v.array(
      v.strictObject({
        place: v.picklist(['in-progress', 'backlog', 'archive']),
        feature: v.string(),
        workflow: v.nullable(v.string()),
        created: v.nullable(v.string()),
        archivedAt: v.nullable(v.string()),
        total: v.number(),
        checked: v.number(),
      }),
    ),
  'tasks-feature': () => v.strictObject({ feature: v.string(), path: v.string() }),
  'tasks-use': () => v.strictObject({ feature: v.string(), path: v.string(), workflow: v.nullable(v.string()) }),
  statusline: () =>
    v.strictObject({
      workflow: v.nullable(v.string()),
      status: v.nullable(v.string()),
      progress: v.nullable(progress()),
      stage: v.nullable(v.string()),
      agents: v.array(v.string()),
      contextUse: v.nullable(v.number()),
      tasks: v.nullable(v.strictObject({ feature: v.string(), checked: v.number(), total: v.number() })),
      epoch: v.nullable(v.number()),
    }),
  'timeline-stats': () =>
    v.array(
      v.strictObject({
        stage: v.string(),
        runs: v.number(),
        attempts: v.number(),
        passAt1: v.nullable(v.number()),
        passAt3: v.nullable(v.number()),
      }),
    ),
} as const satisfies Record<string, () => v.GenericSchema>

function workflow() {
  return {
    id: v.number(),
    session: v.string(),
    project: v.string(),
    workflow: v.string(),
    label: v.string(),
    status: v.picklist(WORKFLOW_STATUSES),
    reason: v.nullable(v.string()),
    feature: v.nullable(v.string()),
    currentStage: v.nullable(v.string()),
    progress: progress(),
    stages: v.array(
      v.strictObject({
        ...stageName(),
        status: v.picklist(['pending', 'active', 'completed']),
        result: v.nullable(v.picklist(VERDICTS)),
        tries: v.number(),
        startedAt: v.nullable(time()),
        completedAt: v.nullable(time()),
      }),
    ),
    agents: v.array(
      v.strictObject({
        call: v.string(),
        name: v.string(),
        stage: v.string(),
        where: v.picklist(['foreground', 'background', 'hand']),
        agentId: v.nullable(v.string()),
        startedAt: time(),
      }),
    ),
    failCount: v.number(),
    rejectCount: v.number(),
    retroCount: v.number(),
    pending: v.array(
      v.strictObject({
        type: v.picklist(['fix-fail', 'fix-reject']),
        stage: v.string(),
        count: v.number(),
        reason: v.string(),
      }),
    ),
    loop: v.strictObject({
      iteration: v.number(),
      limit: v.number(),
      consecutiveErrors: v.number(),
      idle: v.number(),
    }),
    createdAt: time(),
    endedAt: v.nullable(time()),
  }
}

function stageName() {
  return {
    key: v.string(),
    label: v.string(),
    emoji: v.string(),
    agent: v.string(),
    model: v.nullable(v.string()),
    mode: v.nullable(v.picklist(['spec', 'verify'])),
  }
}

function progress() {
  return v.strictObject({ bar: v.string(), completed: v.number(), total: v.number() })
}

function workflowStatus() {
  return v.strictObject({
    ...workflow(),
    next: v.nullable(v.string()),
    tasks: v.nullable(v.strictObject({ feature: v.string(), total: v.number(), checked: v.number() })),
  })
}

function workflowList() {
  return v.array(
    v.strictObject({
      key: v.string(),
      label: v.string(),
      stages: v.array(v.string()),
      groups: v.array(v.string()),
      documents: v.array(v.string()),
      source: v.picklist(['built-in', 'project', 'overridden']),
    }),
  )
}

/** The source of every message: the other catalogues have exactly these entries. */
export const en = {
  /** What the agent reads first after a compaction (S0.13-S0.24). */
  recovery: {
    title: '[Throughline: state restored after compaction]',
    workflow: ({ type, label }: { type: string; label?: string }) => `Workflow: ${type}${label ? ` (${label})` : ''}`,
    progress: ({ bar, completed, total }: { bar: string; completed: number; total: number }) =>
      `Progress: ${bar} (${completed}/${total})`,
    stage: ({ emoji, label }: { emoji?: string; label: string }) =>
      `Current stage: ${emoji ? `${emoji} ` : ''}${label}`,
    failures: ({ count, limit }: { count: number; limit: number }) => `Failures: ${count}/${limit}`,
    rejections: ({ count, limit }: { count: number; limit: number }) => `Rejections: ${count}/${limit}`,
    agents: ({ agents }: { agents: readonly { name: string; stage: string }[] }) =>
      `Active agents: ${agents.map(({ name, stage }) => `${name} (${stage})`).join(', ')}`,
    feature: ({ name }: { name: string }) => `Feature: ${name}`,
    goOn: '⛔ Do not ask the user "Should I continue?"; go on with the current stage at once.',
    guide: ({ command }: { command: string }) => `For guidance on the workflow use ${command}.`,
    truncated: '... (cut off; for the full state see throughline workflow show)',
  },
  /** S0.30 */
  tasks: {
    header: 'Unfinished tasks',
    interrupted: 'Unfinished tasks (the last session was interrupted)',
    title: ({ header }: { header: string }) => `📋 **${header}**`,
    feature: ({ name, checked, total }: { name: string; checked: number; total: number }) =>
      `Feature: ${name} (${checked}/${total} done)`,
    task: ({ text }: { text: string }) => `- [ ] ${text}`,
    more: ({ count }: { count: number }) => `... and ${count} more`,
    rebuild: '→ Rebuild the task list above with TaskCreate, then go on.',
  },
  /** What a rule adds to its reason. */
  /** What the person is told once. */
  store: {
    broken: ({ place }: { place: string }) =>
      `Throughline: the store was damaged and was set aside (${place}); a new one was begun. What was recorded before is in the old one.`,
    newer: ({ path }: { path: string }) =>
      `Throughline: the store ${path} was made by a newer version, so nothing is recorded or recalled; rules still hold. Update Throughline (throughline doctor tells more).`,
  },
  memory: {
    unproven: ({ root }: { root: string }) =>
      `Throughline: ${root} names the remote of a project that is known elsewhere on this machine, and shares no commit with it, so that project's memories are not told here. If it is a checkout of it, type there: throughline memory adopt`,
  },
  settings: {
    unreadable: ({ path }: { path: string }) =>
      `Throughline: ${path} cannot be read, or what it says about rules is not understood, so the last settings that could be read hold. "throughline settings" says what to write instead.`,
  },
  rules: {
    nobodyThere: ({ host }: { host: string }) =>
      `Nobody sits before ${host} here to be asked, so it is refused. If the person wants it, they run it themselves, allow it with a rule of their own or switch this one off: throughline rules list names it.`,
    cannotAsk: ({ host }: { host: string }) =>
      `${host} cannot put this to the person, so it is refused. If they want it, they run it themselves or switch the rule off: throughline rules list names it.`,
  },
  /** What the person is told about compactions (S0.28, S0.29). */
  compaction: {
    often: ({ count }: { count: number }) =>
      `Throughline: ${count} automatic compactions in five minutes. Something large comes into the context again and again: look at which files and outputs the agent reads.`,
    grown: ({ megabytes, command }: { megabytes: string; command: string }) =>
      `Throughline: the transcript has grown to ${megabytes} MB: ${command} when a piece of work is done would make room.`,
  },
  /** What the agent and the person are told about a workflow (S0.25, S0.52-S0.61). */
  workflow: {
    statuses: { active: 'active', stopped: 'stopped', failed: 'failed', completed: 'completed', aborted: 'aborted' },
    stageStatuses: { pending: 'pending', active: 'active', completed: 'completed' },
    verdicts: { pass: 'pass', fail: 'fail', reject: 'reject', issues: 'issues' },
    modes: { spec: 'spec', verify: 'verify' },
    runsWhere: { foreground: 'foreground', background: 'background', hand: 'by hand' },
    places: { 'in-progress': 'in progress', backlog: 'backlog', archive: 'archive' },
    /** Why it is no longer under way, where no person gave a reason. */
    byHand: 'by hand',
    byIterations: 'too many iterations',
    byErrors: 'too many errors in a row',
    takenBy: ({ by }: { by: string }) => `taken over by session ${by}`,
    loop: ({ iteration, limit }: { iteration: number; limit: number }) => `[Throughline Loop ${iteration}/${limit}]`,
    tasks: ({ checked, total }: { checked: number; total: number }) => `📋 Tasks: ${checked}/${total} done`,
    goOn: ({ hint }: { hint: string }) => `⏭️ Go on: ${hint}`,
    noAsk: '⛔ Do not ask the user; go on at once.',
    wait: ({ agents }: { agents: readonly string[] }) =>
      `wait for ${agents.join(', ')}; the report comes by itself, so do not do it yourself`,
    delegate: ({ emoji, agent, label }: { emoji: string; agent: string; label: string }) =>
      `delegate to ${emoji} ${agent} (${label})`,
    parallel: ({ steps }: { steps: readonly string[] }) => `side by side: ${steps.join(' + ')}`,
    fix: ({ by, stage }: { by: string; stage: string }) => `delegate the repair to ${by}, then ${stage} again`,
    goOnStage: ({ emoji, label }: { emoji: string; label: string }) => `finish ${emoji} ${label}`,
    goOnTask: ({ text }: { text: string }) => `the next task: ${text}`,
    rejected: ({ stage, count, limit }: { stage: string; count: number; limit: number }) =>
      `⚠️ To do: ${stage} was rejected (${count}/${limit}); mend it and have it reviewed again`,
    refused: ({ stage, count, limit }: { stage: string; count: number; limit: number }) =>
      `⚠️ To do: ${stage} was refused by its own agent (${count}/${limit}); mend what it names, then do ${stage} again`,
    rejectedWhy: ({ reason }: { reason: string }) => `Why rejected: ${reason}`,
    failed: ({ stage, count, limit }: { stage: string; count: number; limit: number }) =>
      `⚠️ To do: ${stage} failed (${count}/${limit}); mend it and run it again`,
    failedWhy: ({ reason }: { reason: string }) => `Why it failed: ${reason}`,
    must: ({ agent, stage }: { agent: string; stage: string }) =>
      `📋 MUST: delegate the repair to ${agent}, then ${stage} again`,
    mustAgain: ({ agent, stage }: { agent: string; stage: string }) =>
      `📋 MUST: delegate ${stage} to ${agent} once more`,
    anyAgent: ({ stage }: { stage: string }) => `an agent of any kind with [stage:${stage}] in its prompt`,
    howOwn: ({ kind, stage }: { kind: string; stage: string }) =>
      `Send it with the agent tool: kind ${kind}, or any kind with [stage:${stage}] in its prompt.`,
    howAny: ({ stage }: { stage: string }) =>
      `Send it with the agent tool: any kind, with [stage:${stage}] in its prompt.`,
    howModel: ({ stage, model }: { stage: string; model: string }) => `${stage} runs on the model ${model}.`,
    counted: ({ tool }: { tool: boolean }) =>
      `A stage counts when its agent's report ends with <!-- VERDICT: {"result":"pass"} --> (or fail, reject, issues, with a "reason")${tool ? ', or when stage_done is called for it' : ''}; without that it stays open.`,
    askVerdict: ({ stage, tool }: { stage: string; tool: boolean }) =>
      `Throughline: your report does not say how ${stage} came out, so it does not count. End it with one line: <!-- VERDICT: {"result":"pass"} --> when it holds, else "fail", "reject" or "issues" with a "reason"${tool ? '; or call stage_done' : ''}. Say what is true.`,
    noVerdict: ({ stage, agent, tool }: { stage: string; agent: string; tool: boolean }) =>
      `⚠️ ${agent} gave no verdict on ${stage}, so ${stage} is still open. Send it again${tool ? ', or call stage_done with what shows the result' : ''}.`,
    noSuchAgent: ({ kind, instead }: { kind: string; instead: string }) =>
      `Throughline: there is no agent ${kind} in this session. ${instead}`,
    stageOf: ({ stage }: { stage: string }) => `[Throughline: you do the stage ${stage} of a workflow]`,
    notItsStage: ({ stage }: { stage: string }) =>
      `Throughline: you were not sent for the stage ${stage}, so it is not yours to say how it came out. Put what you found into your report.`,
    readOnly: ({ stage }: { stage: string }) =>
      `Throughline: you do the stage ${stage}, which reads and judges. It does not change files: report what must be changed, and reject.`,
    readOnlyShell: ({ stage, command }: { stage: string; command: string }) =>
      `Throughline: you do the stage ${stage}, which reads and judges, and \`${command}\` would change something: report what must be changed, and reject. Reading, building, tests, git log and git diff are open to you; files may be written below /tmp.`,
    offerTitle: '[Throughline: unfinished workflow here]',
    offer: (o: { id: number; type: string; stage: string; done: string; age: string; place: string; by: string }) =>
      `#${o.id} ${o.type}, at ${o.stage} (${o.done}), last worked on ${o.age} ago${o.place ? ` in ${o.place}` : ''}, session ${o.by}`,
    offerHow:
      'It is not under way in this session. If the user says "go on", it is taken over; else leave it alone. From a terminal: throughline workflow resume.',
    offerHeld: ({ by, age }: { by: string; age: string }) =>
      `Session ${by} works on it (heard of ${age} ago); it can be taken over when that one has ended.`,
    tookOver: ({ type, by }: { type: string; by: string }) =>
      `Throughline: this session goes on with the workflow ${type} of session ${by}.`,
    takenOver: ({ type, by }: { type: string; by: string }) =>
      `Throughline: session ${by} has taken over the workflow ${type}. It is no longer led from here.`,
    whichOne:
      'Throughline: several workflows are unfinished here. Ask the user which: throughline workflow resume NUMBER.',
    featureHeld: ({ name, by }: { name: string; by: string }) =>
      `Session ${by} works on ${name}, so this workflow has no feature. throughline tasks use NAME gives it one.`,
    severalFeatures: ({ names }: { names: readonly string[] }) =>
      `Several features are in progress (${names.join(', ')}), so this workflow has none. throughline tasks use NAME gives it one.`,
    ago: ({ ms }: { ms: number }) => {
      const minutes = Math.max(1, Math.round(ms / 60_000))
      if (minutes < 120) return `${minutes} min`
      return minutes < 2880 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`
    },
    skipped: ({ stage, missing }: { stage: string; missing: readonly string[] }) =>
      `Throughline: ${stage} cannot start yet, because an earlier stage of this workflow is not done: ${missing.join(', ')}.`,
    skippedNext: ({ hint }: { hint: string }) => `Next: ${hint}.`,
    skippedOut:
      'If the user wants it skipped: throughline workflow stage KEY complete. To end the workflow: throughline workflow stop.',
    stopped: '🛑 Loop stopped by hand.',
    tooLong: ({ limit }: { limit: number }) =>
      `⏸️ The workflow paused after ${limit} iterations. Take it up again with throughline workflow start.`,
    tooManyErrors: ({ count }: { count: number }) =>
      `⛔ The workflow paused after ${count} errors in a row. Look at throughline timeline, then throughline workflow start.`,
    fatal: ({ stage, count, limit }: { stage: string; count: number; limit: number }) =>
      `⛔ The workflow stopped: ${stage} went wrong ${count}/${limit} times. Decide what to do, then throughline workflow stage ${stage} retry, or throughline workflow abort.`,
    idle: ({ count }: { count: number }) =>
      `⏸️ The workflow waits: ${count} continuations without a tool call. It goes on with your next prompt.`,
    done: ({ type }: { type: string }) => `🎉 Workflow complete! (${type})`,
    retries: ({ count }: { count: number }) => `🔄 Retries: ${count}`,
    rejections: ({ count }: { count: number }) => `🔙 Rejections: ${count}`,
    duration: ({ minutes, seconds }: { minutes: number; seconds: number }) =>
      `⏱️ Duration: ${minutes > 0 ? `${minutes} min ` : ''}${seconds} s`,
    started: ({ type, label }: { type: string; label: string }) => `[Throughline: workflow ${type} (${label}) started]`,
    status: ({ type, label }: { type: string; label: string }) => `[Throughline: workflow ${type} (${label})]`,
    choose: 'Throughline can lead this work through stages. The workflows, most used first:',
    chooseHow: ({ slash }: { slash: string }) =>
      `When the request is a piece of work and not a question, name the workflow that fits; the user starts it with [workflow:KEY] in a prompt${slash ? ` or ${slash} KEY` : ''}.`,
    unknown: ({ key, meant }: { key: string; meant: string | undefined }) =>
      `Throughline: there is no workflow ${key}${meant ? `; did you mean ${meant}?` : '.'}`,
    running: ({ type }: { type: string }) =>
      `Throughline: the workflow ${type} is under way. It goes on; throughline workflow abort ends it.`,
    noTasks: 'Throughline: no feature in progress has open tasks.',
  },
  /** What the commands about workflows and tasks print. */
  commands: {
    contextUse: ({ percent }: { percent: number }) => `context ${percent} %`,
    compactions: ({ count }: { count: number }) => (count === 1 ? '1 compaction' : `${count} compactions`),
    chosen: ({ name }: { name: string }) => `${name} is the feature in progress from now on.`,
    given: ({ name, type }: { name: string; type: string }) =>
      `The workflow ${type} under way here is about ${name} now.`,
    toldNext: 'It is told to the agent with its next prompt.',
  },
  /** For the person at the keyboard; never for the model (B3). */
  notices: {
    doubleInstallation: ({ places }: { places: readonly string[] }) =>
      `Throughline is installed twice: ${places.join(', ')}. Every event is still counted once; remove one of them.`,
  },
}

export type Messages = typeof en

import type { Messages } from './en.ts'

export const zhCn = {
  recovery: {
    title: '[Throughline 状态恢复（compact 后）]',
    workflow: ({ type, label }) => `工作流：${type}${label ? `（${label}）` : ''}`,
    progress: ({ bar, completed, total }) => `进度：${bar} (${completed}/${total})`,
    stage: ({ emoji, label }) => `当前阶段：${emoji ? `${emoji} ` : ''}${label}`,
    failures: ({ count, limit }) => `失败次数：${count}/${limit}`,
    rejections: ({ count, limit }) => `拒绝次数：${count}/${limit}`,
    agents: ({ agents }) => `活跃 Agents：${agents.map(({ name, stage }) => `${name}（${stage}）`).join(', ')}`,
    feature: ({ name }) => `Feature：${name}`,
    goOn: '⛔ 禁止询问用户“我该继续吗？”，直接按照当前阶段继续执行。',
    guide: ({ command }) => `如需查看工作流指引，请使用 ${command}。`,
    truncated: '... (已截断，完整状态请查看 throughline workflow show)',
  },
  tasks: {
    header: '未完成任务',
    interrupted: '未完成任务（上次 session 中断）',
    title: ({ header }) => `📋 **${header}**`,
    feature: ({ name, checked, total }) => `Feature：${name}（${checked}/${total} 完成）`,
    task: ({ text }) => `- [ ] ${text}`,
    more: ({ count }) => `... 还有 ${count} 个`,
    rebuild: '→ 请使用 TaskCreate 重建以上任务的 TaskList，然后继续执行。',
  },
  store: {
    broken: ({ place }) => `Throughline：存储区已损坏，移至 ${place}，并已建立新的；先前的记录仍在旧文件中。`,
    newer: ({ path }) =>
      `Throughline：存储区 ${path} 由较新的版本建立，因此不记录也不回想；规则仍然有效。请更新 Throughline（throughline doctor 有详情）。`,
  },
  memory: {
    unproven: ({ root }) =>
      `Throughline：${root} 的远程与本机另一个已知项目相同，但没有任何共同的提交，因此不在此告知那个项目的记忆。若确为其检出，请在该处输入：throughline memory adopt`,
  },
  settings: {
    unreadable: ({ path }) =>
      `Throughline：${path} 无法读取，或其中关于规则的设置无法理解，因此沿用上次可读的设置。throughline settings 会说明该怎么写。`,
  },
  rules: {
    nobodyThere: ({ host }) =>
      `${host} 在此无人值守，无法询问，因此拒绝。若确实需要，请用户自行执行、以自己的规则允许，或关闭该规则：throughline rules list 会列出它。`,
    cannotAsk: ({ host }) =>
      `${host} 无法就此询问用户，因此拒绝。若确实需要，请用户自行执行，或关闭该规则：throughline rules list 会列出它。`,
  },
  compaction: {
    often: ({ count }) =>
      `Throughline：五分钟内自动压缩了 ${count} 次。有很大的内容一再进入上下文：请看看代理读了哪些文件与输出。`,
    grown: ({ megabytes, command }) =>
      `Throughline：对话记录已增长到 ${megabytes} MB：在一段工作完成时执行 ${command} 可以腾出空间。`,
  },
  workflow: {
    statuses: { active: '进行中', stopped: '已停止', failed: '失败', completed: '已完成', aborted: '已放弃' },
    stageStatuses: { pending: '待进行', active: '进行中', completed: '完成' },
    verdicts: { pass: '通过', fail: '失败', reject: '拒绝', issues: '有问题' },
    modes: { spec: '规格', verify: '验证' },
    runsWhere: { foreground: '前台', background: '后台', hand: '手动' },
    places: { 'in-progress': '进行中', backlog: '待办', archive: '归档' },
    byHand: '手动',
    byIterations: '迭代次数过多',
    byErrors: '连续错误过多',
    takenBy: ({ by }) => `已由会话 ${by} 接手`,
    loop: ({ iteration, limit }) => `[Throughline Loop ${iteration}/${limit}]`,
    tasks: ({ checked, total }) => `📋 Tasks：${checked}/${total} 完成`,
    goOn: ({ hint }) => `⏭️ 继续：${hint}`,
    noAsk: '⛔ 禁止询问用户，直接继续执行。',
    wait: ({ agents }) => `等待 ${agents.join(', ')} 完成；汇报会自己送来，不要自己做`,
    delegate: ({ emoji, agent, label }) => `委派 ${emoji} ${agent}（${label}）`,
    parallel: ({ steps }) => `并行 ${steps.join(' + ')}`,
    fix: ({ by, stage }) => `先委派 ${by} 修正，再重新执行 ${stage}`,
    goOnStage: ({ emoji, label }) => `完成 ${emoji} ${label}`,
    goOnTask: ({ text }) => `下一项任务：${text}`,
    rejected: ({ stage, count, limit }) => `⚠️ 待执行：${stage} 被拒绝（${count}/${limit}），修正后重新审查`,
    refused: ({ stage, count, limit }) =>
      `⚠️ 待执行：${stage} 被负责的 agent 拒绝（${count}/${limit}），先处理它说的原因，再重新执行 ${stage}`,
    rejectedWhy: ({ reason }) => `拒绝原因：${reason}`,
    failed: ({ stage, count, limit }) => `⚠️ 待执行：${stage} 失败（${count}/${limit}），修正后重新执行`,
    failedWhy: ({ reason }) => `失败原因：${reason}`,
    must: ({ agent, stage }) => `📋 MUST：委派 ${agent} 修正，然后重新执行 ${stage}`,
    mustAgain: ({ agent, stage }) => `📋 MUST：再次委派 ${agent} 执行 ${stage}`,
    anyAgent: ({ stage }) => `任何 prompt 内含 [stage:${stage}] 的 agent`,
    howOwn: ({ kind, stage }) => `以 agent 工具委派：类型 ${kind}，或任何类型并在 prompt 内含 [stage:${stage}]。`,
    howAny: ({ stage }) => `以 agent 工具委派：任何类型，prompt 内含 [stage:${stage}]。`,
    howModel: ({ stage, model }) => `${stage} 使用模型 ${model}。`,
    counted: ({ tool }) =>
      `agent 的报告以 <!-- VERDICT: {"result":"pass"} --> 结尾（或 fail、reject、issues，并附 "reason"）${tool ? '，或调用 stage_done，' : ''}阶段才算数；否则该阶段保持未完成。`,
    askVerdict: ({ stage, tool }) =>
      `Throughline：你的报告没有说明 ${stage} 的结果，因此不算数。请以一行结尾：成立时为 <!-- VERDICT: {"result":"pass"} -->，否则为 "fail"、"reject" 或 "issues" 并附 "reason"${tool ? '；或调用 stage_done' : ''}。请据实回答。`,
    noVerdict: ({ stage, agent, tool }) =>
      `⚠️ ${agent} 没有给出 ${stage} 的结论，因此 ${stage} 仍未完成。请再委派一次${tool ? '，或调用 stage_done 并附上证据' : ''}。`,
    noSuchAgent: ({ kind, instead }) => `Throughline：这个 session 没有 agent ${kind}。${instead}`,
    stageOf: ({ stage }) => `[Throughline：你执行的是工作流的 ${stage} 阶段]`,
    notItsStage: ({ stage }) =>
      `Throughline：你不是为阶段 ${stage} 派出的，因此不能由你宣告它的结果。请把所发现的写进报告。`,
    readOnly: ({ stage }) =>
      `Throughline：你执行的是 ${stage} 阶段，只阅读与判断，不修改文件：请报告必须修改之处并拒绝。`,
    readOnlyShell: ({ stage, command }) =>
      `Throughline：你执行的是 ${stage} 阶段，只阅读与判断，而 \`${command}\` 会造成变更：请报告必须修改之处并拒绝。阅读、构建、测试、git log 与 git diff 都可以使用；文件可以写在 /tmp 之下。`,
    offerTitle: '[Throughline：此处有未完成的工作流]',
    offer: (o) =>
      `#${o.id} ${o.type}，目前在 ${o.stage}（${o.done}），${o.age}前有进展${o.place ? `，位于 ${o.place}` : ''}，session ${o.by}`,
    offerHow: '它不在这个 session 中进行。用户说“继续”时会接手；否则不要动它。在终端：throughline workflow resume。',
    offerHeld: ({ by, age }) => `session ${by} 正在执行它（${age}前仍有活动）；该 session 结束后才能接手。`,
    tookOver: ({ type, by }) => `Throughline：这个 session 接手 session ${by} 的工作流 ${type}。`,
    takenOver: ({ type, by }) => `Throughline：session ${by} 已接手工作流 ${type}，不再由这里带领。`,
    whichOne: 'Throughline：此处有多个未完成的工作流。请询问用户要接手哪一个：throughline workflow resume 编号。',
    featureHeld: ({ name, by }) =>
      `session ${by} 正在处理 ${name}，因此这个工作流没有 feature。以 throughline tasks use NAME 指定。`,
    severalFeatures: ({ names }) =>
      `有多个 feature 进行中（${names.join('、')}），因此这个工作流没有 feature。以 throughline tasks use NAME 指定。`,
    ago: ({ ms }) => {
      const minutes = Math.max(1, Math.round(ms / 60_000))
      if (minutes < 120) return `${minutes} 分钟`
      return minutes < 2880 ? `${Math.round(minutes / 60)} 小时` : `${Math.round(minutes / 1440)} 天`
    },
    skipped: ({ stage, missing }) =>
      `Throughline：${stage} 还不能开始，因为这个工作流有更早的阶段尚未完成：${missing.join(', ')}。`,
    skippedNext: ({ hint }) => `下一步：${hint}。`,
    skippedOut: '若用户要跳过：throughline workflow stage KEY complete。要结束工作流：throughline workflow stop。',
    stopped: '🛑 Loop 已手动停止。',
    tooLong: ({ limit }) => `⏸️ 工作流已达 ${limit} 次迭代而暂停。要继续请执行 throughline workflow start。`,
    tooManyErrors: ({ count }) =>
      `⛔ 连续 ${count} 次错误，工作流暂停。请查看 throughline timeline，再执行 throughline workflow start。`,
    fatal: ({ stage, count, limit }) =>
      `⛔ 工作流停止：${stage} 已出错 ${count}/${limit} 次。请决定如何处理，再执行 throughline workflow stage ${stage} retry 或 throughline workflow abort。`,
    idle: ({ count }) => `⏸️ 工作流等待中：连续 ${count} 次继续都没有使用工具。下次输入后会继续。`,
    done: ({ type }) => `🎉 工作流完成！（${type}）`,
    retries: ({ count }) => `🔄 重试次数：${count}`,
    rejections: ({ count }) => `🔙 拒绝次数：${count}`,
    duration: ({ minutes, seconds }) => `⏱️ 耗时：${minutes > 0 ? `${minutes} 分 ` : ''}${seconds} 秒`,
    started: ({ type, label }) => `[Throughline：工作流 ${type}（${label}）已开始]`,
    status: ({ type, label }) => `[Throughline：工作流 ${type}（${label}）]`,
    choose: 'Throughline 可以分阶段带领这项工作。可用的工作流（常用的在前）：',
    chooseHow: ({ slash }) =>
      `若这是一项工作而非提问，请说出适合的工作流；用户以 prompt 中的 [workflow:KEY] ${slash ? `或 ${slash} KEY ` : ''}开始。`,
    unknown: ({ key, meant }) => `Throughline：没有工作流 ${key}${meant ? `；是否指 ${meant}？` : '。'}`,
    running: ({ type }) => `Throughline：工作流 ${type} 正在进行并会继续；throughline workflow abort 可结束它。`,
    noTasks: 'Throughline：进行中的 feature 没有未完成任务。',
  },
  commands: {
    contextUse: ({ percent }) => `上下文 ${percent} %`,
    compactions: ({ count }) => `压缩 ${count} 次`,
    chosen: ({ name }) => `从现在起，进行中的 feature 是 ${name}。`,
    given: ({ name, type }) => `此处进行中的工作流 ${type} 现在的 feature 是 ${name}。`,
    toldNext: '会在下一次输入时告知 agent。',
  },
  notices: {
    doubleInstallation: ({ places }) =>
      `Throughline 重复安装于：${places.join('、')}。每个事件仍只计一次，请移除其中一处。`,
  },
} satisfies Messages

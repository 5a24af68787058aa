import type { Messages } from './en.ts'

export const zhTw = {
  recovery: {
    title: '[Throughline 狀態恢復（compact 後）]',
    workflow: ({ type, label }) => `工作流：${type}${label ? `（${label}）` : ''}`,
    progress: ({ bar, completed, total }) => `進度：${bar} (${completed}/${total})`,
    stage: ({ emoji, label }) => `目前階段：${emoji ? `${emoji} ` : ''}${label}`,
    failures: ({ count, limit }) => `失敗次數：${count}/${limit}`,
    rejections: ({ count, limit }) => `拒絕次數：${count}/${limit}`,
    agents: ({ agents }) => `活躍 Agents：${agents.map(({ name, stage }) => `${name}（${stage}）`).join(', ')}`,
    feature: ({ name }) => `Feature：${name}`,
    goOn: '⛔ 禁止詢問使用者「我該繼續嗎？」，直接依照目前階段繼續執行。',
    guide: ({ command }) => `如需查看工作流指引，請使用 ${command}。`,
    truncated: '... (已截斷，完整狀態請查看 throughline workflow show)',
  },
  tasks: {
    header: '未完成任務',
    interrupted: '未完成任務（上次 session 中斷）',
    title: ({ header }) => `📋 **${header}**`,
    feature: ({ name, checked, total }) => `Feature：${name}（${checked}/${total} 完成）`,
    task: ({ text }) => `- [ ] ${text}`,
    more: ({ count }) => `... 還有 ${count} 個`,
    rebuild: '→ 請使用 TaskCreate 重建以上任務的 TaskList，然後繼續執行。',
  },
  store: {
    broken: ({ place }) => `Throughline：儲存區已損壞，移至 ${place}，並已建立新的；先前的記錄仍在舊檔中。`,
    newer: ({ path }) =>
      `Throughline：儲存區 ${path} 由較新的版本建立，因此不記錄也不回想；規則仍然有效。請更新 Throughline（throughline doctor 有詳情）。`,
  },
  memory: {
    unproven: ({ root }) =>
      `Throughline：${root} 的遠端與本機另一個已知專案相同，但沒有任何共同的提交，因此不在此告知那個專案的記憶。若確為其檢出，請在該處輸入：throughline memory adopt`,
  },
  settings: {
    unreadable: ({ path }) =>
      `Throughline：${path} 無法讀取，或其中關於規則的設定無法理解，因此沿用上次可讀的設定。throughline settings 會說明該怎麼寫。`,
  },
  rules: {
    nobodyThere: ({ host }) =>
      `${host} 在此無人值守，無法詢問，因此拒絕。若確實需要，請使用者自行執行、以自己的規則允許，或關閉該規則：throughline rules list 會列出它。`,
    cannotAsk: ({ host }) =>
      `${host} 無法就此詢問使用者，因此拒絕。若確實需要，請使用者自行執行，或關閉該規則：throughline rules list 會列出它。`,
  },
  compaction: {
    often: ({ count }) =>
      `Throughline：五分鐘內自動壓縮了 ${count} 次。有很大的內容一再進入上下文：請看看代理讀了哪些檔案與輸出。`,
    grown: ({ megabytes, command }) =>
      `Throughline：對話紀錄已增長到 ${megabytes} MB：在一段工作完成時執行 ${command} 可以騰出空間。`,
  },
  workflow: {
    statuses: { active: '進行中', stopped: '已停止', failed: '失敗', completed: '已完成', aborted: '已放棄' },
    stageStatuses: { pending: '待進行', active: '進行中', completed: '完成' },
    verdicts: { pass: '通過', fail: '失敗', reject: '拒絕', issues: '有問題' },
    modes: { spec: '規格', verify: '驗證' },
    runsWhere: { foreground: '前景', background: '背景', hand: '手動' },
    places: { 'in-progress': '進行中', backlog: '待辦', archive: '封存' },
    byHand: '手動',
    byIterations: '迭代次數過多',
    byErrors: '連續錯誤過多',
    takenBy: ({ by }) => `已由工作階段 ${by} 接手`,
    loop: ({ iteration, limit }) => `[Throughline Loop ${iteration}/${limit}]`,
    tasks: ({ checked, total }) => `📋 Tasks：${checked}/${total} 完成`,
    goOn: ({ hint }) => `⏭️ 繼續：${hint}`,
    noAsk: '⛔ 禁止詢問使用者，直接繼續執行。',
    wait: ({ agents }) => `等待 ${agents.join(', ')} 完成；回報會自己送來，不要自己做`,
    delegate: ({ emoji, agent, label }) => `委派 ${emoji} ${agent}（${label}）`,
    parallel: ({ steps }) => `並行 ${steps.join(' + ')}`,
    fix: ({ by, stage }) => `先委派 ${by} 修正，再重新執行 ${stage}`,
    goOnStage: ({ emoji, label }) => `完成 ${emoji} ${label}`,
    goOnTask: ({ text }) => `下一項任務：${text}`,
    rejected: ({ stage, count, limit }) => `⚠️ 待執行：${stage} 被拒絕（${count}/${limit}），修正後重新審查`,
    refused: ({ stage, count, limit }) =>
      `⚠️ 待執行：${stage} 被負責的 agent 拒絕（${count}/${limit}），先處理它說的原因，再重新執行 ${stage}`,
    rejectedWhy: ({ reason }) => `拒絕原因：${reason}`,
    failed: ({ stage, count, limit }) => `⚠️ 待執行：${stage} 失敗（${count}/${limit}），修正後重新執行`,
    failedWhy: ({ reason }) => `失敗原因：${reason}`,
    must: ({ agent, stage }) => `📋 MUST：委派 ${agent} 修正，然後重新執行 ${stage}`,
    mustAgain: ({ agent, stage }) => `📋 MUST：再次委派 ${agent} 執行 ${stage}`,
    anyAgent: ({ stage }) => `任何 prompt 內含 [stage:${stage}] 的 agent`,
    howOwn: ({ kind, stage }) => `以 agent 工具委派：類型 ${kind}，或任何類型並在 prompt 內含 [stage:${stage}]。`,
    howAny: ({ stage }) => `以 agent 工具委派：任何類型，prompt 內含 [stage:${stage}]。`,
    howModel: ({ stage, model }) => `${stage} 使用模型 ${model}。`,
    counted: ({ tool }) =>
      `agent 的回報以 <!-- VERDICT: {"result":"pass"} --> 結尾（或 fail、reject、issues，並附 "reason"）${tool ? '，或呼叫 stage_done，' : ''}階段才算數；否則該階段維持未完成。`,
    askVerdict: ({ stage, tool }) =>
      `Throughline：你的回報沒有說明 ${stage} 的結果，因此不算數。請以一行結尾：成立時為 <!-- VERDICT: {"result":"pass"} -->，否則為 "fail"、"reject" 或 "issues" 並附 "reason"${tool ? '；或呼叫 stage_done' : ''}。請據實回答。`,
    noVerdict: ({ stage, agent, tool }) =>
      `⚠️ ${agent} 沒有給出 ${stage} 的結論，因此 ${stage} 仍未完成。請再委派一次${tool ? '，或呼叫 stage_done 並附上證據' : ''}。`,
    noSuchAgent: ({ kind, instead }) => `Throughline：這個 session 沒有 agent ${kind}。${instead}`,
    stageOf: ({ stage }) => `[Throughline：你執行的是工作流的 ${stage} 階段]`,
    notItsStage: ({ stage }) =>
      `Throughline：你不是為階段 ${stage} 派出的，因此不能由你宣告它的結果。請把所發現的寫進報告。`,
    readOnly: ({ stage }) =>
      `Throughline：你執行的是 ${stage} 階段，只閱讀與判斷，不修改檔案：請回報必須修改之處並拒絕。`,
    readOnlyShell: ({ stage, command }) =>
      `Throughline：你執行的是 ${stage} 階段，只閱讀與判斷，而 \`${command}\` 會造成變更：請回報必須修改之處並拒絕。閱讀、建置、測試、git log 與 git diff 都可以使用；檔案可以寫在 /tmp 之下。`,
    offerTitle: '[Throughline：此處有未完成的工作流]',
    offer: (o) =>
      `#${o.id} ${o.type}，目前在 ${o.stage}（${o.done}），${o.age}前有進展${o.place ? `，位於 ${o.place}` : ''}，session ${o.by}`,
    offerHow:
      '它不在這個 session 中進行。使用者說「繼續」時會接手；否則不要動它。在終端機：throughline workflow resume。',
    offerHeld: ({ by, age }) => `session ${by} 正在執行它（${age}前仍有活動）；該 session 結束後才能接手。`,
    tookOver: ({ type, by }) => `Throughline：這個 session 接手 session ${by} 的工作流 ${type}。`,
    takenOver: ({ type, by }) => `Throughline：session ${by} 已接手工作流 ${type}，不再由這裡帶領。`,
    whichOne: 'Throughline：此處有多個未完成的工作流。請詢問使用者要接手哪一個：throughline workflow resume 編號。',
    featureHeld: ({ name, by }) =>
      `session ${by} 正在處理 ${name}，因此這個工作流沒有 feature。以 throughline tasks use NAME 指定。`,
    severalFeatures: ({ names }) =>
      `有多個 feature 進行中（${names.join('、')}），因此這個工作流沒有 feature。以 throughline tasks use NAME 指定。`,
    ago: ({ ms }) => {
      const minutes = Math.max(1, Math.round(ms / 60_000))
      if (minutes < 120) return `${minutes} 分鐘`
      return minutes < 2880 ? `${Math.round(minutes / 60)} 小時` : `${Math.round(minutes / 1440)} 天`
    },
    skipped: ({ stage, missing }) =>
      `Throughline：${stage} 還不能開始，因為這個工作流有更早的階段尚未完成：${missing.join(', ')}。`,
    skippedNext: ({ hint }) => `下一步：${hint}。`,
    skippedOut: '若使用者要略過：throughline workflow stage KEY complete。要結束工作流：throughline workflow stop。',
    stopped: '🛑 Loop 已手動停止。',
    tooLong: ({ limit }) => `⏸️ 工作流已達 ${limit} 次迭代而暫停。要繼續請執行 throughline workflow start。`,
    tooManyErrors: ({ count }) =>
      `⛔ 連續 ${count} 次錯誤，工作流暫停。請查看 throughline timeline，再執行 throughline workflow start。`,
    fatal: ({ stage, count, limit }) =>
      `⛔ 工作流停止：${stage} 已出錯 ${count}/${limit} 次。請決定如何處理，再執行 throughline workflow stage ${stage} retry 或 throughline workflow abort。`,
    idle: ({ count }) => `⏸️ 工作流等待中：連續 ${count} 次繼續都沒有使用工具。下次輸入後會繼續。`,
    done: ({ type }) => `🎉 工作流完成！（${type}）`,
    retries: ({ count }) => `🔄 重試次數：${count}`,
    rejections: ({ count }) => `🔙 拒絕次數：${count}`,
    duration: ({ minutes, seconds }) => `⏱️ 耗時：${minutes > 0 ? `${minutes} 分 ` : ''}${seconds} 秒`,
    started: ({ type, label }) => `[Throughline：工作流 ${type}（${label}）已開始]`,
    status: ({ type, label }) => `[Throughline：工作流 ${type}（${label}）]`,
    choose: 'Throughline 可以分階段帶領這項工作。可用的工作流（常用的在前）：',
    chooseHow: ({ slash }) =>
      `若這是一項工作而非提問，請說出適合的工作流；使用者以 prompt 中的 [workflow:KEY] ${slash ? `或 ${slash} KEY ` : ''}開始。`,
    unknown: ({ key, meant }) => `Throughline：沒有工作流 ${key}${meant ? `；是否指 ${meant}？` : '。'}`,
    running: ({ type }) => `Throughline：工作流 ${type} 正在進行並會繼續；throughline workflow abort 可結束它。`,
    noTasks: 'Throughline：進行中的 feature 沒有未完成任務。',
  },
  commands: {
    contextUse: ({ percent }) => `上下文 ${percent} %`,
    compactions: ({ count }) => `壓縮 ${count} 次`,
    chosen: ({ name }) => `從現在起，進行中的 feature 是 ${name}。`,
    given: ({ name, type }) => `此處進行中的工作流 ${type} 現在的 feature 是 ${name}。`,
    toldNext: '會在下一次輸入時告知 agent。',
  },
  notices: {
    doubleInstallation: ({ places }) =>
      `Throughline 重複安裝於：${places.join('、')}。每個事件仍只計一次，請移除其中一處。`,
  },
} satisfies Messages

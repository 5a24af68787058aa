import type { Labels } from '../labels.ts'

export const TRADITIONAL_CHINESE: Labels = {
  title: '本次工作階段停在這裡：',
  deltaTitle: '摘要之外：',
  headings: {
    place: '位置',
    exchange: '最後一次對話',
    words: '使用者說過',
    checks: '檢查',
    failures: '未解決的失敗與進行中的工作',
    rules: '有效的規則',
    open: '尚未完成',
    decided: '已決定',
    ways: '在這裡行不通',
    found: '已查明',
  },
  colon: '：',
  against: '與摘要不符',
  changed: '（之後有變動）',
  now: '現在：',
  lines: {
    list: (items) => items.join('、'),
    comma: '，',
    semicolon: '；',
    more: (count) => `另外 ${count} 個`,
    files: (count) => `${count} 個檔案`,
    filesOrMore: (count) => `${count} 個檔案或更多`,
    moreOrMore: (count) => `另有 ${count} 個或更多`,

    place: (pieces) => `位置：${pieces.join('；')}。`,
    branch: (name) => `分支 \`${name}\``,
    shellLeft: (folder) => `命令列停在 ${folder}（不帶路徑的命令和搜尋只看那裡）`,
    folder: (path) => `資料夾 ${path}`,
    leftIn: (folder, branch) => `在 ${folder}${branch === '' ? ' ' : `（分支 \`${branch}\`）`}編輯過、代理尚未提交`,
    pullRequest: (name) => `合併請求 ${name}`,
    merged: '已合併',
    closed: '已關閉',
    detached: '目前不在任何分支上',
    madeOn: (branch) => `在分支 \`${branch}\` 上提交`,
    rejected: (why) => `推送被拒絕${why === '' ? '' : `（${why}）`}`,
    stashed: (files) => `暫時擱置、不在工作目錄裡：${files}`,
    lastCommit: (hash, subject) =>
      `代理最後的提交${hash === '' ? '' : ` ${hash}`}${subject === '' ? '' : `「${subject}」`}`,
    headWas: (hash, subject) => `最後看到時，最新提交是 ${hash}${subject === '' ? '' : `「${subject}」`}`,
    headIs: (hash, subject, moved) =>
      `${moved ? '現在' : ''}最新的提交是 ${hash}${subject === '' ? '' : `「${subject}」`}`,
    edited: (paths) => `編輯過、代理尚未提交${paths === '' ? '' : `：${paths}`}`,
    editedLately: '代理編輯過，未見其提交',
    deleted: (paths) => `刪除了、代理尚未提交：${paths}`,
    nothingWritten: (refused, failed) =>
      `尚未寫入任何內容：${[refused === 0 ? '' : `${refused} 次編輯被使用者拒絕`, failed === 0 ? '' : `${failed} 次編輯失敗`].filter(Boolean).join('、')}`,
    created: (path) => `${path}（新增）`,
    heldByHead: (count) => `那個提交不是代理做的，含有代理編輯過的 ${count} 個檔案`,
    apart: (here, there) => `上次查看時與遠端分歧（此處獨有 ${here} 個提交，遠端獨有 ${there} 個）`,
    alsoOpen: (paths) => `另有改動尚未提交：${paths}`,
    changedByOthers: (paths) => `之後在磁碟上被改過，不是代理改的：${paths}`,
    editUnderWay: (path) => `正在編輯 ${path}`,
    pushed: '已推送',
    notPushed: (commits) => (commits > 1 ? `最後 ${commits} 個提交代理尚未推送` : '代理尚未推送'),
    inBrackets: (text, note) => `${text}（${note}）`,
    rebased: (subject, isByUser) =>
      `${subject === '' ? '' : `代理最後的提交「${subject}」，之後`}${isByUser ? '使用者' : '代理'}做了變基`,
    rewritten: (how, hash) =>
      `${hash === '' ? '' : ` ${hash} `}推送之後又${how === 'amended' ? '修補' : how === 'rebased' ? '變基' : '撤回'}過：再推送需要 --force-with-lease`,
    committedUnseen: '代理提交過，但沒有顯示雜湊和說明',
    editedSince: (paths) => `之後編輯過、代理尚未提交${paths === '' ? '' : `：${paths}`}`,
    nothingSince: '之後沒有編輯',
    othersCommitted: '派出的代理說它已提交',

    exchange: (said, answer) => `最後一次對話：使用者：${said}${answer === '' ? '' : `代理接著說：「${answer}」`}`,
    quoted: (text) => `「${text}」`,
    thenSaid: (request, last) => `${request}，之後又說${last}`,
    pasted: (line) => `「${line}」（貼上的輸出）`,
    userIs: (said) => `使用者：${said.join('；')}`,
    inOrder: (said) => `依先後次序，有些可能已經做完：${said.join('；')}`,
    numbered: (points) => `依代理上一則訊息的編號：${points.join('；')}`,
    refused: (text, object, since) =>
      object === '' ? `「${text}」（拒絕了一次工具呼叫）` : `「${text}」（拒絕了 \`${object}\`${SINCE[since]}）`,
    moreLimits: (count, tool) => `另有 ${count} 條${tool === '' ? '' : `（可問 ${tool}）`}`,
    refusedPlan: (text) => `「${text}」（拒絕了代理的計畫）`,
    withCompact: (text) => `「${text}」（隨 /compact 說的）`,
    chose: (label, option, question) =>
      `「${label}」${option === '' ? '' : `（${option}）`}${question === '' ? '' : `，回答的問題是「${question}」`}`,
    answered: (answer, question) => `「${answer}」，回答代理的「${question}」`,
    stoppedOrder: (order) => `「${order}」（還沒做就被他們叫停）`,
    agreed: (wish) => `「${wish}」（代理答應了）`,

    checkNamed: (command, note) => `\`${command}\`${note === '' ? '' : `（${note}）`}`,
    passed: (checks) => `通過：${checks}。`,
    passedBeforeOthers: (checks) => `在派出可能編輯過檔案的代理之前通過：${checks}。`,
    passedAfter: (checks) => `最後一次編輯之後通過：${checks}。`,
    passedThere: (checks) => `那之後在那裡通過：${checks}`,
    passedHere: (checks, when) => `${when === 'alone' ? '' : '最後一次編輯之後'}通過：${checks}`,
    editsSince: (count, other) => (other === '' ? '之後編輯過' : count === 1 ? `之後有 \`${other}\`` : '之後改動過'),
    onlyRemarksSince: (paths) => `之後只改了 ${paths} 的註解`,
    onlyRunSince: (command) => `之後只執行過 \`${command}\``,
    onlyEditedSince: (paths) => `之後只編輯過 ${paths}`,
    touchedSince: (paths) => `之後 ${paths} 有改動`,
    removedSince: (paths) => `之後 ${paths} 已不在磁碟上`,
    onBranchThen: (branch) => `是在分支 \`${branch}\` 上執行的`,
    passedBefore: (path, checks) =>
      path === ''
        ? `之前通過、之後沒有再執行：${checks}。`
        : `最後一次編輯（${path}）之後沒有執行任何檢查，尚未驗證；之前通過：${checks}。`,
    staleHere: (checks) => `最後一次編輯之後沒有執行任何檢查，尚未驗證；之前通過：${checks}`,
    ranEnded: (checks) => `另外執行過：${checks}。`,
    ranNone: (checks) => `沒有執行任何測試：${checks}。`,
    ranUnseen: (checks) => `另外執行過、沒有顯示結果：${checks}。`,
    saidToFail: (command) => `使用者說 ${command} 失敗；之後未見通過。`,
    saidToFailCached: (command) => `使用者說 ${command} 失敗；之後未見通過（只有快取的結果）。`,
    pastedSince: (line) => `這裡最後一次執行之後，使用者貼上了失敗的輸出，還沒有再執行：「${line}」`,
    commands: (commands) => `\`${commands.join('`、`')}\``,
    check: (command, outcome, line, cutBy) =>
      `${command} ${outcome}${line === '' ? '' : `：「${line}」`}${cutBy === '' ? '' : `；失敗的部分被 \`${cutBy}\` 截掉了`}`,
    failedAsMeant: (checks) => `最後一次執行時如代理預期失敗：${checks}。`,
    checkStopped: (chain, part, when, line) =>
      `\`${chain}\` ${when}在 \`${part}\` 失敗，其餘沒有執行到${line === '' ? '' : `：「${line}」`}`,
    passedAlone: '；該測試之後單獨執行已通過',
    known: (by, text) => `；已知：${by === 'user' ? '使用者' : '代理'}說「${text}」`,
    alsoSays: (line) => `；還有「${line}」`,
    alsoAt: (places) => `；還有 ${places}`,
    noReason: '；原因未顯示',
    cutOthers: '；輸出被截斷，可能還有其他失敗',
    hadPassed: '；在那之前一次編輯時曾通過',
    saidOfIt: (remark) => `代理說：「${remark}」`,
    outcome: (outcome, when) => `${when}${OUTCOMES[outcome]}`,
    afterLastEdit: '在最後一次編輯之後',
    ciSince: (pushed) => `（最後一次查詢時；${pushed ? '之後有推送' : '之後沒看到推送'}）`,
    beforeEdits: (count, other, path) => `${beforeChanges(count, other, path)}（之後沒有再執行）`,
    beforeEditsAgain: (count, other, path) => `${beforeChanges(count, other, path)}（當時正在重新執行）`,
    unchecked: '就所見，編輯過的內容沒有執行過任何建置、程式碼檢查或測試。',
    uncheckedHere: '就所見，之後沒有執行過任何建置、程式碼檢查或測試',
    unverified: (path) => `最後一次編輯（${path}）之後沒有執行任何檢查，尚未驗證。`,
    untested: (paths, said) => `沒有自己的測試：${paths}（「${said}」）。`,
    leftOut: (folders, command) => `\`${command}\` 不含 ${folders} 的測試；未見那些測試執行過。`,
    notInRun: (folders, command) => `\`${command}\` 沒有執行 ${folders} 的任何測試，而那裡有檔案編輯過。`,
    fromCache: (packages) => `${packages} 只取自快取`,
    onlyTested: (scopes, rest) => `只執行過 ${scopes} 的測試；沒有任何測試執行到在 ${rest} 編輯過的內容。`,
    planVerifies: (steps) => `計畫要求的驗證：${steps}`,
    unrun: (paths) => `由代理寫成、未見執行：${paths}。`,
    notRun: (commands) => `${commands}（未見執行）`,
    runBefore: (commands) => `${commands}（上次執行後又編輯過）`,

    conflict: (what, line, state) =>
      state === 'open'
        ? `版本控制的 ${what} 因衝突停住，尚未結束：「${line}」`
        : `版本控制的 ${what} 尚未提交：「${line}」；該檔案之後編輯過。`,
    failedWith: (test, message) => `${test}（「${message}」）`,
    failingTests: (names, shown, all) =>
      `最後一次執行時失敗的測試${shown < all ? `（${all} 個中的 ${shown} 個）` : ''}：${names}`,
    failingAmong: (names) => `最後一次執行時失敗的測試，其中有：${names}`,
    commitRefused: (line, edited) =>
      `最後一次提交被掛鉤拒絕${line === '' ? '' : `：「${line}」`}${edited ? '；之後編輯過，還沒有提交' : ''}`,
    lastFailed: (command, line) => `最後一次編輯之後，最後一個命令失敗：\`${command}\`：「${line}」`,
    notReachedSince: '（之後未再跑到：最近一次執行在那之前就中斷了）',
    newerRun: (command) => `（\`${command}\` 當時正在重新執行）`,
    reported: (what, text) => `派去「${what}」的代理回報：「${text}」`,
    claimed: (text) => `派出的代理說：「${text}」`,
    inFlight: (what, handle) => `仍在背景執行（${handle}）：${what}`,

    rule: (heading, text, from) => `${heading}${from === '' ? '' : `（${from}）`}：${text}`,
    planSays: (text) => `使用者給的計畫寫道：${text}`,
    instructions: (paths) => `為這項工作讀過的說明（已不在上下文中）：${paths.join(' 和 ')}`,
    skill: (name, path) => `為這項工作載入過技能 ${name}，內容已不在上下文中${path === '' ? '' : `：${path}`}`,
    task: (progress, label, subject) => `任務 ${label}${TASKS[progress]}：${subject}`,
    taskSays: (label, subject, detail) => `任務${label === '' ? '' : ` ${label} `}「${subject}」寫著：${detail}`,
    tasksToDo: (count, tasks) => `還有 ${count} 項任務待辦：${tasks}`,
    reviewLeft: (items) => `審查中發現、之後沒再提到的：${items}`,
    leftOpen: (heading, text) => (heading === '' ? `還沒做：${text}` : `${heading}：${text}`),
    elsewhere: (name, path) => `目前為止只看過一個 ${name}：${path}`,
    sweepLeft: (pattern, done, places) =>
      `搜尋 \`${pattern}\` 的結果正逐一修改，已做 ${done} 次編輯；尚未動到（行號是搜尋當時的）：${places}`,
    unchanged: (name, count, places) => `\`${name}\` 還有 ${count} 處已找到而未改（行號是搜尋當時的）：${places}`,
    recipe: (purpose, command) => `用來「${purpose}」：\`${command}\``,
    notAlone: (command, said) => `\`${command}\`：代理說「${said}」`,
    way: (command, failure, round, how) =>
      `\`${command}\` 失敗，「${failure}」${round === '' ? '' : `；\`${round}\` ${how === 'ran' ? '能執行' : '可行'}`}`,
    workedAfter: (command, failure, deed) => `\`${command}\` 原本失敗，「${failure}」；\`${deed}\` 之後可行`,
    denied: (command, reason) => `\`${command}\` 被拒絕，沒有執行：「${reason}」`,
    brokenTool: (tool, failure, round) =>
      `工具 ${tool} 不論問什麼都以「${failure}」失敗，啟動同一程式的其他工具可能也一樣${round === '' ? '' : `；命令列的 \`${round}\` 可用`}`,
    runsNone: (command, round) => `\`${command}\` 不會執行任何測試；\`${round}\` 會`,
    deadEnd: (tried, path, failure) =>
      tried === ''
        ? `${path} 的一處改動失敗並已復原：「${failure}」`
        : `試過並已復原：${tried}（${path}）；失敗訊息「${failure}」`,

    waitsForPlan: '現在：代理正等待使用者對它的計畫表示意見；還沒有看到回答。',
    waitsFor: (what) => `現在：代理正等待使用者回答${what}；還沒有看到回答。`,
    askedLast: (what) =>
      `現在：代理正等待使用者回答，它最後的訊息${what === '' ? '以一個問題結束。' : `問「${what}」`}`,
    saidWithCompact: '現在：使用者最後的話是隨 /compact 說的；其中要代理做的事還沒有做。',
    putAsideLast: (questions) => `現在：使用者把${questions}先擱下，沒有回答：仍待回答。`,
    refusedLast: (object, said, since) =>
      said === ''
        ? `現在：使用者中止了${object === '' ? '最後的工具呼叫' : ` \`${object}\` `}，${since === '' ? '之後沒有說明。再做之前請先詢問' : onlySince(since)}。`
        : `現在：使用者拒絕了${object === '' ? '最後的工具呼叫' : ` \`${object}\` `}，並說「${said}」。先處理這件事。${since === '' ? '' : `${onlySince(since)}。`}`,
    interruptedLast: (object, since, request) =>
      `現在：使用者中斷了${object === '' ? '代理' : ` \`${object}\`，做到哪一步沒有看到`}；${since === '' ? '之後沒有再說話' : onlySince(since)}。${request === '' ? '' : `手上的要求：${request}`}`,
    turnEnded: (since) => `現在：代理已回覆最後的要求；使用者${onlySince(since)}。`,
    answeredHere: (since, request) =>
      `最後的要求${request === '' ? '' : `（${request}）`}已回覆${since === '' ? '' : `，使用者${onlySince(since)}`}`,
    proposedLast: '現在：代理最後的訊息提出了建議，之後使用者還沒有說話。',
    proposedHere: '代理最後的訊息提出了建議，使用者還沒有回應',
    repliedLast: (told, since) =>
      `現在：${told === '' ? '代理已回覆' : `代理最後說「${told}」`}；使用者${onlySince(since)}。`,
    repliedHere: (told, since, request) =>
      `${request === '' ? '' : `對${request}，`}${told === '' ? '代理已回覆' : `代理最後說「${told}」`}${since === '' ? '' : `，使用者${onlySince(since)}`}`,
    deniedLast: (what) => `現在：代理已回覆，但它最後的呼叫被規則拒絕，沒有執行：\`${what}\`。`,
    deniedHere: (what) => `代理已回覆，但它最後的呼叫被規則拒絕，沒有執行：\`${what}\``,
    turnEndedTasks: (task, left, since) =>
      (task === ''
        ? `現在：代理已回覆最後的要求；還有 ${left} 項任務待辦。`
        : `現在：代理已回覆最後的要求；任務「${task}」進行中${left > 0 ? `，另有 ${left} 項待辦` : ''}。`) +
      (since === '' ? '' : `使用者${onlySince(since)}。`),
    notBegunHere: (said) => `使用者最後的訊息還沒有開始處理${said === '' ? '' : `（${said}）`}`,
    notBegun: (said) => `現在：使用者最後的訊息還沒有開始處理${said === '' ? '。' : `：${said}`}`,
    runningLast: (what) => `現在：\`${what}\` 是最後啟動的，紀錄裡還沒有它的結果。`,
    sentLast: (what) => `現在：最後派出了一個代理去做「${what}」，紀錄裡還沒有它的回報。`,
    userSaid: (text) => `使用者說「${text}」`,
    userAnswered: (text, option, question) =>
      `使用者${question === '' ? '' : `對代理的「${question}」`}回答「${text}」${option === '' ? '' : `（${option}）`}`,
    userRefused: (text, object) => `使用者拒絕了${object === '' ? '一次工具呼叫' : ` \`${object}\` `}，並說「${text}」`,
    userRefusedPlan: (text) => `使用者拒絕了代理的計畫，並說「${text}」`,
    userPasted: (line) => `使用者貼上的輸出裡有「${line}」`,
    underWayHere: '現在：代理正在工作，還沒有回覆使用者。',
    underWay: '現在：代理正在處理使用者最後的要求，還沒有回覆。',
    underWayOn: (said) => `現在：${said}；代理正在處理，還沒有回覆。`,
    underWayAfter: (said) => `現在：${said}，之後又說了別的；代理正在工作，還沒有回覆。`,
    underWayTask: (label, subject) =>
      `現在：代理正在工作；它的清單裡，任務${label === '' ? '' : ` ${label} `}「${subject}」進行中。`,
    taskInProgress: (label, subject) => `任務${label === '' ? '' : ` ${label} `}「${subject}」進行中`,

    saysAgainst: (claim, seen) => `摘要說「${claim}」；${seen.join('；')}。`,
    committedSince: (hash) => `最後一次編輯之後已有提交${hash === '' ? '' : ` ${hash}`}`,
    committedIn: (paths, hash) => `${paths} 已在${hash === '' ? '最後的提交' : `提交 ${hash} `}中，之後沒有再編輯`,
    nothingDone: '這個工作階段中沒看到任何編輯，也沒看到提交',
    taskNamed: (label) => `任務 ${label}`,
    saysTaskPending: (item, task) => `摘要把「${item}」列為待辦；${task === '' ? '它' : `${task} `}已完成。`,
    pushedByAgent: (hash) => `代理已推送${hash === '' ? '最後的提交' : ` ${hash}`}`,
    notAllIn: (hash, paths) => `代理編輯過的沒有全部在${hash === '' ? '最後的提交' : `提交 ${hash} `}中：${paths}`,
    editedAfter: (hash, paths) =>
      `在${hash === '' ? '最後的提交' : `提交 ${hash} `}之後編輯過、代理沒有提交的：${paths}`,
    saysNotRun: (command) => `摘要說還沒有執行；\`${command}\` 在最後一次編輯之後通過了。`,
    saysFailing: (test) => `摘要說 ${test} 仍然失敗；它最後一次執行時通過了。`,
    saysStale: (claim, commands, paths) => `摘要說「${claim}」；${commands} 上次通過之後又編輯過：${paths}。`,
    committedAfterPush: (hash) => `${hash === '' ? '最後的提交' : `提交 ${hash} `}在最後一次所見的推送之後`,
    saysNeverTested: (claim) => `摘要說「${claim}」；這個工作階段中沒看到執行過測試。`,
    saysNeverLinted: (claim) => `摘要說「${claim}」；這個工作階段中沒看到執行過程式碼檢查。`,
    saysStillFailing: (command) => `摘要說仍然失敗；\`${command}\` 在最後一次編輯之後通過了。`,
    saysDeclined: (said) => `摘要打算做使用者拒絕的事：${said}。`,
    noCommit: (paths) => `編輯 ${paths} 之後沒有看到提交`,
    noPush: (hash) => `${hash === '' ? '' : `提交 ${hash} 之後`}沒有看到推送`,
    saysBranch: (claimed, branch) => `摘要說分支是 \`${claimed}\`；工作階段所在的分支是 \`${branch}\`。`,
    saysNonePending: (tasks) => `摘要說沒有待辦；任務清單上未完成：${tasks}。`,
    saysPassing: (claim, command, line, isOlder) =>
      `摘要說「${claim}」；\`${command}\` 最後一次執行失敗${line === '' ? '' : `：「${line}」`}${isOlder ? '，最後一次編輯之後沒有再執行' : ''}。`,
    unanswered: (question) => `使用者還沒有回答「${question}」`,
    userDenied: (words) => `使用者對此說：「${words}」`,
    agentDenied: (words) => `代理收回了這一點：「${words}」`,
    foundThen: (words) => `代理之後發現：「${words}」`,
    hasEnded: (what) => `\`${what}\` 已經結束`,
  },
}

function beforeChanges(count: number, other: string, path: string): string {
  if (path !== '') return `在最後一次編輯（之後編輯了 ${path}）之前`
  if (other === '') return '在最後一次編輯之前'
  return count === 1 ? `在 \`${other}\` 之前` : '在最後一次改動之前'
}

const OUTCOMES = {
  passed: '通過',
  failed: '失敗',
  'not-reached': '，在那一串命令中沒有執行到',
  unseen: '執行過，看不到結果',
  none: '沒有執行任何測試',
} as const
const SINCE = { run: '，後來已執行', 'not-run': '，之後沒有執行', unknown: '' } as const
const TASKS = { pending: '待做', in_progress: '進行中', completed: '已完成' } as const

function onlySince(since: string): string {
  return since === '' ? '之後還沒有說話' : `之後只說了${since}`
}

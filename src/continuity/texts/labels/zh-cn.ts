import type { Labels } from '../labels.ts'

export const SIMPLIFIED_CHINESE: Labels = {
  title: '本次会话停在这里：',
  deltaTitle: '摘要之外：',
  headings: {
    place: '位置',
    exchange: '最后一次对话',
    words: '用户说过',
    checks: '检查',
    failures: '未解决的失败与进行中的工作',
    rules: '有效的规则',
    open: '尚未完成',
    decided: '已决定',
    ways: '在这里行不通',
    found: '已查明',
  },
  colon: '：',
  against: '与摘要不符',
  changed: '（之后有变动）',
  now: '现在：',
  lines: {
    list: (items) => items.join('、'),
    comma: '，',
    semicolon: '；',
    more: (count) => `另外 ${count} 个`,
    files: (count) => `${count} 个文件`,
    filesOrMore: (count) => `${count} 个文件或更多`,
    moreOrMore: (count) => `另有 ${count} 个或更多`,

    place: (pieces) => `位置：${pieces.join('；')}。`,
    branch: (name) => `分支 \`${name}\``,
    shellLeft: (folder) => `命令行停在 ${folder}（不带路径的命令和搜索只看那里）`,
    folder: (path) => `文件夹 ${path}`,
    leftIn: (folder, branch) => `在 ${folder}${branch === '' ? ' ' : `（分支 \`${branch}\`）`}编辑过、代理尚未提交`,
    pullRequest: (name) => `合并请求 ${name}`,
    merged: '已合并',
    closed: '已关闭',
    detached: '目前不在任何分支上',
    madeOn: (branch) => `在分支 \`${branch}\` 上提交`,
    rejected: (why) => `推送被拒绝${why === '' ? '' : `（${why}）`}`,
    stashed: (files) => `暂时搁置、不在工作目录里：${files}`,
    lastCommit: (hash, subject) =>
      `代理最后的提交${hash === '' ? '' : ` ${hash}`}${subject === '' ? '' : `“${subject}”`}`,
    headWas: (hash, subject) => `最后看到时，最新提交是 ${hash}${subject === '' ? '' : `“${subject}”`}`,
    headIs: (hash, subject, moved) =>
      `${moved ? '现在' : ''}最新的提交是 ${hash}${subject === '' ? '' : `“${subject}”`}`,
    edited: (paths) => `编辑过、代理尚未提交${paths === '' ? '' : `：${paths}`}`,
    editedLately: '代理编辑过，未见其提交',
    deleted: (paths) => `删除了、代理尚未提交：${paths}`,
    nothingWritten: (refused, failed) =>
      `尚未写入任何内容：${[refused === 0 ? '' : `${refused} 次编辑被用户拒绝`, failed === 0 ? '' : `${failed} 次编辑失败`].filter(Boolean).join('、')}`,
    created: (path) => `${path}（新增）`,
    heldByHead: (count) => `那个提交不是代理做的，含有代理编辑过的 ${count} 个文件`,
    apart: (here, there) => `上次查看时与远端分歧（此处独有 ${here} 个提交，远端独有 ${there} 个）`,
    alsoOpen: (paths) => `另有改动尚未提交：${paths}`,
    changedByOthers: (paths) => `之后在磁盘上被改过，不是代理改的：${paths}`,
    editUnderWay: (path) => `正在编辑 ${path}`,
    pushed: '已推送',
    notPushed: (commits) => (commits > 1 ? `最后 ${commits} 个提交代理尚未推送` : '代理尚未推送'),
    inBrackets: (text, note) => `${text}（${note}）`,
    rebased: (subject, isByUser) =>
      `${subject === '' ? '' : `代理最后的提交“${subject}”，之后`}${isByUser ? '用户' : '代理'}做了变基`,
    rewritten: (how, hash) =>
      `${hash === '' ? '' : ` ${hash} `}推送之后又${how === 'amended' ? '修补' : how === 'rebased' ? '变基' : '撤回'}过：再推送需要 --force-with-lease`,
    committedUnseen: '代理提交过，但没有显示哈希和说明',
    editedSince: (paths) => `之后编辑过、代理尚未提交${paths === '' ? '' : `：${paths}`}`,
    nothingSince: '之后没有编辑',
    othersCommitted: '派出的代理说它已提交',

    exchange: (said, answer) => `最后一次对话：用户：${said}${answer === '' ? '' : `代理接着说：“${answer}”`}`,
    quoted: (text) => `“${text}”`,
    thenSaid: (request, last) => `${request}，之后又说${last}`,
    pasted: (line) => `“${line}”（贴上的输出）`,
    userIs: (said) => `用户：${said.join('；')}`,
    inOrder: (said) => `按先后次序，有些可能已经做完：${said.join('；')}`,
    numbered: (points) => `按代理上一条消息的编号：${points.join('；')}`,
    refused: (text, object, since) =>
      object === '' ? `“${text}”（拒绝了一次工具调用）` : `“${text}”（拒绝了 \`${object}\`${SINCE[since]}）`,
    moreLimits: (count, tool) => `另有 ${count} 条${tool === '' ? '' : `（可问 ${tool}）`}`,
    refusedPlan: (text) => `“${text}”（拒绝了代理的计划）`,
    withCompact: (text) => `“${text}”（随 /compact 说的）`,
    chose: (label, option, question) =>
      `“${label}”${option === '' ? '' : `（${option}）`}${question === '' ? '' : `，回答的问题是“${question}”`}`,
    answered: (answer, question) => `“${answer}”，回答代理的“${question}”`,
    stoppedOrder: (order) => `“${order}”（还没做就被他们叫停）`,
    agreed: (wish) => `“${wish}”（代理答应了）`,

    checkNamed: (command, note) => `\`${command}\`${note === '' ? '' : `（${note}）`}`,
    passed: (checks) => `通过：${checks}。`,
    passedBeforeOthers: (checks) => `在派出可能编辑过文件的代理之前通过：${checks}。`,
    passedAfter: (checks) => `最后一次编辑之后通过：${checks}。`,
    passedThere: (checks) => `那之后在那里通过：${checks}`,
    passedHere: (checks, when) => `${when === 'alone' ? '' : '最后一次编辑之后'}通过：${checks}`,
    editsSince: (count, other) => (other === '' ? '之后编辑过' : count === 1 ? `之后有 \`${other}\`` : '之后改动过'),
    onlyRemarksSince: (paths) => `之后只改了 ${paths} 的注释`,
    onlyRunSince: (command) => `之后只运行过 \`${command}\``,
    onlyEditedSince: (paths) => `之后只编辑过 ${paths}`,
    touchedSince: (paths) => `之后 ${paths} 有改动`,
    removedSince: (paths) => `之后 ${paths} 已不在磁盘上`,
    onBranchThen: (branch) => `是在分支 \`${branch}\` 上运行的`,
    passedBefore: (path, checks) =>
      path === ''
        ? `之前通过、之后没有再执行：${checks}。`
        : `最后一次编辑（${path}）之后没有执行任何检查，尚未验证；之前通过：${checks}。`,
    staleHere: (checks) => `最后一次编辑之后没有运行任何检查，尚未验证；之前通过：${checks}`,
    ranEnded: (checks) => `另外运行过：${checks}。`,
    ranNone: (checks) => `没有运行任何测试：${checks}。`,
    ranUnseen: (checks) => `另外运行过、没有显示结果：${checks}。`,
    saidToFail: (command) => `用户说 ${command} 失败；之后未见通过。`,
    saidToFailCached: (command) => `用户说 ${command} 失败；之后未见通过（只有缓存的结果）。`,
    pastedSince: (line) => `这里最后一次运行之后，用户贴上了失败的输出，还没有再运行：“${line}”`,
    commands: (commands) => `\`${commands.join('`、`')}\``,
    check: (command, outcome, line, cutBy) =>
      `${command} ${outcome}${line === '' ? '' : `：“${line}”`}${cutBy === '' ? '' : `；失败的部分被 \`${cutBy}\` 截掉了`}`,
    failedAsMeant: (checks) => `最后一次运行时如代理预期失败：${checks}。`,
    checkStopped: (chain, part, when, line) =>
      `\`${chain}\` ${when}在 \`${part}\` 失败，其余没有运行到${line === '' ? '' : `：“${line}”`}`,
    passedAlone: '；该测试之后单独运行已通过',
    known: (by, text) => `；已知：${by === 'user' ? '用户' : '代理'}说“${text}”`,
    alsoSays: (line) => `；还有“${line}”`,
    alsoAt: (places) => `；还有 ${places}`,
    noReason: '；原因未显示',
    cutOthers: '；输出被截断，可能还有其他失败',
    hadPassed: '；在那之前一次编辑时曾通过',
    saidOfIt: (remark) => `代理说：“${remark}”`,
    outcome: (outcome, when) => `${when}${OUTCOMES[outcome]}`,
    afterLastEdit: '在最后一次编辑之后',
    ciSince: (pushed) => `（最后一次查询时；${pushed ? '之后有推送' : '之后没看到推送'}）`,
    beforeEdits: (count, other, path) => `${beforeChanges(count, other, path)}（之后没有再运行）`,
    beforeEditsAgain: (count, other, path) => `${beforeChanges(count, other, path)}（当时正在重新运行）`,
    unchecked: '就所见，编辑过的内容没有运行过任何构建、代码检查或测试。',
    uncheckedHere: '就所见，之后没有运行过任何构建、代码检查或测试',
    unverified: (path) => `最后一次编辑（${path}）之后没有运行任何检查，尚未验证。`,
    untested: (paths, said) => `没有自己的测试：${paths}（“${said}”）。`,
    leftOut: (folders, command) => `\`${command}\` 不含 ${folders} 的测试；未见那些测试运行过。`,
    notInRun: (folders, command) => `\`${command}\` 没有运行 ${folders} 的任何测试，而那里有文件编辑过。`,
    fromCache: (packages) => `${packages} 只取自缓存`,
    onlyTested: (scopes, rest) => `只运行过 ${scopes} 的测试；没有任何测试运行到在 ${rest} 编辑过的内容。`,
    planVerifies: (steps) => `计划要求的验证：${steps}`,
    unrun: (paths) => `由代理写成、未见运行：${paths}。`,
    notRun: (commands) => `${commands}（未见运行）`,
    runBefore: (commands) => `${commands}（上次运行后又编辑过）`,

    conflict: (what, line, state) =>
      state === 'open'
        ? `版本控制的 ${what} 因冲突停住，尚未结束：“${line}”`
        : `版本控制的 ${what} 尚未提交：“${line}”；该文件之后编辑过。`,
    failedWith: (test, message) => `${test}（“${message}”）`,
    failingTests: (names, shown, all) =>
      `最后一次运行时失败的测试${shown < all ? `（${all} 个中的 ${shown} 个）` : ''}：${names}`,
    failingAmong: (names) => `最后一次运行时失败的测试，其中有：${names}`,
    commitRefused: (line, edited) =>
      `最后一次提交被钩子拒绝${line === '' ? '' : `：“${line}”`}${edited ? '；之后编辑过，还没有提交' : ''}`,
    lastFailed: (command, line) => `最后一次编辑之后，最后一个命令失败：\`${command}\`：“${line}”`,
    notReachedSince: '（之后未再跑到：最近一次运行在那之前就中断了）',
    newerRun: (command) => `（\`${command}\` 当时正在重新运行）`,
    reported: (what, text) => `派去“${what}”的代理回报：“${text}”`,
    claimed: (text) => `派出的代理说：“${text}”`,
    inFlight: (what, handle) => `仍在后台运行（${handle}）：${what}`,

    rule: (heading, text, from) => `${heading}${from === '' ? '' : `（${from}）`}：${text}`,
    planSays: (text) => `用户给的计划写道：${text}`,
    instructions: (paths) => `为这项工作读过的说明（已不在上下文中）：${paths.join(' 和 ')}`,
    skill: (name, path) => `为这项工作加载过技能 ${name}，内容已不在上下文中${path === '' ? '' : `：${path}`}`,
    task: (progress, label, subject) => `任务 ${label}${TASKS[progress]}：${subject}`,
    taskSays: (label, subject, detail) => `任务${label === '' ? '' : ` ${label} `}“${subject}”写着：${detail}`,
    tasksToDo: (count, tasks) => `还有 ${count} 项任务待办：${tasks}`,
    reviewLeft: (items) => `审查中发现、之后没再提到的：${items}`,
    leftOpen: (heading, text) => (heading === '' ? `还没做：${text}` : `${heading}：${text}`),
    elsewhere: (name, path) => `到目前为止只看到过一个 ${name}：${path}`,
    sweepLeft: (pattern, done, places) =>
      `搜索 \`${pattern}\` 的结果正逐一修改，已做 ${done} 次编辑；尚未动到（行号是搜索当时的）：${places}`,
    unchanged: (name, count, places) => `\`${name}\` 还有 ${count} 处已找到而未改（行号是搜索当时的）：${places}`,
    recipe: (purpose, command) => `用来“${purpose}”：\`${command}\``,
    notAlone: (command, said) => `\`${command}\`：代理说“${said}”`,
    way: (command, failure, round, how) =>
      `\`${command}\` 失败，“${failure}”${round === '' ? '' : `；\`${round}\` ${how === 'ran' ? '能运行' : '可行'}`}`,
    workedAfter: (command, failure, deed) => `\`${command}\` 原本失败，“${failure}”；\`${deed}\` 之后可行`,
    denied: (command, reason) => `\`${command}\` 被拒绝，没有执行：“${reason}”`,
    brokenTool: (tool, failure, round) =>
      `工具 ${tool} 不论问什么都以“${failure}”失败，启动同一程序的其他工具可能也一样${round === '' ? '' : `；命令行的 \`${round}\` 可用`}`,
    runsNone: (command, round) => `\`${command}\` 不会运行任何测试；\`${round}\` 会`,
    deadEnd: (tried, path, failure) =>
      tried === ''
        ? `${path} 的一处改动失败并已撤销：“${failure}”`
        : `试过并已撤销：${tried}（${path}）；失败信息“${failure}”`,

    waitsForPlan: '现在：代理正等待用户对它的计划表示意见；还没有看到回答。',
    waitsFor: (what) => `现在：代理正等待用户回答${what}；还没有看到回答。`,
    askedLast: (what) => `现在：代理正等待用户回答，它最后的消息${what === '' ? '以一个问题结束。' : `问“${what}”`}`,
    saidWithCompact: '现在：用户最后的话是随 /compact 说的；其中要代理做的事还没有做。',
    putAsideLast: (questions) => `现在：用户把${questions}先搁下，没有回答：仍待回答。`,
    refusedLast: (object, said, since) =>
      said === ''
        ? `现在：用户中止了${object === '' ? '最后的工具调用' : ` \`${object}\` `}，${since === '' ? '之后没有说明。再做之前请先询问' : onlySince(since)}。`
        : `现在：用户拒绝了${object === '' ? '最后的工具调用' : ` \`${object}\` `}，并说“${said}”。先处理这件事。${since === '' ? '' : `${onlySince(since)}。`}`,
    interruptedLast: (object, since, request) =>
      `现在：用户中断了${object === '' ? '代理' : ` \`${object}\`，做到哪一步没有看到`}；${since === '' ? '之后没有再说话' : onlySince(since)}。${request === '' ? '' : `手上的要求：${request}`}`,
    turnEnded: (since) => `现在：代理已回复最后的要求；用户${onlySince(since)}。`,
    answeredHere: (since, request) =>
      `最后的要求${request === '' ? '' : `（${request}）`}已回复${since === '' ? '' : `，用户${onlySince(since)}`}`,
    proposedLast: '现在：代理最后的消息提出了建议，之后用户还没有说话。',
    proposedHere: '代理最后的消息提出了建议，用户还没有回应',
    repliedLast: (told, since) =>
      `现在：${told === '' ? '代理已回复' : `代理最后说“${told}”`}；用户${onlySince(since)}。`,
    repliedHere: (told, since, request) =>
      `${request === '' ? '' : `对${request}，`}${told === '' ? '代理已回复' : `代理最后说“${told}”`}${since === '' ? '' : `，用户${onlySince(since)}`}`,
    deniedLast: (what) => `现在：代理已回复，但它最后的调用被规则拒绝，没有执行：\`${what}\`。`,
    deniedHere: (what) => `代理已回复，但它最后的调用被规则拒绝，没有执行：\`${what}\``,
    turnEndedTasks: (task, left, since) =>
      (task === ''
        ? `现在：代理已回复最后的要求；还有 ${left} 项任务待办。`
        : `现在：代理已回复最后的要求；任务“${task}”进行中${left > 0 ? `，另有 ${left} 项待办` : ''}。`) +
      (since === '' ? '' : `用户${onlySince(since)}。`),
    notBegunHere: (said) => `用户最后的消息还没有开始处理${said === '' ? '' : `（${said}）`}`,
    notBegun: (said) => `现在：用户最后的消息还没有开始处理${said === '' ? '。' : `：${said}`}`,
    runningLast: (what) => `现在：\`${what}\` 是最后启动的，记录里还没有它的结果。`,
    sentLast: (what) => `现在：最后派出了一个代理去做“${what}”，记录里还没有它的回报。`,
    userSaid: (text) => `用户说“${text}”`,
    userAnswered: (text, option, question) =>
      `用户${question === '' ? '' : `对代理的“${question}”`}回答“${text}”${option === '' ? '' : `（${option}）`}`,
    userRefused: (text, object) => `用户拒绝了${object === '' ? '一次工具调用' : ` \`${object}\` `}，并说“${text}”`,
    userRefusedPlan: (text) => `用户拒绝了代理的计划，并说“${text}”`,
    userPasted: (line) => `用户粘贴的输出里有“${line}”`,
    underWayHere: '现在：代理正在工作，还没有回复用户。',
    underWay: '现在：代理正在处理用户最后的要求，还没有回复。',
    underWayOn: (said) => `现在：${said}；代理正在处理，还没有回复。`,
    underWayAfter: (said) => `现在：${said}，之后又说了别的；代理正在工作，还没有回复。`,
    underWayTask: (label, subject) =>
      `现在：代理正在工作；它的清单里，任务${label === '' ? '' : ` ${label} `}“${subject}”进行中。`,
    taskInProgress: (label, subject) => `任务${label === '' ? '' : ` ${label} `}“${subject}”进行中`,

    saysAgainst: (claim, seen) => `摘要说“${claim}”；${seen.join('；')}。`,
    committedSince: (hash) => `最后一次编辑之后已有提交${hash === '' ? '' : ` ${hash}`}`,
    committedIn: (paths, hash) => `${paths} 已在${hash === '' ? '最后的提交' : `提交 ${hash} `}中，之后没有再编辑`,
    nothingDone: '这个会话中没看到任何编辑，也没看到提交',
    taskNamed: (label) => `任务 ${label}`,
    saysTaskPending: (item, task) => `摘要把“${item}”列为待办；${task === '' ? '它' : `${task} `}已完成。`,
    pushedByAgent: (hash) => `代理已推送${hash === '' ? '最后的提交' : ` ${hash}`}`,
    notAllIn: (hash, paths) => `代理编辑过的没有全部在${hash === '' ? '最后的提交' : `提交 ${hash} `}中：${paths}`,
    editedAfter: (hash, paths) =>
      `在${hash === '' ? '最后的提交' : `提交 ${hash} `}之后编辑过、代理没有提交的：${paths}`,
    saysNotRun: (command) => `摘要说还没有运行；\`${command}\` 在最后一次编辑之后通过了。`,
    saysFailing: (test) => `摘要说 ${test} 仍然失败；它最后一次运行时通过了。`,
    saysStale: (claim, commands, paths) => `摘要说“${claim}”；${commands} 上次通过之后又编辑过：${paths}。`,
    committedAfterPush: (hash) => `${hash === '' ? '最后的提交' : `提交 ${hash} `}在最后一次所见的推送之后`,
    saysNeverTested: (claim) => `摘要说“${claim}”；这个会话中没看到运行过测试。`,
    saysNeverLinted: (claim) => `摘要说“${claim}”；这个会话中没看到运行过代码检查。`,
    saysStillFailing: (command) => `摘要说仍然失败；\`${command}\` 在最后一次编辑之后通过了。`,
    saysDeclined: (said) => `摘要打算做用户拒绝的事：${said}。`,
    noCommit: (paths) => `编辑 ${paths} 之后没有看到提交`,
    noPush: (hash) => `${hash === '' ? '' : `提交 ${hash} 之后`}没有看到推送`,
    saysBranch: (claimed, branch) => `摘要说分支是 \`${claimed}\`；会话所在的分支是 \`${branch}\`。`,
    saysNonePending: (tasks) => `摘要说没有待办；任务列表上未完成：${tasks}。`,
    saysPassing: (claim, command, line, isOlder) =>
      `摘要说“${claim}”；\`${command}\` 最后一次运行失败${line === '' ? '' : `：“${line}”`}${isOlder ? '，最后一次编辑之后没有再运行' : ''}。`,
    unanswered: (question) => `用户还没有回答“${question}”`,
    userDenied: (words) => `用户对此说：“${words}”`,
    agentDenied: (words) => `代理收回了这一点：“${words}”`,
    foundThen: (words) => `代理之后发现：“${words}”`,
    hasEnded: (what) => `\`${what}\` 已经结束`,
  },
}

function beforeChanges(count: number, other: string, path: string): string {
  if (path !== '') return `在最后一次编辑（之后编辑了 ${path}）之前`
  if (other === '') return '在最后一次编辑之前'
  return count === 1 ? `在 \`${other}\` 之前` : '在最后一次改动之前'
}

const OUTCOMES = {
  passed: '通过',
  failed: '失败',
  'not-reached': '，在那一串命令中没有运行到',
  unseen: '运行过，看不到结果',
  none: '没有运行任何测试',
} as const
const SINCE = { run: '，后来已运行', 'not-run': '，之后没有运行', unknown: '' } as const
const TASKS = { pending: '待做', in_progress: '进行中', completed: '已完成' } as const

function onlySince(since: string): string {
  return since === '' ? '之后还没有说话' : `之后只说了${since}`
}

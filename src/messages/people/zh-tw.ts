import type { Catalogue } from './speak.ts'
import { commandsZhTw } from './zh-tw/commands.ts'
import { doctorZhTw } from './zh-tw/doctor.ts'
import { headsZhTw } from './zh-tw/heads.ts'
import { helpZhTw } from './zh-tw/help.ts'
import { installZhTw } from './zh-tw/install.ts'
import { memoryZhTw } from './zh-tw/memory.ts'
import { packsZhTw } from './zh-tw/packs.ts'
import { problemsZhTw } from './zh-tw/problems.ts'
import { reportZhTw } from './zh-tw/report.ts'
import { rolesZhTw } from './zh-tw/roles.ts'
import { rulesZhTw } from './zh-tw/rules.ts'
import { stateZhTw } from './zh-tw/state.ts'
import { teamZhTw } from './zh-tw/team.ts'
import { viewZhTw } from './zh-tw/view.ts'
import { viewTeamZhTw } from './zh-tw/view-team.ts'
import { workflowZhTw } from './zh-tw/workflow.ts'

/** Traditional Chinese. The simplified catalogue is generated from it. */
export const peopleZhTw: Catalogue = {
  ...problemsZhTw,
  ...headsZhTw,
  ...helpZhTw,
  ...commandsZhTw,
  ...doctorZhTw,
  ...memoryZhTw,
  ...rulesZhTw,
  ...packsZhTw,
  ...teamZhTw,
  ...viewZhTw,
  ...viewTeamZhTw,
  ...workflowZhTw,
  ...installZhTw,
  ...reportZhTw,
  ...stateZhTw,
  ...rolesZhTw,
  'Throughline {0}': 'Throughline {0} 版',
  'No agent was found on this machine.': '在這台機器上沒有找到任何代理程式。',
  '{0}: wired': '{0}：已接上',
  '{0}: found, not wired': '{0}：已找到，尚未接上',
  'Nothing has been recorded yet.': '還沒有任何記錄。',
  'Switched off ({0}, {1}): hooks do nothing.': '已關閉（{0}，{1}）：hook 不做任何事。',
  'switch it on again': '重新開啟',
  'What to do next:': '接下來可以：',
  'throughline --help lists every command.': 'throughline --help 會列出所有指令。',
  'see what it does, without an agent': '不需要代理程式，先看看它做什麼',
  'see what would be written': '先看看會寫入什麼',
  'wire it into your agents': '接到你的代理程式上',
  'see what past compactions lost, from the transcripts you have': '從你現有的對話記錄看看過去的壓縮丟掉了什麼',
  'check that everything works': '檢查一切是否正常',
  'what compactions kept, lost and put back': '每次壓縮保留、遺失與補回了什麼',
  'what happened in the last session': '上一個工作階段發生了什麼',
  'what is remembered here': '這裡記住了什麼',
  'Nothing has gone wrong so far ({0} is empty).': '目前沒有出過問題（{0} 是空的）。',
  'What compactions dropped and what came back': '壓縮丟了什麼，又補回了什麼',
  'Made by Throughline on {0}.': '由 Throughline 於 {0} 製作。',
  WHEN: '時間',
  SESSION: '工作階段',
  TRIGGER: '觸發',
  TOKENS: 'token 數',
  LIMITS: '限制',
  KEPT: '保留',
  'AGAINST THE SUMMARY': '與摘要不符',
  'PUT BACK': '補回',
  LOST: '遺失',
  EDIT: '編輯',
  KIND: '種類',
  'what the user said must or must not be done: still there / all': '使用者說過必須或不得做的事：還在的／全部',
  'facts that the summary, or a message the client kept, says': '摘要或用戶端保留的訊息中有說到的事實',
  'facts that the summary dropped and Throughline said again': '摘要丟了、由 Throughline 再說一次的事實',
  'facts that neither says': '兩者都沒說到的事實',
  'after how many tool calls the agent edited a file again': '代理在幾次工具呼叫之後才再次編輯檔案',
  request: '要求',
  limit: '限制',
  decision: '決定',
  'edited file': '編輯過的檔案',
  'dead end': '走不通的路',
  'failing test': '失敗的測試',
  task: '任務',
  question: '問題',
  git: 'git 狀態',
  check: '檢查',
  'does not work here': '在這裡行不通',
  'rule of the plan': '計畫中的規則',
  skill: '技能',
  'left open': '未完成',
  'in flight': '進行中',
  'after {0}': '{0} 次後',
  'Facts: {0}, of which {1} kept, {2} put back, {3} lost.': '事實 {0} 項：保留 {1}，補回 {2}，遺失 {3}。',
  'Edited again after {0} tool calls (median).': '{0} 次工具呼叫後再次編輯（中位數）。',
  '{0} compactions; no summary has been seen of them yet.': '{0} 次壓縮；還沒看到摘要。',
  'No compaction has been seen yet. throughline replay looks at the ones before Throughline was there.':
    '還沒看到壓縮。throughline replay 可以看安裝 Throughline 之前的。',
  'As it would have gone with Throughline:': '若有 Throughline，會是這樣：',
  'and {0} more (--facts lists all)': '還有 {0} 項（--facts 列出全部）',
  'What became of the facts, by kind': '各種事實的結局',
  'Compaction by compaction': '逐次壓縮',
  'Every compaction': '每次壓縮',
  Compactions: '壓縮',
  'Characters said': '說出的字元',
  'what was said ({0} + {1} characters)': '說了什麼（{0} + {1} 個字元）',
  '{0} facts': '{0} 項事實',
  'Nothing has been measured yet.': '還沒有可量的。',
  'What the numbers mean': '各數字的意思',
  'Nothing in the transcript has these words. Other words may find it.': '紀錄中沒有這些字詞。換個說法也許找得到。',
  'Written to {0}': '已寫入 {0}',
  'It was shared with {0}, and is forgotten there too with the next sync: throughline team receipts tells which devices have.':
    '它曾分享給 {0}，下次同步時那裡也會忘記；throughline team receipts 會說哪些裝置已經忘記。',
  'This project has not joined a team.': '這個專案還沒有加入團隊。',
  'Another sync is at it.': '另一個同步正在進行。',
  '{0}: {1} sent, {2} got': '{0}：送出 {1}，收到 {2}',
  'Nothing waits for your yes.': '沒有東西在等你同意。',
  '{0} to decide on, for {1}:': '有 {0} 項等你決定，要給 {1}：',
  'Held back ({0}):': '暫時保留（{0}）：',
  'throughline share approve URI, skip URI or never URI; --kind KIND or --all for several':
    'throughline share approve URI（同意）、skip URI（略過）或 never URI（永不）；多項用 --kind KIND 或 --all',
  'Sharing is off in this project: throughline team policy ask':
    '這個專案的分享是關閉的：throughline team policy ask 會打開',
  '--supersedes goes with one memory': '--supersedes 只能配一則記憶',
  '{0} is held back: {1}': '{0} 暫時保留：{1}',
  'Approved {0}.': '已同意 {0}。',
  'It goes to {0} with the next sync: throughline sync': '下次同步時送往 {0}：throughline sync',
  'It is on its way to {0}; nothing waits for it.': '正在送往 {0}；沒有東西需要等它。',
  'Nothing was approved.': '沒有同意任何一項。',
  'Skipped {0}. A new text is offered again.': '略過了 {0} 項。內容改變後會再次提出。',
  'Offered again: {0}.': '會再次提出：{0}。',
  'Never offered: {0}. --undo takes it back.': '永不提出：{0}。--undo 可以取消。',
  '{0} is not offered': '{0} 不在待分享之列',
  'throughline share list shows what is': 'throughline share list 會列出有哪些',
  'which memories is missing': '沒有說是哪些記憶',
  'name URIs, or --kind KIND, or --all': '請寫出 URI，或用 --kind KIND，或用 --all',
  "{0} is no memory of the team's": '{0} 不是團隊的記憶',
  'throughline team conflicts shows them': 'throughline team conflicts 會列出它們',
  'at {0}': '在 {0} 時',
  '  taken out: {0}': '  已移除：{0}',
  'the commit it was learned at is not on the default branch yet': '學到它的那個提交還不在預設分支上',
  'it reads like an order to the agent, and those are not sent': '它讀起來像是對代理程式的命令，這種內容不會送出',
  'it is too long for a memory': '以一則記憶來說太長了',
  '{0} approved memories were not sent yet and would stay here. Leave anyway? [y/N] ':
    '有 {0} 則已同意的記憶還沒送出，會留在這裡。仍然要離開嗎？[y/N] ',
  'you are still in {0}': '你仍在 {0} 裡',
  'throughline sync sends what waits; --yes leaves anyway': 'throughline sync 會送出等待中的內容；--yes 則直接離開',
  'Left {0}. {1} memories of others are gone from this machine; what you shared stays with the team.':
    '已離開 {0}。其他人的 {1} 則記憶已從這台機器移除；你分享過的留在團隊裡。',
  'The server knows that this machine takes no part any more.': '伺服器已知道這台機器不再參與。',
  'The server did not answer; receipts there still list this machine.': '伺服器沒有回應；那裡的回條仍會列出這台機器。',
  'the login is missing': '缺少登入名稱',
  '{0} is a {1} of this project now.': '{0} 現在是這個專案的 {1}。',
  'They join with: throughline team join {0}': '對方這樣加入：throughline team join {0}',
  '{0} is not in it any more. Their machine drops what others shared with its next sync; what it copied elsewhere nobody can take back.':
    '{0} 已不在其中。對方的機器下次同步時會移除別人分享的內容；已複製到別處的，誰也收不回來。',
  '  throughline team settle {0} --keep {1}': '  解決方式：throughline team settle {0} --keep {1}',
  '{0} has more than one text under {1}': '{0} 在 {1} 下有不只一則內容',
  'this machine': '這台機器',
  'another machine, {0}': '另一台機器 {0}',
  '{0} was changed since it was shown, so nothing was shared': '{0} 在顯示之後被改過，因此沒有分享任何內容',
  'look at it again': '請再看一次',
  '  against {0} ({1}): {2}': '  相對於 {0}（{1}）：{2}',
  'Nobody says anything different.': '沒有人說法不同。',
  'whose text stands is missing': '沒有說留下誰的內容',
  'add --keep mine, or --keep LOGIN': '請加上 --keep mine 或 --keep LOGIN',
  '{0} is in no conflict': '{0} 沒有衝突',
  '{0} has no text under {1}': '{0} 在 {1} 之下沒有內容',
  'one of: {0}': '可用的有：{0}',
  "Settled: {0}'s text stands under {1}; the others learn it with their next sync.":
    '已解決：{1} 之下以 {0} 的內容為準；其他人下次同步時就會知道。',
  'throughline memory list shows them, with an @ before the author': 'throughline memory list 會列出它們，作者前面有 @',
  'you said it yourself': '這是你自己說的',
  'it takes a second person to confirm it': '要由另一個人來確認',
  'Confirmed {0}.': '已確認 {0}。',
  '{0} at {1}, as {2} ({3}); policy {4}': '{0}，位於 {1}，以 {2}（{3}）身分；策略 {4}',
  'Known of the team: {0}; to decide on: {1}; held back: {2}; to send: {3}':
    '團隊已知：{0}；待決定：{1}；暫時保留：{2}；待送出：{3}',
  'Conflicts: {0} (throughline team conflicts)': '衝突：{0}（throughline team conflicts）',
  'Came back: {0} ({1})': '被退回：{0}（{1}）',
  "{0} operations of others are only here: the server lost them, and their authors' machines send them again.":
    '其他人的 {0} 個操作只剩這裡有：伺服器遺失了它們，作者的機器會再送一次。',
  'Not synced yet: throughline sync': '還沒同步過：throughline sync',
  'Last sync: {0}': '上次同步：{0}',
  'The last try failed: {0}': '上次嘗試失敗：{0}',
  "The repository's team.json names another server ({0}): throughline team join asks about it.":
    '儲存庫的 team.json 寫的是另一台伺服器（{0}）：throughline team join 會詢問。',
  'Policy for {0} in this project: {1}': '這個專案對 {0} 的策略：{1}',
  'this project has not joined a team': '這個專案還沒有加入團隊',
  'throughline team join URL joins one': 'throughline team join URL 可以加入',
  'the server does not answer; nothing is lost, and throughline sync tries again':
    '伺服器沒有回應；什麼都沒有遺失，throughline sync 會再試',
  'check the login (PGUSER, PGPASSFILE, PGSERVICEFILE), or ask an admin: throughline team members add LOGIN':
    '請檢查登入設定（PGUSER、PGPASSFILE、PGSERVICEFILE），或請管理員執行：throughline team members add LOGIN',
  'the owner of the database runs throughline team init once, with this version of the program':
    '由資料庫擁有者用這個版本的程式執行一次 throughline team init',
  'throughline team join asks whether the other server is meant':
    'throughline team join 會詢問是否真的要用另一台伺服器',
  'throughline team --help shows what it takes': 'throughline team --help 會說明用法',
  '{0}: {1} sent, {2} got.': '{0}：送出 {1}，收到 {2}。',
  '{0} came back: they were forgotten by the team, or are not yours to change (throughline team status).':
    '{0} 項被退回：團隊已忘記它們，或不是你能更改的（throughline team status）。',
  'The server was put back from an older backup; what you had sent since was sent again.':
    '伺服器從較舊的備份還原了；你在那之後送出的內容已重新送出。',
  '{0}: {1} sent, {2} got so far; the next sync goes on from there.':
    '{0}：到目前送出 {1}，收到 {2}；下次同步會從這裡繼續。',
  '{0}: you are not a member of this project any more. What others had shared is gone from this machine; what you wrote stays.':
    '{0}：你已不是這個專案的成員。其他人分享的內容已從這台機器移除；你自己寫的保留。',
  '{0}: the address leads to another server than the one you joined, so nothing was sent. throughline team join asks about it.':
    '{0}：這個位址通往的不是你加入的那台伺服器，所以什麼都沒有送出。throughline team join 會詢問。',
  '{0}: the server does not answer ({1}). Nothing is lost; it is tried again.':
    '{0}：伺服器沒有回應（{1}）。什麼都沒有遺失，之後會再試。',
  'it holds {"server": "postgres://host/database", "team": "name"}, and nothing secret':
    '它的內容是 {"server": "postgres://host/database", "team": "name"}，不含任何秘密',
  '{0} is not what it should be': '{0} 的內容不正確',
  '{0} holds a login or a password, which everybody with the repository can read':
    '{0} 裡有登入名稱或密碼，拿到儲存庫的人都讀得到',
  'the address is missing': '缺少位址',
  'this project has no remote, so no other machine would know it by the same name':
    '這個專案沒有遠端，其他機器無法用同一個名字認得它',
  'add a remote, or name it: {"server": …, "team": …, "project": "name"} in {0}':
    '請加上遠端，或在 {0} 裡為它命名：{"server": …, "team": …, "project": "name"}',
  'You joined {0}; this is another server: {1}. Join it instead? [y/N] ':
    '你加入的是 {0}；這是另一台伺服器：{1}。要改為加入它嗎？[y/N] ',
  'The repository names team {0} at {1}. Join it? [y/N] ': '儲存庫寫的團隊是 {0}，位於 {1}。要加入嗎？[y/N] ',
  'Behind {0} is another server than the one you joined. Join it anew? [y/N] ':
    '{0} 後面不是你加入的那台伺服器。要重新加入嗎？[y/N] ',
  'nobody is here to say yes, so nothing was joined': '沒有人能回答，所以沒有加入',
  'add --yes': '請加上 --yes',
  'nothing was joined': '沒有加入',
  'run it again when you are sure': '確定之後再執行一次',
  '{0} owns the database; nobody works as the owner': '{0} 是資料庫的擁有者；不應以擁有者身分工作',
  'join with a login of your own, e.g. postgres://LOGIN@host/database':
    '請用自己的登入名稱加入，例如 postgres://LOGIN@host/database',
  '{0} is not a member of this project in team {1}': '{0} 不是團隊 {1} 中這個專案的成員',
  'an admin or maintainer runs throughline team members add {0} in it':
    '請管理員或維護者在專案中執行 throughline team members add {0}',
  'Joined {0} as {1} ({2}). Nothing is shared without your yes.':
    '已以 {1}（{2}）身分加入 {0}。沒有你的同意，什麼都不會分享。',
  'Wrote {0} (no secret in it): commit it, and the others join with throughline team join.':
    '已寫入 {0}（不含秘密）：提交之後，其他人用 throughline team join 就能加入。',
  'The password in the address was used and not kept: put it into ~/.pgpass for the syncs to come.':
    '位址中的密碼只用了這一次，沒有保存：請放進 ~/.pgpass 供之後的同步使用。',
  'throughline sync gets what the team knows; throughline share shows what of yours may go ({0}).':
    'throughline sync 取得團隊所知；throughline share 列出你可以分享的（{0}）。',
  'nothing under {0} was shared that you may have forgotten': '{0} 之下沒有你可以要求忘記的分享內容',
  'a writer forgets their own, a maintainer everything; throughline forget forgets what is only here':
    '寫入者可忘記自己的，維護者可忘記全部；throughline forget 忘記只在這裡的內容',
  'Forgotten here: {0}': '這裡已忘記：{0}',
  'You have had nothing forgotten in this project.': '你在這個專案中沒有要求忘記過任何內容。',
  'Have {0} forgotten on every machine of the team? [y/N] ': '要讓團隊的每台機器都忘記 {0} 嗎？[y/N] ',
  'nobody is here to say yes, so nothing was forgotten': '沒有人能回答，所以沒有忘記任何內容',
  'nothing was forgotten': '沒有忘記任何內容',
  '  The server has not heard of it yet; it goes with the next sync, and throughline team receipts tells.':
    '  伺服器還不知道；下次同步會送出，throughline team receipts 會告訴你。',
  '  The server dropped the text. Confirmed by {0} of {1} devices.':
    '  伺服器已刪除內容。{1} 台裝置中有 {0} 台已確認。',
  '  cannot confirm any more: {0} left or was removed': '  無法再確認：{0} 已離開或被移除',
  '  still to confirm: {0}': '  尚待確認：{0}',
  '  Backups of the server keep it until they rotate.': '  伺服器的備份在輪替之前仍會保有它。',
  'Team {0} is set up in {1}: tables, roles and policies (version {2}).':
    '團隊 {0} 已在 {1} 建立：資料表、角色與政策（版本 {2}）。',
  'Team {0} in {1} is at version {2}; rights and policies were said anew.':
    '{1} 的團隊 {0} 是版本 {2}；權限與政策已重新設定。',
  'Nobody admits people yet: run it again with --admin LOGIN, a login of its own that is not the owner.':
    '還沒有人能加入成員：請用 --admin LOGIN 再執行一次，這個登入名稱不能是擁有者。',
  '{0} opens projects and admits people. In a project: throughline team join {1}':
    '{0} 可以開啟專案並加入成員。在專案裡執行：throughline team join {1}',
  "{0} is somebody else's word, from the team": '{0} 是團隊中別人說的話',
  'write your own under another URI, and share it with --supersedes {0}':
    '請在另一個 URI 寫下自己的說法，並用 --supersedes {0} 分享',
}

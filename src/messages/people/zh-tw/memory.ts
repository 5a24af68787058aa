/** What the commands about memories say, in Traditional Chinese. */
export const memoryZhTw: Readonly<Record<string, string>> = {
  ' Not seen here: {0}.': '這裡沒看到：{0}。',
  'failures with {0}': '含有 {0} 的失敗',
  'not seen here': '這裡沒看到',
  'as it was at {0}': '與 {0} 時相同',
  'as it was': '與當時相同',
  'changed since {0}': '自 {0} 以來已變更',
  'changed since it was written': '寫下之後已變更',
  'gone since {0}': '自 {0} 以來已消失',
  ' (a commit that is not in the history of what is checked out)': '（那個 commit 不在目前簽出的歷史中）',
  ' (not committed)': '（尚未提交）',
  '{0} or more commits': '{0} 次以上提交',
  '1 commit': '1 次提交',
  '{0} commits': '{0} 次提交',
  ' ({0} to its file, last {1})': '（其檔案有 {0}，最後在 {1}）',
  ' ({0}, last {1})': '（{0}，最後在 {1}）',
  '{0} says otherwise ({1}): {2}': '{0} 的說法不同（{1}）：{2}',
  'This contradicts another memory:': '這與另一則記憶矛盾：',
  'This contradicts {0} memories:': '這與 {0} 則記憶矛盾：',
  'Wrote {0} memories to {1}.': '已把 {0} 則記憶寫入 {1}。',
  'the file to import is missing': '沒有指定要匯入的檔案',
  'name a file, or a folder of Markdown files': '請指定檔案，或放 Markdown 檔案的資料夾',
  '{0} cannot be imported: {1}': '{0} 無法匯入：{1}',
  'throughline memory export shows what it should look like; nothing was written':
    'throughline memory export 會顯示應有的格式；沒有寫入任何東西',
  '{0} could not be opened: {1}': '{0} 無法開啟：{1}',
  'name the database of claude-mem, usually ~/.claude-mem/claude-mem.db':
    '請指定 claude-mem 的資料庫，通常是 ~/.claude-mem/claude-mem.db',
  'claude-mem knows nothing of a project {0}': 'claude-mem 沒有專案 {0} 的資料',
  'it has {0}; --all takes everything': '它有 {0}；--all 會全部取用',
  'there are no observations in it': '其中沒有任何觀察',
  '{0} changed': '{0} 則已變更',
  '{0} were there already': '{0} 則已經存在',
  '{0} had been forgotten and stay away': '{0} 則曾被遺忘，不再收入',
  '{0} could not be read: {1}': '{0} 則無法讀取：{1}',
  'Not told, since they demand something of whoever reads them: {0}. search and read find them.':
    '因為對讀者提出要求而不會告訴代理的：{0} 則。search 與 read 仍找得到。',
  'Took {0} of {1} memories from {2}{3}.': '從 {2} 的 {1} 則記憶中收入 {0} 則{3}。',
  '{0} was removed, but its text still stands in {1}': '{0} 已移除，但它的內容仍在 {1} 中',
  'another process may be using the store: end the agents and run it again':
    '可能有其他行程正在使用儲存區：請結束代理程式再執行一次',
  '{0} was removed, but other memories say the same: {1}': '{0} 已移除，但其他記憶也說了同樣的話：{1}',
  'throughline memory read URI shows one, throughline forget URI removes it too':
    'throughline memory read URI 會顯示它，throughline forget URI 也會移除它',
  '{0}\n  {1}\nForget this for good? [y/N] ': '{0}\n  {1}\n要永久遺忘這則嗎？[y/N] ',
  'Its text is too short to be looked for in the bytes; its rows are gone.':
    '它的內容太短，無法逐位元組尋找；資料列已移除。',
  'Forgotten: {0}': '已遺忘：{0}',
  '  memory              {0}': '  記憶                {0}',
  '  earlier versions    {0}': '  較早的版本          {0}',
  '  index entries       {0}': '  索引項目            {0}',
  '  links, relations    {0}': '  連結、關聯          {0}',
  '  records of recall   {0}': '  回想記錄            {0}',
  '  repeated elsewhere  {0}': '  別處重複            {0}',
  'A tombstone without its text keeps imports from bringing it back.': '留下不含內容的標記，匯入時不會再帶回它。',
  'No memory has {0}; found for {1}:': '沒有記憶含有 {0}；以 {1} 找到：',
  'There is no transcript there.': '那裡沒有對話記錄。',
  '1 project': '1 個專案',
  '{0} projects': '{0} 個專案',
  '1 transcript': '1 份對話記錄',
  '{0} transcripts': '{0} 份對話記錄',
  '1 was known already': '1 份已經知道',
  '{0} were known already': '{0} 份已經知道',
  '1 had nothing in it': '1 份沒有內容',
  '{0} had nothing in them': '{0} 份沒有內容',
  'Learned from {0} of 1 transcript{1}, {2}.': '從 1 份對話記錄中的 {0} 份學習{1}，{2}。',
  'Learned from {0} of {1} transcripts{2}, {3}.': '從 {1} 份對話記錄中的 {0} 份學習{2}，{3}。',
  '{0} notes on files, {1} on commands, {2} on what was asked for, decided and repaired.':
    '關於檔案的筆記 {0} 則、關於指令 {1} 則、關於要求、決定與修正 {2} 則。',
  'throughline memory list --all shows them; throughline search --all finds them.':
    'throughline memory list --all 會列出它們；throughline search --all 可找到它們。',
  'throughline memory list shows them; throughline search finds them.':
    'throughline memory list 會列出；throughline search 可以搜尋。',
  'the new text of {0} is empty': '{0} 的新內容是空的',
  'give the text that is to stand there; forget takes a memory away': '請給出要寫入的內容；要移除記憶請用 forget',
  'replace and with belong together': 'replace 與 with 要一起使用',
  'give both': '請兩個都給',
  '{0} does not say {1}': '{0} 沒有 {1} 這段文字',
  '{0} says {1} {2} times': '{0} 中 {1} 出現 {2} 次',
  'name a piece of its text that is there once': '請指定只出現一次的一段文字',
  'the URI is missing': '沒有指定 URI',
  'e.g. project://patterns/error-handling; throughline memory list shows them':
    '例如 project://patterns/error-handling；throughline memory list 會列出',
  'version {0}, {1}': '第 {0} 版，{1}',
  'recalled 1 time': '回想過 1 次',
  'recalled {0} times': '回想過 {0} 次',
  'what it is about has changed since': '它所關於的內容之後已變更',
  'what it is about is gone, so it is not told': '它所關於的內容已消失，所以不會告訴代理',
  'it reads like an order and is not yours, so it is not told': '它讀起來像命令又不是你說的，所以不會告訴代理',
  'not told': '不會告訴代理',
  contradicted: '說法不同',
  'not told: it reads like an order and is not yours; search and read find it.':
    '「不會告訴代理」：它讀起來像命令又不是你說的；search 與 read 仍找得到。',
  overruled: '已被推翻',
  'overruled: yours or a later one says otherwise, so it is not told as if it held (--contradictions).':
    '「已被推翻」：你說的或後來的另一則說法不同，所以不會當作仍然成立來告知（--contradictions）。',
  '  {0} stands: {1}': '  以 {0} 為準：{1}',
  'you said it': '是你說的',
  'it was said later': '是後來說的',
  'contradicted: another memory says otherwise (throughline memory list --contradictions).':
    '「說法不同」：另一則記憶的說法不同（throughline memory list --contradictions）。',
  '{0}, prompt {1}': '{0}，第 {1} 個提示',
  ', and in {0} more since': '，之後又出現在 {0} 個工作階段',
  'learned from what you typed ({0}{1}): "{2}"': '從你輸入的內容學到（{0}{1}）：「{2}」',
  'learned from what the agent said ({0}{1}): "{2}"': '從代理說的內容學到（{0}{1}）：「{2}」',
  'throughline memory refuse {0}s keeps things like it from being learned':
    'throughline memory refuse {0}s 可不再學習這類內容',
  '{0} are learned again. What was set aside stays there: memory list --status archived, memory restore URI.':
    '重新學習 {0}。先前擱置的仍然擱置：memory list --status archived、memory restore URI。',
  '{0} were not refused.': '{0} 並未被拒絕。',
  'No {0} are learned anywhere from now on.': '從現在起任何地方都不再學習 {0}。',
  'No {0} are learned here from now on.': '從現在起這裡不再學習 {0}。',
  'Set aside: {0} that were learned (throughline memory list --status archived shows them).':
    '已擱置先前學到的 {0} 則（throughline memory list --status archived 會列出）。',
  'Nothing is remembered of this project yet.': '還沒有記住這個專案的任何東西。',
  'No memory here fits {0}.': '這裡沒有符合 {0} 的記憶。',
  'throughline memory list shows the others: {0}.': 'throughline memory list 會列出其他的：{0} 則。',
  'There are more than {0}.': '不只 {0} 則。',
  'throughline memory --help tells what can be done.': 'throughline memory --help 說明可以做什麼。',
  'There is nothing to adopt: {0} belongs to its project already, or names none that is known here.':
    '沒有可認領的：{0} 已屬於其專案，或它指名的專案在此未知。',
  'Nothing proves which project {0} was. Projects whose folders are gone:':
    '沒有什麼能證明 {0} 原是哪個專案。資料夾已不在的專案：',
  '  {0}  (memories: {1})': '  {0}（記憶：{1} 則）',
  'If it is one of these: throughline memory adopt FOLDER brings along what was known there.':
    '若是其中之一：throughline memory adopt FOLDER 會帶來那裡的記憶。',
  '{0} is no folder of a known project, or is still there': '{0} 不是已知專案的資料夾，或仍在原處',
  'throughline memory adopt lists the projects whose folders are gone':
    'throughline memory adopt 會列出資料夾已不在的專案',
  'What was known of {0} came along: its memories are told in {1} from now on.':
    '{0} 的記憶已一併帶來：從此在 {1} 告知。',
  '  If this folder is one that moved: throughline memory adopt.': '  若這個資料夾是搬來的：throughline memory adopt。',
  'What {0} was known by before came along: its memories are told there from now on.':
    '{0} 以前的記憶已一併帶來：從此在那裡告知。',
  '{0} is a checkout of the project whose remote it names: its memories are told there from now on, and what was learned there came along.':
    '{0} 是其遠端所指專案的檢出：從此在那裡告知其記憶，那裡學到的也一併帶入。',
  'Nothing is refused: all of {0} is learned. throughline memory refuse KIND keeps one kind from it.':
    '沒有拒絕任何種類：{0} 都會學習。throughline memory refuse KIND 可不再學習其中一種。',
  'Refused: {0}. throughline memory refuse KIND --remove lets one be learned again.':
    '已拒絕：{0}。throughline memory refuse KIND --remove 可讓其中一種重新學習。',
  'changed: what it is about has changed since it was written.': '「已變更」：寫下之後，它所關於的內容已經變了。',
  'gone: what it is about is not there any more, so it is not told.':
    '「已不存在」：它所關於的內容已經不在，所以不會告知。',
  'no memory here has {0} in its URI': '這裡沒有 URI 含有 {0} 的記憶',
  'throughline search {0} looks in their texts; throughline memory list shows them':
    'throughline search {0} 會在內容中尋找；throughline memory list 會列出全部',
  'And 1 record: {0} (--records lists them).': '另有 1 筆記錄：{0}（--records 會列出）。',
  'And {0} records: {1} (--records lists them).': '另有 {0} 筆記錄：{1}（--records 會列出）。',
  'And 1 sentence that waits to be confirmed (--waiting shows it).': '另有 1 句話等待確認（--waiting 會列出）。',
  'And {0} sentences that wait to be confirmed (--waiting lists them).': '另有 {0} 句話等待確認（--waiting 會列出）。',
  'Nothing waits to be confirmed.': '沒有等待確認的話。',
  'Perhaps meant for good. None of it is told as a rule.': '可能是長期有效的話。都沒有被當成規則告訴代理。',
  'throughline memory confirm 1 keeps it; throughline memory refuse 1 drops it.':
    'throughline memory confirm 1 保留；throughline memory refuse 1 丟棄。',
  'Proposed by an agent about what is remembered. Nothing is changed until you agree.':
    '代理對記憶內容的提議。在你同意之前，什麼都不會更動。',
  'throughline memory confirm {0} carries it out; throughline memory refuse {1} drops it for good.':
    'throughline memory confirm {0} 照辦；throughline memory refuse {1} 永久丟棄。',
  'Nothing was forgotten.': '沒有遺忘過任何記憶。',
  'Forgotten in all: {0}. Only a hash of each is kept, so that no import and no old session brings it back.':
    '共遺忘 {0} 則。只留下雜湊值，讓匯入與舊的工作階段都無法帶回。',
  'What you write with memory create, or say again in a later session, is remembered anew.':
    '你用 memory create 寫下的，或在之後的工作階段再說一次的，會重新記住。',
  'What is not answered goes after {0} days.': '沒有回覆的，{0} 天後移除。',
  'An agent proposes something about what is remembered (--waiting shows it).':
    '有代理對記憶內容有提議（--waiting 會列出）。',
  'Agents propose {0} things about what is remembered (--waiting lists them).':
    '代理對記憶內容有 {0} 項提議（--waiting 會列出）。',
  'Changed {0} (version {1}): {2}': '已更改 {0}（版本 {1}）：{2}',
  'Set aside: {0}. throughline memory restore {1} brings it back.':
    '已擱置：{0}。throughline memory restore {1} 可以取回。',
  'forget {0}': '遺忘 {0}',
  'change it to: {0}': '改成：{0}',
  'keep it as your own word': '當作你自己說的話保留',
  'It tells what is to be done, so nobody is told it before you agree: throughline memory list --waiting':
    '它說的是該做什麼，在你同意之前不會告訴任何代理：throughline memory list --waiting',
  '{0}, session {1}': '{0}，工作階段 {1}',
  'Version {0}: proposed by an agent ({1}); you agreed by command ({2}).':
    '版本 {0}：由代理提議（{1}）；你以指令同意（{2}）。',
  'Version {0}: proposed by an agent ({1}); you agreed in session {2} ({3}).':
    '版本 {0}：由代理提議（{1}）；你在工作階段 {2} 同意（{3}）。',
  'Kept: {0}': '已保留：{0}',
  'Dropped: {0}': '已丟棄：{0}',
  'Its kind is refused here.': '這一類在此已被拒絕。',
  'the number is missing': '缺少編號',
  'nothing waits under {0}': '{0} 底下沒有等待確認的話',
  'throughline memory list --waiting shows what waits, with numbers':
    'throughline memory list --waiting 會列出等待確認的話與編號',
  'session {0}, {1}': '工作階段 {0}，{1}',
  'would do harm if somebody else wrote it': '若是別人寫的會造成危害',
  'in a text that may be pasted': '出自可能是貼上的文字',
  'recall: {0}': '回想時機：{0}',
  'about {0}': '關於 {0}',
  '{0} {1} this': '{0} {1} 這則',
  'system:// has {0}; recent/5 for the last five': 'system:// 有 {0}；recent/5 是最近五則',
  'there is no memory {0} in this project': '這個專案沒有記憶 {0}',
  'throughline memory list shows what there is': 'throughline memory list 會列出現有的',
  'Nothing is remembered here yet. throughline import transcripts learns from the work already done.':
    '這裡還沒有記住任何東西。throughline import transcripts 可從過去的工作學習。',
  '{0}\n  against {1}\n  ({2})': '{0}\n  與之相反：{1}\n  （{2}）',
  none: '無',
  'Memories    {0} ({1})': '記憶        {0}（{1}）',
  'Namespaces  {0}': '命名空間    {0}',
  'Tiers       {0}': '級別        {0}',
  '{0} of tier {1}': '級別 {1} 有 {0} 條',
  'From        {0}': '來源        {0}',
  'Projects    {0} in this store': '專案        這個儲存區有 {0} 個',
  'Versions    {0} earlier ones kept': '版本        保留 {0} 個較早的',
  'Relations   {0}': '關聯        {0}',
  'Contradict  0 pairs': '矛盾        0 對',
  'Contradict  1 pair (throughline memory list --contradictions)':
    '矛盾        1 對（throughline memory list --contradictions）',
  'Contradict  {0} pairs (throughline memory list --contradictions)':
    '矛盾        {0} 對（throughline memory list --contradictions）',
  'Forgotten   {0}': '已遺忘      {0}',
  'Recalled    1 time, about {0} tokens': '回想        1 次，約 {0} 個 token',
  'Recalled    {0} times, about {1} tokens': '回想        {0} 次，約 {1} 個 token',
  '--{0} is {1}': '--{0} 是 {1}',
  'write a whole number from {0} to {1}': '請寫 {0} 到 {1} 的整數',
  'the text is missing': '沒有內容',
  'add --content TEXT, or --content - to read it from standard input':
    '請加上 --content TEXT，或以 --content - 從標準輸入讀取',
  'system:// is made up when it is read; use project, workflow, user or task':
    'system:// 是讀取時才產生的；請用 project、workflow、user 或 task',
  'there is a memory {0} already': '已經有記憶 {0}',
  'memory update changes it, memory append adds to it': 'memory update 可變更它，memory append 可加內容',
  '{0} was not written': '{0} 沒有寫入',
  'Remembered {0}{1}.{2}': '已記住 {0}{1}。{2}',
  ' (a secret in it was taken out)': '（其中的機密已移除）',
  'nothing to change was given': '沒有給要變更的內容',
  'add --content, --replace and --with, --tier, --when, --status, --file, --symbol or --error':
    '請加上 --content、--replace 與 --with、--tier、--when、--status、--file、--symbol 或 --error',
  '{0} was like that already{1}.': '{0} 本來就是這樣{1}。',
  '; it is anchored to what is there now': '；已改為對應現在的內容',
  'Changed {0} (version {1}).{2}': '已變更 {0}（第 {1} 版）。{2}',
  'add --content TEXT': '請加上 --content TEXT',
  'Added to {0} (version {1}).': '已加到 {0}（第 {1} 版）。',
  'Deleted {0}. throughline memory restore {1} brings it back; throughline forget removes it for good.':
    '已刪除 {0}。throughline memory restore {1} 可找回；throughline forget 會永久移除。',
  '{0} has no earlier version': '{0} 沒有較早的版本',
  '{0} has no version {1}': '{0} 沒有第 {1} 版',
  'throughline memory history {0} shows its versions': 'throughline memory history {0} 會列出它的版本',
  'Restored {0} (version {1}).': '已恢復 {0}（第 {1} 版）。',
  'a memory cannot be related to itself': '記憶不能與自己建立關聯',
  'give another URI with --to': '請用 --to 指定另一個 URI',
  'no {0} leads from {1} to {2}': '{1} 與 {2} 之間沒有 {0}',
  'throughline memory read {0} shows its relations': 'throughline memory read {0} 會列出它的關聯',
  'Removed: {0} {1} {2}.': '已移除：{0} {1} {2}。',
  '{0} is not a strength': '{0} 不是強度',
  'give a number from 0 to 1': '請給 0 到 1 的數字',
  'pipe the text in: echo … | throughline memory create URI --content -':
    '請用管線送入內容：echo … | throughline memory create URI --content -',
  "It still stands where your agent wrote the session down, and throughline past finds it there. That file is the agent's; delete it yourself if it must go:":
    '它還留在你的代理所寫的對話記錄檔裡，throughline past 也還找得到。那個檔案屬於代理；若必須去除，請自行刪除：',
  '{0} memories have {1} in their URI': '有 {0} 則記憶的 URI 含有 {1}',
  'give more of it: {0}': '請多給一些：{0}',
  'there is no memory command {0}': '沒有這個記憶指令：{0}',
  'it is a command of its own: throughline {0}': '它是獨立的指令：throughline {0}',
  'Session {0} was told nothing.': '工作階段 {0} 沒有被告知任何內容。',
  'Session {0}: 1 thing was told, about {1} tokens': '工作階段 {0}：告知了 1 項，約 {1} 個 token',
  'Session {0}: {1} things were told, about {2} tokens': '工作階段 {0}：告知了 {1} 項，約 {2} 個 token',
  'throughline why --texts prints them whole.': 'throughline why --texts 會完整印出。',
  'Only records of work so far ({0}): {1} (--records lists them).':
    '目前只有工作記錄（{0} 則）：{1}（--records 會列出）。',
  "only the person does that, and this is run in an agent's shell":
    '這只有使用者本人能做，而這是在代理的 shell 裡執行的',
  'they type it in a terminal of their own, or press the button on the page that throughline view shows':
    '請使用者在自己的終端機裡輸入，或在 throughline view 的頁面上按按鈕',
  'It would be told in every project, so it waits until the person types: throughline memory update {0} --status active':
    '它會在每個專案中被告知，所以要等使用者輸入：throughline memory update {0} --status active',
}

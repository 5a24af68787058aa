/** What status, show and the other commands that tell where things stand say, in Traditional Chinese. */
export const stateZhTw: Readonly<Record<string, string>> = {
  'Recorded: sessions {0}, compactions {1}. The last event was {2} in {3}.':
    '已記錄：{0} 個工作階段、{1} 次壓縮。最後一個事件在 {2}，位於 {3}。',
  'The session this runs in:': '這個指令所在的工作階段：',
  'The newest session of this folder:': '這個資料夾最新的工作階段：',
  'No session of this folder has been recorded. The newest of all, in {0}:':
    '這個資料夾還沒有任何工作階段的記錄。以下是所有工作階段中最新的，位於 {0}：',
  'throughline memory list shows them; throughline memory --help tells what else can be done.':
    'throughline memory list 會列出它們；throughline memory --help 說明還能做什麼。',
  'Session {0}': '工作階段 {0}',
  ', ': '，',
  '; ': '；',
  '[open]': '[未完成]',
  '[failing]': '[失敗]',
  '{0}: {1}': '{0}：{1}',
  '1 compaction': '1 次壓縮',
  '{0} compactions': '{0} 次壓縮',
  '1 fact': '1 項事實',
  ' (the last of {0} runs)': '（{0} 次執行中的最後一次）',
  'and {0} superseded or done (--all)': '另有 {0} 項已被取代或已完成（--all）',
  'No sessions yet.': '還沒有任何工作階段。',
  HOST: '代理程式',
  'LAST EVENT': '最後事件',
  EVENTS: '事件數',
  COMPACTED: '壓縮',
  STATE: '狀態',
  WORKFLOW: '工作流',
  PROJECT: '專案',
  ended: '已結束',
  'ended ({0})': '已結束（{0}）',
  'No workflow is under way here. These can be started:': '這裡沒有進行中的工作流。可以開始的有：',
  'throughline workflow start KEY begins one; in a prompt: [workflow:KEY]':
    'throughline workflow start KEY 會開始一個；在提示中則寫 [workflow:KEY]',
  'There are no rules of yours here yet. throughline rules new NAME begins one.':
    '這裡還沒有你自己的規則。throughline rules new NAME 會開始一條。',
  'No rule here is about {0}. Packs that have some: {1}': '這裡沒有關於 {0} 的規則。有這類規則的套件：{1}',
  'No rule here is about {0}.': '這裡沒有關於 {0} 的規則。',
  'Edited again after 1 tool call (median).': '1 次工具呼叫後再次編輯（中位數）。',
  '1 compaction. Limits: {0} of {1} survived.': '1 次壓縮。限制：{1} 項中留下 {0} 項。',
  '{0} compactions. Limits: {1} of {2} survived.': '{0} 次壓縮。限制：{2} 項中留下 {1} 項。',
  '1 compaction. The user had set no limits.': '1 次壓縮。使用者沒有設下限制。',
  '{0} compactions. The user had set no limits.': '{0} 次壓縮。使用者沒有設下限制。',
  '1 compaction; its summary has not been seen yet.': '1 次壓縮；還沒有看到它的摘要。',
  'Transcripts looked at: {0}. No compaction in them: nothing to show yet.':
    '看過 {0} 份記錄，其中沒有壓縮：還沒有可顯示的。',
  'Transcripts read: {0}. No compaction in them, so there is nothing to show yet.':
    '{0} 份紀錄，其中沒有壓縮：還沒有可顯示的。',
  'nothing was said again': '沒有再說任何內容',
  '{0} cannot be written': '{0} 無法寫入',
  'give yourself the right to write there, or set THROUGHLINE_HOME to a folder of your own':
    '請給自己在那裡寫入的權限，或把 THROUGHLINE_HOME 設為自己的資料夾',
  'nothing recorded yet': '還沒有記錄',
  '{0} cannot be used: {1}': '{0} 無法使用：{1}',
  'move it away (mv "{0}" "{1}.broken"); a new one is made, and events that were spooled meanwhile are taken in':
    '把它移開（mv "{0}" "{1}.broken"）；會建立新的，期間暫存的事件也會收進去',
  'go on working: the next hook sets a damaged store aside as {0}.broken-TIME, makes a new one and takes in the events that wait':
    '照常工作即可：下一個 hook 會把損壞的儲存檔移到 {0}.broken-時間，建立新的，並收進等待中的事件',
  'a store that was damaged was set aside, and a new one made; the old one is kept in {0}':
    '曾有損壞的儲存檔被移到一旁，並建立了新的；舊的保留在 {0}',
  'when you do not need it any more: rm "{0}"*': '不再需要時：rm "{0}"*',
  'Nothing is logged ({0} is empty), but a store was damaged and set aside:':
    '日誌沒有內容（{0} 是空的），但曾有儲存檔損壞而被移到一旁：',
  'throughline doctor says more.': 'throughline doctor 有更多說明。',
  '{0}, version {1}, timeline entries {2}, sound and writable': '{0}，版本 {1}，時間軸 {2} 筆，完好且可寫入',
  'events that wait: {0}; the next hook takes them in': '等待中的事件：{0}；下一個 hook 會收進去',
  'your shell finds throughline at {0}': '你的 shell 在 {0} 找得到 throughline',
  'your shell does not find throughline; the hooks do without it': '你的 shell 找不到 throughline；hook 不受影響',
  'put this line into {0}: {1}': '把這一行放進 {0}：{1}',
  '{0} is another program of that name; the hooks run {1}': '{0} 是另一個同名的程式；hook 執行的是 {1}',
}

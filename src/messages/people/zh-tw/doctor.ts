/** What the doctor finds, in Traditional Chinese. */
export const doctorZhTw: Readonly<Record<string, string>> = {
  '{0} {1}: {2}': '{0} {1}：{2}',
  'no answer': '沒有回應',
  'npm run build, then dist/throughline install': '先 npm run build，再執行 dist/throughline install',
  'All is well.': '一切正常。',
  'One thing is wrong.': '有一個問題。',
  '{0} things are wrong.': '有 {0} 個問題。',
  "{0} reported {1} twice, because it also runs another agent's hooks; the second report is passed over":
    '{0} 重複回報了 {1}，因為它也執行另一個代理的 hook；第二次回報會略過',
  '{0} reported {1} twice, so Throughline is installed there twice (plugin and settings, or two settings files)':
    '{0} 重複回報了 {1}，表示 Throughline 在那裡裝了兩次（外掛與設定，或兩個設定檔）',
  'keep one: throughline uninstall --host {0}, or remove the plugin':
    '請只留一個：throughline uninstall --host {0}，或移除外掛',
  '1 event': '1 個事件',
  '{0} events': '{0} 個事件',
  '1 time': '1 次',
  '{0} times': '{0} 次',
  '{0} at {1}: {2} cannot carry it ({3})': '{1} 的 {0}：{2} 無法傳達（{3}）',
  '{0} ran the hooks that are installed for {1}, {2}; it was answered as itself, or not at all':
    '{0} 執行了為 {1} 安裝的 hook 共 {2}；已依它本身的身分回答，或不回答',
  '1 thing that a host said is not known here; throughline doctor --drift tells it':
    '宿主說的內容有 1 項這裡不認得；throughline doctor --drift 會列出',
  '{0} things that hosts said are not known here; throughline doctor --drift lists them':
    '宿主說的內容有 {0} 項這裡不認得；throughline doctor --drift 會列出',
  'no host said anything that is not known': '宿主說的內容這裡都認得',
  '{0}: event {1} is not known ({2})': '{0}：不認得事件 {1}（{2}）',
  '{0}: field {1} of {2} is not known ({3})': '{0}：不認得 {2} 的欄位 {1}（{3}）',
  '{0} of {1} events answered, median {2} ms, slowest {3} ms{4}':
    '{1} 個事件中 {0} 個有回答，中位數 {2} 毫秒，最慢 {3} 毫秒{4}',
  'these failed: {0}; reinstall Throughline': '這些失敗了：{0}；請重新安裝 Throughline',
  '{0} took {1} ms, over its deadline: this machine is very busy': '{0} 花了 {1} 毫秒，超過期限：這台機器非常忙碌',
  '{0} hooks': '{0} 的 hook 設定',
  'wired by the plugin': '由外掛接上',
  'not wired': '尚未接上',
  '{0} does not load them: they are switched off, or missing, in {1}': '{0} 不會載入它們：在 {1} 裡已關閉或不存在',
  '{0} events wired in {1}': '{1} 中接上了 {0} 個事件',
  '{0} lacks {1}': '{0} 缺少 {1}',
  '{0} trust': '{0} 的信任',
  'all {0} hooks are trusted in {1}': '{1} 中的 {0} 個 hook 都已信任',
  '{0} of {1} hooks are not trusted, so {2} does not run them':
    '{1} 個 hook 中有 {0} 個未獲信任，所以 {2} 不會執行它們',
  'start {0} and trust them there, or throughline install --host {1} --trust':
    '請啟動 {0} 並在那裡信任，或執行 throughline install --host {1} --trust',
  '{0} was not found on PATH': '在 PATH 上找不到 {0}',
  'version {0}, the one tested': '版本 {0}，與測試過的相同',
  'version {0}, newer than {1}, the newest one tested; throughline doctor --drift lists what it says that is not known':
    '版本 {0}，比測試過的最新版 {1} 更新；throughline doctor --drift 會列出不認得的內容',
  'version {0}, older than {1}, the newest one tested; throughline doctor --drift lists what it says that is not known':
    '版本 {0}，比測試過的最新版 {1} 更舊；throughline doctor --drift 會列出不認得的內容',
  'the hooks call {0}, which is not there or cannot be run': 'hook 會呼叫 {0}，但它不存在或無法執行',
  'the hooks call {0}, which is not the program that install put in {1}; it was not started':
    'hook 會呼叫 {0}，但那不是 install 放在 {1} 的程式；沒有啟動它',
  '{0} does not run': '{0} 無法執行',
  '{0} is version {1}, this is {2}': '{0} 是 {1} 版，這個是 {2} 版',
  'no trouble has been logged': '日誌中沒有任何問題',
  'no trouble in the past week': '過去一週沒有問題',
  '1 line in the past week, in {0}:{1}': '過去一週有 1 行，在 {0}：{1}',
  '{0} lines in the past week, in {1}:{2}': '過去一週有 {0} 行，在 {1}：{2}',
  '{0} in force': '{0} 條生效',
  'switched off ({0}, {1})': '已關閉（{0}，{1}）',
  'Throughline is switched off ({0}, {1}): hooks do nothing': 'Throughline 已關閉（{0}，{1}）：hook 不做任何事',
  'throughline settings set enabled true switches it on again': 'throughline settings set enabled true 可重新開啟',
  'Nothing is wrong, but Throughline is switched off ({0}, {1}).': '沒有問題，但 Throughline 已關閉（{0}，{1}）。',
  wrong: '有誤',
  '{0} in {1} is not trusted and does nothing': '{1} 中的 {0} 未獲信任，不起作用',
  'throughline trust shows what it wants': 'throughline trust 會說明它要做什麼',
  '{0} files looked at': '已檢查 {0} 個檔案',
  '{0} adds {1}': '{0} 新增了 {1}',
  'a memory that is not yours contradicts what you said in {0}; yours stands':
    '有一則不是你說的記憶與你在 {0} 說的不同；以你的為準',
  'memories that are not yours contradict what you said, {0} times; yours stand':
    '不是你說的記憶與你說的不同，共 {0} 處；以你的為準',
  'throughline memory list --contradictions (with --all for every project) shows both; delete the wrong one':
    'throughline memory list --contradictions（加 --all 看所有專案）列出兩者；刪掉錯的那則',
  '{0} events wired in {1}, all that Throughline listens to there':
    '{1} 中接上了 {0} 個事件，Throughline 在那裡聽的全部都有',
  'not wired; {0}: {1}': '尚未接上；{0}：{1}',
  'mend it there, then: throughline install --host {0}': '請在那裡修正，再執行：throughline install --host {0}',
  'nothing is set, so the defaults hold': '沒有任何設定，所以用預設值',
  'nothing is wrong in {0}': '{0} 沒有問題',
  '{0} of {1} events that any agent may send were answered, median {2} ms, slowest {3} ms{4}':
    '任何代理可能送出的 {1} 個事件中有 {0} 個得到回答，中位數 {2} 毫秒，最慢 {3} 毫秒{4}',
  'your own: {0}': '你自己的：{0}',
  'packs: {0}': '規則包：{0}',
  "the guard of Throughline's own files": '保護 Throughline 自己檔案的那條',
  '{0} in force ({1})': '{0} 條生效（{1}）',
}

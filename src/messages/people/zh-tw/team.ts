/** What the help and the doctor say of teams and of the view, in Traditional Chinese. */
export const teamZhTw: Readonly<Record<string, string>> = {
  'See compactions, sessions and memories in your browser, on this machine alone.':
    '在瀏覽器中查看壓縮、工作階段與記憶，只在這台機器上。',
  'Print the address and open no browser.': '輸出網址，不開啟瀏覽器。',
  'Write a session as one page that needs nothing else.': '把工作階段寫成一個自成一體的網頁。',
  'Share memories with a team over PostgreSQL: join, members, conflicts, forgetting.':
    '透過 PostgreSQL 與團隊共享記憶：加入、成員、衝突、遺忘。',
  '<init|join|leave|status|members|conflicts|…> [words]': '<init|join|leave|status|members|conflicts|…> [字詞]',
  "init: the team's name (default: the database's).": 'init：團隊名稱（預設：資料庫的名稱）。',
  'init: a login that opens projects and admits people.': 'init：可以開啟專案並接納成員的帳號。',
  'members add: reader, writer (default) or maintainer.': 'members add：reader、writer（預設）或 maintainer。',
  'members remove: from the whole team, not only from this project.': 'members remove：從整個團隊移除，不只這個專案。',
  'settle: mine, the login whose text stands, or its id from conflicts --json.':
    'settle：mine、以哪個帳號的內容為準，或 conflicts --json 中的識別碼。',
  'Once, by the owner of the database: makes tables, roles and policies; --admin names who admits people.':
    '由資料庫擁有者執行一次：建立資料表、角色與政策；--admin 指定由誰接納成員。',
  'This project and this machine take part; the address may come from .throughline/team.json.':
    '讓這個專案與這台機器加入；位址可來自 .throughline/team.json。',
  'Take no part any more; what others shared goes from this machine.': '不再參加；別人共享的內容會從這台機器移除。',
  'What waits, what came back, when the last sync was.': '有什麼在等待、什麼被退回、上次同步的時間。',
  'Who is in the project; add LOGIN --role ROLE, remove LOGIN.': '專案中有誰；add LOGIN --role ROLE、remove LOGIN。',
  'What people say differently, with their names.': '大家說法不同之處，附上姓名。',
  'End a conflict: --keep mine, or --keep LOGIN.': '結束衝突：--keep mine，或 --keep LOGIN。',
  "Confirm somebody's memory; from then on it counts for as much as they said.":
    '確認某人的記憶；此後它的份量與其所說的相同。',
  'Have a shared memory forgotten on every machine, with a receipt.': '讓每台機器都遺忘一則共享的記憶，並給出收據。',
  'Which devices have not confirmed a forgetting yet.': '哪些裝置還沒有確認遺忘。',
  'ask (default): your yes for each; mine: what you write by hand goes by itself; off.':
    'ask（預設）：每則都要你同意；mine：你親手寫的自動送出；off：關閉。',
  'Decide what of your memories the team gets: approve, skip, never.':
    '決定團隊能得到你的哪些記憶：approve、skip、never。',
  'All of a kind: decisions, conventions, traps, patterns, solutions, commands.':
    '某一類全部：decisions、conventions、traps、patterns、solutions、commands。',
  'All that are offered.': '所有可供分享的。',
  "approve: it takes the place of this memory of the team's.": 'approve：取代團隊的這則記憶。',
  'never: offer them again.': 'never：重新提供。',
  'What waits for your yes: the change, where it was learned, what was taken out of it.':
    '等待你同意的：變更、在哪裡學到、移除了什麼。',
  'Share these with the team.': '把這些分享給團隊。',
  'Not now; a new text is offered again.': '現在不要；內容更新後會再提供。',
  'Not these, ever; --undo takes it back.': '永遠不要這些；--undo 可收回。',
  'Send what was approved and get what the team knows.': '送出已同意的，並取得團隊所知的。',
  'Every project of this machine that belongs to a team.': '這台機器上屬於團隊的每個專案。',
  'Once, and then end; the only way there is, so it may be left out.': '執行一次就結束；只有這種方式，所以可以省略。',
  'Say nothing: for the hooks, which start it and wait for nothing.':
    '不輸出任何內容：供 hook 使用，它們啟動後不等待。',
  'what to do with {0} is missing': '沒有說要對 {0} 做什麼',
  'what to do is missing': '沒有說要做什麼',
  'share command': 'share 指令',
  'team command': 'team 指令',
  'members command': 'members 指令',
  'from the team': '來自團隊',
  Team: '團隊',
  LOGIN: '帳號',
  ROLE: '角色',
  DEVICES: '裝置數',
  'LAST SEEN': '最後出現',
  '{0}, as {1} ({2})': '{0}，身分為 {1}（{2}）',
  'not synced yet': '尚未同步',
  'last synced {0}': '上次同步：{0}',
  '{0} to send': '{0} 則待送出',
  '{0} came back': '{0} 則被退回',
  "{0} of others' that the server lost": '伺服器遺失了別人的 {0} 則',
  '{0}; the last try failed: {1}': '{0}；上次嘗試失敗：{1}',
  'nothing is lost; throughline sync in {0} tries again and says more':
    '沒有遺失任何東西；在 {0} 執行 throughline sync 會再試並說明更多',
  'throughline team status in {0} lists them': '在 {0} 執行 throughline team status 會列出',
  today: '今天',
  '1 day ago': '1 天前',
  '{0} days ago': '{0} 天前',
  'Transcripts read: {0}. No compaction in them, so there is nothing to show yet.':
    '{0} 份對話記錄，其中沒有壓縮：還沒有可顯示的。',
}

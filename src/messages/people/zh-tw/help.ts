/** What the help says: of commands, options, settings and events, in Traditional Chinese. */
export const helpZhTw: Readonly<Record<string, string>> = {
  'Usage: throughline {0}{1} [options]': '用法：throughline {0}{1} [選項]',
  'Usage: throughline <command> [options]': '用法：throughline <指令> [選項]',
  'What it does:': '可以做什麼：',
  'Options:': '選項：',
  'Examples:': '範例：',
  'Commands:': '指令：',
  "Throughline {0}: keeps a coding agent's thread through compaction.":
    'Throughline {0}：讓寫程式的代理在壓縮之後不斷線。',
  'throughline <command> --help tells more about a command. Start with: throughline install':
    'throughline <指令> --help 說明各個指令。第一步：throughline install',
  'A setting for this call only, e.g. language=zh-TW.': '只在這次執行有效的設定，例如 language=zh-TW。',
  'Print one JSON document instead of text.': '輸出一份 JSON，而不是文字。',
  'Print this.': '顯示這份說明。',
  '[--home <folder>] <host> [event]': '[--home <資料夾>] <宿主> [事件]',
  '<transcripts|memories> [file or folder …]': '<transcripts|memories> [檔案或資料夾 …]',
  '"question"': '"問題"',
  '[file or folder …]': '[檔案或資料夾 …]',
  'list|lint|test|explain|new|import|enable|disable|except [words]':
    'list|lint|test|explain|new|import|enable|disable|except [字詞]',
  '[event] | check [file]': '[事件] | check [檔案]',
  '<words …>': '<字詞 …>',
  '[session]': '[工作階段]',
  '[name…]': '[名稱…]',
  '(nothing)': '（不帶參數）',
  'Wire Throughline into the agents on this machine.': '把 Throughline 接到這台機器上的代理程式。',
  'Take Throughline out again; your files come back as they were.': '移除 Throughline；你的檔案會恢復原樣。',
  'Replace the program by a release you have, or go back to the one before.': '換成你手上的版本，或退回前一個版本。',
  'Check that everything works, and say what to do where it does not.': '檢查一切是否正常；有問題時說明怎麼處理。',
  'Show the sessions that Throughline has seen.': '顯示 Throughline 看過的工作階段。',
  'Show what happened in a session, event by event.': '逐一事件顯示工作階段中發生的事。',
  'Show what a session has established so far: its ledger.': '顯示工作階段到目前為止確立的事：它的帳本。',
  'Show every compaction: what was kept, lost and put back.': '顯示每次壓縮：保留、遺失與補回了什麼。',
  'Show what past compactions lost, and what would have come back, from your own transcripts.':
    '從你自己的對話記錄，看過去的壓縮丟了什麼、本來可以補回什麼。',
  'Play a made-up session through the real hooks, on a store of its own.':
    '用獨立的儲存區，把一段虛構的工作階段送進真正的 hook。',
  'Ask what was said and done in a session, from its transcript.': '從對話記錄查詢工作階段中說過、做過的事。',
  'Search what is remembered.': '搜尋記住的內容。',
  'Read, write, correct, export and import memories.': '讀取、寫入、更正、匯出與匯入記憶。',
  'Remove a memory for good, with a receipt.': '永久移除一則記憶，並給出收據。',
  'Show what a session was told from memory, and why.': '顯示工作階段從記憶中得知了什麼，以及原因。',
  'Learn from transcripts of work already done, or take in memories from elsewhere.':
    '從過去工作的對話記錄學習，或收入來自別處的記憶。',
  'Serve memories and the past of the session to an agent over MCP, on standard input and output.':
    '透過 MCP（標準輸入與輸出）把記憶與工作階段的過去提供給代理程式。',
  'Show every setting, its value and where it comes from; set one.': '顯示每項設定、它的值與來源；也可以設定。',
  'Show what went wrong in hooks, newest last.': '顯示 hook 出過的問題，最新的在最後。',
  'Print what makes a shell complete commands and options.': '輸出讓 shell 自動補全指令與選項的腳本。',
  "Print an event's JSON Schema, or list the events.": '輸出事件的 JSON Schema，或列出所有事件。',
  'Start, follow, stop and check staged workflows.': '開始、追蹤、停止與檢查分階段的工作流。',
  'Show the open tasks of the feature in progress; make, start, check off and archive features.':
    '顯示進行中 feature 的未完成任務；建立、開始、勾選與歸檔 feature。',
  'Print workflow, progress, tasks and epoch in one line, for the status line of the agent.':
    '以一行輸出工作流、進度、任務與壓縮次數，供代理程式的狀態列使用。',
  'List, check, test, explain and import rules.': '列出、檢查、測試、解釋與匯入規則。',
  'Let rules that a project brings along allow things, run programs or read outside it.':
    '允許專案帶來的規則放行動作、執行程式或讀取專案之外的檔案。',
  'Answer one hook event of a host; the hosts call this, people need not.':
    '回答宿主的一個 hook 事件；由宿主呼叫，一般人不需要用。',
  'Only this agent (default: all that are on this machine):': '只處理這個代理（預設：這台機器上的全部）：',
  'user (default), project, or local (this project, not shared).':
    'user（預設）、project 或 local（這個專案，不共用）。',
  'Only the hooks, not the memory tools (MCP).': '只裝 hook，不裝記憶工具（MCP）。',
  'Also put in the agents of these workflows and the slash commands, e.g. quick,standard (Claude Code).':
    '另外放入這些工作流的代理與斜線指令，例如 quick,standard（Claude Code）。',
  'Also draw the status line of Claude Code, if none is set.': '若尚未設定，也繪製 Claude Code 的狀態列。',
  'Do not ask.': '不要詢問。',
  'Also set what the summariser is told, where an agent has a setting for it (Codex).':
    '代理若有此設定，也設定要告訴摘要器的內容（Codex）。',
  'Also trust our hooks in your name, where an agent wants that (Codex).':
    '代理若要求，也以你的名義信任我們的 hook（Codex）。',
  'Show every line that changes, not only how many.': '顯示每一行變更，而不只是有幾行。',
  'Show every line that changes.': '顯示每一行變更。',
  'Show what would change; write nothing.': '顯示會有哪些變更；不寫入任何東西。',
  'Only this agent (default: all):': '只處理這個代理（預設：全部）：',
  'Only user, project or local settings (default all).': '只處理 user、project 或 local 設定（預設全部）。',
  'Also delete everything that was recorded.': '連同記錄下來的一切一併刪除。',
  'The checksum of FILE, where no SHA256SUMS stands beside it.': 'FILE 的檢查碼；旁邊沒有 SHA256SUMS 時使用。',
  'Back to the program that was there before the last update.': '退回上次更新之前的程式。',
  'Check the file and say what would be replaced; write nothing.': '檢查檔案並說明會替換什麼；不寫入任何東西。',
  'Leave out the dry firing of every event.': '略過每個事件的試射。',
  'List every field and event that a host sent and nobody here knows.': '列出宿主送來而這裡不認得的每個欄位與事件。',
  'Show subagents too.': '也顯示子代理。',
  'How many sessions (default 20).': '顯示幾個工作階段（預設 20）。',
  'Only entries of this type, e.g. tool:failure.': '只顯示這個類型的項目，例如 tool:failure。',
  'Only entries of this category: workflow, stage, agent, loop, handoff, parallel, grader, specs, error, session, prompt, permission, task, tool, system, hook, queue, quality, memory, rule.':
    '只顯示這個分類的項目：workflow、stage、agent、loop、handoff、parallel、grader、specs、error、session、prompt、permission、task、tool、system、hook、queue、quality、memory、rule。',
  'The newest N entries (default 50; 0 for all).': '最新的 N 筆（預設 50；0 為全部）。',
  'Of all sessions, not only the newest.': '所有工作階段，不只最新的。',
  'Go on printing what comes, until you stop it (Ctrl-C).': '持續輸出新的項目，直到你停止（Ctrl-C）。',
  'Instead of the entries: how often the stages of workflows pass at the first try, and within three.':
    '不顯示項目，改顯示工作流各階段第一次就通過、以及三次內通過的比率。',
  'Print what would be put back if the session were compacted now.': '顯示現在若壓縮這個工作階段，會補回什麼。',
  'Also what was superseded or is done.': '也包括已被取代或已完成的。',
  'Only this session (the start of its id is enough).': '只看這個工作階段（識別碼的開頭就夠）。',
  'Only sessions of this project (default: the current folder, if it has any).':
    '只看這個專案的工作階段（預設：目前資料夾，若它有的話）。',
  'All sessions of all projects.': '所有專案的所有工作階段。',
  'Only compactions since then: 7d, 12h, or a date like 2026-01-31.':
    '只看這之後的壓縮：7d、12h，或像 2026-01-31 的日期。',
  'List the facts of every compaction, not only of the last.': '列出每次壓縮的事實，不只最後一次。',
  'Write one self-contained page with plots.': '寫出一個自成一體、附圖表的網頁。',
  'Also print what would have been put back.': '也輸出本來會補回的內容。',
  'Look at the newest N transcripts only.': '只看最新的 N 份對話記錄。',
  'Do not pause between events.': '事件之間不停頓。',
  'Leave the store, the project and the transcript where they are, and say where.':
    '把儲存區、專案與對話記錄留在原處，並說明在哪裡。',
  'Ask this session (the start of its id will do); the whole of it.': '查詢這個工作階段的全部（識別碼的開頭即可）。',
  'Ask this transcript; the whole of it. Needs no store.': '查詢這份對話記錄的全部。不需要儲存區。',
  'Ask the other sessions of this project too, of every agent, also those from before the install.':
    '也查詢這個專案的其他工作階段，包括所有代理程式以及安裝之前的。',
  'Read what stands at a place that an answer named, and around it.': '讀取回答中提到的位置及其前後的內容。',
  'At most N characters in all (default and most: 4000).': '總共最多 N 個字元（預設與上限：4000）。',
  'The project of this folder (default: the present one).': '這個資料夾的專案（預設：目前的）。',
  'Of all projects.': '所有專案。',
  'Only in this namespace: project, workflow, user, task, system.':
    '只在這個命名空間：project、workflow、user、task、system。',
  'Only tier N and more important ones (0 is the most important).': '只要第 N 級與更重要的（0 最重要）。',
  'active (default), deprecated, archived, deleted.': 'active（預設）、deprecated、archived、deleted。',
  'The file at hand: what belongs to it comes first.': '手上的檔案：與它有關的排在前面。',
  'Only what was written since then, e.g. 2026-01-31.': '只要這之後寫下的，例如 2026-01-31。',
  'At most N results (default 10).': '最多 N 筆結果（預設 10）。',
  'create, update, append: the text; - reads it from standard input.':
    'create、update、append：內容；- 從標準輸入讀取。',
  'create, update: 0-10, 0 is the most important (default 5); list: N and more important.':
    'create、update：0-10，0 最重要（預設 5）；list：第 N 級與更重要的。',
  'create, update: when to recall it, e.g. "When the parser is changed".':
    'create、update：何時想起它，例如「修改剖析器時」。',
  'create, update: the file it is about; src/http/ for a folder, *.sql for an extension; several with commas.':
    'create、update：它所關於的檔案；資料夾用 src/http/，副檔名用 *.sql；多個以逗號分隔。',
  'update: a piece of the text, which --with replaces.': 'update：內容中的一段，由 --with 取代。',
  'update: what stands there instead of --replace.': 'update：用來取代 --replace 的內容。',
  'create, update: the function, class or name it is about.': 'create、update：它所關於的函式、類別或名稱。',
  'create, update: the failure it is a solution of, as a regular expression or a piece of its text.':
    'create、update：它所解決的失敗，以正規表示式或其中一段文字表示。',
  'update: active, deprecated or archived; list: only those (default active).':
    'update：active、deprecated 或 archived；list：只列這些（預設 active）。',
  'history: what each version changed.': 'history：每個版本改了什麼。',
  'restore: back to this version.': 'restore：回到這個版本。',
  'relate: the other memory.': 'relate：另一則記憶。',
  'relate: relates_to, depends_on, contradicts, evolves_from (default relates_to).':
    'relate：relates_to、depends_on、contradicts、evolves_from（預設 relates_to）。',
  'relate: 0 to 1 (default 1).': 'relate：0 到 1（預設 1）。',
  'relate: take the relation away again; refuse: learn that kind again.': 'relate：移除關聯；refuse：重新學習那一類。',
  'list: the records of files, commands and sessions too.': 'list：也列出檔案、指令與工作階段的記錄。',
  'list: what you may have meant for good, and what agents propose; confirm N agrees, refuse N drops it.':
    'list：你可能想長期保留的話，以及代理的提議；confirm N 同意，refuse N 丟棄。',
  'list: how many were forgotten, and when; their texts are gone.': 'list：遺忘了多少記憶、在什麼時候；內容已不存在。',
  'delete: for good, as throughline forget does.': 'delete：永久刪除，如同 throughline forget。',
  'export, import: json (default), markdown, csv; import also claude-mem, claude-md.':
    'export、import：json（預設）、markdown、csv；import 另有 claude-mem、claude-md。',
  'export: write it there instead of printing it; a folder for markdown.':
    'export：寫到那裡而不是輸出；markdown 則是資料夾。',
  'import: skip (default), overwrite, merge or rename where the URI is taken.':
    'import：URI 已被使用時 skip（預設）、overwrite、merge 或 rename。',
  'list: at most N.': 'list：最多 N 則。',
  'list: the newest first.': 'list：最新的在前。',
  'list: the memories that contradict each other, two and two.': 'list：互相矛盾的記憶，兩兩列出。',
  'Also print what was said.': '也輸出說了什麼。',
  'The newest N (default 100).': '最新的 N 筆（預設 100）。',
  'transcripts: they are about the project of this folder (default: the folder each of them names).':
    'transcripts：視為這個資料夾的專案（預設：各自記載的資料夾）。',
  'memories: json, markdown, csv, claude-mem or claude-md (default: by the name of the file).':
    'memories：json、markdown、csv、claude-mem 或 claude-md（預設：依檔名）。',
  'memories: skip (default), overwrite, merge or rename where the URI is taken.':
    'memories：URI 已被使用時 skip（預設）、overwrite、merge 或 rename。',
  'Also those that were imported before and have not changed.': '也包括先前匯入過且沒有變動的。',
  'The project of this folder (default: CLAUDE_PROJECT_DIR, then the present one).':
    '這個資料夾的專案（預設：CLAUDE_PROJECT_DIR，其次為目前的）。',
  'Show what each setting does.': '顯示每項設定的作用。',
  "set, unset: in this project's settings file instead of yours.": 'set、unset：寫入這個專案的設定檔，而不是你的。',
  'Every setting, its value and where it comes from.': '每項設定、它的值與來源。',
  'Write one into your settings file; it is checked first.': '寫入你的設定檔；會先檢查。',
  'Take one out again.': '移除一項設定。',
  'How many lines, the newest last (default 40, 0 for all).': '顯示幾行，最新的在最後（預設 40，0 為全部）。',
  'Only the event, the response or the rule.': '只要 event、response 或 rule。',
  'Which session (default: the newest open one of this folder).': '哪個工作階段（預設：這個資料夾最新開啟的）。',
  'start: the feature it is about; made in specs/features/in-progress if it is new.':
    'start：所關於的 feature；若是新的，會建在 specs/features/in-progress。',
  'resume: also when the other session seems to be working on it.': 'resume：即使另一個工作階段似乎正在進行也繼續。',
  'stage, abort: why; kept in the timeline and told to the agent.': 'stage、abort：原因；記在時間軸並告訴代理。',
  'Begin a workflow; without KEY take up the one that was stopped.': '開始一個工作流；沒有 KEY 時繼續先前停止的。',
  'Go on in this session with what another one left unfinished here.':
    '在這個工作階段繼續另一個工作階段留在這裡未完成的工作流。',
  'Show the workflows there are, the project’s own included.': '顯示現有的工作流，包括專案自己的。',
  'Show where the workflow stands and what comes next.': '顯示工作流進行到哪裡、接下來是什麼。',
  'Show everything about the workflow under way, or the definition of one.':
    '顯示進行中工作流的一切，或某個工作流的定義。',
  'Change a stage by hand: start, complete, fail, reject or retry.':
    '手動變更階段：start、complete、fail、reject 或 retry。',
  'No longer keep the agent going; the workflow can be taken up again.': '不再讓代理繼續；工作流之後可以再接續。',
  'Give the workflow up for good.': '徹底放棄這個工作流。',
  'Check the project’s .throughline/workflows.yaml.': '檢查專案的 .throughline/workflows.yaml。',
  'new: put it into the backlog.': 'new：放進待辦清單。',
  'new: the workflow it is for (default quick).': 'new：所用的工作流（預設 quick）。',
  'Show the tasks of the feature in progress (the default).': '顯示進行中 feature 的任務（預設）。',
  'Show every feature: in progress, in the backlog, archived.': '顯示每個 feature：進行中、待辦、已歸檔。',
  'Make a feature with its task list.': '建立一個 feature 與它的任務清單。',
  'Fetch a feature from the backlog.': '從待辦清單取出一個 feature。',
  'Choose among the features in progress; the workflow under way without a feature gets it.':
    '在進行中的 feature 之間選擇；進行中而沒有 feature 的工作流會採用它。',
  'Check off a task of the feature in progress, by its number.': '依編號勾選進行中 feature 的任務。',
  'Put a feature into the archive.': '把 feature 歸檔。',
  'list, new: an event. test: a file with a payload.': 'list、new：事件。test：含有 payload 的檔案。',
  'new: what the rule does.': 'new：規則要做什麼。',
  'list, test: also the packs that are off. explain: also the rules that do not match.':
    'list、test：也包括關閉的規則包。explain：也列出不符合的規則。',
  'test: how many attacks the safety pack stops, and how many harmless commands it leaves alone.':
    'test：安全規則包擋下多少攻擊、放過多少無害指令。',
  'new, import: in your own folder instead of the project.': 'new、import：放在你自己的資料夾，而不是專案。',
  "enable, disable: in the project's settings instead of your own.": 'enable、disable：寫入專案的設定，而不是你的。',
  'import: only say what would be written.': 'import：只說明會寫入什麼。',
  'Only the event, the response or the rule; check: the file holds an answer (response).':
    '只要 event、response 或 rule；check：檔案是一份回答（response）。',
  'check --part response: the event that is answered.': 'check --part response：所回答的事件。',
  'new: begin from a sample; a wrong name lists them.': 'new：從範例開始；名稱不對時會列出範例。',
  'except: a simple command; * stands for anything.': 'except：簡單的指令；* 代表任何內容。',
  'except: a path, as conditions have it.': 'except：路徑，寫法同條件。',
  'except: the last day on which it holds, e.g. 2026-01-31; else for 30 days.':
    'except：有效的最後一天，例如 2026-01-31；否則為 30 天。',
  'except: take exceptions of a rule back.': 'except：收回規則的例外。',
  'test --stats: commands of your own, as JSON.': 'test --stats：你自己的指令，以 JSON 表示。',
  'Whether the rule packs against destructive commands and leaked secrets are in force: files, git, databases, cloud, secrets, system.':
    '防止破壞性指令與洩漏機密的規則包是否生效：files、git、databases、cloud、secrets、system。',
  'Whether the rule pack about deleted and overwritten files is in force.': '關於刪除與覆寫檔案的規則包是否生效。',
  'Whether the rule pack about discarded work and forced pushes is in force.':
    '關於丟棄工作與強制推送的規則包是否生效。',
  'Whether the rule pack about lost data in databases is in force.': '關於資料庫資料遺失的規則包是否生效。',
  'Whether the rule pack about containers, clusters, clouds and publishing is in force.':
    '關於容器、叢集、雲端與發布的規則包是否生效。',
  'Whether the rule pack about keys and credentials is in force.': '關於金鑰與憑證的規則包是否生效。',
  'Whether the rule pack about disks, the machine and unread downloads is in force.':
    '關於磁碟、機器與未看過的下載的規則包是否生效。',
  'Whether the packs in force also ask about what is only sometimes a mistake.':
    '生效的規則包是否也詢問只是有時會出錯的動作。',
  'Deleting and overwriting outside the project, of all of it, or of what no build makes again.':
    '刪除或覆寫專案之外、整個專案，或建置無法重新產生的內容。',
  'Work, branches and history thrown away; forced pushes.': '丟棄工作、分支與歷史；強制推送。',
  'Databases, tables and all their rows dropped, emptied or changed.': '刪除、清空或更改資料庫、資料表與其所有資料列。',
  'Containers, clusters, cloud resources and infrastructure destroyed; packages published.':
    '銷毀容器、叢集、雲端資源與基礎設施；發布套件。',
  'Keys and credentials shown, written or sent away.': '顯示、寫入或送出金鑰與憑證。',
  'Disks, system files, the machine itself, what protects it; downloads run unread.':
    '磁碟、系統檔案、機器本身及其保護；未看過就執行的下載。',
  'Take the trust back.': '收回信任。',
  'The language of messages; auto follows the locale.': '訊息的語言；auto 依照地區設定。',
  'Whether hooks do anything at all; a variable makes them quiet, and rules still refuse.':
    'hook 是否做任何事；以環境變數關閉只會讓它安靜，規則仍會拒絕。',
  'Whether what a compaction drops is put back.': '是否補回壓縮丟掉的內容。',
  'The most characters of instructions for the summariser.': '給摘要器的指示最多幾個字元。',
  'The most characters injected first after a compaction.': '壓縮後首次注入最多幾個字元。',
  'The most characters injected once the summary is known.': '得知摘要後注入最多幾個字元。',
  'Whether what a summary lacks is put into the summary itself, where the agent lets it be (pi), and not behind it.':
    '摘要缺少的內容是否直接補進摘要本身，而不是放在它後面；限代理允許時（pi）。',
  'The transcript size in megabytes from which /compact is suggested.': '對話記錄達到多少 MB 時建議執行 /compact。',
  'Whether anything is learned from sessions and recalled in them.': '是否從工作階段學習並在其中回想。',
  'Memories of this tier and more important ones are told to every session.':
    '這一級與更重要的記憶會告訴每個工作階段。',
  'The most characters told to a session when it starts.': '工作階段開始時最多告訴它幾個字元。',
  'The most characters told with a prompt.': '隨提示最多告訴幾個字元。',
  'The most characters told with a tool call.': '隨工具呼叫最多告訴幾個字元。',
  'The most tokens told to a session in all.': '總共最多告訴一個工作階段幾個 token。',
  'After more unsaved changes and commands than this the agent is asked once, at the end of its turn, to save what it learned; 0 for never.':
    '未保存的變更與指令超過此數時，會在回合結束時請代理保存所學一次；0 為從不。',
  'Whether the agent is asked to save also where nobody sits before it.': '沒有人在場時，是否也請代理保存。',
  'Whether the agent is told, once, of a pattern worth saving.': '是否告訴代理（一次）值得保存的模式。',
  'After how many days without use a memory of tier 4-6 is archived.': '第 4-6 級的記憶幾天沒用到就歸檔。',
  'How many memories learned by themselves a project keeps active.': '一個專案最多保留幾則自行學到的有效記憶。',
  'Whether workflows are kept going and their order is watched.': '是否讓工作流持續進行並監看順序。',
  'Whether the first prompt of a session is told which workflows there are.':
    '工作階段的第一個提示是否得知有哪些工作流。',
  'Whether rules are looked at.': '是否查看規則。',
  'Whether the rule pack against destructive commands and leaked secrets is in force.':
    '防止破壞性指令與洩漏機密的規則包是否生效。',
  "Whether the rule pack for the project's own package manager is in force.":
    '要求使用專案自己套件管理器的規則包是否生效。',
  'Whether the rule pack of reminders for compactions is in force.': '壓縮提醒的規則包是否生效。',
  'From which weight on a line is logged.': '從哪個等級起記入日誌。',
  'How a line of the log is written.': '日誌的一行怎麼寫。',
  'Where the log is kept: a whole path, one from ~/, or one from the home of Throughline.':
    '日誌放在哪裡：完整路徑、從 ~/ 起的路徑，或從 Throughline 主目錄起的路徑。',
  'the path of a file': '檔案的路徑',
  'How many timeline entries of a session are kept.': '一個工作階段保留幾筆時間軸項目。',
  'How long a prompt or tool event may take, instead of its own deadline.':
    '提示或工具事件最多花多久，取代它自己的期限。',
  'How long SessionStart, PreCompact, PostCompact or Stop may take.':
    'SessionStart、PreCompact、PostCompact 或 Stop 最多花多久。',
  'How long SessionEnd may take.': 'SessionEnd 最多花多久。',
  'When a session starts, is resumed or forked, is cleared, or goes on after a compaction.':
    '工作階段開始、恢復或分支、清除，或在壓縮後繼續時。',
  'When the client is started to prepare a project or to keep it in order.': '用戶端為了準備或整理專案而啟動時。',
  'When a file with instructions for the model was loaded.': '載入給模型的指示檔之後。',
  'When a session ends.': '工作階段結束時。',
  'When a prompt was submitted, before the model sees it.': '提示送出後、模型看到之前。',
  'When a slash command or an MCP prompt is about to be expanded into a prompt.':
    '斜線指令或 MCP 提示即將展開成提示時。',
  'Before a tool runs.': '工具執行之前。',
  'When the person is about to be asked for permission to run a tool.': '即將詢問使用者是否允許執行工具時。',
  'When the host itself refused a tool call.': '宿主自行拒絕工具呼叫時。',
  'After a tool ran and succeeded.': '工具執行成功之後。',
  'After a tool failed.': '工具失敗之後。',
  'After all tool calls of one assistant message have come back, before the next request.':
    '一則助理訊息的所有工具呼叫返回之後、下一個請求之前。',
  'Each time new lines of an assistant message are shown.': '每次顯示助理訊息的新行時。',
  'When the agent is about to end its turn.': '代理即將結束回合時。',
  'When a turn ended because a request to the model failed.': '因對模型的請求失敗而結束回合時。',
  'When a subagent starts.': '子代理開始時。',
  'When a subagent is about to end.': '子代理即將結束時。',
  'Before the conversation is replaced by a summary.': '對話被摘要取代之前。',
  'After the conversation was replaced by a summary.': '對話被摘要取代之後。',
  'Before the session changes to another model because someone asked for it.': '應要求切換到另一個模型之前。',
  'After the session changed to another model, for whatever reason.': '切換到另一個模型之後，不論原因。',
  'When the host calls for the attention of the person.': '宿主要引起使用者注意時。',
  'When a teammate is about to go idle.': '隊友即將閒置時。',
  'When a task is put on the task list.': '任務加入任務清單時。',
  'When a task is about to be marked as done.': '任務即將標為完成時。',
  'When an MCP server asks the person for something.': 'MCP 伺服器向使用者要求某事時。',
  'When the person has answered an MCP server, before the server gets the answer.':
    '使用者回答 MCP 伺服器之後、伺服器收到之前。',
  'When a settings file changes during a session.': '工作階段中設定檔變更時。',
  'When the session moves to another directory.': '工作階段移到另一個資料夾時。',
  'When a watched file changes, appears or goes.': '監看的檔案變更、出現或消失時。',
  'When a further directory is opened to the session.': '另一個資料夾開放給工作階段時。',
  'When a worktree is needed.': '需要 worktree 時。',
  'When a worktree is removed.': '移除 worktree 時。',
  'Destructive commands, files of secrets, forced pushes, downloads run unread.':
    '破壞性指令、機密檔案、強制推送、未看過就執行的下載。',
  "The project's own package manager instead of another one.": '使用專案自己的套件管理器，而不是別的。',
  "Throughline's own files and the hosts' settings are not changed unasked. In force while rules are on.":
    '不經詢問不得變更 Throughline 自己的檔案與宿主的設定。規則開啟時一律生效。',
  'Reminders for the summariser and after a compaction.': '給摘要器與壓縮後的提醒。',
}

/** The lines of agents and slash commands as they stand in `plugin/`, without the name of their field or their dash, in Traditional Chinese. */
export const rolesZhTw: Readonly<Record<string, string>> = {
  // Agents: what each is for.
  'Writes the code and its tests. Use for the stage DEV of a workflow, and to mend what a review or a test found.':
    '撰寫程式碼與測試。用於工作流的 DEV 階段，以及修正審查或測試發現的問題。',
  'Writes tests from the behaviour that is asked for, and runs them. Use for the stage TEST of a workflow.':
    '依照要求的行為撰寫測試並執行。用於工作流的 TEST 階段。',
  'Writes and runs tests from end to end. Use for the stage E2E of a workflow.':
    '撰寫並執行端對端測試。用於工作流的 E2E 階段。',
  'Reviews schemas, migrations and queries. Use for the stage DB-REVIEW of a workflow.':
    '審查結構描述、遷移與查詢。用於工作流的 DB-REVIEW 階段。',
  'Removes what nobody uses and simplifies what stays, without changing what it does. Use for the stage REFACTOR of a workflow.':
    '移除無人使用的部分，簡化留下的部分，不改變其行為。用於工作流的 REFACTOR 階段。',
  'Reads a change as the one who will have to live with it. Use for the stage REVIEW of a workflow.':
    '以日後要維護它的人的眼光閱讀變更。用於工作流的 REVIEW 階段。',
  'Looks for ways to abuse a change. Use for the stage SECURITY of a workflow.':
    '尋找變更可能被濫用的方式。用於工作流的 SECURITY 階段。',
  'Looks back on a workflow: what should be done differently next time. Use for the stage RETRO of a workflow.':
    '回顧工作流：下次應該有哪些不同的做法。用於工作流的 RETRO 階段。',
  'Gets a broken build to run again with the smallest change. Use for the stage BUILD-FIX of a workflow.':
    '以最小的變更讓壞掉的建置恢復運作。用於工作流的 BUILD-FIX 階段。',
  'Finds the cause of a failure; does not mend it. Use for the stage DEBUG of a workflow.':
    '找出失敗的原因，但不修正。用於工作流的 DEBUG 階段。',
  'Finds out what is wanted and why, before anything is planned. Use for the stage PM of a workflow.':
    '在規劃之前先弄清楚需要什麼、為什麼需要。用於工作流的 PM 階段。',
  'Designs what people see and do: screens, states, words. Use for the stage DESIGN of a workflow.':
    '設計使用者看到與操作的內容：畫面、狀態、用語。用於工作流的 DESIGN 階段。',
  'Decides the shape of a change: parts, interfaces, data. Use for the stage ARCH of a workflow.':
    '決定變更的樣貌：組成、介面、資料。用於工作流的 ARCH 階段。',
  'Cuts a request into tasks that can be done and checked one by one. Use for the stage PLAN of a workflow.':
    '把需求切成可以逐一完成與檢查的任務。用於工作流的 PLAN 階段。',
  'Checks the finished work against what was asked for. Use for the stage QA of a workflow.':
    '對照要求檢查完成的成果。用於工作流的 QA 階段。',
  'Brings the documents in line with the change. Use for the stage DOCS of a workflow.':
    '讓文件與變更一致。用於工作流的 DOCS 階段。',

  // Agents: how each works.
  'Write what a reader needs to know now, in the words of the page; remove what is no longer true.':
    '用該頁面的用語寫下讀者現在需要知道的內容；移除已經不正確的部分。',
  "Write the tasks into the feature's `tasks.md` as checkboxes under `## Tasks`: each one small, in order, with the files it touches and how one sees that it is done.":
    '把任務寫進該功能的 `tasks.md`，放在 `## Tasks` 之下，以核取方塊列出：每項都小、依序排列，註明涉及的檔案，以及如何看出它已完成。',
  'Write the result down as a short brief: goal, users, must have, will not have, how success is seen. No design, no code.':
    '把結果寫成簡短摘要：目標、使用者、必須有的、不會有的、如何看出成功。不做設計，不寫程式碼。',
  'Wait for what is seen, never for a time. A test that fails now and then is a failure.':
    '等待看得見的狀態，絕不等待固定時間。偶爾失敗的測試就是失敗。',
  'Use the components, spacing and words the product already has; name the files they come from.':
    '使用產品既有的元件、間距與用語；註明它們來自哪些檔案。',
  'Try it as a person would who has not read the code: wrong input, back and forth, two at a time.':
    '像沒讀過程式碼的人那樣試用：錯誤的輸入、來回操作、同時兩個。',
  'Test what could break: limits, nothing, too much, twice, at the same time, in the wrong order.':
    '測試可能出錯之處：邊界、空值、過多、重複、同時、順序錯誤。',
  'Talk with the person until these are clear: who needs it, what changes for them, how one will see that it works, and what is left out on purpose.':
    '與使用者對話，直到以下各點都清楚：誰需要它、對他們有什麼改變、如何看出它有效，以及刻意不做什麼。',
  'Take the request and the tasks, and check each promise on the running thing, not on its code.':
    '依據需求與任務，在實際執行的成果上檢查每一項承諾，而不是看程式碼。',
  'Take small steps and run the tests after each: dead code, copies, needless layers, names that lie.':
    '小步前進，每一步之後都執行測試：無用的程式碼、重複、不必要的層次、名不副實的名稱。',
  'Start from what is there: name the modules the change belongs in and the patterns they already follow.':
    '從現有的內容出發：指出變更屬於哪些模組，以及它們既有的模式。',
  'Run the build, take the first error, find its cause; the others are often its children.':
    '執行建置，從第一個錯誤找出原因；其餘的錯誤往往由它而來。',
  'Run the build again until it passes, then the tests. Report each error with its cause and repair.':
    '反覆執行建置直到通過，再執行測試。報告每個錯誤及其原因與修正方式。',
  'Run every command and example you wrote down. Report the pages you changed.':
    '執行你寫下的每個指令與範例。報告你修改的頁面。',
  'Report what you changed, file by file, and what you ran with its result.':
    '逐檔報告你修改了什麼，以及你執行了什麼、結果如何。',
  'Report what went and why it was safe to go.': '報告移除了什麼，以及為什麼可以安全移除。',
  'Report the command, how many passed and failed, and for every failure where it stood and what it saw.':
    '報告所用的指令、通過與失敗的數量，以及每個失敗停在哪裡、看到什麼。',
  'Report the command, how many passed and failed, and for every failure its message. Do not mend the code.':
    '報告所用的指令、通過與失敗的數量，以及每個失敗的訊息。不要修正程式碼。',
  'Report the cause with file and line, why it shows as it does, and what a repair must change. Change no code.':
    '報告原因及其檔案與行號、為什麼會有這樣的表現，以及修正必須改變什麼。不修改程式碼。',
  'Report each promise as kept or not, with what you did and what you saw. Do not mend anything.':
    '逐項報告承諾是否兌現，以及你做了什麼、看到什麼。不要修正任何內容。',
  'Reject only for what must be changed before this goes on. Change no code.':
    '只有在繼續之前必須修改時才拒絕。不修改程式碼。',
  'Read what the request touches before planning: the code, its tests, the documents in `specs/features/in-progress/`.':
    '規劃之前先閱讀需求涉及的內容：程式碼、測試、`specs/features/in-progress/` 中的文件。',
  'Read what happened: `throughline timeline` and `throughline workflow show`, the changes, the reviews.':
    '閱讀發生過的事：`throughline timeline` 與 `throughline workflow show`、變更、審查。',
  'Read the whole difference, and the code around it. Look for what is wrong before what is ugly: behaviour, errors, races, security, missing tests.':
    '閱讀整個差異以及周圍的程式碼。先找錯誤，再看是否美觀：行為、錯誤處理、競爭情況、安全、缺少的測試。',
  'Read migrations as if they ran on the largest table there is, twice, and broke off half-way. Is there a way back?':
    '閱讀遷移時，設想它在最大的資料表上執行、執行兩次、中途中斷。有辦法還原嗎？',
  'Only what holds for this project; no praise, no general advice. Findings are issues, they send nobody back.':
    '只寫適用於這個專案的內容；不稱讚，不給一般性建議。發現的是 issues，不會讓任何人重做。',
  'Narrow it down by evidence, one guess at a time; say for each guess what spoke for and against it.':
    '依據證據縮小範圍，一次一個猜測；說明每個猜測的支持與反對證據。',
  'Name what is unclear and what you assumed. Change no code.': '指出不清楚之處與你的假設。不修改程式碼。',
  'Name at most five things: what went wrong or took long, why, and the one change that would prevent it.':
    '最多列出五件事：哪裡出錯或耗時、為什麼，以及能避免它的一項改變。',
  'Make sure that tests hold the behaviour before you touch it; write the missing ones first.':
    '動手之前先確認測試已涵蓋該行為；先補上缺少的測試。',
  'Make it happen first: the smallest command or test that shows the failure.':
    '先重現它：用能顯示失敗的最小指令或測試。',
  'Leave a design that a developer can follow without asking: file by file, with signatures. Change no code.':
    '留下開發者不必再問就能照做的設計：逐檔列出，附上簽章。不修改程式碼。',
  'Follow the style of the files around you. Add or change tests with the code, and run them.':
    '遵循周圍檔案的風格。隨程式碼新增或修改測試，並執行它們。',
  'Follow data from outside to where it is used: commands, queries, paths, templates, redirects, deserialisers.':
    '追蹤外部資料直到被使用之處：指令、查詢、路徑、範本、重新導向、反序列化。',
  'Find every page that speaks of what changed: guides, references, examples, the change log.':
    '找出所有提到變更內容的頁面：指南、參考、範例、變更記錄。',
  'Every finding has a file and line, what happens, and what to write instead. Leave out what you are not sure of, or say how sure you are.':
    '每項發現都要有檔案與行號、會發生什麼，以及應該改成什麼。沒有把握的就略過，或說明把握有多大。',
  'Every finding has a file and line, what happens, and what to write instead. Change no code.':
    '每項發現都要有檔案與行號、會發生什麼，以及應該改成什麼。不修改程式碼。',
  'Every finding has a file and line, how it is used by an attacker, how bad it is, and the repair. Change no code.':
    '每項發現都要有檔案與行號、攻擊者如何利用、嚴重程度，以及修正方式。不修改程式碼。',
  'Do what the tasks and the design say, nothing beside it. When you were sent to mend something, read the reason first and fix its cause.':
    '只做任務與設計所說的，不做其他。若是被派來修正問題，先閱讀原因，並修正其根源。',
  'Describe every state a person can meet: empty, loading, filled, wrong, forbidden; and what leads from one to the next.':
    '描述使用者可能遇到的每個狀態：空白、載入中、有內容、錯誤、禁止；以及如何從一個到下一個。',
  'Decide interfaces, data and where state lives; say which alternatives you turned down and why, in one line each.':
    '決定介面、資料與狀態所在；各用一行說明你捨棄了哪些方案及原因。',
  'Cover the ways through the product that the change touches, with the tool the project has for it.':
    '用專案既有的工具，涵蓋變更所觸及的產品操作路徑。',
  'Check who may do it, what is logged, which secrets it can reach, and what its dependencies bring along.':
    '檢查誰有權限、記錄了什麼、能接觸到哪些機密，以及相依套件帶來什麼。',
  'Check indexes against the queries that are made, transactions and their locks, types, defaults, and what happens to old rows.':
    '對照實際的查詢檢查索引，並檢查交易與鎖定、型別、預設值，以及舊資料列會如何。',
  'Check contrast, keyboard and screen readers. Change no code.': '檢查對比、鍵盤操作與螢幕閱讀器。不修改程式碼。',
  'Change as little as possible: no refactoring, no switched-off checks, no casts to silence a type.':
    '變更越少越好：不重構、不關閉檢查、不用轉型掩蓋型別錯誤。',
  'Before development: write down the behaviour as cases with given, when and then, as tests that fail for the right reason; that is a pass then. After it: run everything, and add the cases that are missing.':
    '開發之前：用 given、when、then 寫下行為案例，做成因正確原因而失敗的測試；這時算 pass。開發之後：執行全部測試，並補上缺少的案例。',
  'Ask one question at a time, the one whose answer changes most. Offer two or three ways to do it, with what each costs.':
    '一次只問一個問題，問答案影響最大的那個。提出兩三種做法，並說明各自的代價。',

  // Agents: how a report ends.
  'End your report with one line that says how it came out (`pass` when the work is done, `fail` with a reason when it could not be done), for example:':
    '報告的最後一行說明結果（完成時為 `pass`；無法完成時為 `fail` 並附上原因），例如：',
  'End your report with one line that says how it came out (`pass` when everything holds, `fail` with a reason when something does not), for example:':
    '報告的最後一行說明結果（全部成立時為 `pass`；有不成立之處時為 `fail` 並附上原因），例如：',
  'End your report with one line that says how it came out (`pass` to let it go on, `reject` with a reason when it must be changed first), for example:':
    '報告的最後一行說明結果（可以繼續時為 `pass`；必須先修改時為 `reject` 並附上原因），例如：',
  'End your report with one line that says how it came out (`pass` when there is nothing to change, `issues` with a reason when there is), for example:':
    '報告的最後一行說明結果（沒有要改變的為 `pass`；有的話為 `issues` 並附上原因），例如：',
  '<!-- VERDICT: {"result":"fail","reason":"2 of 40 tests fail: totals of an empty cart"} -->':
    '<!-- VERDICT: {"result":"fail","reason":"40 個測試中有 2 個失敗：空購物車的總額"} -->',
  '<!-- VERDICT: {"result":"reject","reason":"src/cart.ts:41 loses the discount when the cart is empty"} -->':
    '<!-- VERDICT: {"result":"reject","reason":"src/cart.ts:41 在購物車為空時會遺失折扣"} -->',
  '<!-- VERDICT: {"result":"issues","reason":"the tests of the importer take four minutes"} -->':
    '<!-- VERDICT: {"result":"issues","reason":"匯入器的測試要四分鐘"} -->',

  // Slash commands.
  'Stop keeping the workflow going': '停止推進工作流',
  'Start a staged workflow, or show where it stands': '開始分階段的工作流，或顯示目前進度',
  'Show what happened in this session, event by event': '逐一顯示此工作階段發生的事件',
  'Show what compactions kept, lost and got back': '顯示壓縮時保留、遺失與補回的內容',
  'Show what Throughline knows about this session': '顯示 Throughline 對此工作階段的了解',
  'Show the sessions that Throughline has seen': '顯示 Throughline 看過的工作階段',
  'Show the open tasks of the feature in progress': '顯示進行中功能的未完成任務',
  'Check that Throughline works, and what to do where it does not':
    '檢查 Throughline 是否正常運作，以及不正常時該怎麼做',
  'The Throughline hook has read this command: $ARGUMENTS': 'Throughline 的 hook 已讀取此指令：$ARGUMENTS',
  'What it found stands beside this prompt. If it started a workflow, or one is under way, go on with the step it names now: send the agent it names, wait for its report, then do the next step, until the workflow is complete. Do not skip a stage, and do not ask whether to continue.':
    '它的結果在這則提示旁邊。若它開始了工作流，或已有工作流進行中，現在就繼續它所指出的步驟：派出它所指的代理程式，等待報告，再做下一步，直到工作流完成。不要跳過階段，也不要詢問是否繼續。',
  'If it lists the workflows instead, help the person to choose: say in one sentence which fits and why, and that `/throughline:workflow KEY` starts it.':
    '若它列出的是可用的工作流，請協助使用者選擇：用一句話說明哪個適合及原因，並說明 `/throughline:workflow KEY` 可以開始。',
  'If nothing stands beside this prompt, the hooks are not running: say so, and point to `throughline doctor`.':
    '若這則提示旁邊什麼都沒有，表示 hook 沒有執行：請說明這一點，並建議執行 `throughline doctor`。',
  'The Throughline hook has read this command and stopped the workflow of this session, if one was under way. Say so in one sentence, and that `/throughline:workflow KEY` with the same key, or `throughline workflow start`, takes it up again. Do nothing else.':
    'Throughline 的 hook 已讀取此指令；若此工作階段有工作流進行中，已將其停止。請用一句話說明，並說明用相同的 KEY 執行 `/throughline:workflow KEY`，或執行 `throughline workflow start`，即可再次接續。不要做其他事。',
  'The Throughline hook has put the open tasks of the feature in progress beside this prompt. Show them as they are. If it found none, say so. Start nothing.':
    'Throughline 的 hook 已把進行中功能的未完成任務放在這則提示旁邊。請照原樣顯示。若沒有找到，請說明。不要開始任何工作。',
  'Run `throughline timeline` with exactly these arguments: $ARGUMENTS':
    '執行 `throughline timeline`，參數必須完全如下：$ARGUMENTS',
  'Run `throughline status` with exactly these arguments: $ARGUMENTS':
    '執行 `throughline status`，參數必須完全如下：$ARGUMENTS',
  'Run `throughline show` with exactly these arguments: $ARGUMENTS':
    '執行 `throughline show`，參數必須完全如下：$ARGUMENTS',
  'Run `throughline report` with exactly these arguments: $ARGUMENTS':
    '執行 `throughline report`，參數必須完全如下：$ARGUMENTS',
  'Run `throughline doctor` with exactly these arguments: $ARGUMENTS':
    '執行 `throughline doctor`，參數必須完全如下：$ARGUMENTS',
  'Show what it prints as it is, in a code block. If `throughline` is not on PATH, run `~/.throughline/bin/throughline timeline` instead; if that is not there either, say that the program is not installed and point to "Install" in the plugin\'s README. Run nothing else.':
    '用程式碼區塊照原樣顯示它的輸出。若 `throughline` 不在 PATH 上，改為執行 `~/.throughline/bin/throughline timeline`；若也不存在，請說明程式尚未安裝，並指向外掛 README 的「Install」。不要執行其他指令。',
  'Show what it prints as it is, in a code block. If `throughline` is not on PATH, run `~/.throughline/bin/throughline status` instead; if that is not there either, say that the program is not installed and point to "Install" in the plugin\'s README. Run nothing else.':
    '用程式碼區塊照原樣顯示它的輸出。若 `throughline` 不在 PATH 上，改為執行 `~/.throughline/bin/throughline status`；若也不存在，請說明程式尚未安裝，並指向外掛 README 的「Install」。不要執行其他指令。',
  'Show what it prints as it is, in a code block. If `throughline` is not on PATH, run `~/.throughline/bin/throughline show` instead; if that is not there either, say that the program is not installed and point to "Install" in the plugin\'s README. Run nothing else.':
    '用程式碼區塊照原樣顯示它的輸出。若 `throughline` 不在 PATH 上，改為執行 `~/.throughline/bin/throughline show`；若也不存在，請說明程式尚未安裝，並指向外掛 README 的「Install」。不要執行其他指令。',
  'Show what it prints as it is, in a code block, then say in one sentence what it means for this session. If `throughline` is not on PATH, run `~/.throughline/bin/throughline report` instead; if that is not there either, say that the program is not installed and point to "Install" in the plugin\'s README. Run nothing else.':
    '用程式碼區塊照原樣顯示它的輸出，再用一句話說明它對此工作階段的意義。若 `throughline` 不在 PATH 上，改為執行 `~/.throughline/bin/throughline report`；若也不存在，請說明程式尚未安裝，並指向外掛 README 的「Install」。不要執行其他指令。',
  'It ends with exit code 1 when something is wrong. Show what it prints as it is, in a code block; for each line marked ✗ repeat its remedy, and do not carry it out unless asked to. If `throughline` is not on PATH, run `~/.throughline/bin/throughline doctor` instead; if that is not there either, say that the program is not installed and point to "Install" in the plugin\'s README. Run nothing else.':
    '有問題時它的結束代碼為 1。用程式碼區塊照原樣顯示它的輸出；對每個標示 ✗ 的行重述其解法，除非被要求，否則不要執行。若 `throughline` 不在 PATH 上，改為執行 `~/.throughline/bin/throughline doctor`；若也不存在，請說明程式尚未安裝，並指向外掛 README 的「Install」。不要執行其他指令。',

  // What tools of the memory server are called where a client shows them to the person.
  'Ask the past of this session': '詢問此工作階段的過去',
  'Read a place of the past': '閱讀過去的某一處',
  Memories: '記憶',
  'Search memories': '搜尋記憶',
  'Read a memory': '閱讀一則記憶',
  'Save a memory': '儲存一則記憶',
  'Correct a memory': '更正一則記憶',
  'Forget a memory for good': '永久忘記一則記憶',
  'Recent memories': '最近的記憶',
  'Why something was told': '為什麼會說某件事',
  'What compactions lost and what came back': '壓縮遺失了什麼、補回了什麼',
  'Start a workflow': '開始工作流',
  'Where the workflow stands': '工作流的進度',
  'Say how a stage came out': '說明階段的結果',
}

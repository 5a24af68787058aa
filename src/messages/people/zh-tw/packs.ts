// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of rules, filled in when a rule speaks
/** What the rules that come with the program say when they ask, refuse or remind, in Traditional Chinese. A test names what is missing. */
export const packsZhTw: Readonly<Record<string, string>> = {
  '`${meant}` destroys or changes something that runs somewhere else.': '`${meant}` 會銷毀或變更在別處執行的東西。',
  '`${meant}` publishes something, or takes it away from those who use it.':
    '`${meant}` 會發布東西，或讓使用它的人再也拿不到。',
  '`${meant}` changes something that runs elsewhere.': '`${meant}` 會變更在別處執行的東西。',
  'The conversation was just compacted. Read a file again before you change it: what you remember of it may be out of date.':
    '對話剛剛被壓縮。變更檔案之前請重新讀取：你記得的內容可能已經過時。',
  "Keep word for word: the person's limits and corrections, names of files, functions and commands, the error that is being worked on and what was already tried against it, and what the next step was to be.":
    '逐字保留：使用者設下的限制與更正，檔案、函式與指令的名稱，正在處理的錯誤與已經試過的辦法，以及下一步原本要做什麼。',
  '`${meant}` drops or changes all of something in a database.': '`${meant}` 會刪除或變更資料庫中的某個整體。',
  '`${meant}` deletes something outside the project, or more of it than one piece.':
    '`${meant}` 會刪除專案之外的東西，或專案中不只一份的內容。',
  '`${meant}` would delete the root, a home folder, a system folder, the whole project or its history. Name the exact folders inside the project instead, or ask the person to do it.':
    '`${meant}` 會刪除根目錄、家目錄、系統資料夾、整個專案或它的歷史。請改為指明專案中確切的資料夾，或請使用者自己做。',
  '`${meant}` writes over a key, settings, a file that a shell reads when it starts, the insides of .git, or files in the home folder or outside the project, or it empties source files.':
    '`${meant}` 會覆寫金鑰、設定、shell 啟動時讀取的檔案、.git 的內部，或家目錄裡、專案之外的檔案，或把原始碼檔清空。',
  '`${meant}` deletes something of the project, or something that only the shell will know.':
    '`${meant}` 會刪除專案中的東西，或只有 shell 執行時才知道的東西。',
  'A forced push overwrites what others have pushed. Use `git push --force-with-lease` on a branch of your own, or ask the person.':
    '強制推送會覆寫別人已推送的內容。請在自己的分支上用 `git push --force-with-lease`，或詢問使用者。',
  '`${meant}` throws away work that may not be brought back.': '`${meant}` 會丟棄可能無法恢復的工作。',
  '`${meant}` discards changes in a file.': '`${meant}` 會捨棄檔案中的變更。',
  "This changes Throughline's own files, or the settings by which a host calls it. The person decides about that.":
    '這會變更 Throughline 自己的檔案，或宿主呼叫它的設定。這由使用者決定。',
  'This text has a private key or a token in it. Read it from the environment instead.':
    '這段文字裡有私鑰或 token。請改為從環境變數讀取。',
  '`${meant}` shows what is likely to be secret, and what is shown ends up in the conversation.':
    '`${meant}` 會顯示很可能是機密的內容，而顯示的內容會進入對話。',
  '`${file_path}` is likely to hold secrets, and what is read ends up in the conversation.':
    '`${file_path}` 很可能含有機密，而讀到的內容會進入對話。',
  '`${meant}` sends secrets away. Nobody can take that back.': '`${meant}` 會把機密送出去。沒有人能收回。',
  '`${meant}` writes to a disk itself. That is for the person to do.':
    '`${meant}` 會直接寫入磁碟。這要由使用者自己做。',
  'This would run a program nobody has read. Download it to a file, look at it, and then ask the person.':
    '這會執行沒有人看過的程式。請先下載成檔案、看過，再詢問使用者。',
  '`${meant}` runs what another program prints, and nobody has read that.':
    '`${meant}` 會執行另一個程式輸出的內容，而沒有人看過它。',
  '`${meant}` stops the machine or everything on it.': '`${meant}` 會停止這台機器或上面的一切。',
  '`${meant}` runs with the rights of root, or stops a service.': '`${meant}` 會以 root 的權限執行，或停止服務。',
  '`${meant}` changes the system, not the project. Ask the person to do it.':
    '`${meant}` 變更的是系統，不是專案。請使用者自己做。',
  '`${file_path}` belongs to the system, not to the project. Ask the person to change it.':
    '`${file_path}` 屬於系統，不屬於專案。請使用者自己變更。',
  '`${meant}` changes what protects this machine, who may use it, or what runs on it by itself.':
    '`${meant}` 會變更這台機器的保護、誰可以使用它，或什麼會在上面自動執行。',
  'This project has bun.lock: use `bun` instead of `${cmd}`.': '這個專案有 bun.lock：請用 `bun`，不要用 `${cmd}`。',
  'This project has pnpm-lock.yaml: use `pnpm` instead of `${cmd}`.':
    '這個專案有 pnpm-lock.yaml：請用 `pnpm`，不要用 `${cmd}`。',
  'This project has poetry.lock: use `poetry` instead of `${cmd}`.':
    '這個專案有 poetry.lock：請用 `poetry`，不要用 `${cmd}`。',
  'This project has uv.lock: use `uv` instead of `${cmd}`.': '這個專案有 uv.lock：請用 `uv`，不要用 `${cmd}`。',
  'This project has yarn.lock: use `yarn` instead of `${cmd}`.': '這個專案有 yarn.lock：請用 `yarn`，不要用 `${cmd}`。',
  'The command is longer, deeper or more than can be checked, or it cannot be parsed':
    '這個指令太長、太深或太多，無法檢查，或無法解析',
  'The rules could not be held against this call in time': '來不及用規則檢查這次呼叫',
  'What this runs is known only when it runs': '它會執行什麼，要執行時才知道',
  'There are rules that could not be compiled in time': '有規則來不及編譯',
  'The rules could not be read': '規則無法讀取',
  'and rules are in force here: it is not let through unseen. Smaller steps can be checked.':
    '而這裡有規則生效：不會未經檢查就放行。拆成較小的步驟就能檢查。',
}

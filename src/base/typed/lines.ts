import { isChatHead } from './others/chats.ts'

/** What a line is by its looks alone. */

/** The mark that opens or closes a fenced block; '' for any other line. */
export function opensBlock(line: string): string {
  const plain = line.trimStart()
  return plain.startsWith('```') ? '```' : plain.startsWith('~~~') ? '~~~' : TRIPLE.test(plain) ? plain.trimEnd() : ''
}

/** Three quotation marks on a line of their own: people put them around what they paste. */
const TRIPLE = /^(?:"""|''')\s*$/

/** The head of a diff or of one of its hunks: what follows with a sign in front belongs to it. */
export function opensDiff(line: string): boolean {
  return /^(?:diff --git |@@ -\d|\+\+\+ \S)/.test(line)
}

export function isDiffLine(line: string): boolean {
  return /^(?:[+\-@\\]| \S| {2,}\S|index [0-9a-f]|diff --git )/.test(line)
}

export function isQuoteLine(line: string): boolean {
  return /^\s*(?:>|\|\s)/.test(line)
}

export function isListLine(line: string): boolean {
  return LIST_MARK.test(line)
}

/** What stands before an item of a list. */
export const LIST_MARK =
  /^\s*(?:(?:[-*+•]|\d{1,2}[.)、]|[a-h][.)])\s+|(?:\d{1,2}|[一二三四五六七八九十]{1,2})[、，）]\s*)(?=\S)/

/** A line of a log, a trace, a diff, code, a table, a shell session, a mail's head, a form. */
export function isDataLine(line: string): boolean {
  const plain = line.trim()
  if (plain === '' || PROSE.test(line)) return false
  for (const pattern of DATA) if (pattern.test(line)) return true
  if (isChatHead(line)) return true
  return /^\s+\* /.test(line) || isCode(plain)
}

/** The frames below an error's message. */
export function isTraceLine(line: string): boolean {
  return /^\s+(?:at|in|from)\s+\S+.*[:(]|^\s+File "/.test(line)
}

/** What opens a text of somebody else's that goes on below it: a mail's head, a commit's, an issue's, a message's in a chat. */
export function isHead(text: string): boolean {
  return HEAD.test(text) || text.split('\n').some((line) => isChatHead(line) && !LOG_TIME.test(line))
}

/** Below a line of a log the person may go on in words of their own. */
const LOG_TIME = /^\s*\[?[\d/T -]*\d\d:\d\d:\d\d/

const HEAD =
  /^\d\d:\d\d(?::\d\d)?[,.]\d{3} --> |^(?:From|To|Subject|Sent|Author|commit|Title|Description|Issue|Ticket)\b[ :#]|^(?:寄件者|发件人|主旨|主题|主題|標題|标题|內容|内容)\s*[:：]/im

function isCode(plain: string): boolean {
  if (/^(?:\/\/|\/\*|\*\/|<!--|--\s|#\s*-\*-|#!)/.test(plain)) return true
  if (/^<\/?[a-zA-Z][\w-]*(?:\s[^>]*)?\/?>/.test(plain)) return true
  // A sentence may end with the shape it speaks of: 格式是 {code, message}.
  if (
    /[;{}]$/.test(plain) &&
    !/^[\u3400-\u9fff]/.test(plain) &&
    /[=(){}<>]|^(?:import|export|return|const|let|var|use)\b/.test(plain)
  )
    return true
  if (/^(?:[{[\]}]|"[\w$-]+"\s*:)/.test(plain)) return true
  if (
    /^(?:ALTER TABLE|CREATE (?:UNIQUE )?(?:TABLE|INDEX|VIEW)|DROP (?:TABLE|INDEX)|UPDATE \S+ SET|INSERT INTO|DELETE FROM|SELECT .+ FROM)\b/.test(
      plain,
    )
  )
    return true
  return /^(?:import .+ from |from \S+ import |export (?:const|default|function|class|type) |(?:const|let|var) \w+ = |(?:async )?function \w+\(|def \w+\(|class \w+[:({]|func \w+\(|fn \w+\(|(?:public|private) (?=[^\n]*[({;=])|#include )/.test(
    plain,
  )
}

/**
 * Words, commas and a full stop: nothing of what follows can be such a line, and to make all of it ready takes longer than the rest of a
 * turn's end. What begins like a trace, a commit or code is looked at all the same.
 */
const PROSE =
  /^(?!(?:npm|Traceback|index|commit|import|from|export|public|private) |[a-f]{7}|\S{160})(?:[A-Z]?[a-z]+|[\u3400-\u9fff])(?:[a-z\u3400-\u9fff，。、！？]|,? [A-Za-z\u3400-\u9fff]|'[a-z])*[.!?]?$/

const DATA: readonly RegExp[] = [
  // Times and levels of logs.
  /^\s*\[?\d{4}[-/]\d{2}[-/]\d{2}[T ]?|^\s*\[?\d{1,2}:\d{2}:\d{2}\b/,
  /^\s*\[?(?:INFO|WARN|WARNING|ERROR|DEBUG|TRACE|FATAL|NOTICE|CRITICAL)\]?[\s:]/,
  /^\s*(?:npm|yarn|pnpm|pip|cargo|gradle|mvn|docker|make|gcc|clang|ld|error|warning|note|fatal|panic|hint|remote)(?:\[\w+\])?(?: (?:WARN|ERR!|error|warning|notice))?:\s|^\s*(?:npm|yarn|pnpm) (?:WARN|ERR!|error|notice|NOTICE|warn|info)\b/,
  /^\s*(?:error|warning)\b[^:]{0,24}:\s|^#\d+ (?:\[|\d|DONE|ERROR|CACHED)|^\s*\w*Warning: /i,
  /^(?:Issue|Ticket|Bug|PR|Pull request) #?\w*\d+\s*[:：-]/i,
  // The name of a file above what is in it.
  /^\s*(?:[\w.@-]+\/)+[\w.@-]+\.\w{1,6}:?\s*$/,
  // A list of commits, the journal of a system, the remarks of a bot.
  /^\s*[0-9a-f]{7,40}\s+\S|^\s*[A-Z][a-z]{2} {1,2}\d{1,2} \d{2}:\d{2}:\d{2} |^\s*(?:[-*•]\s*)?\[(?!x\]| \])[\w -]{2,20}\]\s+\S/,
  // Traces and exceptions.
  /^\s*at\s+\S+(?:\s*\(|.*:\d+)|^\s*File "[^"]+", line \d+|^Traceback |^\s*\.{3} \d+ more|^Caused by:|^goroutine \d+|^thread '.+' panicked/,
  /^\s*(?:[\w.$]*(?:Error|Exception|Failure|Panic|Warning))\b(?:\s*\[[^\]]*\])?:\s|^E\s{2,}\S|^FAILED? |^\s*[✗✘×●✖✓]\s/,
  // path:line:col of compilers, linters, grep.
  /^\s*[\w@./\\-]+\.\w{1,6}[:(]\d+(?:[:,]\d+)?\)?:?[\s:]|^\s*\d+:\d+\s+(?:error|warning)\b|^\s*\d+ \|/,
  // What git says of a tree.
  /^(?:On branch \S+|HEAD detached at \S+|Your branch (?:is (?:ahead|behind|up to date)|and '\S+' have diverged)\b.*|Changes (?:not staged for commit|to be committed):|Untracked files:|nothing (?:added )?to commit\b.*|no changes added to commit\b.*)$|^\s+\(use "git [^"]+".*\)$|^\s+(?:modified|deleted|new file|renamed|both modified):\s{2,}\S/,
  // What a runner of tests prints around its tests; what else a program says of its work.
  /^\s*RUN {1,2}v\d|^\s*(?:Test Files|Test Suites|Tests|Snapshots|Assertions):? +\d+ (?:passed|failed|skipped|todo|total)\b|^\s*(?:={3,} )?\d+ (?:passed|failed|passing|failing|pending)\b[^.?!]{0,60}$/,
  /^\s*(?:Compiling|Finished|Downloading|Downloaded|Collecting|Installing|Resolving|Fetching|Unpacking|Building|Pulling) [`\w@./-]+.*(?:v?\d+\.\d|\.{3}$|…$|\(.*\)$)/,
  /^(?:During handling of the above exception, another exception occurred|The above exception was the direct cause of the following exception):$/,
  /^\s*={3} (?:NAME|RUN|PAUSE|CONT)\s|^\s*-{3} (?:FAIL|PASS|SKIP): |^(?:FAIL|PASS)(?:ED)?\s*$/,
  // Diffs and git.
  /^(?:diff --git|index [0-9a-f]{6,}|@@ |\+\+\+ |--- \S|commit [0-9a-f]{7,}|Author: |Date: {2,}|[+-]\s{0,8}(?!(?:[A-Za-z][\w'-]*,? ){3}[^;{}=]*$)[\w"'(){};$#/<].*[;(){}=,]\s*$)/,
  // Shell sessions and tables.
  /^\s*[$%❯]\s+\S|^\s*\w+@[\w-]+:|^\s*\|.*\|\s*$|^[-=+*_]{4,}\s*$|^PS [A-Z]:\\/,
  // Mails, forms, questions and answers. A label that begins a sentence of the person's own ("Note:") is not among them.
  /^(?:From|To|Cc|Subject|Sent|Reply-To|Content-Type|User-Agent|Steps|Steps to reproduce|Expected|Expected behaviou?r|Actual|Actual behaviou?r|Version|Environment|Workaround[^:]{0,40}|Description|Labels?|Assignee|Reporter|Status|Title|Body|Comment|Answer|Question|Q|A(?: \([^)]*\))?|Human|Assistant|User|System)\s*:\s/i,
  /^(?:寄件者|收件者|发件人|收件人|主旨|主题|主題|標題|标题|內容|内容|步驟|步骤|版本|環境|环境|預期|预期|實際|实际|問|问|答|描述|建議|建议|回覆|回复|作者|日期|提示|注意事項)\s*[:：]/,
  // Comma-separated rows and minified text.
  /^(?:[^,\s]+,){3,}[^,\s]*$|^[^\s\u3400-\u9fff]{160,}$/,
  /^\s*[\w-]+(?:\.[\w-]+)*\s*[=:]\s*(?:["'{[]|true$|false$|null$|-?\d+(?:\.\d+)?$)/,
]

/** "keep to these from now on", 以后都按这个来: what stands above is to hold. */
export function laysDownAbove(line: string): boolean {
  return line.length <= LONGEST_CLOSE && CLOSES.test(line.trim())
}

const LONGEST_CLOSE = 80
const CLOSES =
  /^(?:(?:please|and|so|ok|always|now),? )*(?:(?:keep|stick) (?:to|with)|follow|respect|remember|obey|adhere to|comply with) (?:all )?(?:of )?(?:these|those|them|the above|this list)(?: (?:rules|points|things|conventions|three|four|five|\d+))?(?:,? (?:please|pls|from now on|always|for good|everywhere|going forward|in (?:the )?future|from here on|all the time|(?:in|for|across) (?:this|our|the)(?: (?:whole|entire))? (?:repo|repository|project|codebase)))*[.!]*$|^(?:(?:all (?:of )?)?(?:these|those|this|the above)|they)(?: (?:rules|points|conventions))?(?: all)? (?:(?:always )?(?:hold|apply|count|stand)s?(?: (?:always|for good|everywhere|from now on|(?:in|for|across) (?:this|our|the|every|all)(?: (?:whole|entire))? (?:repo|repository|project|codebase|files|code)))+|are (?:our|the|my|house|team) (?:house |team |ground )?(?:rules|conventions|standards))[.!]*$|^(?:[请請]|以上|上面|[这這](?:些|几[条點点])|[这這][几幾][条條點点]|以[后後]|今[后後]|[务務]必|都|[就也]|要|得|必[须須]|一律|全部)+(?:遵守|[照按](?:[这這][个個些]|此|上面的?|以上)?(?:[来來]|做|[办辦]|[写寫]|[执執]行)|[记記]住|有效|[适適]用)[。！!]*$/i

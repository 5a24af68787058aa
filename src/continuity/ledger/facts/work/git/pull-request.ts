import type { Ledger } from '../../../facts.ts'
import { SWITCHES } from './branches.ts'
import type { Answered } from './commits.ts'

/** `gh pr create` answers with an address; otherwise the number that was asked about. What became of it is told with it. */
export function takePullRequest(ledger: Ledger, { command, output, failed }: Answered, before: string): void {
  const asked = askedOf(command)
  if (asked === undefined) {
    if (/^git push\b/m.test(command)) takeShown(ledger, output)
    return
  }
  const branch = branchOf(ledger, command, asked.verb, before)
  if (isOfOther(asked, branch)) return
  const { verb, number: named, discussed } = asked
  const known = ledger.work.pullRequest
  const isOwn = known.name !== '' && known.branch === branch
  const url = /https:\/\/\S+\/(?:pull|merge_requests)\/(\d+)/.exec(output)
  const shown = NUMBER.exec(output)
  const ofBranch = !isOwn && OF_BRANCH.has(verb) ? (url?.[1] ?? shown?.[1] ?? shown?.[2]) : undefined
  const number = verb === 'create' ? url?.[1] : (named ?? ofBranch)
  const isKnown = number === undefined ? isOwn : new RegExp(`^#${number}\\b`).test(known.name)
  // Anybody's can be looked at.
  const isLook = (verb === 'diff' || (verb === 'view' && named !== undefined)) && !discussed
  const isHead = isOfHead(output, branch) || (COMES_TO.has(verb) && !failed)
  if (!isKnown && isLook && !isHead) return
  // Nobody waits for the checks of a request, or changes its title, that is not the one in hand.
  const isOfBranch = isHead || verb === 'create' || named === undefined || (!isOwn && OF_ONES_OWN.has(verb))
  // Another one takes not the place of the branch's own.
  if (!isKnown && isOwn && !isOfBranch) return
  if (!isKnown && number !== undefined) {
    const address = url?.[1] === number ? ` (${url?.[0].replace(/["',)]+$/, '')})` : ''
    // A host makes one only of what it has got.
    const pushed = verb === 'create' && !failed ? { pushStep: ledger.step, unpushed: 0 } : {}
    const request = { name: `#${number}${address}`, step: ledger.step, ...(isOfBranch && { branch }) }
    ledger.work = { ...ledger.work, ...pushed, pullRequest: request }
  }
  // It was spoken of before anything said whose it is.
  if (isKnown && number !== undefined && isOfBranch && known.branch === undefined)
    ledger.work = { ...ledger.work, pullRequest: { ...known, branch } }
  const state = failed || !TELLS_STATE.has(verb) ? undefined : stateIn(command, verb, output)
  if (state === undefined || (!isKnown && number === undefined)) return
  const { state: _, ...request } = ledger.work.pullRequest
  ledger.work = { ...ledger.work, pullRequest: { ...request, ...(state !== 'open' && { state }) } }
}

/** A server may answer to a push with the request that its branch has. */
function takeShown(ledger: Ledger, output: string): void {
  const [, branch, address, number] = SHOWN.exec(output) ?? []
  if (branch === undefined || branch !== ledger.branch) return
  const pullRequest = { name: `#${number} (${address})`, step: ledger.step, branch }
  if (ledger.work.pullRequest.name !== pullRequest.name) ledger.work = { ...ledger.work, pullRequest }
}

/** The branch that was in hand when it was asked: a merge and what follows in the line lead away from it. */
function branchOf(ledger: Ledger, command: string, verb: string, before: string): string {
  const given = verb === 'create' ? HEAD_GIVEN.exec(command)?.[1] : undefined
  if (given !== undefined) return given
  if (COMES_TO.has(verb)) return ledger.branch
  const went = command.search(SWITCHES)
  return went !== -1 && went >= command.search(ASKS) ? before : ledger.branch
}

/** The person says that it is merged: it is not spoken of any more. */
export function takeMergeTold(ledger: Ledger, text: string): void {
  const { branch, ...pullRequest } = ledger.work.pullRequest
  if (branch === undefined || !SPEAKS.test(text)) return
  const numbers = [...text.matchAll(NUMBERED)].map(([, one, two]) => `#${one ?? two}`)
  if (numbers.length > 0 && !numbers.includes(pullRequest.name.split(' ', 1)[0] ?? '')) return
  const says = (sentence: string) => MERGED.test(sentence) && !NOT_YET.test(sentence)
  if (text.split(/(?<=[.!?。！？\n])/).some(says)) ledger.work = { ...ledger.work, pullRequest }
}

const OF_ONES_OWN: ReadonlySet<string> = new Set(['checks', 'edit', 'ready'])

interface Asked {
  readonly verb: string
  /** Undefined where it is about the branch, or about one that is named otherwise. */
  readonly number: string | undefined
  readonly branch: string
  /** Whose comments are read and answered is the one that is worked on. */
  readonly discussed: boolean
}

function askedOf(command: string): Asked | undefined {
  const pulls = /^gh api \S*\/pulls\/(\d+)\/(?:comments|reviews)\b/m.exec(command)?.[1]
  if (pulls !== undefined) return { verb: 'comments', number: pulls, branch: '', discussed: true }
  if (/^gt submit\b/m.test(command)) return { verb: 'create', number: undefined, branch: '', discussed: false }
  const [, verb, rest = ''] = /^(?:gh pr|glab mr) ([a-z]+)([^&|;\n]*)/m.exec(command) ?? []
  if (verb === undefined) return undefined
  const one = verb === 'create' ? '' : firstWord(rest)
  const number = /^[#!]?(\d+)$|\/(?:pull|merge_requests)\/(\d+)/.exec(one)
  const discussed = /--comments\b|--json \S*comments/.test(rest)
  return { verb, number: number?.[1] ?? number?.[2], branch: number === null ? one : '', discussed }
}

/** The first word that is no option, and not what an option is told. */
function firstWord(rest: string): string {
  const words = rest.trim().split(/\s+/)
  return words.find((word, at) => word !== '' && !word.startsWith('-') && !TAKES_VALUE.test(words[at - 1] ?? '')) ?? ''
}

function isOfOther({ verb, branch }: Asked, own: string): boolean {
  return branch !== '' && branch !== own && OF_BRANCH.has(verb)
}

function isOfHead(output: string, branch: string): boolean {
  const head = /"headRefName": ?"([^"]+)"|^head:\s+(\S+)|\bfrom (\S+)$/m.exec(output)
  return branch !== '' && head !== null && [head[1], head[2], head[3]].includes(branch)
}

function stateIn(command: string, verb: string, output: string): 'open' | 'merged' | 'closed' | undefined {
  const told = /"state": ?"(MERGED|CLOSED|OPEN)"|^(?:state:\s+)?(MERGED|CLOSED|OPEN)$/im.exec(output)
  const word = (told?.[1] ?? told?.[2])?.toLowerCase()
  if (/"mergedAt": ?"\d/.test(output)) return 'merged'
  if (word === 'merged' || word === 'closed' || word === 'open') return word
  if (verb === 'merge' && !/--auto\b|--disable-auto\b|--when-pipeline-succeeds\b/.test(command)) return 'merged'
  if (verb === 'close') return 'closed'
  return verb === 'reopen' ? 'open' : undefined
}

/** Without a number these are about the request of the branch; others list anybody's. */
const TELLS_STATE: ReadonlySet<string> = new Set(['view', 'merge', 'close', 'reopen', 'ready', 'edit', 'update'])
const OF_BRANCH: ReadonlySet<string> = new Set([...TELLS_STATE, 'checks'])
const COMES_TO: ReadonlySet<string> = new Set(['checkout', 'co'])
const ASKS = /^(?:gh pr|glab mr|gh api|gt submit)\b/m
const HEAD_GIVEN = /^(?:gh pr|glab mr) create\b[^&|;\n]*\s(?:--head[= ]|-H ?|--source-branch[= ])(?:[\w-]+:)?([^\s:]+)/m
const NUMBER = /"number": ?(\d+)|^number:\s+(\d+)$/m
const SHOWN = /View merge request for (\S+?):?\s+(?:remote:\s+)?(https:\/\/\S+\/merge_requests\/(\d+))/
const NUMBERED = /#(\d+)|\/(?:pull|merge_requests)\/(\d+)/g
const SPEAKS = /merged|合并|合併/i
const MERGED = new RegExp(
  [
    /\b(?:I|we)(?:['’]ve| have)?(?: just| already| now)* merged(?=\s*(?:$|[.,!;:#]|(?:it|this|that|now|them|both|already|and|(?:the |your |my )?(?:PR|MR|pull|merge request)|https?:)))/,
    /(?:\b(?:PR|MR|pull request|merge request|it|that|this)|#\d+)(?:['’]s| is| was| has been| got| has)?(?: now| already| just| been)* merged\b/,
    /^\s*(?:(?:ok|okay|done|great|thanks|just|already|now)\b[\s,.!-]*)*merged\b(?! (?:main|master|conflict|branch|into|with))/,
    /(?:已经?|已經|刚刚?|剛剛?|都)[\u4e00-\u9fff]{0,4}?(?:合并|合併)|(?:合并|合併)(?:了|好了|完了|完成)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)
/** Asked, wished or laid down for later. */
const NOT_YET =
  /[?？]\s*$|\b(?:if|when|once|after|until|till|before|unless|whether|not|never|get|should|must)\b|n['’]t\b|如果|等|之后|之後|以后|以後|再|吗|嗎|没|沒|未|不/i
const TAKES_VALUE =
  /^(?:-[qRbtFABl]|--(?:json|jq|template|repo|body|body-file|title|subject|match-head-commit|author-email|base|comment|add-\S+|remove-\S+))$/

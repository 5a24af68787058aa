import type { Ledger } from '../../../facts.ts'
import type { Answered } from './commits.ts'

/** `gh pr create` answers with an address; otherwise the number that was asked about. What became of it is told with it. */
export function takePullRequest(ledger: Ledger, { command, output, failed }: Answered): void {
  const asked = askedOf(command)
  if (asked === undefined || isOfOther(asked, ledger.branch)) return
  const { verb, number: named, discussed } = asked
  const known = ledger.work.pullRequest
  const url = /https:\/\/\S+\/(?:pull|merge_requests)\/(\d+)/.exec(output)
  const ofBranch = known.name === '' && OF_BRANCH.has(verb) ? url?.[1] : undefined
  const number = verb === 'create' ? url?.[1] : (named ?? ofBranch)
  const isKnown = number === undefined ? known.name !== '' : new RegExp(`^#${number}\\b`).test(known.name)
  // Anybody's can be looked at.
  const isLook = (verb === 'view' || verb === 'diff') && !discussed
  if (!isKnown && isLook && !isOfHead(output, ledger.branch)) return
  if (!isKnown && number !== undefined) {
    const address = url?.[1] === number ? ` (${url?.[0].replace(/["',)]+$/, '')})` : ''
    // A host makes one only of what it has got.
    const pushed = verb === 'create' && !failed ? { pushStep: ledger.step, unpushed: 0 } : {}
    ledger.work = { ...ledger.work, ...pushed, pullRequest: { name: `#${number}${address}`, step: ledger.step } }
  }
  const state = failed || !TELLS_STATE.has(verb) ? undefined : stateIn(command, verb, output)
  if (state === undefined || (!isKnown && number === undefined)) return
  const { state: _, ...request } = ledger.work.pullRequest
  ledger.work = { ...ledger.work, pullRequest: { ...request, ...(state !== 'open' && { state }) } }
}

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
  return branch !== '' && branch !== own && TELLS_STATE.has(verb)
}

function isOfHead(output: string, branch: string): boolean {
  const head = /"headRefName": ?"([^"]+)"|^head:\s+(\S+)|\bfrom (\S+)$/m.exec(output)
  return branch !== '' && head !== null && [head[1], head[2], head[3]].includes(branch)
}

function stateIn(command: string, verb: string, output: string): 'open' | 'merged' | 'closed' | undefined {
  const told = /"state": ?"(MERGED|CLOSED|OPEN)"|^state:\s+(MERGED|CLOSED|OPEN)$/im.exec(output)
  const word = (told?.[1] ?? told?.[2])?.toLowerCase()
  if (word === 'merged' || word === 'closed' || word === 'open') return word
  if (verb === 'merge' && !/--auto\b|--disable-auto\b|--when-pipeline-succeeds\b/.test(command)) return 'merged'
  if (verb === 'close') return 'closed'
  return verb === 'reopen' ? 'open' : undefined
}

/** Without a number these are about the request of the branch; others list anybody's. */
const TELLS_STATE: ReadonlySet<string> = new Set(['view', 'merge', 'close', 'reopen', 'ready', 'edit', 'update'])
const OF_BRANCH: ReadonlySet<string> = new Set([...TELLS_STATE, 'checks'])
const TAKES_VALUE =
  /^(?:-[qRbtFABl]|--(?:json|jq|template|repo|body|body-file|title|subject|match-head-commit|author-email|base|comment|add-\S+|remove-\S+))$/

import type { Ledger } from '../../../facts.ts'
import type { Answered } from './commits.ts'

/** What has reached the server: this branch, or only a tag or another one. */
export function takePush(ledger: Ledger, { command, output, failed }: Answered): void {
  const [, rest = ''] = /\bgit\b[^&|;\n]*\bpush\b([^&|;\n]*)/.exec(command) ?? [undefined, undefined]
  if (!/\bgit\b[^&|;\n]*\bpush\b/.test(command) || /--dry-run\b|\s-n\b/.test(rest)) return
  const { apart: _, rejected: __, ...work } = ledger.work
  const why = /! \[(?:remote )?rejected\].*\(([^)]+)\)|error: (failed to push)/.exec(output)
  if (why !== null) {
    ledger.work = { ...ledger.work, rejected: { why: why[1] ?? '', step: ledger.step } }
    return
  }
  if (/^fatal:/m.test(output) || (failed && !/->/.test(output)) || !isOfBranch(rest, output, ledger.branch)) return
  ledger.work = { ...work, pushStep: ledger.step, unpushed: 0 }
}

function isOfBranch(rest: string, output: string, branch: string): boolean {
  const lines = [...output.matchAll(UPDATED)].map(([, what = '', from = '', to = '']) => ({ what, from, to }))
  if (lines.length > 0)
    return lines.some(
      ({ what, from, to }) =>
        !/tag|deleted/.test(what) && (branch === '' || from === branch || from === 'HEAD' || to === branch),
    )
  if (/\s(?:--all|--mirror)\b/.test(rest)) return true
  if (/\s(?:--tags|--delete|-d)\b/.test(rest)) return false
  const [, ...refs] = rest.split(/\s+/).filter((word) => word !== '' && !/^-|^\d?>/.test(word))
  const named = refs.map((ref) => (ref.replace(/^\+/, '').split(':')[0] ?? '').replace(/^refs\/heads\//, ''))
  return named.length === 0 || branch === '' || named.some((ref) => ref === branch || ref === 'HEAD')
}

/** `gh pr create` answers with an address; otherwise the number that was asked about. What became of it is told with it. */
export function takePullRequest(ledger: Ledger, { command, output, failed }: Answered): void {
  // Whose comments are read and answered is the one that is worked on.
  const discussed = /\bgh api \S*\/pulls\/(\d+)\/(?:comments|reviews)\b/.exec(command)?.[1]
  if (discussed === undefined && !/\b(?:gh pr|glab mr|gt submit)\b/.test(command)) return
  const made = /\b(?:gh pr create|glab mr create|gt submit)\b/.test(command)
  const url = /https:\/\/\S+\/(?:pull|merge_requests)\/(\d+)/.exec(output)
  const asked = /\bgh pr (view|checks|diff|ready|edit|comment|merge|checkout|close|reopen) #?(\d+)/.exec(command)
  const known = ledger.work.pullRequest
  const ofBranch = /\bgh pr (?:view|ready|edit|merge|checks)\b|\bglab mr\b/.test(command) ? url?.[1] : undefined
  const found = asked?.[2] ?? discussed ?? (known.name === '' ? ofBranch : undefined)
  const number = made ? url?.[1] : found
  const isKnown = number === undefined ? known.name !== '' : new RegExp(`^#${number}\\b`).test(known.name)
  // Anybody's can be looked at.
  const isLook = /^(?:view|diff)$/.test(asked?.[1] ?? '') && !/\bcomments\b/.test(command)
  if (!isKnown && isLook && !isOfHead(output, ledger.branch)) return
  if (!isKnown && number !== undefined) {
    const address = url?.[1] === number ? ` (${url?.[0].replace(/["',)]+$/, '')})` : ''
    ledger.work = { ...ledger.work, pullRequest: { name: `#${number}${address}`, step: ledger.step } }
  }
  const state = failed || discussed !== undefined ? undefined : stateIn(command, output)
  if (state === undefined || (!isKnown && number === undefined)) return
  const { state: _, ...request } = ledger.work.pullRequest
  ledger.work = { ...ledger.work, pullRequest: { ...request, ...(state !== 'open' && { state }) } }
}

function isOfHead(output: string, branch: string): boolean {
  const head = /"headRefName": ?"([^"]+)"|^head:\s+(\S+)|\bfrom (\S+)$/m.exec(output)
  return branch !== '' && head !== null && [head[1], head[2], head[3]].includes(branch)
}

function stateIn(command: string, output: string): 'open' | 'merged' | 'closed' | undefined {
  const told = /"state": ?"(MERGED|CLOSED|OPEN)"|^state:\s+(MERGED|CLOSED|OPEN)$/im.exec(output)
  const word = (told?.[1] ?? told?.[2])?.toLowerCase()
  if (word === 'merged' || word === 'closed' || word === 'open') return word
  if (/\bgh pr merge\b/.test(command) && !/--auto\b|--disable-auto\b/.test(command)) return 'merged'
  if (/\bgh pr close\b/.test(command)) return 'closed'
  return /\bgh pr reopen\b/.test(command) ? 'open' : undefined
}

const UPDATED = /^[ *+=!-]*\s*(\[[^\]]+\]|[0-9a-f]{6,}\.{2,3}[0-9a-f]{6,})\s+(\S+)\s+->\s+(\S+)/gm

import type { Ledger } from '../../../facts.ts'
import type { Answered } from './commits.ts'
import { seeHead } from './head.ts'

/** What has reached the server: this branch, or only a tag or another one. */
export function takePush(ledger: Ledger, { command, output, failed }: Answered): void {
  const [, rest, joint = ''] = /^git push\b([^&|;\n]*)([&|;]*)/m.exec(command) ?? []
  if (rest === undefined || /--dry-run\b|\s-n\b/.test(rest)) return
  if (SENT_OFF.test(output)) {
    ledger.work = { ...ledger.work, unseenPush: ledger.step }
    return
  }
  const { apart: _, rejected: __, rewritten: ___, ...work } = ledger.work
  const why = /! \[(?:remote )?rejected\].*\(([^)]+)\)|error: (failed to push)/.exec(output)
  if (why !== null) {
    ledger.work = { ...ledger.work, rejected: { why: why[1] ?? '', step: ledger.step } }
    return
  }
  if (/^fatal:/m.test(output) || (failed && !/->/.test(output)) || !isOfBranch(rest, output, ledger.branch)) return
  // A pipe, or what runs whatever came of it, hides how it ended.
  const isHidden = joint === '|' || joint === '||' || joint === ';'
  const isSilent = /\s(?:-[a-zA-Z]*q|--quiet)\b/.test(rest) && output.trim() === ''
  if (isHidden && !isSilent && !REACHED.test(output)) ledger.work = { ...ledger.work, unseenPush: ledger.step }
  else {
    ledger.work = { ...work, pushStep: ledger.step, pushBranch: ledger.branch, unpushed: 0 }
    if (!COMMITS_AFTER.test(command)) takeEnd(ledger, output)
  }
}

/** The new end of what was pushed is where the branch stands. */
function takeEnd(ledger: Ledger, output: string): void {
  const lines = [...output.matchAll(UPDATED)].filter(([, , from]) => from === 'HEAD' || from === ledger.branch)
  const hash = /\.([0-9a-f]{6,})$/.exec(lines.at(-1)?.[1] ?? '')?.[1]
  const { commit, rebaseStep = 0 } = ledger.work
  if (hash === undefined || rebaseStep > commit.step) return
  if (commit.made && commit.hash === '') ledger.work = { ...ledger.work, commit: { ...commit, hash } }
  else seeHead(ledger, { hash, refs: '', subject: '' })
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

const COMMITS_AFTER = /^git push\b[\s\S]*^git (?:commit|revert|cherry-pick|am)\b/m
const SENT_OFF = /^Command (?:is |was )?(?:running|manually backgrounded|backgrounded)\b/
const REACHED = / -> \S|^Everything up-to-date|^branch '.+' set up to track/m
const UPDATED = /^[ *+=!-]{0,8}(?<!\S)(\[[^\]]+\]|[0-9a-f]{6,}\.{2,3}[0-9a-f]{6,})\s+(\S+)\s+->\s+(\S+)/gm

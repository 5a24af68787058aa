import { clipClause } from '../../../../../base/text/sentences.ts'
import { oneLine } from '../../../../../base/text/text.ts'
import type { Entry } from '../../../../transcript/entry.ts'
import type { Ledger } from '../../../facts.ts'
import { put } from '../../../put.ts'
import { gitLines } from './git-lines.ts'
import { ownCommits } from './whose.ts'

/** The branch that a command has made: one that was refused or failed has made none. */
export function takeBranch(ledger: Ledger, command: string): void {
  const branch = /^git (?:checkout -b|switch -c) (\S+)/m.exec(gitLines(command))?.[1]
  if (branch !== undefined) ledger.branch = branch
}

/** The last commit and pull request: read from what git itself answered to the agent's command. */
export function takeGitResult(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>, command: string): void {
  const asked = gitLines(command)
  if (/^git commit\b/m.test(asked)) takeCommit(ledger, entry, command)
  if (/^gh pr create\b/m.test(asked)) takePullRequest(ledger, entry)
}

function takeCommit(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>, command: string): void {
  const [made] = ownCommits(ledger, command, entry.text.slice(0, 20_000))
  if (made === undefined) return
  const [, branch = '', , name = '', said = ''] = made
  const subject = clipClause(oneLine(said), 100)
  ledger.branch = branch
  put(ledger, entry, {
    kind: 'git',
    key: 'commit',
    text: `Last commit ${name} on ${branch}: ${subject}`,
    status: 'active',
    own: { what: 'commit', name, branch, subject },
  })
}

function takePullRequest(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>): void {
  const url = /https?:\/\/\S+\/(?:pull|merge_requests)\/\d+/.exec(entry.text)?.[0]
  if (url === undefined) return
  put(ledger, entry, {
    kind: 'git',
    key: 'pull-request',
    text: `Pull request opened: ${url}`,
    status: 'open',
    own: { what: 'pull-request', name: url, branch: '', subject: '' },
  })
}

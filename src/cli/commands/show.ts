import { ellipsis } from '../../base/text/text.ts'
import { isTurnOver } from '../../continuity/compose/now-line.ts'
import { editsSince } from '../../continuity/compose/parts/checks/edits-since.ts'
import { composeRecovery } from '../../continuity/feature/compose-recovery.ts'
import { presentOf } from '../../continuity/feature/present.ts'
import { recheck, worldOf } from '../../continuity/feature/repository.ts'
import type { Fact, FactKind, Ledger } from '../../continuity/ledger/facts.ts'
import type { Language } from '../../messages/index.ts'
import { said, t } from '../../messages/people/speak.ts'
import { isAdopted } from '../../platform/files/adopted.ts'
import { files } from '../../platform/files/file-port.ts'
import { hasFile } from '../../platform/files/reading.ts'
import { isTrustedText } from '../../platform/files/trusted-file.ts'
import { REDACTOR, redactDeep } from '../../platform/redact.ts'
import type { Sql } from '../../storage/sql.ts'
import type { Call, Command } from '../command.ts'
import { languageOf } from '../language.ts'
import { factText } from '../report/fact-text.ts'
import { sessionHere, whose } from '../session-here.ts'
import type { SessionRow } from '../sessions.ts'
import { settingsHere } from '../settings/load-settings.ts'
import { withStore } from '../store.ts'

export const show: Command = {
  takes: '[session]',
  words: 1,
  options: {
    recovery: { about: 'Print what would be put back if the session were compacted now.' },
    all: { about: 'Also what was superseded or is done.' },
  },
  examples: ['throughline show', 'throughline show --recovery', 'throughline show 0d1032c4 --json'],
  prints: ['show', 'show-recovery'],
  run: (call) =>
    withStore(call.paths, async (sql) => {
      const session = sessionHere(sql, call)
      const ledger = redactDeep(ledgerOf(sql, session))
      if (call.flag('recovery')) {
        const { language } = await languageOf(call)
        const { settings } = await settingsHere(call)
        const context = { language, settings, compaction: {} }
        const { text } = composeRecovery(context, {
          snapshot: ledger,
          blocks: await blocksOf(sql, call, session, language),
          marks: recheck(files, sql, session.project, ledger, () => true),
          world: worldOf(files, session.project, ledger),
          trigger: 'auto',
          steer: '',
        })
        return {
          text: text || t`Nothing would be put back: nothing is established yet.`,
          json: { session: session.session, recovery: text },
        }
      }
      const facts = Object.values(ledger.facts).filter(({ status }) => call.flag('all') || !OVER.has(status))
      return {
        text: whose(session, sql, call) + textOf(session, ledger, facts),
        json: { session: session.session, epoch: ledger.epoch, facts },
      }
    }),
}

function ledgerOf(sql: Sql, { session, transcript, host }: SessionRow): Ledger {
  const thread = { session, agent: '' }
  const file = transcript === null ? undefined : { path: transcript, host, redact: REDACTOR }
  return presentOf(files, sql, thread, file).ledger
}

/** What the hooks would be given by the workflow, and where the rest can be asked for; core memories, their last guests, are not looked at. */
async function blocksOf(sql: Sql, call: Call, { session, project }: SessionRow, language: Language) {
  const { workflowBlocks } = await import('../../workflow/feature/blocks.ts')
  const { presentIn } = await import('../workflow/tools.ts')
  const context = {
    sql,
    write: <Result>(work: (store: Sql) => Result) => sql.transaction(() => work(sql)),
    language,
    now: call.now,
    files: async () => files,
    hasFile,
    isTrusted: (path: string, text: string) => isTrustedText(call.paths.trust, path, text),
    isAdopted: (path: string) => isAdopted(call.paths.adopted, path),
    note: () => undefined,
    settings: (await settingsHere(call)).settings,
    ...presentIn(sql, call),
  }
  const { pastBlocks } = await import('../../past/line.ts')
  return [
    ...(await workflowBlocks(context, { session, agent: '', project })),
    ...pastBlocks(context, { session, agent: '' }),
  ]
}

const OVER: ReadonlySet<string> = new Set(['superseded', 'done'])

const HEADINGS: readonly (readonly [FactKind, string])[] = [
  ['goal', 'What the person said'],
  ['constraint', 'Limits the person set'],
  ['rule', 'Rules of the plan or item in hand'],
  ['skill', 'Skills in use'],
  ['task', 'Tasks'],
  ['left', 'Left open'],
  ['flight', 'Still running'],
  ['check', 'Checks'],
  ['decision', 'Decisions'],
  ['test', 'Tests'],
  ['error', 'Errors and their repairs'],
  ['dead-end', 'Dead ends'],
  ['way', 'Does not work here'],
  ['question', 'Open questions'],
  ['file', 'Files'],
  ['symbol', 'Symbols'],
  ['command', 'Commands'],
  ['git', 'Git'],
  ['note', 'Notes'],
]
const SHOWN = 12

function textOf(session: SessionRow, ledger: Ledger, facts: readonly Fact[]): string {
  const over = Object.keys(ledger.facts).length - facts.length
  const head = [
    t`Session ${session.session}`,
    session.epoch === 1 ? t`1 compaction` : t`${session.epoch} compactions`,
    facts.length === 1 ? t`1 fact` : t`${facts.length} facts`,
    ...(over > 0 ? [t`and ${over} superseded or done (--all)`] : []),
  ].join(said(', '))
  const sections = HEADINGS.flatMap(([kind, heading]) => {
    const ofKind = facts.filter((fact) => fact.kind === kind).sort((a, b) => b.lastSeen - a.lastSeen)
    if (ofKind.length === 0) return []
    const more = ofKind.length > SHOWN ? [t`  … ${ofKind.length - SHOWN} more (--json has all)`] : []
    const lines = ofKind.slice(0, SHOWN).map((fact) => lineOf(fact, ledger))
    return ['', `${said(heading)} (${ofKind.length})`, ...lines, ...more]
  })
  return [head, ...(sections.length > 0 ? sections : ['', t`Nothing is established yet.`])].join('\n')
}

function lineOf(fact: Fact, ledger: Ledger): string {
  const state = stateOf(fact, ledger)
  const text =
    fact.kind === 'file'
      ? `${fact.path}: ${said(fact.touches.at(-1)?.act ?? 'seen')}${whyOf(fact)}`
      : factText(fact.kind, fact.text)
  const times = fact.count > 1 ? timesOf(fact) : ''
  return `  - ${ellipsis(text.replace(/\s+/g, ' '), 140)}${state === '' ? '' : ` ${state}`}${times}`
}

/** The same as the recovery says of it. */
function stateOf(fact: Fact, ledger: Ledger): string {
  if (fact.kind === 'goal' && fact.status === 'open' && isTurnOver(ledger)) return t`[answered]`
  if (fact.kind === 'check' && fact.outcome === 'passed') {
    const edits = editsSince(ledger, fact.lastSeen)
    return edits === 0 ? t`[passed]` : t`[passed, edited since]`
  }
  return fact.status === 'failing' || fact.status === 'open' ? said(`[${fact.status}]`) : ''
}

/** A test is told by how it ended last: that says nothing about its other runs. */
function timesOf({ kind, count }: Fact): string {
  return kind === 'test' ? t` (the last of ${count} runs)` : ` (${count}×)`
}

function whyOf(fact: Extract<Fact, { kind: 'file' }>): string {
  const why = fact.touches.at(-1)?.why
  return why ? ` (${why})` : ''
}

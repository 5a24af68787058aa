import { LEDGER_VERSION, type Ledger } from './facts.ts'

export function emptyLedger(): Ledger {
  return {
    version: LEDGER_VERSION,
    step: 0,
    epoch: 0,
    epochStep: 0,
    turn: 0,
    turnStep: 0,
    cwd: '',
    branch: '',
    facts: {},
    names: {},
    calls: {},
    broken: {},
    lead: { text: '', step: 0, purpose: '' },
    endings: [],
    last: { what: '', text: '', step: 0 },
    work: {
      here: '',
      commit: { hash: '', subject: '', step: 0, made: false },
      pushStep: 0,
      unpushed: 0,
      pullRequest: { name: '', step: 0 },
      edits: [],
      editSteps: [],
      staged: [],
      conflict: { what: '', line: '', step: 0 },
    },
  }
}

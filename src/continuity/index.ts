export { anchorsOf } from '../base/names.ts'
export { advance } from './ledger/advance.ts'
export type { Fact, FactKind, FactOf, Ledger, Status, Touch } from './ledger/facts.ts'
export { emptyLedger } from './ledger/put.ts'
export type { Use } from './ledger/state.ts'
export { type Audit, audit, withoutAnalysis } from './measure/fates.ts'
export { type CaseScore, needsOf, readableAnchors, type ScoreInput, scoreCase } from './measure/score.ts'
export { type DeltaInput, delta } from './texts/delta.ts'
export {
  ENGLISH,
  LABELS,
  type Labels,
  type LineWords,
  type Part,
  SIMPLIFIED_CHINESE,
  TRADITIONAL_CHINESE,
} from './texts/labels.ts'
export { type ExtraBlock, type Marks, type RecoverInput, type Recovery, recover } from './texts/recover.ts'
export { STEER_WORDS, type SteerInput, type SteerWords, steer } from './texts/steer.ts'
export type { Boundary, Entry, Origin, Place, Prompt, Said, Summary, ToolCall, ToolResult } from './transcript/entry.ts'
export {
  type ClaudeReader,
  type ClaudeReaderOptions,
  type ClaudeReadingEnd,
  createClaudeReader,
} from './transcript/hosts/claude-code.ts'
export { type ByteSource, lastAssistantText } from './transcript/readers.ts'
export { WHOLE_BYTES } from './transcript/skim.ts'

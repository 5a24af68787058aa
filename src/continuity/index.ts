export { anchorsOf } from './anchors.ts'
export { type Audit, audit, withoutAnalysis } from './audit.ts'
export { type DeltaInput, delta } from './delta.ts'
export {
  ENGLISH,
  GROUPS,
  type Group,
  LABELS,
  type Labels,
  type LineWords,
  SIMPLIFIED_CHINESE,
  TRADITIONAL_CHINESE,
} from './labels.ts'
export { advance } from './ledger/advance.ts'
export { emptyLedger } from './ledger/empty.ts'
export type { Fact, FactKind, FactOf, Ledger, Status, Touch, Use } from './ledger/facts.ts'
export { type ExtraBlock, type Marks, type RecoverInput, type Recovery, recover } from './recover.ts'
export { type CaseScore, needsOf, readableAnchors, type ScoreInput, scoreCase } from './score.ts'
export { STEER_WORDS, type SteerInput, type SteerWords, steer } from './steer.ts'
export {
  type ClaudeReader,
  type ClaudeReaderOptions,
  createClaudeReader,
  type ReadingEnd,
} from './transcript/claude-code.ts'
export type { Boundary, Entry, Origin, Place, Prompt, Said, Summary, ToolCall, ToolResult } from './transcript/entry.ts'
export { type ByteSource, lastAssistantText } from './transcript/last-assistant.ts'
export { WHOLE_BYTES } from './transcript/skim.ts'

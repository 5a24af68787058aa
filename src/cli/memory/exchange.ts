import { type Call, type Result, usageError } from '../command.ts'
export function exportMemories(_call: Call): Promise<Result> {
  throw usageError('not yet', '')
}
export function importMemories(_call: Call): Promise<Result> {
  throw usageError('not yet', '')
}

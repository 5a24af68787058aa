import { type Memory, memoryAt } from '../../memory/store/record.ts'
import { CommandError } from '../command.ts'
import { type MemoryDesk, uriFrom } from '../memory/place.ts'

/** The memory that an agent names. */
export function memoryHere(desk: MemoryDesk, word: string): Memory {
  const { uri } = uriFrom(word, desk)
  const memory = memoryAt(desk.sql, desk.place.project, uri)
  if (memory && memory.status !== 'deleted') return memory
  throw new CommandError(`there is no memory ${uri}`, 'memory_search finds what there is')
}

/** The one that an agent would change or forget. */
export function changeableHere(desk: MemoryDesk, word: string): Memory {
  mayBeWritten(uriFrom(word, desk).uri)
  return memoryHere(desk, word)
}

export function mayBeWritten(uri: string): void {
  if (uri.startsWith('system://'))
    throw new CommandError(
      `${uri} cannot be written`,
      'system:// is made up when it is read; use project, workflow, user or task',
    )
}

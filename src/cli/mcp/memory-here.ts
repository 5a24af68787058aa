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

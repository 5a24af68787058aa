import { isAgentsShell } from '../../hosts/agents-shell.ts'
import type { Wish } from '../../memory/proposals/asks-for.ts'
import type { ProposedChange } from '../../memory/proposals/proposals.ts'
import { EVERYWHERE } from '../../memory/store/identity.ts'
import type { Memory } from '../../memory/store/record.ts'
import { t } from '../../messages/people/speak.ts'
import { type Call, CommandError, type Result } from '../command.ts'
import type { MemoryDesk } from './place.ts'
import { fullJson } from './present.ts'

/** Who types: what is run in an agent's shell is the agent's, whatever the command. */
export function whoTypes({ environment }: Pick<Call, 'environment'>): 'user' | 'agent' {
  return isAgentsShell(environment) ? 'agent' : 'user'
}

/** What nobody does in the person's name: agreeing, refusing, bringing back what they gave up. */
export function onlyThePerson(call: Call): void {
  if (whoTypes(call) === 'agent')
    throw new CommandError(
      t`only the person does that, and this is run in an agent's shell`,
      t`they type it in a terminal of their own, or press the button on the page that throughline view shows`,
    )
}

/** The same of a memory of theirs, and of what is told in every project. */
export function onlyThePersonOf(call: Call, { trust, project }: Memory): void {
  if (trust === 'user' || project === EVERYWHERE) onlyThePerson(call)
}

/** An agent changes or forgets what the person said as it does with its tools: when they asked for it. Otherwise it is a proposal. */
export async function proposedByAgent(
  call: Call,
  desk: MemoryDesk,
  memory: Memory,
  wish: Wish,
  change: ProposedChange = {},
): Promise<Result | undefined> {
  if (whoTypes(call) === 'user') return undefined
  if (wish === 'change' && memory.project === EVERYWHERE && memory.status === 'active') onlyThePerson(call)
  const { proposedInstead } = await import('../mcp/persons-word.ts')
  const text = proposedInstead(call, desk, memory, wish, change)
  return text === undefined ? undefined : { text, json: fullJson(desk, memory) }
}

/** What an agent wrote and that tells others what to do waits for the person. '' where nothing does. */
export async function waitsAsOrder(call: Call, desk: MemoryDesk, memory: Memory): Promise<string> {
  if (whoTypes(call) === 'user') return ''
  const { waitsForPerson } = await import('../../memory/proposals/own-orders.ts')
  const waits = desk.sql.transaction(() => waitsForPerson(desk, desk.place.project, '', memory))
  return waits
    ? ` ${t`It tells what is to be done, so nobody is told it before you agree: throughline memory list --waiting`}`
    : ''
}

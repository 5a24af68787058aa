import type { Pipeline, Redirection, SyntaxNode } from 'unbash'
import { echoes, readsScript, writtenOut } from './said.ts'
import { feed, inside, type Search, type Stretch } from './search.ts'

/** How the parts of a pipeline are looked at. */
export interface Walk {
  visit(node: SyntaxNode, search: Search): void
  /** A text that a shell reads. */
  nested(text: string, search: Search, reader: Stretch): void
  inputOf(redirects: readonly Redirection[], search: Search): string | undefined
}

/** Every stage feeds all that come after it; what one prints word for word is a script where the next is a shell. */
export function visitPipeline({ commands: all }: Pipeline, search: Search, { visit, nested, inputOf }: Walk): void {
  if (all.length > MOST_STAGES) search.state.whole = false
  const commands = all.slice(0, MOST_STAGES)
  let piped = search.piped
  const stages = commands.map((command): Stretch => {
    const from = search.found.length
    visit(command, commands.length > 1 ? { ...inside(search), piped } : search)
    const own = search.found.slice(from)
    const said = echoes(own)
    const told = command.type === 'Command' && own[0]?.name === 'cat' ? inputOf(command.redirects, search) : undefined
    piped = told ?? (said.length > 0 && said.length === own.length ? said.join('\n') : undefined)
    return [from, search.found.length]
  })
  stages.forEach((stage, at) => {
    if (stage[0] === stage[1]) return
    for (const later of stages.slice(at + 1)) {
      if (later[0] === later[1]) continue
      feed(search, stage, later)
    }
  })
  stages.forEach((stage, at) => {
    const next = stages[at + 1]
    const command = commands[at]
    if (!next || !command || !readsScript(search.found.slice(...next))) return
    const written =
      command.type === 'Command' ? command.redirects.flatMap((redirect) => writtenOut(redirect, search.variables)) : []
    for (const said of [...echoes(search.found.slice(...stage)), ...written]) nested(said, search, next)
  })
}

const MOST_STAGES = 100

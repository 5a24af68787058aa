import { type Messages, messages } from '../../messages/index.ts'
import type { Words } from '../texts/hint.ts'
import type { WorkflowContext } from './context.ts'

/** The session and the project that words are for: they name what is there. */
export interface WordsPlace {
  readonly session: string
  readonly project: string
}

export async function wordsOf(
  context: Pick<WorkflowContext, 'language' | 'kind' | 'hasTools' | 'slash'>,
  { session, project }: WordsPlace,
): Promise<Words> {
  const { language } = context
  const [found, tool]: [Messages, boolean] = await Promise.all([messages(language), context.hasTools(session)])
  const kinds = new Map<string, string | undefined>()
  // One text asks for the same agent several times, and each time files would be looked for.
  const kind = (agent: string) => {
    if (!kinds.has(agent)) kinds.set(agent, context.kind(agent, project))
    return kinds.get(agent)
  }
  return { messages: found, language, tool, kind, slash: context.slash(project) }
}

import { type Messages, messages } from '../../messages/index.ts'
import type { Words } from '../texts/hint.ts'
import type { WorkflowContext } from './context.ts'

/** The session and the project that words are for: they name what is there. */
export interface WordsPlace {
  readonly session: string
  readonly project: string
}

export async function wordsOf(
  context: Pick<WorkflowContext, 'language' | 'kind' | 'hasTools'>,
  { session, project }: WordsPlace,
): Promise<Words> {
  const { language } = context
  const [found, tool]: [Messages, boolean] = await Promise.all([messages(language), context.hasTools(session)])
  return { messages: found, language, tool, kind: (agent) => context.kind(agent, project) }
}

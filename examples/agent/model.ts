import type { LanguageModel } from 'ai'
import { scriptedModel } from './scripted-model.ts'

/** The model of whichever provider there is a key for; without one, a scripted model. AGENT_MODEL names another one. */
export async function chooseModel(env: NodeJS.ProcessEnv): Promise<{ name: string; model: LanguageModel }> {
  if (env.ANTHROPIC_API_KEY) {
    const name = env.AGENT_MODEL ?? 'claude-sonnet-5'
    return { name, model: (await import('@ai-sdk/anthropic')).anthropic(name) }
  }
  if (env.OPENAI_API_KEY) {
    const name = env.AGENT_MODEL ?? 'gpt-5'
    return { name, model: (await import('@ai-sdk/openai')).openai(name) }
  }
  if (env.GOOGLE_GENERATIVE_AI_API_KEY) {
    const name = env.AGENT_MODEL ?? 'gemini-2.5-pro'
    return { name, model: (await import('@ai-sdk/google')).google(name) }
  }
  return { name: 'scripted (no provider key found)', model: scriptedModel() }
}

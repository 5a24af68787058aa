import codeReviewer from '../../../plugin/agents/code-reviewer.md' with { type: 'text' }
import developer from '../../../plugin/agents/developer.md' with { type: 'text' }
import retrospective from '../../../plugin/agents/retrospective.md' with { type: 'text' }
import tester from '../../../plugin/agents/tester.md' with { type: 'text' }
import architect from '../../../plugin/roles/architect.md' with { type: 'text' }
import buildErrorResolver from '../../../plugin/roles/build-error-resolver.md' with { type: 'text' }
import databaseReviewer from '../../../plugin/roles/database-reviewer.md' with { type: 'text' }
import debugging from '../../../plugin/roles/debugger.md' with { type: 'text' }
import designer from '../../../plugin/roles/designer.md' with { type: 'text' }
import docUpdater from '../../../plugin/roles/doc-updater.md' with { type: 'text' }
import e2eRunner from '../../../plugin/roles/e2e-runner.md' with { type: 'text' }
import planner from '../../../plugin/roles/planner.md' with { type: 'text' }
import productManager from '../../../plugin/roles/product-manager.md' with { type: 'text' }
import qa from '../../../plugin/roles/qa.md' with { type: 'text' }
import refactorCleaner from '../../../plugin/roles/refactor-cleaner.md' with { type: 'text' }
import securityReviewer from '../../../plugin/roles/security-reviewer.md' with { type: 'text' }
import type { Language } from '../../messages/index.ts'
import { fileText } from '../../messages/people/file-text.ts'
import { catalogueOf } from '../../messages/people/speak.ts'

/** What each agent of the workflows is told, as the plugin has it: by its name. */
export const ROLES: Readonly<Record<string, string>> = {
  architect,
  'build-error-resolver': buildErrorResolver,
  'code-reviewer': codeReviewer,
  'database-reviewer': databaseReviewer,
  debugger: debugging,
  designer,
  developer,
  'doc-updater': docUpdater,
  'e2e-runner': e2eRunner,
  planner,
  'product-manager': productManager,
  qa,
  'refactor-cleaner': refactorCleaner,
  retrospective,
  'security-reviewer': securityReviewer,
  tester,
}

/** The role alone, for an agent of a general kind that does the work of one that the session does not have. */
export async function roleOf(agent: string, language: Language): Promise<string | undefined> {
  const text = Object.hasOwn(ROLES, agent) ? ROLES[agent] : undefined
  const role = text?.replace(/^---\n[\s\S]*?\n---\n/, '').trim()
  return role === undefined || language === 'en' ? role : fileText(role, await catalogueOf(language))
}

import type { ActionName } from '../actions/index.ts'
import { actionsWith, IMPLIED_ACTIONS, WRITTEN } from '../actions/written/index.ts'
import { INTERRUPT } from '../actions/written/written.ts'
import { textsOf, unknownVariables, VARIABLES } from '../judge/template.ts'
import type { Rule } from '../rule.ts'
import { type Draft, fault, type Path, shown, warn } from './draft.ts'
import { TEXT_FIELDS } from './frontmatter.ts'

/** What an action needs besides the text: the rewriting, the files, the program. */
export function compileAction(
  draft: Draft,
  action: ActionName,
  project: string,
): (Pick<Rule, 'text'> & Partial<Rule>) | undefined {
  const { values } = draft
  const { compile, talks } = WRITTEN[action]
  const text = textOf(draft, action)
  const once = typeof values.once === 'boolean' && values.once ? { once: true } : {}
  if (values.once !== undefined && typeof values.once !== 'boolean')
    return fault(draft, ['once'], `once is ${shown(values.once)}`, 'write true or false')
  if (values.interrupt !== undefined) {
    if (typeof values.interrupt !== 'boolean')
      return fault(draft, ['interrupt'], `interrupt is ${shown(values.interrupt)}`, 'write true or false')
    if (!actionsWith('interrupt').includes(action))
      return fault(draft, ['interrupt'], `${action} interrupts nothing`, INTERRUPT.elsewhere)
  }
  if (compile) {
    const own = compile(draft, project)
    return own && { text, ...own, ...once }
  }
  const [key, meant] =
    IMPLIED_ACTIONS.find(([field, name]) => WRITTEN[name].compile && values[field] !== undefined) ?? []
  if (key !== undefined)
    return fault(
      draft,
      [key],
      `${key} does nothing with the action ${action}`,
      `write action: ${meant}, or leave ${key} out`,
    )
  if (talks && text === '')
    return fault(draft, ['action'], `${action} has nothing to say`, 'write a text below the frontmatter, or context: …')
  return { text, ...once, ...(values.interrupt === true && { interrupt: true }) }
}

const LONGEST_TEXT = 9000

function textOf(draft: Draft, action: ActionName): string {
  const key = TEXT_FIELDS.find((name) => typeof draft.values[name] === 'string')
  const own = key ? String(draft.values[key]).trim() : draft.body
  const text = own || (WRITTEN[action].talks ? '' : String(draft.values.description ?? ''))
  const place: Path = key ? [key] : []
  if (text.length > LONGEST_TEXT)
    warn(draft, place, `the text is ${text.length} characters long; hosts cut it`, `write at most ${LONGEST_TEXT}`)
  for (const name of unknownVariables(textsOf(text)))
    warn(
      draft,
      place,
      `there is no variable \${${name}}`,
      `variables: ${Object.keys(VARIABLES).join(', ')}; write $\${${name}} to mean the text itself`,
    )
  return text
}

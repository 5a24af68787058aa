import { LANGUAGES } from '../../messages/index.ts'
import { catalogueOf, said, t } from '../../messages/people/speak.ts'
import type { EventName } from '../../protocol/event.ts'
import { powerFor } from '../../rules/actions/action.ts'
import { type ActionName, actionOf } from '../../rules/actions/index.ts'
import { powerWord, WRITTEN } from '../../rules/actions/written/index.ts'
import type { CompiledRule } from '../../rules/compile/compile.ts'
import { hasField } from '../../rules/conditions/fields.ts'

/** A rule that is whole and says nothing yet: it holds for an example. */
export function template(name: string, event: EventName, action: ActionName): string {
  const tool = hasField(event, 'command')
  const when = tool
    ? 'when:\n  tool: Bash\n  command: { cmd: example, flags: [force] }\n'
    : hasField(event, 'prompt')
      ? "when:\n  prompt: 'example'\n"
      : ''
  const hit = tool
    ? '{ tool: Bash, command: example --force x }'
    : hasField(event, 'prompt')
      ? '{ prompt: an example }'
      : '{}'
  const miss = tool ? `\n  - { event: { tool: Bash, command: "echo 'example --force'" }, expect: nothing }` : ''
  const power = powerFor(actionOf({ action }), event)
  const tests =
    actionOf({ action }).fetched || power === undefined
      ? ''
      : `tests:\n  - { event: ${hit}, expect: ${powerWord(power, action)} }${miss}\n`
  const { begun = '', reader } = WRITTEN[action]
  return `---\nname: ${name}\ndescription: ${said(ABOUT)}\nevent: ${event}\n${when}action: ${action}\n${begun}${tests}---\n${reader === 'person' ? t`What the person is told, and what to do instead.` : t`What the model is told, and what to do instead.`}\n`
}

const ABOUT = 'What this rule is for, in a sentence.'

/** Whether nobody has written into it yet, in whichever language it was begun. */
export async function isTemplate({ values }: CompiledRule): Promise<boolean> {
  const catalogues = await Promise.all(LANGUAGES.map(catalogueOf))
  const about = [ABOUT, ...catalogues.map((catalogue) => catalogue[ABOUT])]
  const when = JSON.stringify(values.when ?? null)
  return about.includes(String(values.description ?? '')) || EXAMPLES.includes(when)
}

const EXAMPLES: readonly string[] = [
  { tool: 'Bash', command: { cmd: 'example', flags: ['force'] } },
  { prompt: 'example' },
].map((when) => JSON.stringify(when))

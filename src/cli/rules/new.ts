import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { didYouMean } from '../../base/text/did-you-mean.ts'
import { t } from '../../messages/people/speak.ts'
import { writeAtomically } from '../../platform/files/files.ts'
import { EVENT_NAMES, type EventName, eventNamed } from '../../protocol/event.ts'
import { powerFor } from '../../rules/actions/action.ts'
import { type ActionName, actionOf, actionsOf, isAction } from '../../rules/actions/index.ts'
import { powerWord, WRITTEN } from '../../rules/actions/written/index.ts'
import { NAME_PATTERN } from '../../rules/compile/frontmatter.ts'
import { hasField } from '../../rules/conditions/fields.ts'
import { SAMPLES } from '../../rules/packs/samples.ts'
import { type Call, CommandError, type Result, usageError } from '../command.ts'
import { projectOf } from './load-rules.ts'

/** Begins a rule file with everything that is needed, and a test. */
export function begin(call: Call, name: string | undefined): Result {
  if (name === undefined)
    throw usageError(
      t`what is the rule to be called?`,
      'throughline rules new no-sudo --event PreToolUse --action deny',
    )
  if (!new RegExp(NAME_PATTERN).test(name))
    throw usageError(
      t`${JSON.stringify(name)} is not a name for a rule`,
      t`small letters, digits and dashes, e.g. ${name.toLowerCase().replace(/[^a-z0-9-]+/g, '-')}`,
    )
  const sample = call.value('from')
  if (sample !== undefined)
    return written(call, name, sampleNamed(sample).replace(/^name: .*$/m, `name: ${name}`), { sample })
  const word = call.value('event') ?? 'PreToolUse'
  const event = eventNamed(word)
  if (!event) {
    const meant = didYouMean(word, EVENT_NAMES)
    throw usageError(
      t`there is no event ${JSON.stringify(word)}`,
      meant ? t`did you mean ${meant}?` : t`throughline schema lists them`,
    )
  }
  const possible = actionsOf(event)
  const action = call.value('action') ?? possible[1] ?? possible[0]
  if (action === undefined)
    throw usageError(
      t`${event} takes no action: nobody reads an answer there`,
      t`throughline schema lists what each event can do`,
    )
  if (!isAction(action) || !possible.includes(action))
    throw usageError(t`${event} cannot ${action}`, t`possible: ${possible.join(', ')}`)
  return written(call, name, template(name, event, action), { event, action })
}

function written(call: Call, name: string, text: string, more: Readonly<Record<string, string>>): Result {
  const file = join(folderFor(call), `${name}.md`)
  if (existsSync(file))
    throw new CommandError(t`there is already a file ${file}`, t`choose another name, or edit that one`)
  writeAtomically(file, text)
  return {
    text: `${file}\n${t`Edit it, then: throughline rules lint && throughline rules test`}`,
    json: { file, name, ...more },
  }
}

/** A rule that comes along to begin one's own from. */
function sampleNamed(word: string): string {
  const text = Object.hasOwn(SAMPLES, word) ? SAMPLES[word] : undefined
  if (text !== undefined) return text
  const meant = didYouMean(word, Object.keys(SAMPLES))
  throw usageError(
    t`there is no sample ${JSON.stringify(word)}`,
    meant ? t`did you mean ${meant}?` : t`samples: ${Object.keys(SAMPLES).join(', ')}`,
  )
}

/** Where rules of one's own are written: in the project, or with --user in one's own folder. */
export function folderFor(call: Call): string {
  return call.flag('user') ? call.paths.rules : join(projectOf(call.cwd), '.throughline', 'rules')
}

function template(name: string, event: EventName, action: ActionName): string {
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
  return `---\nname: ${name}\ndescription: ${t`What this rule is for, in a sentence.`}\nevent: ${event}\n${when}action: ${action}\n${begun}${tests}---\n${reader === 'person' ? t`What the person is told, and what to do instead.` : t`What the model is told, and what to do instead.`}\n`
}

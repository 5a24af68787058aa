import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { didYouMean } from '../../base/text/did-you-mean.ts'
import { t } from '../../messages/people/speak.ts'
import { writeAtomically } from '../../platform/files/files.ts'
import { EVENT_NAMES, eventNamed } from '../../protocol/event.ts'
import { actionsOf, isAction } from '../../rules/actions/index.ts'
import { NAME_PATTERN } from '../../rules/compile/frontmatter.ts'
import { SAMPLES } from '../../rules/packs/samples.ts'
import { type Call, CommandError, type Result, usageError } from '../command.ts'
import { projectOf } from './load-rules.ts'
import { template } from './template.ts'

/** Begins a rule file with everything that is needed, and a test. */
export function begin(call: Call, name: string | undefined): Result {
  if (name === undefined)
    throw usageError(
      t`what is the rule to be called?`,
      'throughline rules new no-curl --event PreToolUse --action deny',
    )
  if (!new RegExp(NAME_PATTERN).test(name))
    throw usageError(
      t`${JSON.stringify(name)} is not a name for a rule`,
      t`small letters, digits and dashes, e.g. ${name.toLowerCase().replace(/[^a-z0-9-]+/g, '-')}`,
    )
  const sample = call.value('from') ?? sampleOfThatName(call, name)
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
  const next =
    more.sample === undefined
      ? t`It holds for an example only. Edit it, then: throughline rules lint && throughline rules test`
      : t`From the sample ${more.sample}, and in force. To see what it does: throughline rules test ${name}`
  return {
    text: `${file}\n${next}`,
    json: { file, name, ...more },
  }
}

/** Whoever names a rule as a sample is named means what it does; one with another event or action is another rule. */
function sampleOfThatName(call: Call, name: string): string | undefined {
  const text = Object.hasOwn(SAMPLES, name) ? SAMPLES[name] : undefined
  if (text === undefined) return undefined
  const isAsGiven = (key: 'event' | 'action') => [undefined, fieldIn(text, key)].includes(call.value(key))
  return isAsGiven('event') && isAsGiven('action') ? name : undefined
}

function fieldIn(sample: string, key: string): string | undefined {
  return new RegExp(`^${key}: (.*)$`, 'm').exec(sample)?.[1]
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

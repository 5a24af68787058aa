import { isRecord } from '../../base/is-record.ts'
import { isAbsolute } from '../../base/paths/paths.ts'
import { isInside } from '../../base/paths/plain-path.ts'
import { type Draft, fault, type Path, shown, warn } from '../compile/draft.ts'
import { TEXT_FIELDS } from '../compile/frontmatter.ts'
import { textsOf, unknownVariables, VARIABLES } from '../judge/template.ts'
import { judgeRegex } from '../regex/judge.ts'
import type { Rewriting, Rule, RuleLoading, Running } from '../rule.ts'
import type { ActionName } from './index.ts'

type Parts = Pick<Rule, 'rewrite' | 'load' | 'run' | 'permission' | 'once' | 'text' | 'interrupt'>

/** What an action needs besides the text: the rewriting, the files, the program. */
export function compileAction(draft: Draft, action: ActionName, project: string): Parts | undefined {
  const { values } = draft
  const text = textOf(draft, action)
  const once = typeof values.once === 'boolean' && values.once ? { once: true } : {}
  if (values.once !== undefined && typeof values.once !== 'boolean')
    return fault(draft, ['once'], `once is ${shown(values.once)}`, 'write true or false')
  if (values.interrupt !== undefined) {
    if (typeof values.interrupt !== 'boolean')
      return fault(draft, ['interrupt'], `interrupt is ${shown(values.interrupt)}`, 'write true or false')
    if (action !== 'deny' && action !== 'block')
      return fault(
        draft,
        ['interrupt'],
        `${action} interrupts nothing`,
        'write action: deny or block, or leave interrupt out',
      )
  }
  if (action === 'rewrite') {
    const key = values.rewrite === undefined ? 'updatedInput' : 'rewrite'
    const rewrite = compileRewrite(draft, [key], values[key])
    const permission = permissionOf(draft)
    return rewrite && permission !== null ? { text, rewrite, ...once, ...(permission && { permission }) } : undefined
  }
  if (action === 'load') {
    const key = values.load === undefined ? 'loaders' : 'load'
    const load = compileLoad(draft, [key], values[key], project)
    return load && { text, load, ...once }
  }
  if (action === 'run') {
    const run = compileRun(draft)
    return run && { text, run, ...once }
  }
  for (const key of ['rewrite', 'updatedInput', 'load', 'loaders', 'run'])
    if (values[key] !== undefined)
      return fault(
        draft,
        [key],
        `${key} does nothing with the action ${action}`,
        `write action: ${OWN[key]}, or leave ${key} out`,
      )
  if (TALKING.includes(action) && text === '')
    return fault(draft, ['action'], `${action} has nothing to say`, 'write a text below the frontmatter, or context: …')
  return { text, ...once, ...(values.interrupt === true && { interrupt: true }) }
}

const OWN: Readonly<Record<string, string>> = {
  rewrite: 'rewrite',
  updatedInput: 'rewrite',
  load: 'load',
  loaders: 'load',
  run: 'run',
}
const TALKING: readonly ActionName[] = ['context', 'notice', 'instructions']
const LONGEST_TEXT = 9000

function textOf(draft: Draft, action: ActionName): string {
  const key = TEXT_FIELDS.find((name) => typeof draft.values[name] === 'string')
  const own = key ? String(draft.values[key]).trim() : draft.body
  const text = own || (TALKING.includes(action) ? '' : String(draft.values.description ?? ''))
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

function permissionOf(draft: Draft): 'allow' | 'ask' | undefined | null {
  const { permission } = draft.values
  if (permission === undefined || permission === 'allow' || permission === 'ask') return permission
  fault(
    draft,
    ['permission'],
    `permission is ${shown(permission)}`,
    'write allow or ask, or leave it out: then the host decides',
  )
  return null
}

/** `{field, pattern, replace}`, a list of these, or `field: template`. */
function compileRewrite(draft: Draft, path: Path, value: unknown): readonly Rewriting[] | undefined {
  const example = `write rewrite: {field: command, pattern: "^npm ", replace: "pnpm "} or rewrite: {command: "pnpm \${args}"}`
  if (Array.isArray(value)) {
    const parts = value.map((item, at) => compileRewrite(draft, [...path, at], item))
    return parts.length > 0 && parts.every((part) => part !== undefined)
      ? parts.flat()
      : fault(draft, path, 'the rewriting is empty or wrong', example)
  }
  if (!isRecord(value)) return fault(draft, path, 'rewrite needs to know what changes', example)
  if (!('field' in value) && !('pattern' in value)) {
    const templates = Object.entries(value)
    if (templates.length === 0 || templates.some(([, text]) => typeof text !== 'string'))
      return fault(draft, path, 'a template is a text', example)
    return templates.map(([field, text]) => ({ field, replace: String(text) }))
  }
  const { field, pattern, replace, flags } = value
  if (typeof field !== 'string' || typeof pattern !== 'string' || typeof replace !== 'string')
    return fault(draft, path, 'field, pattern and replace are needed, each a text', example)
  const judged = judgeRegex(pattern, typeof flags === 'string' ? flags : '')
  return judged.ok
    ? [{ field, pattern: judged.regex, replace }]
    : fault(draft, [...path, 'pattern'], judged.message, judged.hint)
}

function compileLoad(draft: Draft, path: Path, value: unknown, project: string): readonly RuleLoading[] | undefined {
  const list = Array.isArray(value) ? value : value === undefined ? [] : [value]
  const found: RuleLoading[] = []
  for (const [at, item] of list.entries()) {
    const given: Record<string, unknown> = isRecord(item) ? item : { path: item }
    if (given.enable === false || given.enabled === false) continue
    if (given.type !== undefined && given.type !== 'file')
      return fault(
        draft,
        [...path, at, 'type'],
        `there is no loader ${shown(given.type)}`,
        'only files are loaded: leave type out',
      )
    if (typeof given.path !== 'string' || given.path === '')
      return fault(
        draft,
        [...path, at],
        'a file has no path',
        'write load: [docs/rules.md] or load: [{path: ~/notes.md, label: Notes}]',
      )
    const whole = given.path.startsWith('~/') ? draft.home + given.path.slice(1) : given.path
    const full = isAbsolute(whole) ? whole : `${project}/${whole}`
    found.push({
      path: isAbsolute(whole) ? whole : given.path,
      label: typeof given.label === 'string' ? given.label : given.path,
      outside: !isInside(full, project),
    })
  }
  return found.length > 0 ? found : fault(draft, path, 'load has no files', 'write load: [docs/rules.md]')
}

const TIMEOUT = { default: 5, most: 10 }

/** A list is run as it is; a text is given to sh. */
function compileRun(draft: Draft): Running | undefined {
  const { run, timeout = TIMEOUT.default } = draft.values
  if (typeof timeout !== 'number' || !(timeout > 0 && timeout <= TIMEOUT.most))
    return fault(
      draft,
      ['timeout'],
      `timeout is ${shown(timeout)}`,
      `write seconds, at most ${TIMEOUT.most}; the event's own deadline holds too`,
    )
  const command =
    typeof run === 'string' && run.trim()
      ? ['/bin/sh', '-c', run]
      : Array.isArray(run) && run.every((word) => typeof word === 'string')
        ? run.map(String)
        : []
  if (command.length === 0)
    return fault(
      draft,
      ['run'],
      'run has no command',
      'write run: [./scripts/check.sh, --quick]; the event comes as JSON on standard input',
    )
  return { command, timeoutMs: timeout * 1000 }
}

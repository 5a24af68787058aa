import { isRecord } from '../../../base/is-record.ts'
import { isAbsolute } from '../../../base/paths/paths.ts'
import { isInside } from '../../../base/paths/plain-path.ts'
import { type Draft, fault, type Path, shown } from '../../compile/draft.ts'
import type { Rule, RuleLoading } from '../../rule.ts'
import type { SayTo, WrittenAction } from './written.ts'

const FILES = {
  anyOf: [{ type: 'string' }, { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'object' }] } }],
}

export const load: WrittenAction = {
  about: 'Tells the model what stands in some files.',
  fields: {
    load: { about: 'The files whose text is told: paths, or {path, label}.', shape: FILES },
    loaders: { about: 'Short for load.', shape: FILES, isShort: true },
  },
  needs: ['load', 'loaders'],
  reader: 'model',
  example: { load: ['docs/guide.md'] },
  begun: 'load: [docs/example.md]\n',
  compile: compileParts,
  wants,
}

function wants(rule: Rule, t: SayTo): string[] {
  return (rule.load ?? []).map(({ path, outside }) =>
    outside ? t`tells the agent ${path}, which is outside the project` : t`tells the agent ${path}`,
  )
}

function compileParts(draft: Draft, project: string): Partial<Rule> | undefined {
  const key = draft.values.load === undefined ? 'loaders' : 'load'
  const load = compileLoad(draft, [key], draft.values[key], project)
  return load && { load }
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

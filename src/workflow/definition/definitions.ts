import { isMap, LineCounter, parseDocument } from 'yaml'
import {
  BUILT_IN,
  type Limits,
  type Registry,
  SPEC_DOCUMENTS,
  STAGE_KINDS,
  type Workflow,
  type WorkflowLabels,
  type WorkflowStage,
} from './registry.ts'
import { startOf, type YamlReader, yamlReader } from './yaml-reader.ts'

interface Problem {
  readonly line: number
  readonly column: number
  readonly message: string
  /** What to write instead. */
  readonly hint: string
}

export interface CompiledWorkflows {
  readonly registry: Registry
  readonly problems: readonly Problem[]
  /** What the file adds or changes. */
  readonly own: { readonly stages: readonly string[]; readonly workflows: readonly string[] }
}

/** A project's `.throughline/workflows.yaml` over what comes with the product. One bad entry never disables the rest. */
export function compile(text: string, base: Registry = BUILT_IN): CompiledWorkflows {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const problems: Problem[] = []
  const read = yamlReader((offset, message, hint) => {
    const { line, col } = lines.linePos(offset ?? 0)
    problems.push({ line: Math.max(1, line), column: Math.max(1, col), message, hint })
  })
  for (const { pos, message } of document.errors) read.at(pos[0], `this is not valid YAML: ${message}`, 'mend the line')
  const empty = document.errors.length > 0 || document.contents === null
  const root = empty ? undefined : read.map(document.contents, 'the file', SECTIONS)
  if (!root) return { registry: base, problems, own: { stages: [], workflows: [] } }

  const ownStages = read.entries(root.get('stages', true), 'stages', STAGE_KEY, stageReader(read))
  const stages = { ...base.stages, ...ownStages }
  const stageKeys = Object.keys(stages)
  const ownGroups = read.entries(root.get('groups', true), 'groups', KEY, (node, where) =>
    read.names(node, where, stageKeys),
  )
  const groups = { ...base.groups, ...ownGroups }
  const known = { stages: stageKeys, groups: Object.keys(groups) }
  const own = read.entries(root.get('workflows', true), 'workflows', KEY, workflowReader(read, known))
  const limits = { ...base.limits, ...readLimits(read, root.get('limits', true)) }
  return {
    registry: { stages, groups, workflows: { ...base.workflows, ...own }, limits },
    problems,
    own: { stages: Object.keys(ownStages), workflows: Object.keys(own) },
  }
}

const SECTIONS = ['stages', 'groups', 'workflows', 'limits'] as const
const STAGE_KEY = { pattern: /^[A-Z][A-Z0-9-]{0,23}$/, like: 'LEGAL or API-REVIEW: capital letters, digits and dashes' }
const KEY = { pattern: /^[a-z][a-z0-9-]{0,31}$/, like: 'release or hot-fix: small letters, digits and dashes' }
/** A plugin's agent has the plugin's name in front. */
const AGENT = /^(?:[a-z][a-z0-9-]{0,31}:)?[a-z][a-z0-9-]{0,47}$/
const MODEL = /^[A-Za-z0-9][\w.:@/[\]-]{0,63}$/
const LABEL = 40

function stageReader(read: YamlReader) {
  return (node: unknown, where: string): WorkflowStage | undefined => {
    const map = read.map(node, where, ['label', 'emoji', 'agent', 'kind', 'model'])
    if (!map) return undefined
    const labels = readLabels(read, read.need(map, 'label', where), `${where}.label`)
    const emoji = map.has('emoji') ? read.text(map.get('emoji', true), `${where}.emoji`, 8) : ''
    const agentNode = read.need(map, 'agent', where)
    const agent = agentNode === undefined ? undefined : read.text(agentNode, `${where}.agent`, 80)
    const word = map.has('kind') ? read.text(map.get('kind', true), `${where}.kind`, 20) : 'work'
    const kind = STAGE_KINDS.find((known) => known === word)
    if (agent !== undefined && !AGENT.test(agent)) {
      read.at(
        startOf(agentNode),
        `${where}.agent: ${JSON.stringify(agent)} is not a name`,
        'for example legal-reviewer',
      )
      return undefined
    }
    if (word !== undefined && !kind) {
      const hint = `one of ${STAGE_KINDS.join(', ')}`
      read.at(startOf(map.get('kind', true)), `${where}.kind: there is no ${JSON.stringify(word)}`, hint)
    }
    const modelNode = map.get('model', true)
    const model = map.has('model') ? read.text(modelNode, `${where}.model`, 64) : undefined
    if (model !== undefined && !MODEL.test(model)) {
      read.at(startOf(modelNode), `${where}.model: ${JSON.stringify(model)} is not a name`, 'for example opus or haiku')
      return undefined
    }
    if (!labels || emoji === undefined || agent === undefined || !kind) return undefined
    return { labels, emoji, agent, kind, ...(model !== undefined && { model }) }
  }
}

function workflowReader(read: YamlReader, known: { stages: readonly string[]; groups: readonly string[] }) {
  return (node: unknown, where: string): Workflow | undefined => {
    const map = read.map(node, where, ['label', 'stages', 'groups', 'documents'])
    if (!map) return undefined
    const labels = readLabels(read, read.need(map, 'label', where), `${where}.label`)
    const stagesNode = read.need(map, 'stages', where)
    const stages = stagesNode === undefined ? undefined : read.names(stagesNode, `${where}.stages`, known.stages)
    const groups = map.has('groups') ? read.names(map.get('groups', true), `${where}.groups`, known.groups) : []
    const documents = readDocuments(read, map.get('documents', true), `${where}.documents`)
    return labels && stages && groups && documents ? { labels, stages, groups, documents } : undefined
  }
}

/** Task lists unless it says otherwise; an empty list for none. */
function readDocuments(read: YamlReader, node: unknown, where: string): Workflow['documents'] | undefined {
  if (node === undefined) return ['tasks']
  if (isEmptyList(node)) return []
  const names = read.names(node, where, SPEC_DOCUMENTS)
  return names && SPEC_DOCUMENTS.filter((name) => names.includes(name))
}

function isEmptyList(node: unknown): boolean {
  return typeof node === 'object' && node !== null && 'items' in node && Array.isArray(node.items) && !node.items.length
}

/** One text for every language, or one for each: what is not given is as in English. */
function readLabels(read: YamlReader, node: unknown, where: string): WorkflowLabels | undefined {
  if (node === undefined) return undefined
  if (!isMap(node)) {
    const text = read.text(node, where, LABEL)
    return text === undefined ? undefined : { en: text, 'zh-TW': text, 'zh-CN': text }
  }
  const map = read.map(node, where, ['en', 'zh-TW', 'zh-CN'])
  const enNode = map && read.need(map, 'en', where)
  const en = enNode === undefined ? undefined : read.text(enNode, `${where}.en`, LABEL)
  if (!map || en === undefined) return undefined
  const other = (language: 'zh-TW' | 'zh-CN') =>
    map.has(language) ? (read.text(map.get(language, true), `${where}.${language}`, LABEL) ?? en) : en
  return { en, 'zh-TW': other('zh-TW'), 'zh-CN': other('zh-CN') }
}

const LIMITS = { iterations: 1000, errors: 100, retries: 100 } as const satisfies Record<keyof Limits, number>

function readLimits(read: YamlReader, node: unknown): Partial<Limits> {
  const names = Object.keys(LIMITS) as (keyof Limits)[]
  const map = node === undefined ? undefined : read.map(node, 'limits', names)
  const found: Partial<Record<keyof Limits, number>> = {}
  for (const name of names) {
    const value = map?.has(name) ? read.count(map.get(name, true), `limits.${name}`, 1, LIMITS[name]) : undefined
    if (value !== undefined) found[name] = value
  }
  return found
}

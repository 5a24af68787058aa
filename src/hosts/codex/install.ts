import type { Node } from 'jsonc-parser'
import { type HooksFile, hooksTarget } from '../hooks-json.ts'
import type { Change, Folders, Installer, Scope, Target, Texts } from '../host.ts'
import { type JsonProblem, parse, problemAt } from '../json-edit.ts'
import { isToml, tomlOf, trusted, trustedHooks, withdrawn } from './trust.ts'

const HOST = 'codex'

/** In seconds. SessionEnd is cut to three by the client. */
const WIRED_EVENTS = {
  SessionStart: 10,
  UserPromptSubmit: 5,
  PreToolUse: 5,
  PermissionRequest: 5,
  PostToolUse: 5,
  PreCompact: 10,
  PostCompact: 10,
  Stop: 10,
  SubagentStart: 5,
  SubagentStop: 5,
  SessionEnd: 2,
} as const satisfies HooksFile['events']

const FILE: HooksFile = {
  host: HOST,
  events: WIRED_EVENTS,
  skeleton: '{\n  "description": "The hooks of Throughline."\n}',
  notLoaded,
}

export const installer: Installer = {
  id: HOST,
  program: 'codex',
  folder: '.codex',
  events: Object.keys(WIRED_EVENTS),
  pastHolds: "every word, with each compaction; a subagent's thread is a file of its own, which is left out",
  transcripts: ({ home, environment }) => ({
    below: `${environment?.CODEX_HOME || `${home}/.codex`}/sessions`,
    name: /rollout-[^/\\]*\.jsonl$/,
  }),
  targets: (scope, folders) => [hooksTarget(hooksPath(scope, folders), FILE)],
  notes(scope, { project }) {
    return scope === 'user'
      ? []
      : [`Codex reads ${project}/.codex only when the folder is trusted: start codex there once and say so.`]
  },
  trust: {
    question: 'Codex runs a hook only when its hash is trusted. Trust these hooks, by writing their hashes?',
    without:
      'Codex will not run the hooks until you trust them: start codex and say yes in its review, or add --trust.',
    targets: (folders, texts) => [configTarget(`${codexHome(folders)}/config.toml`, texts, 'trust')],
  },
  steer: {
    question:
      'Replace the prompt by which Codex summarises with one that asks for names, paths and limits word for word?',
    without: '',
    targets: (folders, texts) => [configTarget(`${codexHome(folders)}/config.toml`, texts, 'steer')],
  },
  toKnow: [
    'Codex runs a hook only when its hash is trusted. `throughline install --host codex --trust` writes the hashes into its `config.toml`, and only with that yes; otherwise its own review asks at the next start.',
    'On Codex an input can be rewritten only together with an `allow`.',
  ],
}

function hooksPath(scope: Scope, folders: Folders): string {
  return scope === 'user' ? `${codexHome(folders)}/hooks.json` : `${folders.project}/.codex/hooks.json`
}

function codexHome({ home, environment }: Folders): string {
  return environment?.CODEX_HOME || `${home}/.codex`
}

const TOP_LEVEL = ['description', 'hooks']
const TYPES = ['command', 'mcp_tool', 'prompt', 'agent']

/** One key or one kind of hook that the client does not know, and it drops the whole file (seen on 0.166.0). */
function notLoaded(text: string, root: Node): JsonProblem | undefined {
  const strict = parse(text, { strict: true })
  if (!strict.ok) return { ...strict, problem: 'Codex does not load hooks with comments or trailing commas.' }
  const stray = (root.children ?? []).find((property) => !TOP_LEVEL.includes(String(property.children?.[0]?.value)))
  if (stray) {
    const key = JSON.stringify(stray.children?.[0]?.value)
    return problemAt(
      text,
      stray.offset,
      `Codex drops the whole file because of ${key}: only description and hooks may stand here.`,
    )
  }
  const type = typesIn(root).find((node) => !TYPES.includes(String(node.value)))
  if (!type) return undefined
  return problemAt(text, type.offset, `Codex drops the whole file because of the type ${JSON.stringify(type.value)}.`)
}

function typesIn(node: Node): Node[] {
  if (node.type === 'property' && node.children?.[0]?.value === 'type') {
    const value = node.children[1]
    return value ? [value] : []
  }
  return (node.children ?? []).flatMap(typesIn)
}

/** The person's config.toml with our trust entries in it, or with what the summariser is told. Uninstall takes out both. */
function configTarget(path: string, hooksFiles: Texts, add: 'trust' | 'steer'): Target {
  return {
    path,
    install: (before) => (add === 'trust' ? trusted(before ?? '', hooksFiles) : steered(before ?? '')),
    uninstall: (before) => (before === undefined ? { ok: true, after: undefined } : cleared(before, hooksFiles)),
    wired: (text) => trustedHooks(text ?? '', hooksFiles),
  }
}

/** Codex puts this in the place of its own prompt, so it must ask for everything a summary needs. */
const PROMPT = [
  'Write a handover of this conversation for yourself: after it nothing else of the conversation is left.',
  'Say what was asked for and every limit the person set, in their own words; what was decided and why; which files, functions,',
  'commands, tests and errors were at hand, each by its exact name, path, id or number; what was tried and failed; what is done;',
  'what is still open; and the very next step. Keep names, paths, ids, numbers and quoted words exactly as they are written.',
  'Add that the command `throughline timeline` shows what happened before.',
].join(' ')

const MARK = ' # written by throughline'
const LINE = `compact_prompt = ${JSON.stringify(PROMPT)}${MARK}\n`
const OURS = /^compact_prompt = ".*" # written by throughline\r?\n/m

function steered(before: string): Change {
  if (!isToml(before)) return { ok: false, problem: 'This is not valid TOML.', line: 1, column: 1 }
  const rest = before.replace(OURS, '')
  const { compact_prompt: own } = tomlOf(rest) ?? {}
  if (own !== undefined) {
    const at = rest.slice(0, Math.max(0, rest.indexOf('compact_prompt'))).split('\n').length
    return { ok: false, problem: 'There is a compact_prompt of your own.', line: at, column: 1 }
  }
  // A key of the top level must stand before the first table.
  return { ok: true, after: LINE + rest }
}

function cleared(before: string, hooksFiles: Texts): Change {
  const change = withdrawn(before, hooksFiles)
  if (!change.ok || change.after === undefined) return change
  const after = change.after.replace(OURS, '')
  return { ok: true, after: after === '' && before !== '' ? undefined : after }
}

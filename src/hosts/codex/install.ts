import type { Node } from 'jsonc-parser'
import { type HooksFile, hooksTarget } from '../hooks-json.ts'
import type { Folders, Installer, Scope } from '../host.ts'
import { type JsonProblem, parse, problemAt } from '../json-edit.ts'
import { configTarget } from './config.ts'

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

import type { Change, Target, Texts } from '../host.ts'
import { isToml, tomlOf, trusted, trustedHooks, withdrawn } from './trust.ts'

/** The person's config.toml with our trust entries in it, or with what the summariser is told. Uninstall takes out both. */
export function configTarget(path: string, hooksFiles: Texts, add: 'trust' | 'steer'): Target {
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

import { baseName, isAbsolute } from '../../base/paths/paths.ts'
import { isInside } from '../../base/paths/plain-path.ts'
import { clip } from '../../base/text/text.ts'
import type { Rule } from '../rule.ts'

const LONGEST_FILE = 8000
const LONGEST_TOTAL = 9500

/** How a rule's files are reached. */
export interface Loader {
  read(path: string, most: number): string | undefined
  /** Where a path really leads, links followed. */
  real(path: string): string | undefined
  /** Takes out what is secret. */
  redact(text: string): string
}

/**
 * The files of a rule, each under its label, cut to size (S1.20). One that cannot be read is passed over. What lies outside the
 * project, also behind a link, is read only for a rule that may.
 */
export function loadFiles(
  { load = [] }: Rule,
  project: string,
  files: Loader,
  { mayLeave }: { mayLeave: boolean },
): string | undefined {
  const root = files.real(project) ?? project
  const parts = load.flatMap(({ path, label }) => {
    const full = isAbsolute(path) ? path : `${project}/${path}`
    const real = files.real(full)
    if (real === undefined || (!mayLeave && !isInside(real, root)) || holdsSecrets(real)) return []
    // Redacted before it is cut: half a key is a key that nobody recognises.
    const text = files.redact(files.read(real, LONGEST_READ) ?? '').trim()
    return text ? [`## ${label}\n${cut(text)}`] : []
  })
  return parts.length > 0 ? clip(parts.join('\n\n'), LONGEST_TOTAL) : undefined
}

/** Files that are there to hold secrets are never told, whoever asks. */
function holdsSecrets(path: string): boolean {
  const name = baseName(path).toLowerCase()
  if (/^\.env(?:\.|$)/.test(name)) return !/\.(?:example|sample|template|dist)$/.test(name)
  return SECRET_NAMES.test(name) || SECRET_FOLDERS.test(path.replaceAll('\\', '/'))
}

const SECRET_NAMES =
  /\.(?:pem|key|p12|pfx|keystore|jks|kdbx|ppk|asc)$|^id_(?:rsa|dsa|ecdsa|ed25519)|^\.(?:netrc|pgpass|npmrc|pypirc|git-credentials|htpasswd|envrc)$|^(?:credentials|secrets?|service-account)[^/]*\.(?:json|ya?ml|toml|ini)$|^credentials$/
const SECRET_FOLDERS = /\/\.(?:git|ssh|aws|gnupg|kube|docker|azure)\/|^\/(?:proc|sys|dev)\//

const LONGEST_READ = 200_000

function cut(text: string): string {
  return text.length > LONGEST_FILE ? `${clip(text, LONGEST_FILE)}\n… (cut)` : text
}

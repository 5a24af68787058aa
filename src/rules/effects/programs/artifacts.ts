/** What a build or a run makes again by itself. */
export function isArtifact(path: string): boolean {
  return path.split('/').some((part) => ARTIFACTS.test(part))
}

const ARTIFACTS =
  /^(?:node_modules|dist|build|builds|out|output|target|coverage|\.coverage|htmlcov|\.nyc_output|\.next|\.nuxt|\.svelte-kit|\.output|\.turbo|\.cache|\.parcel-cache|\.vite|\.angular|\.gradle|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.tox|\.nox|\.eggs|__pycache__|[\w.-]+\.egg-info|\.venv|venv|env|vendor|tmp|temp|\.tmp|logs?|bin|obj|\.terraform|\.serverless|\.aws-sam|cdk\.out|storybook-static|playwright-report|test-results|generated|__generated__|\.DS_Store|release|debug|artifacts?|reports?|\.eslintcache|\.husky\/_|bower_components|Pods|DerivedData|public\/build|site|_site|\.docusaurus|\.expo|pkg)$/i

/** Whole folders that people wrote, by the names they usually have. */
export function isSource(path: string): boolean {
  const plain = path.replace(/\/+$/, '')
  if (/[*?]/.test(plain))
    return SOURCE_FOLDERS.test(plain.slice(0, plain.lastIndexOf('/'))) && /\/\*+$/.test(plain)
      ? true
      : SOURCE_GLOB.test(plain)
  return SOURCE_FOLDERS.test(plain)
}

const SOURCE_FOLDERS =
  /^(?:src|source|sources|app|apps|packages|services|modules|components|server|client|backend|frontend|api|internal|cmd|core|tests?|spec|specs|__tests__|e2e|migrations|db\/migrate|prisma|prisma\/migrations|infra|infrastructure|terraform|deploy|k8s|charts|scripts|docs|\.github|\.github\/workflows|config|configs|data|uploads|assets|crates|models|controllers|views|templates)$/
const SOURCE_GLOB =
  /(?:^|\/)\*{1,2}(?:\/\*)?\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|php|cs|cpp|cc|c|h|hpp|swift|scala|vue|svelte|sql|md|ya?ml|json|toml|tf|sh|env|db|sqlite3?)$|\*\.\{.*(?:ts|js|py|go|rs)/

export function isSourceName(pattern: string): boolean {
  return SOURCE_GLOB.test(`/${pattern.replace(/^\*?\./, '*.')}`)
}

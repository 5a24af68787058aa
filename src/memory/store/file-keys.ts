import type { LinkKind } from './links.ts'

/** A path as memories name it: from the project's root when it is below, else as it is. */
export function fromRoot(path: string, root: string): string {
  const forward = path.includes('\\') ? path.replaceAll('\\', '/') : path
  const plain = forward.startsWith('./') ? forward.slice(2) : forward
  return plain.startsWith(`${root}/`) ? plain.slice(root.length + 1) : plain
}

/** Every key under which memories of a file may be linked, the nearest first. Every Read and Edit asks: written for code that runs cold. */
export function keysOfFile(path: string): readonly (readonly [LinkKind, string])[] {
  const keys: [LinkKind, string][] = [['file', path]]
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  if (dot > 0) keys.push(['extension', name.slice(dot).toLowerCase()])
  const folder = parent(path)
  for (let above = folder; above !== '' && keys.length < MOST_KEYS; above = parent(above)) keys.push(['folder', above])
  const words = wordsOfName(dot > 0 ? name.slice(0, dot) : name)
  // `migrations/004_tags.sql` is one of the migrations.
  for (const word of wordsOfName(folder.slice(folder.lastIndexOf('/') + 1))) if (!words.includes(word)) words.push(word)
  for (const word of words) keys.push(['word', word])
  const kind = DECLARES[name] ? 'dependency' : isPipeline(path, name) ? 'ci' : ''
  if (kind !== '') keys.push(['word', kind])
  return keys
}

/** What a project depends on stands there, whatever else the file is called by. */
const DECLARES: Readonly<Record<string, true>> = {
  'package.json': true,
  'go.mod': true,
  'requirements.txt': true,
  'pyproject.toml': true,
  Pipfile: true,
  'Cargo.toml': true,
  Gemfile: true,
  'composer.json': true,
  'pom.xml': true,
  'build.gradle': true,
  'build.gradle.kts': true,
  'pubspec.yaml': true,
  'mix.exs': true,
  'Package.swift': true,
  'deno.json': true,
}

/** It says what is run for each push. */
function isPipeline(path: string, name: string): boolean {
  return path.startsWith('.github/workflows/') || path.startsWith('.circleci/') || PIPELINES[name] === true
}

const PIPELINES: Readonly<Record<string, true>> = {
  '.gitlab-ci.yml': true,
  Jenkinsfile: true,
  '.travis.yml': true,
  'azure-pipelines.yml': true,
  'bitbucket-pipelines.yml': true,
  'cloudbuild.yaml': true,
}

const MOST_KEYS = 10

/** "parser" for `parser.ts`, `Parser.test.ts` and `json-parsers.go`; 解析器 for `解析器.ts`. */
function wordsOfName(name: string): string[] {
  const words: string[] = []
  let word = ''
  let isHan = false
  for (const letter of apart(name)) {
    const han = letter >= '\u4e00' && letter <= '\u9fff'
    const fits = han || (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')
    if (!fits || han !== isHan) {
      if (word.length > (isHan ? 1 : 2) && words.length < MOST_WORDS) words.push(isHan ? word : singular(word))
      word = ''
    }
    if (fits) word += letter
    isHan = han
  }
  return words
}

/** `jsonParser` as "json parser ". */
function apart(name: string): string {
  let spaced = ''
  let isAfterSmall = false
  for (const letter of name) {
    if (isAfterSmall && letter >= 'A' && letter <= 'Z') spaced += ' '
    spaced += letter
    isAfterSmall = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')
  }
  return `${spaced.toLowerCase()} `
}

const MOST_WORDS = 3

export function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

function parent(path: string): string {
  const slash = path.lastIndexOf('/')
  return slash > 0 ? path.slice(0, slash) : ''
}

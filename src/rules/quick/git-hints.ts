/**
 * Whether a text with git in it could discard, publish or show something: a word of it names a subcommand that can, and what makes that
 * subcommand do so stands in the text too. `git push -u origin HEAD` and `git checkout -b x` are all day's work.
 */
export function gitCouldMatter(text: string): boolean {
  for (const word of ALWAYS) if (hasWholeWord(text, word)) return true
  for (const word in NEEDS)
    if (hasWholeWord(text, word) && hasNeeded(text, NEEDS[word as keyof typeof NEEDS])) return true
  return false
}

/** What they do depends on more than a look at letters can tell. */
const ALWAYS = [
  ...[
    'archive',
    'bundle',
    'remote',
    'am',
    'apply',
    'restore',
    'prune',
    'filter',
    'update-ref',
    'symbolic',
    'rm',
    'read-tree',
  ],
  ...['lfs', 'config', 'clone', '-c', 'cat-file', 'credential', '--exec-path', '--config-env', 'checkout-index'],
] as const

interface Needed {
  /** Letters of short options, alone or together: `-f`, `-uf`. */
  readonly flags?: string
  readonly signs?: readonly string[]
}

/** The beginnings of options: git takes `--har` for `--hard`. */
const NEEDS = {
  reset: { signs: ['--h', '--me'] },
  clean: { flags: 'f', signs: ['--f'] },
  checkout: { flags: 'fB', signs: ['--', ' .', '*', '/ ', '/\n', '/;', '/&', '/|', '/)', ':', '\t'] },
  switch: { flags: 'fC', signs: ['--di', '--f', '--force-c'] },
  branch: { flags: 'DfMC', signs: ['--f', '--d'] },
  push: { flags: 'fd', signs: ['--', '+', ':', 'heroku', 'dokku', 'prod', 'live'] },
  stash: { signs: ['drop', 'clear'] },
  reflog: { signs: ['expire', 'delete'] },
  gc: { signs: ['--p'] },
  worktree: { flags: 'f', signs: ['--f'] },
  submodule: { flags: 'f', signs: ['--f', 'foreach'] },
  rebase: { flags: 'x', signs: ['--ro', '--ex'] },
  grep: { flags: 'O', signs: ['--op'] },
  difftool: { flags: 'x', signs: ['--ext'] },
  bisect: { signs: ['run'] },
} as const satisfies Readonly<Record<string, Needed>>

function hasNeeded(text: string, { flags = '', signs = [] }: Needed): boolean {
  // A path that ends the text: `git checkout src/`.
  if (flags !== '' && (text.endsWith('/') || hasShortFlag(text, flags))) return true
  for (const sign of signs) if (text.includes(sign)) return true
  return false
}

function hasShortFlag(text: string, letters: string): boolean {
  for (let at = text.indexOf('-'); at >= 0; at = text.indexOf('-', at + 1)) {
    if (at > 0 && isLetter(text.charCodeAt(at - 1))) continue
    for (let next = at + 1; isLetter(text.charCodeAt(next)); next++)
      if (letters.includes(text.charAt(next))) return true
  }
  return false
}

function hasWholeWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(text.charCodeAt(at - 1)) && !isLetter(text.charCodeAt(at + word.length))) return true
  return false
}

/** Not a number where there is none: outside of a text. */
function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)
}

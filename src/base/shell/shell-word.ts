/** A word as it has to be typed in a shell: an address with `&` in it would end the command there. */
export function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : quotedWord(word)
}

/** The same for a word whose `~` and `*` the shell is still to read as what they stand for. */
export function unexpandedWord(word: string): string {
  return /^[\w@%+=:,./~*-]+$/.test(word) ? word : quotedWord(word)
}

/** A word in quotes, whatever is in it. */
export function quotedWord(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`
}

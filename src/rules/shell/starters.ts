/** Programs that start what stands behind them, as far as a look at the words of a text must know it. */
export function isStarter(word: string): boolean {
  return STARTERS.includes(` ${word} `)
}

/**
 * Whether a word stands where a program does, as far as can be seen without parsing: where a command begins, or behind a word that starts
 * one. `at` is anywhere in the word.
 */
export function isProgramAt(text: string, at: number): boolean {
  let start = at
  while (start > 0 && !isBetween(text.charAt(start - 1))) start--
  let before = start - 1
  while (before >= 0 && BLANKS.includes(text.charAt(before))) before--
  if (before < 0 || BEGINS.includes(text.charAt(before))) return true
  let from = before
  while (from > 0 && !isBetween(text.charAt(from - 1))) from--
  const word = text.slice(from, before + 1)
  return (
    LEADS.includes(` ${word} `) ||
    isStarter(word.slice(word.lastIndexOf('/') + 1)) ||
    (word.includes('=') && !word.startsWith('-'))
  )
}

/** Where the word around a place ends: one look at a word is enough, however often a sign stands in it. */
export function wordEnd(text: string, at: number): number {
  let end = at
  while (end < text.length && !isBetween(text.charAt(end))) end++
  return end
}

function isBetween(sign: string): boolean {
  return BLANKS.includes(sign) || BEGINS.includes(sign)
}

export const BLANKS = ' \t\r\f\v\'"'
const BEGINS = ';&|()\n`{!'
/** Words behind which a command begins. */
export const LEADS = ' do then else elif if while until ! '

const STARTERS =
  ' sudo doas nice ionice nohup setsid stdbuf timeout time command builtin exec chroot watch taskset chrt gosu su-exec pkexec run0 fakeroot setpriv xvfb-run entr strace ltrace caffeinate unshare nsenter busybox toybox cross-env dotenv systemd-run chronic firejail env xargs parallel su sg runuser script flock direnv mise uv poetry pipenv bundle trap ssh tmux screen expect hyperfine valgrind perf gdb lldb rlwrap unbuffer op doppler aws-vault infisical npx bunx coproc '

import { remembering } from '../../../../../base/remember.ts'
import { cleaned, segmentsOf } from '../../../../../base/shell/segments.ts'

/**
 * What a shell line asks of git and of its hosts, a line for each, with the joint to what follows. What is searched for, printed or
 * written as a message only speaks of git: of other programs nothing is left, and of a quoted text with blanks only `UNREAD`.
 */
export const gitLines: (command: string) => string = remembering((command) => {
  if (!ASKS.test(command)) return ''
  return segmentsOf(command)
    .flatMap(({ text, then }) => {
      const inner = SHELL.exec(text)?.[2]
      if (inner !== undefined) return gitLines(inner) || []
      const bare = cleaned({ text: unquoted(text).replace(LEADS, ''), then }).replace(OWN_OPTIONS, '$1')
      return BEGINS.test(bare) ? [`${bare} ${then}`.trimEnd()] : []
    })
    .join('\n')
})

/** In the place of a text that is no path and no option. */
export const UNREAD = '…'

/** What `git stash` is told to do: without a word of its own it puts aside, as does the old `save`. */
export function stashVerb(rest: string): string {
  const verb = /^\s+([a-z]+)(?=\s|$)/.exec(rest)?.[1] ?? 'push'
  return verb === 'save' ? 'push' : verb
}

function unquoted(text: string): string {
  return text
    .replace(QUOTED, (quoted) => (/\s/.test(quoted) ? UNREAD : quoted.slice(1, -1)))
    .replace(/\s*\\\n\s*/g, ' ')
}

const ASKS = /\b(?:git|gh|glab|gt|jj)\b/
const BEGINS = /^(?:git|gh|glab|gt|jj)\s/
const QUOTED = /"(?:[^"\\]|\\.)*"|'[^']*'/g
/** A shell that is given its line. */
const SHELL = /^(?:ba|z)?sh -l?c (['"])([\s\S]*)\1$/
/** Words of the shell before a command. */
const LEADS = /^(?:(?:if|then|do|else|while|until|!|command|exec)\s+)+/
/** `git -C web -c user.name=x commit` is a commit. */
const OWN_OPTIONS = /^(git)(?:\s+(?:-[cC]\s+\S+|-P|--(?:no-pager|paginate|bare)|--(?:git-dir|work-tree)(?:=|\s+)\S+))+/

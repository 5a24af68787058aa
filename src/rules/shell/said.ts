import type { Command, Redirection } from 'unbash'
import { expand, formatted, unescaped } from './expand.ts'
import type { RedirectTo, SimpleCommand } from './simple-command.ts'
import type { Variables } from './variables.ts'
import { startedBy } from './wrappers/wrappers.ts'

/** What echo and printf print, as far as it stands there. */
export function echoes(commands: readonly SimpleCommand[]): string[] {
  return commands
    .filter(({ name }) => name === 'echo' || name === 'printf')
    .map(({ name, words }) => {
      if (name === 'printf') return formatted(words.slice(1))
      return unescaped(
        words
          .slice(1)
          .filter((word) => !/^-[neE]+$/.test(word))
          .join(' '),
      )
    })
}

/** The text of a heredoc or a here-string. */
export function writtenOut(redirect: Redirection, variables: Variables): string[] {
  if (redirect.type === 'HereDoc') return [redirect.body.text]
  return redirect.type === 'HereString' && redirect.target ? [expand(redirect.target, variables).join(' ')] : []
}

/** Whether one of them takes what it reads for commands. */
export function readsScript(commands: readonly SimpleCommand[]): boolean {
  return commands.some(({ name, words }) => startedBy(name, words).some((started) => started.readsScript))
}

/** `<(echo x)` */
export function isPrinted(part: Command['args'][number]): boolean {
  return part.type === 'Word' && part.parts?.[0]?.type === 'ProcessSubstitution'
}

export function shellWords(word: Command['args'][number], variables: Variables): string[] {
  return word.type === 'Word' ? expand(word, variables) : [word.text]
}

export function redirectOf(redirect: Redirection, variables: Variables): RedirectTo[] {
  if (redirect.type !== 'Redirect' || !redirect.target) return []
  return [{ operator: redirect.operator, target: expand(redirect.target, variables).join(' ') }]
}

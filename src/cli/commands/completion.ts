import { didYouMean } from '../../base/text/did-you-mean.ts'
import { said, t } from '../../messages/people/speak.ts'
import { type Command, usageError, verbsOf } from '../command.ts'
import { type CompletionWords, SHELLS, type ShellName } from '../completion/shells.ts'

export const completion: Command = {
  takes: '<bash|zsh|fish|powershell>',
  words: 1,
  examples: [
    'throughline completion bash >> ~/.bashrc',
    'throughline completion zsh > ~/.zfunc/_throughline',
    'throughline completion fish > ~/.config/fish/completions/throughline.fish',
  ],
  prints: ['completion'],
  async run(call) {
    const [shell = ''] = call.words
    if (!isShell(shell)) {
      const meant = didYouMean(shell, Object.keys(SHELLS))
      throw usageError(
        shell === '' ? t`for which shell?` : t`there is no completion for ${JSON.stringify(shell)}`,
        meant ? t`did you mean ${meant}?` : t`one of ${Object.keys(SHELLS).join(', ')}`,
      )
    }
    const text = SHELLS[shell](await wordsOfCommands())
    return { text, json: { shell, script: text }, asIs: true }
  },
}

/** Read off the commands themselves, so that none is forgotten. */
async function wordsOfCommands(): Promise<CompletionWords> {
  const { COMMANDS } = await import('./index.ts')
  const entries = Object.entries(COMMANDS).map(async ([name, { summary, load }]) => {
    const command: Command = await load()
    const options = [...Object.keys(command.options ?? {}), 'json', 'set', 'help'].map((option) => `--${option}`)
    return [name, { about: said(summary), verbs: verbsOf(command), options }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

function isShell(word: string): word is ShellName {
  return Object.hasOwn(SHELLS, word)
}

import { readCode } from '../code/read-code.ts'
import { type Look, valuesAfter } from '../scene.ts'

/** What an editor is told to do when it starts: `emacs --eval '(delete-directory "~/x" t)'`, `vim -c 'call delete("x", "rf")'`. */
export const editorScript: Look = (command, scene) => {
  for (const code of valuesAfter(command, '--eval', '-eval', '--execute', '-c', '--cmd')) readCode(code, command, scene)
  for (const word of command.words) if (word.startsWith('+')) readCode(word.slice(1), command, scene)
}

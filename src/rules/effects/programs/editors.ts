import { readCode } from '../code/read-code.ts'
import { type Look, valuesAfter } from '../scene.ts'
import { writes } from './write-files.ts'

/** What an editor is told to do when it starts: `emacs --eval '(delete-directory "~/x" t)'`, `vim -c 'call delete("x", "rf")'`. */
export const editorScript: Look = (command, scene) => {
  for (const code of valuesAfter(command, '--eval', '-eval', '--execute', '-c', '--cmd')) readCode(code, command, scene)
  for (const word of command.words) if (word.startsWith('+')) readCode(word.slice(1), command, scene)
  const told = [
    ...valuesAfter(command, '-c', '--cmd', '-f', '--eval'),
    ...command.words.filter((word) => word.startsWith('+')),
  ]
  // Nobody sits before it: what it is told to write is written.
  if (told.some((order) => SAVES.test(order)))
    for (const file of command.args)
      if (!file.startsWith('+') && !told.includes(file)) writes(file, '>', command, scene)
}

const SAVES = /(?:^|[+:|\s])(?:wq?a?|x|xa|up(?:date)?|sav\w*)!?(?:\s|$|\|)|save-buffer|write-file/

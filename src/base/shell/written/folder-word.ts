import { shellPath } from '../../paths/drive-path.ts'

/** How a folder is written in a line of the shell: in quotes, or with its blanks escaped. The source of an expression without groups. */
export const FOLDER_WORD = String.raw`"[^"]+"|'[^']+'|(?:\\.|[^\s"';&)\\])+`

/** The folder that such a word names. On Windows what is no blank behind a backslash is a part of the path. */
export function folderNamed(word: string): string {
  return shellPath(/^["']/.test(word) ? word.slice(1, -1) : word.replace(/\\(?=[\s'"&()])/g, ''))
}

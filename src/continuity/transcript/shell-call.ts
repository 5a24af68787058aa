import { type Json, text } from './line-reader.ts'

/** A shell call that names the folder it is run in, as somebody would type it. */
export function inItsFolder(input: Json, cwd: string): Json {
  const command = text(input.command)
  const named = FOLDERS.map((key) => text(input[key])).find((folder) => folder !== '') ?? ''
  const folder = belowOf(named.replace(/(?<=.)\/+$/, ''), cwd)
  if (command === '' || folder === '' || folder === '.') return input
  return { ...input, command: `cd ${/\s/.test(folder) ? `"${folder}"` : folder} && ${command}` }
}

/** What a command has printed that goes on beside the conversation: how it ends is not in it. */
export function goesOn(told: string): string {
  return `Command is running in background\n${told}`
}

/** What a command has printed until the client ended it, in the words of a shell. */
export function timeUp(told: string): string {
  return `Exit code 124\n${told}`
}

function belowOf(folder: string, cwd: string): string {
  if (folder === cwd) return ''
  return cwd !== '' && folder.startsWith(`${cwd}/`) ? folder.slice(cwd.length + 1) : folder
}

/** How hosts call it. */
const FOLDERS: readonly string[] = ['workdir', 'directory', 'dir_path', 'cwd']

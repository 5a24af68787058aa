import type { HookCommand, Target, Wired } from './host.ts'
import { ownFileTarget } from './own-file.ts'

/** A host that runs plugins in its own process: our file in it asks the program and does what it says. */
export interface Plugin {
  readonly host: string
  readonly events: readonly string[]
  /** Plain JavaScript, below a line that names the program and one that says what it may offer. */
  readonly code: string
}

export function pluginTarget(path: string, plugin: Plugin): Target {
  return ownFileTarget(path, {
    text: (command) => pluginText(plugin.code, command),
    wired: (text) => wired(text, plugin),
  })
}

function pluginText(code: string, { binary, without }: HookCommand): string {
  return `${FIRST_LINE}\nconst PROGRAM = ${JSON.stringify(binary)}\n${FOLDER_LINE}\nconst OFFERS_TOOLS = ${without !== 'mcp'}\n${code}`
}

function wired(text: string, { host, events }: Plugin): readonly Wired[] {
  const binary = binaryIn(text)
  return binary === undefined
    ? []
    : events.map((event) => ({ event, command: `${binary} hook ${host} ${event}`, binary }))
}

/** The program a plugin file of ours asks; undefined when the file is somebody else's. */
function binaryIn(text: string): string | undefined {
  if (!text.startsWith(FIRST_LINE)) return undefined
  const found = /^const PROGRAM = (".*")$/m.exec(text)?.[1]
  return found === undefined ? undefined : JSON.parse(found)
}

/** Where the agent works may be gone, and then no program starts there; the payload says where it was. */
const FOLDER_LINE = "const FOLDER = PROGRAM.replace(/[^/\\\\]*$/, '') || '/'"
const FIRST_LINE = '// Written by "throughline install"; "throughline uninstall" removes it. Changes here are lost.'

/**
 * For hosts that run on Node: `ask(host, word, payload)` starts the program and reads its answer; `run(words)` calls a command of it.
 * Whatever goes wrong, the agent goes on as if nobody had been asked.
 */
export const ASK = `const PATIENCE_MS = 4000

function ask(host, word, payload) {
  return run(['hook', host, word], { input: JSON.stringify(payload), cwd: FOLDER })
}

function run(words, { input = '', cwd } = {}) {
  return new Promise((resolve) => {
    let timer
    const end = (text) => {
      clearTimeout(timer)
      try {
        resolve(text ? JSON.parse(text) : {})
      } catch {
        resolve({})
      }
    }
    try {
      const child = spawn(PROGRAM, words, { stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true, cwd })
      let text = ''
      timer = setTimeout(() => {
        child.kill('SIGKILL')
        end('')
      }, PATIENCE_MS)
      child.stdout.setEncoding('utf8')
      child.stdout.on('data', (piece) => {
        text += piece
      })
      child.on('error', () => end(''))
      child.on('close', () => end(text))
      child.stdin.on('error', () => {})
      child.stdin.end(input)
    } catch {
      end('')
    }
  })
}
`

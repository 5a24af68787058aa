import type { EventName } from '../protocol/event.ts'
import { type HookCandidate, type Selector, select, selectorOf } from './choose/select.ts'
import type { EventFields } from './choose/subject.ts'
import { type HookConfig, type LoadOptions, loadConfig } from './config/load.ts'
import type { ConfiguredHook } from './config/settings.ts'
import type { Diagnostic } from './diagnostic.ts'
import { loadShell, type ShellReader } from './shell.ts'

interface RegistryPorts {
  readonly load: LoadOptions
  readonly report: (diagnostic: Diagnostic) => void
  /** Forgets what was reported: the settings are read anew. */
  readonly clear: () => void
}

export type HookRegistry = ReturnType<typeof hookRegistry>

/** Which hooks there are, by settings and by code, and which of them want an event. */
export function hookRegistry({ load, report, clear }: RegistryPorts) {
  let handlers: readonly ConfiguredHook[] = []
  let config: HookConfig
  let selector: Selector
  let shell: ShellReader | undefined

  function reload(): void {
    config = loadConfig(load)
    clear()
    for (const diagnostic of config.diagnostics) report(diagnostic)
    listen(handlers)
  }

  function listen(present: readonly ConfiguredHook[]): void {
    handlers = present
    selector = selectorOf([...config.hooks, ...handlers], load.cwd)
  }

  /** Which hooks want an event of this name, as the settings were when it began. */
  function chooser(name: EventName) {
    const { candidates } = selector
    return (fields: EventFields) => select(candidates(name, fields), fields, { commandsIn: (line) => shell?.(line) })
  }

  reload()
  return {
    reload,
    chooser,
    config: () => config,
    hooks: (): readonly ConfiguredHook[] => [...config.hooks, ...handlers],
    candidates: (name: EventName, fields: EventFields) => selector.candidates(name, fields),
    /** A hook of this process; what is returned takes it away again. */
    add(handler: ConfiguredHook): () => void {
      listen([...handlers, handler])
      return () => listen(handlers.filter((one) => one !== handler))
    },
    /** Known at once, unless a shell has to be read for it. */
    isUnwanted(name: EventName, candidates: readonly HookCandidate[], fields: EventFields): boolean {
      return !candidates.some(({ needsShell }) => needsShell) && chooser(name)(fields).length === 0
    },
    async needShell(candidates: readonly HookCandidate[]): Promise<void> {
      if (shell !== undefined || !candidates.some(({ needsShell }) => needsShell)) return
      const { read, problem } = await loadShell()
      shell = read
      if (problem) report({ where: 'unbash', message: problem, hint: 'Install it next to throughline.' })
    },
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentCompaction } from '../../continuity/feature/read-compactions.ts'
import { type Fate, fatesOf } from '../../continuity/measure/fates.ts'
import { type CompactionRow, listCompactions } from '../report/compactions.ts'
import type { DemoStage, Firing } from './stage.ts'
import type { Beat } from './story.ts'

export interface KnownFact {
  kind: string
  text: string
}

/** A fact the summary dropped; the recovery may have said it already. */
interface LostFact extends KnownFact {
  recovered: boolean
}

export type DemoScene =
  | { kind: 'event'; firing: Firing }
  | { kind: 'audit'; summary: string; tokensBefore: number; tokensAfter: number; kept: KnownFact[]; lost: LostFact[] }

/** Plays the story, beat by beat; every event goes through a process of its own. */
export function* play(stage: DemoStage, story: readonly Beat[]): Generator<DemoScene, CompactionRow | undefined> {
  let said = ''
  let call = 0
  let prompt = 0
  const fired = (...given: Parameters<DemoStage['fire']>): DemoScene => ({
    kind: 'event',
    firing: stage.fire(...given),
  })
  for (const beat of story) {
    switch (beat.do) {
      case 'start':
        yield fired('SessionStart', { source: 'startup' })
        break
      case 'prompt':
        // The client writes the prompt down after its hooks have seen it.
        prompt += 1
        yield fired('UserPromptSubmit', { prompt: beat.text, promptId: `demo-prompt-${prompt}` })
        stage.write({ what: 'prompt', text: beat.text })
        break
      case 'say':
        said = beat.text
        stage.write({ what: 'said', text: said })
        break
      case 'use': {
        call += 1
        const id = `toolu_demo_${call}`
        const input = located(stage, beat.input)
        const about = { toolName: beat.tool, toolInput: input, toolUseId: id }
        stage.write({ what: 'call', id, tool: beat.tool, input })
        yield fired('PreToolUse', about)
        carryOut(stage, beat.tool, input)
        stage.write({ what: 'result', id, text: beat.output, failed: beat.fails === true })
        if (beat.fails) yield fired('PostToolUseFailure', { ...about, error: beat.output, isInterrupt: false })
        else yield fired('PostToolUse', { ...about, toolOutput: outputOf(beat.tool, beat.output) })
        break
      }
      case 'compact':
        yield fired('PreCompact', { trigger: 'auto', customInstructions: null })
        yield fired('SessionStart', { source: 'compact', model: 'made-up' })
        yield fired('PostCompact', { trigger: 'auto', summary: beat.summary })
        yield audited(stage, beat)
        // Only now, as in the real client: neither hook finds the summary in the transcript.
        stage.write({ what: 'boundary', tokensBefore: beat.tokensBefore, tokensAfter: beat.tokensAfter })
        stage.write({ what: 'summary', text: beat.summary })
        break
      case 'stop':
        yield fired('Stop', { stopHookActive: false, lastAssistantMessage: said })
        break
      case 'end':
        yield fired('SessionEnd', { reason: 'prompt_input_exit' })
        break
    }
  }
  return listCompactions(stage.store(), { session: stage.session }).at(-1)
}

/** The same look at the summary that PostCompact has just taken, with the facts by name. */
function audited(
  stage: DemoStage,
  { summary, tokensBefore, tokensAfter }: Extract<Beat, { do: 'compact' }>,
): DemoScene {
  const compaction = currentCompaction(stage.store(), { session: stage.session, agent: '' })
  if (!compaction) return { kind: 'audit', summary, tokensBefore, tokensAfter, kept: [], lost: [] }
  const fates = fatesOf(compaction.snapshot, { summary }, [compaction.recovery])
  return {
    ...{ kind: 'audit', summary, tokensBefore, tokensAfter },
    kept: fates.filter(({ fate }) => fate === 'kept').map(known),
    lost: fates.filter(({ fate }) => fate !== 'kept').map((one) => ({ ...known(one), recovered: one.fate === 'back' })),
  }
}

function known({ kind, text }: Fate): KnownFact {
  return { kind, text }
}

/** A path in the story is one in the project. */
function located({ project }: DemoStage, input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return typeof input.file_path === 'string' ? { ...input, file_path: join(project, input.file_path) } : input
}

/** What the tool would have done, so that the files are what the session says they are. */
function carryOut(stage: DemoStage, tool: string, input: Readonly<Record<string, unknown>>): void {
  const [path, before, after, content] = ['file_path', 'old_string', 'new_string', 'content'].map((key) =>
    String(input[key] ?? ''),
  )
  if (!path) return
  if (tool === 'Write') stage.put(path, content ?? '')
  if (tool === 'Edit')
    stage.put(
      path,
      readFileSync(path, 'utf8').replace(before ?? '', () => after ?? ''),
    )
}

function outputOf(tool: string, output: string): unknown {
  return tool === 'Bash' ? { stdout: output, stderr: '', interrupted: false, isImage: false } : output
}

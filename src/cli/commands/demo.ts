import { describe } from '../../journal/describe.ts'
import { timelineTexts } from '../../messages/index.ts'
import { writeOutput } from '../../platform/io.ts'
import { columnsOfTerminal, terminal } from '../../platform/terminal.ts'
import type { Call, Command, Result } from '../command.ts'
import { type DemoScene, play } from '../demo/play.ts'
import { closing, type DemoLook, demoFigures, opening, sceneText } from '../demo/print.ts'
import { type DemoStage, type Firing, openStage } from '../demo/stage.ts'
import { FILES, STORY } from '../demo/story.ts'
import { languageOf } from '../language.ts'
import { wantsColours } from '../terminal/colours.ts'

export const demo: Command = {
  options: {
    fast: { about: 'Do not pause between events.' },
    keep: { about: 'Leave the store, the project and the transcript where they are, and say where.' },
  },
  examples: ['throughline demo', 'throughline demo --fast', 'throughline demo --json'],
  prints: ['demo'],
  async run(call) {
    const stage = openStage(FILES, call.environment, call.now - STORY_MS)
    try {
      return await perform(call, stage)
    } finally {
      stage.close({ keep: call.flag('keep') })
    }
  },
}

const STORY_MS = 45 * 60_000
const PAUSE_MS = 120
/** Where nobody says how wide the window is. */
const UNCUT = 88
/** Long enough to see that something of weight has been said. */
const LONG_PAUSE_MS = 900

async function perform(call: Call, stage: DemoStage): Promise<Result> {
  const { isTerminal } = terminal()
  const columns = columnsOfTerminal() === Number.POSITIVE_INFINITY ? UNCUT : columnsOfTerminal()
  const colours = wantsColours()
  const { labels, values } = await timelineTexts((await languageOf(call)).language)
  const look: DemoLook = {
    width: Math.min(Math.max(columns, 60), 100),
    colours,
    labels,
    values,
    project: stage.project,
  }
  const pauses = isTerminal && !call.flag('fast') && !call.json
  const show = async (text: string) => (call.json ? undefined : await writeOutput(text))

  await show(opening(look))
  const scenes: DemoScene[] = []
  const story = play(stage, STORY)
  let step = story.next()
  for (; !step.done; step = story.next()) {
    const scene = step.value
    scenes.push(scene)
    await show(sceneText(scene, look))
    if (pauses) await Bun.sleep(isWeighty(scene) ? LONG_PAUSE_MS : PAUSE_MS)
  }
  const compaction = step.value
  const firings = scenes.flatMap((scene) => (scene.kind === 'event' ? [scene.firing] : []))
  const figures = demoFigures(firings, compaction)
  const kept = call.flag('keep') ? stage.root : undefined
  const failed = firings.some(({ exitCode }) => exitCode !== 0) || figures.putBack === 0
  await show(closing(figures, look, kept))
  return { text: '', json: { madeUp: true, ...jsonOf(scenes), figures, keptIn: kept ?? null }, code: failed ? 1 : 0 }
}

function isWeighty(scene: DemoScene): boolean {
  return scene.kind === 'audit' || scene.firing.told.length > 0
}

function jsonOf(scenes: readonly DemoScene[]) {
  const audit = scenes.find((scene) => scene.kind === 'audit')
  return {
    events: scenes.flatMap((scene) => (scene.kind === 'event' ? [eventOf(scene.firing)] : [])),
    compaction: audit && {
      tokensBefore: audit.tokensBefore,
      tokensAfter: audit.tokensAfter,
      summary: audit.summary,
      kept: audit.kept,
      lost: audit.lost,
    },
  }
}

function eventOf({ event, exitCode, ms, recorded, told }: Firing) {
  const rows = recorded.map(({ type, data }) => ({ type, text: describe(type, data, 200) }))
  return { event, exitCode, ms: Math.round(ms * 10) / 10, recorded: rows, told }
}

import { messageOf } from '../../base/message-of.ts'
import { type Call, CommandError } from '../../cli/command.ts'
import { replay } from '../../cli/commands/replay.ts'
import { home } from '../../cli/home.ts'
import { ownTranscripts } from '../../cli/transcripts/find.ts'
import { callWith, whole } from '../call-with.ts'
import { type Route, Stream } from '../route.ts'

export const routes: readonly Route[] = [
  {
    method: 'GET',
    path: 'first-run',
    output: 'first-run',
    run: async ({ call }) => {
      const { json } = await home(callWith(call, []))
      const found = (await ownTranscripts(call)).map(({ title, where, paths }) => ({
        title,
        where,
        count: paths.length,
      }))
      return { ...(json as object), found, transcripts: found.reduce((sum, { count }) => sum + count, 0) }
    },
  },
  {
    method: 'POST',
    path: 'first-run/replay',
    run: ({ call, body, signal, busy }) => {
      const limit = whole(String(body.limit ?? ''), 1, 10_000, 100)
      return new Stream(replayed(call, limit, signal, busy))
    },
  },
]

/** `throughline replay` with its bar drawn here: how far it is, and in the end what it found. */
async function* replayed(call: Call, limit: number, signal: AbortSignal, busy: () => void) {
  const pieces: unknown[] = []
  let wake: () => void = () => undefined
  const send = (piece: unknown) => {
    pieces.push(piece)
    wake()
  }
  const draw = async (text: string) => {
    const [, done, all] = /(\d+)\/(\d+)/.exec(text) ?? []
    if (done) send({ done: Number(done), all: Number(all) })
    // The server answers others meanwhile, and stops when nobody waits any more.
    await new Promise((resolve) => setTimeout(resolve, 0))
    if (signal.aborted) throw new CommandError('nobody waits for it any more', '')
  }
  let over = false
  const work = Promise.resolve(replay.run(callWith(call, [], { limit }, { draw })))
    .then(({ json }) => send({ result: json }))
    .catch((problem) =>
      send({ error: { message: messageOf(problem), hint: problem instanceof CommandError ? problem.hint : '' } }),
    )
    .finally(() => {
      over = true
      wake()
    })
  while (!over || pieces.length > 0) {
    if (pieces.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    busy()
    yield* pieces.splice(0)
  }
  await work
}

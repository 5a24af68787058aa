import { CATALOGUE_HOST, HOSTS } from '../../hosts/index.ts'
import { t } from '../../messages/people/speak.ts'
import { readText } from '../../platform/files/reading.ts'
import { readInput } from '../../platform/io.ts'
import { type Call, CommandError } from '../command.ts'

/** A payload as the host sends it, from a file or from standard input. */
export async function readEvent(call: Call, source: string) {
  const text = await textFrom(call, source)
  const host = await HOSTS[CATALOGUE_HOST]()
  const decoded = host.decode(parse(text, source), {})
  if (!decoded.ok)
    throw new CommandError(
      `${source}: ${decoded.reason}`,
      t`throughline schema EVENT --part event shows what a payload looks like`,
    )
  return { event: decoded.event, host }
}

async function textFrom(call: Call, source: string): Promise<string> {
  if (source === '-') {
    const input = await readInput(10_000)
    if (input.ok) return input.text
    throw new CommandError(input.reason, t`pipe a payload in, or name a file`)
  }
  const text = await readText(source.startsWith('/') ? source : `${call.cwd}/${source}`)
  if (text === undefined)
    throw new CommandError(t`there is no file ${source}`, t`give a file with the JSON that the host sends, or -`)
  return text
}

function parse(text: string, source: string): unknown {
  try {
    return JSON.parse(text)
  } catch (failure) {
    throw new CommandError(
      t`${source} is not JSON: ${failure instanceof Error ? failure.message : failure}`,
      t`a payload is one JSON object`,
    )
  }
}

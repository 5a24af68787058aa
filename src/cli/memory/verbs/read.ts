import { shortId } from '../../../base/short-id.ts'
import { didYouMean } from '../../../base/text/did-you-mean.ts'
import { type Agreed, agreedOf } from '../../../memory/proposals/proposals.ts'
import { type Memory, memoryAt } from '../../../memory/store/record.ts'
import { markUsed } from '../../../memory/store/store.ts'
import { SYSTEM_PATHS, systemMemory } from '../../../memory/store/system.ts'
import { parseUri } from '../../../memory/store/uri.ts'
import { historyOf, type Version } from '../../../memory/store/versions.ts'
import { said, t } from '../../../messages/people/speak.ts'
import { iso } from '../../../platform/clock.ts'
import { type Call, CommandError, type Result, usageError } from '../../command.ts'
import { table } from '../../terminal/table.ts'
import { when } from '../../terminal/when.ts'
import { type MemoryDesk, uriFrom, withMemories } from '../place.ts'
import { fullJson, memoryText } from '../present.ts'

export function readMemory(call: Call): Promise<Result> {
  return withMemories(call, (desk) => {
    const system = systemText(desk, call.words[0])
    if (system !== undefined) return { text: system, json: { uri: call.words[0], content: system } }
    const memory = memoryNamed(desk, call.words[0])
    markUsed(desk, [memory.id])
    return { text: memoryText(desk, memory), json: fullJson(desk, memory) }
  })
}

function systemText(desk: MemoryDesk, word: string | undefined): string | undefined {
  const parsed = parseUri(word ?? '')
  if (!parsed.ok || parsed.parts.namespace !== 'system') return undefined
  const text = systemMemory(desk.sql, parsed.parts.path, [desk.place.project])
  if (text !== undefined) return text
  throw new CommandError(
    t`there is no ${parsed.uri}`,
    t`system:// has ${SYSTEM_PATHS.join(', ')}; recent/5 for the last five`,
  )
}

/** The memory a word names; a mistyped URI is answered with the one that was meant. */
export function memoryNamed(desk: MemoryDesk, word: string | undefined): Memory {
  const { uri } = uriFrom(wholeUri(desk, word), desk)
  const memory = memoryAt(desk.sql, desk.place.project, uri)
  if (memory) return memory
  const meant = didYouMean(uri, knownUris(desk))
  throw new CommandError(
    t`there is no memory ${uri} in this project`,
    meant ? t`did you mean ${meant}?` : t`throughline memory list shows what there is`,
  )
}

/** A piece of a URI that only one memory has is enough: the whole is longer than anybody types. */
function wholeUri(desk: MemoryDesk, word: string | undefined): string | undefined {
  if (!word) return word
  const known = knownUris(desk)
  if (known.includes(word)) return word
  const ending = known.filter((uri) => uri.endsWith(`/${word}`))
  const found = ending.length > 0 ? ending : known.filter((uri) => uri.includes(word))
  if (found.length === 0 && !word.includes('://'))
    throw new CommandError(
      t`no memory here has ${JSON.stringify(word)} in its URI`,
      t`throughline search ${word} looks in their texts; throughline memory list shows them`,
    )
  if (found.length < 2) return found[0] ?? word
  const shown = found.slice(0, MOST_SHOWN)
  throw usageError(
    t`${found.length} memories have ${JSON.stringify(word)} in their URI`,
    t`give more of it: ${[...shown, ...(found.length > shown.length ? ['…'] : [])].join(', ')}`,
  )
}

const MOST_SHOWN = 5

function knownUris({ sql, place }: MemoryDesk): string[] {
  return sql
    .all<{ uri: string }>('SELECT uri FROM memories WHERE project IN (?, ?) LIMIT 5000', place.project, '')
    .map((row) => row.uri)
}

export function memoryHistory(call: Call): Promise<Result> {
  return withMemories(call, async (desk) => {
    const memory = memoryNamed(desk, call.words[0])
    const history = historyOf(desk, memory)
    const rows = history.map(({ version, at, author, tier, status, content, current }) => [
      `${version}${current ? ' *' : ''}`,
      when(at),
      said(author),
      String(tier),
      said(status),
      content.replace(/\s+/g, ' ').slice(0, 80),
    ])
    const changes = call.flag('diff') ? await changesOf(history) : ''
    const agreed = agreedOf(desk.sql, memory)
    return {
      text: [
        memory.uri,
        `${table(['VERSION', 'WHEN', 'BY', 'TIER', 'STATUS', ''], rows)}`,
        ...agreed.map(agreedText),
        ...(changes === '' ? [] : [changes.replace(/^\n/, '')]),
      ].join('\n'),
      json: {
        uri: memory.uri,
        versions: history.map(({ at, disclosure, ...one }) => ({
          ...one,
          when: disclosure,
          at: iso(at),
          proposed: agreedJson(agreed.find(({ version }) => version === one.version)),
        })),
      },
    }
  })
}

/** How a version came to be that an agent proposed and the person agreed to. */
function agreedText({ version, proposedIn, proposedAt, agreedIn, agreedAt }: Agreed): string {
  const proposed = t`${when(proposedAt)}, session ${shortId(proposedIn)}`
  return agreedIn === ''
    ? t`Version ${version}: proposed by an agent (${proposed}); you agreed by command (${when(agreedAt)}).`
    : t`Version ${version}: proposed by an agent (${proposed}); you agreed in session ${shortId(agreedIn)} (${when(agreedAt)}).`
}

function agreedJson(agreed: Agreed | undefined) {
  if (!agreed) return null
  const { proposedIn, proposedAt, agreedIn, agreedAt } = agreed
  return { session: proposedIn, at: iso(proposedAt), agreedIn: agreedIn || null, agreedAt: iso(agreedAt) }
}

async function changesOf(history: readonly Version[]): Promise<string> {
  const { createTwoFilesPatch } = await import('diff')
  return history
    .slice(1)
    .map((one, at) => {
      const before = history[at]
      const names = [t`version ${before?.version}`, t`version ${one.version}`] as const
      return `\n${createTwoFilesPatch(...names, `${before?.content}\n`, `${one.content}\n`).replace(/^=+\n/, '')}`
    })
    .join('')
}

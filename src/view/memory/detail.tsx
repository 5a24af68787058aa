import { useState } from 'preact/hooks'
import { t } from '../../messages/people/say.ts'
import { type ApiProblem, post } from '../page/api.ts'
import { Loaded, problemOf, Trouble, useLoaded } from '../page/parts/loaded.tsx'
import { Text } from '../page/parts/text.tsx'
import { timeShown } from '../page/words.ts'
import { Edit } from './edit.tsx'
import { Forget, type ReceiptShown } from './forget.tsx'
import { History } from './history.tsx'
import { type MemorySeen, TruthMark, wordOf } from './page.tsx'
import { trustShown } from './trust.tsx'

interface WholeMemory extends MemorySeen {
  readonly links: readonly {
    readonly kind: string
    readonly key: string
    readonly state: string
    readonly commit: string | null
  }[]
  readonly relations: readonly { readonly kind: string; readonly uri: string; readonly direction: string }[]
  readonly contradictions: readonly { readonly uri: string; readonly content: string; readonly why: string }[]
}

export interface Changing {
  /** Posts a change and shows what came of it. */
  readonly change: (path: string, body: object) => Promise<void>
}

/** One memory: read, changed, taken back, forgotten. Every change is the command's own. */
export function MemoryDetail({ uri, project, changed }: { uri: string; project: string; changed: () => void }) {
  const [turn, setTurn] = useState(0)
  const [problem, setProblem] = useState<ApiProblem | undefined>()
  const [receipt, setReceipt] = useState<ReceiptShown | undefined>()
  const memory = useLoaded<WholeMemory>(receipt ? undefined : `memory?${new URLSearchParams({ uri, project })}`, turn)
  const owner = project === 'all' ? null : project
  const change = async (path: string, body: object) => {
    try {
      const result = await post<ReceiptShown>(`memory/${path}`, {
        uri,
        project: memory.value?.project ?? owner,
        ...body,
      })
      setProblem(undefined)
      if (path === 'forget') setReceipt(result)
      setTurn((now) => now + 1)
      changed()
    } catch (failure) {
      setProblem(problemOf(failure))
    }
  }
  if (receipt) return <Forgotten of={receipt} />
  return (
    <article class="detail">
      {problem && <Trouble problem={problem} />}
      <Loaded of={memory}>
        {(one) => (
          <>
            <Content of={one} project={one.project ?? project} />
            <Edit key={one.version} memory={one} change={change} />
            <History uri={one.uri} project={one.project ?? project} version={one.version} change={change} />
            <Forget memory={one} change={change} />
          </>
        )}
      </Loaded>
    </article>
  )
}

/** What it says, and what it hangs on. */
function Content({ of: one, project }: { of: WholeMemory; project: string }) {
  return (
    <>
      <h2>
        <Text of={one.uri} /> <TruthMark of={one.truth} />
      </h2>
      <p class="soft">
        {trustShown(one)} · {t`tier ${one.tier}`} · {t`version ${one.version}`} · {timeShown(one.updatedAt)} ·{' '}
        {one.uses === 1 ? t`told once` : t`told ${one.uses} times`} · {wordOf(one.status)}
      </p>
      {one.contradictions.map((other) => (
        <p key={other.uri} class="trouble">
          {t`Another memory says otherwise:`}{' '}
          <a href={`#/memory/${encodeURIComponent(project)}/${encodeURIComponent(other.uri)}`}>
            <Text of={other.uri} />
          </a>{' '}
          <Text of={`${other.content} (${other.why})`} />
        </p>
      ))}
      <pre class="content">
        <Text of={one.content} />
      </pre>
      {one.when && (
        <p>
          <b>{t`Told:`}</b> <Text of={one.when} />
        </p>
      )}
      {one.links.length > 0 && (
        <ul>
          {one.links.map(({ kind, key, state }) => (
            <li key={`${kind} ${key}`}>
              {kind} <Text of={key} /> <TruthMark of={state} />
            </li>
          ))}
        </ul>
      )}
      {one.relations.length > 0 && (
        <ul>
          {one.relations.map(({ kind, uri: other, direction }) => (
            <li key={`${kind} ${other} ${direction}`}>
              {direction === 'out' ? kind : `← ${kind}`}{' '}
              <a href={`#/memory/${encodeURIComponent(project)}/${encodeURIComponent(other)}`}>
                <Text of={other} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Forgotten({ of }: { of: ReceiptShown }) {
  return (
    <article class="detail">
      <div class="card" role="status">
        <h2>{t`Forgotten`}</h2>
        <p>
          <Text of={of.uri} />
        </p>
        <p>
          {t`Removed: ${of.rows} memory, ${of.versions} earlier versions, ${of.links + of.relations} links, ${of.injections} records of telling, ${of.snapshots} repetitions elsewhere.`}
        </p>
        {of.team !== null && (
          <p>{t`It was shared with ${of.team}, and is forgotten there too with the next sync; the team's view lists the devices that have not confirmed it.`}</p>
        )}
        <p>
          {of.verified
            ? t`Its text is in no file of the store any more (looked at the bytes).`
            : t`Its text may still stand in a file of the store.`}
        </p>
      </div>
    </article>
  )
}

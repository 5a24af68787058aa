import { useState } from 'preact/hooks'
import { t } from '../../messages/people/say.ts'
import { type ApiProblem, post } from '../page/api.ts'
import { problemOf, Trouble } from '../page/parts/loaded.tsx'
import { Text } from '../page/parts/text.tsx'
import { timeShown } from '../page/words.ts'

interface Waits {
  readonly name: string
  readonly project: string
  readonly text: string
  readonly at: string
}

interface ProposalSeen extends Waits {
  readonly kind: 'proposal'
  readonly uri: string
  readonly wish: 'forget' | 'change'
  readonly content: string | null
  readonly tier: number | null
  readonly when: string | null
}

export type WaitingSeen = (Waits & { readonly kind: 'sentence' }) | ProposalSeen

/** What the person may have meant for good, and what agents would do with something they said: answered here as by the command. */
export function WaitingForYou({ of, changed }: { of: readonly WaitingSeen[]; changed: () => void }) {
  const [problem, setProblem] = useState<ApiProblem | undefined>()
  const answer = async ({ name, project }: WaitingSeen, said: 'confirm' | 'refuse') => {
    try {
      await post('memory/answer', { name, project, answer: said })
      setProblem(undefined)
    } catch (failure) {
      setProblem(problemOf(failure))
    }
    changed()
  }
  const sentences = of.filter(({ kind }) => kind === 'sentence')
  const proposals = of.filter((one) => one.kind === 'proposal')
  return (
    <>
      {problem && <Trouble problem={problem} />}
      {sentences.length > 0 && <h2>{t`Waiting for your word`}</h2>}
      {sentences.map((one) => (
        <div key={one.name} class="card">
          <p class="soft">
            {t`You may have meant this for good (heard at ${timeShown(one.at)}). In that session the agent may be told to ask you; other sessions are not told until you say it again.`}
          </p>
          <p>
            <Text of={one.text} />
          </p>
          <Answers yes={t`It holds for good`} no={t`Drop it`} about={one.text} answer={(said) => answer(one, said)} />
        </div>
      ))}
      {proposals.length > 0 && <h2>{t`Proposed by agents`}</h2>}
      {proposals.map((one) => (
        <div key={one.name} class="card">
          <p class="soft">{t`An agent would change what you said (${timeShown(one.at)}). Nothing is changed until you agree.`}</p>
          <p>
            <a href={`#/memory/${encodeURIComponent(one.project)}/${encodeURIComponent(one.uri)}`}>
              <Text of={one.uri} />
            </a>
            <br />
            <Text of={one.text} />
          </p>
          <Wanted of={one} />
          <Answers yes={t`Carry it out`} no={t`Refuse it`} about={one.uri} answer={(said) => answer(one, said)} />
        </div>
      ))}
    </>
  )
}

/** What would be done. */
function Wanted({ of: { wish, content, tier, when } }: { of: ProposalSeen }) {
  if (wish === 'forget') return <p>{t`It would be set aside and told no more.`}</p>
  return (
    <>
      {content !== null && (
        <p>
          {t`It would say:`} <Text of={content} />
        </p>
      )}
      {tier !== null && <p>{t`tier ${tier}`}</p>}
      {when !== null && (
        <p>
          {t`Told:`} <Text of={when} />
        </p>
      )}
    </>
  )
}

interface Answering {
  readonly yes: string
  readonly no: string
  readonly about: string
  readonly answer: (said: 'confirm' | 'refuse') => void
}

function Answers({ yes, no, about, answer }: Answering) {
  return (
    <p class="actions">
      <button type="button" class="yes" onClick={() => answer('confirm')} aria-label={`${yes}: ${about}`}>
        {yes}
      </button>{' '}
      <button type="button" onClick={() => answer('refuse')} aria-label={`${no}: ${about}`}>
        {no}
      </button>
    </p>
  )
}

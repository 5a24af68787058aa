import {
  kindsOf,
  LEARNED_KINDS,
  type LearnedKind,
  learnAgain,
  refuse,
  refusedKinds,
} from '../../../memory/store/forgetting/refused.ts'
import { isOwnWord, kindOf } from '../../../memory/store/kinds.ts'
import { memoriesIn } from '../../../memory/store/list.ts'
import { revise } from '../../../memory/store/store.ts'
import { t } from '../../../messages/people/speak.ts'
import { type Call, type Result, unknownWord } from '../../command.ts'
import { type MemoryDesk, withMemories } from '../place.ts'
import { onlyThePerson } from '../whose-call.ts'
import { refuseWords } from './waiting.ts'

/**
 * `memory refuse KIND`: nothing of that kind is learned again; what was learned of it is set aside. With a number: one that waits was not
 * meant for good. Without either: what is refused.
 */
export function refuseKind(call: Call): Promise<Result> {
  return withMemories(call, (desk) => {
    const { sql, place, now } = desk
    const [word] = call.words
    if (word === undefined) return listed(desk)
    onlyThePerson(call)
    if (/^\d+$/.test(word)) return refuseWords(desk, call.words)
    const kind = LEARNED_KINDS.find((one) => one === word)
    if (!kind) throw unknownWord('kind', word, LEARNED_KINDS)
    const project = call.flag('all') ? '' : place.project
    if (call.flag('remove')) {
      const allowed = sql.transaction(() => learnAgain(sql, project, kind))
      return {
        text: allowed
          ? t`${kind} are learned again. What was set aside stays there: memory list --status archived, memory restore URI.`
          : t`${kind} were not refused.`,
        json: { kind, refused: false },
      }
    }
    const aside = sql.transaction(() => {
      refuse(sql, project, kind, now)
      return setAside(desk, kind)
    })
    return {
      text: [
        project === '' ? t`No ${kind} are learned anywhere from now on.` : t`No ${kind} are learned here from now on.`,
        ...(aside === 0
          ? []
          : [t`Set aside: ${aside} that were learned (throughline memory list --status archived shows them).`]),
      ].join('\n'),
      json: { kind, refused: true, aside },
    }
  })
}

function listed({ sql, place }: MemoryDesk): Result {
  const kinds = refusedKinds(sql, place.project)
  return {
    text:
      kinds.length === 0
        ? t`Nothing is refused: all of ${LEARNED_KINDS.join(', ')} is learned. throughline memory refuse KIND keeps one kind from it.`
        : t`Refused: ${kinds.join(', ')}. throughline memory refuse KIND --remove lets one be learned again.`,
    json: { refused: kinds, kinds: LEARNED_KINDS },
  }
}

function setAside(desk: MemoryDesk, kind: LearnedKind): number {
  const { sql, projects } = desk
  const learned = memoriesIn(sql, projects ? { projects } : {}).filter(
    ({ uri, author, content }) => !isOwnWord(author) && kindsOf(folderOf(uri) ?? '', content).includes(kind),
  )
  for (const memory of learned) revise(desk, memory, { status: 'archived', author: memory.author })
  return learned.length
}

function folderOf(uri: string): LearnedKind | undefined {
  return LEARNED_KINDS.find((one) => one === `${kindOf(uri)}s`)
}

import { baseName } from '../../../../base/paths/paths.ts'
import type { GoalFact, Ledger, SkillFact } from '../../../ledger/facts.ts'
import { factOf, factsOf } from '../../../ledger/put.ts'
import { isChange } from '../../../ledger/untouch.ts'
import { topicWordsOf } from '../../held.ts'
import { isReply } from '../request.ts'

/**
 * Whether the work still goes by a skill or by instructions: until the person asks for something else, or so much has happened since
 * that it is done with. A file that the agent changed is its work, not what it works by.
 */
export function isFollowed(ledger: Ledger, skill: SkillFact): boolean {
  if (ledger.step - skill.lastSeen > LONG_SINCE) return false
  // What was committed since was what it was taken up for.
  if (ledger.work.commit.made && ledger.work.commit.step > skill.lastSeen) return false
  if (skill.name === '' && factOf(ledger, 'file', skill.path)?.touches.some(isChange) === true) return false
  if (isSample(ledger, skill)) return false
  const requests = factsOf(ledger, 'goal').filter(isRequest)
  const since = requests.filter(({ lastSeen }) => lastSeen > skill.lastSeen)
  const own = wordsFor(
    skill,
    requests.findLast(({ lastSeen }) => lastSeen <= skill.lastSeen),
  )
  return since.length <= MOST_SINCE && since.every((goal) => goesOn(goal, own))
}

/** Read to see how such files look: the agent wrote one of its own by that name, or has read several. */
function isSample(ledger: Ledger, { name, path }: SkillFact): boolean {
  if (name !== '') return false
  const title = baseName(path).toLowerCase()
  const isAnother = (other: string) => other !== path && baseName(other).toLowerCase() === title
  return (
    factsOf(ledger, 'file').some((file) => isAnother(file.path) && file.touches.some(isChange)) ||
    factsOf(ledger, 'skill').some((other) => other.name === '' && isAnother(other.path))
  )
}

/** Something to be done: not an answer, a question, or a word in between. */
function isRequest(goal: GoalFact): boolean {
  return (goal.by === 'prompt' || goal.by === 'command') && !isReply(goal) && !/[?？]\s*$/.test(goal.text)
}

interface OwnWords {
  readonly name: ReadonlySet<string>
  readonly request: ReadonlySet<string>
}

/** What it is called, and what was asked for when it was taken up. */
function wordsFor({ name, path }: SkillFact, request: GoalFact | undefined): OwnWords {
  const title = (name === '' ? baseName(path) : name).replace(/[-_:./]+/g, ' ')
  return { name: topicWordsOf(title), request: topicWordsOf(request?.text ?? '') }
}

function goesOn({ text }: GoalFact, { name, request }: OwnWords): boolean {
  if (GOES_ON.test(text)) return true
  let shared = 0
  for (const word of topicWordsOf(text)) {
    if (name.has(word)) return true
    if (request.has(word)) shared++
  }
  return shared >= SAME_MATTER
}

const GOES_ON =
  /^(?:(?:ok(?:ay)?|yes|yeah|great|good|now|and|please)[,.!]? +)*(?:continue|go on|go ahead|proceed|carry on|keep going|next|resume|also|in addition|likewise|same for)\b|\b(?:too|as well)[.!]?$|^(?:好[的，,]?\s*)?(?:繼續|继续|接著|接着|下一|也|還要|还要|還有|还有|另外|順便|顺便|同樣|同样)/i
/** Whatever was not taken up again after so many steps is done with. */
const LONG_SINCE = 300
const MOST_SINCE = 3
const SAME_MATTER = 2

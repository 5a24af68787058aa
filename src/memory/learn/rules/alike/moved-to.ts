import { membersIn } from '../../../../base/families/members.ts'
import { runIn } from '../slots/by-command.ts'
import { saysValue, sharedWords, subjectsOf } from './subjects.ts'

/** "deploys moved to Buildkite" where they were done with Jenkins: all that the rule says of it but for the tool. */
export function movedToAnother(text: string, earlier: string): boolean {
  // A command is no other word for where something is run, or with which tool.
  if ((runIn(text) === undefined) !== (runIn(earlier) === undefined)) return false
  const now = nameIn(MOVED_TO, text)
  const before = nameIn(USED_TOOL, earlier)
  if (!now || !before || saysValue(text, before) || saysValue(earlier, now) || areOfTwoFamilies(now, before))
    return false
  const rest = earlier.replace(before, ' ')
  // Where something is, is all that such a sentence says.
  const share = KEPT_AT.test(rest) ? ALIKE : MOSTLY
  // One character is what is done with it.
  const about = [...subjectsOf(rest)].filter((word) => word.length > 1)
  return sharedWords(rest, text).size >= Math.max(1, about.length * share)
}

/** Columns in snake_case say nothing of which database it is. */
function areOfTwoFamilies(now: string, before: string): boolean {
  const [own, theirs] = [membersIn(now), membersIn(before)]
  return (
    own.length > 0 && theirs.length > 0 && !own.some(({ family }) => theirs.some((their) => their.family === family))
  )
}

/** The first of the names that a pattern looks for. */
export function nameIn(pattern: RegExp, text: string): string | undefined {
  return pattern
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined)
}

const MOVED_TO =
  /\b(?:now|these days|nowadays) (?:we(?:['’]re)? )?(?:all )?(?:on|in|with|uses?|using) `?([A-Za-z][\w.+#-]+)|\b(?:is|are|on|in|with|uses?|using|called) `?([A-Za-z][\w.+#/-]+)(?: [a-z]+)? (?:now\b|these days|since\b|for (?:weeks|months|ages|a while|years))|[现現]在(?:我[们們]|[统統]一|都|全部?|已[经經]|改|就)*(?:用|是|在|放在?|走|跑在)\s?`?([A-Za-z][\w.+#-]+)|\b(?:moved|switched|migrated|went|changed|renamed|upgraded)(?: over)? (?:on)?to (?:using )?`?([A-Za-z][\w.+#/-]+)|(?:切|[换換]|改|[迁遷]移?|[转轉]|搬|挪|移)(?:到|成|[为為]|用)了?\s?`?([A-Za-z][\w.+#/-]+)/i
const USED_TOOL =
  /\b(?:use|uses|using|with|on|via|through|in|into|is|are|name[ds]?|called) (?:the )?(?!(?:in|on|the|kept|stored|a|an|not|always|never)\b)`?([A-Za-z*][\w.+#/*-]+)|(?:[用走靠上叫]|[放存]在?|在)\s?`?([A-Za-z*][\w.+#/*-]+)/i
const KEPT_AT =
  /\b(?:is|are|lives?|kept|stored|hosted|sits?|tracked|runs?) (?:in|on|at)\s*(?:the )?[.]?\s*$|[放存]?在\s*[里裡上中]?[。]?\s*$/i
const ALIKE = 0.5
const MOSTLY = 0.66

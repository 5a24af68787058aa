/** The telling words of what was asked for in a session, each once, as they were written there first. */
export function topicsOf(goals: readonly string[]): string[] {
  const found = new Set<string>()
  for (const goal of goals.slice(0, MOST_GOALS)) {
    for (const word of goal.slice(0, LONGEST_GOAL).match(WORD) ?? []) {
      const plain = word.toLowerCase()
      if (!COMMON.has(plain)) found.add(plain)
    }
    for (const run of goal.slice(0, LONGEST_GOAL).match(CJK) ?? []) found.add(run)
    if (found.size >= MOST_TOPICS) break
  }
  return [...found].slice(0, MOST_TOPICS)
}

const WORD = /(?<![\w./#`-])[A-Za-z][a-z]{3,}(?![\w./('’-])/g
const CJK = /[\u3400-\u9fff]{2,6}/g
const MOST_GOALS = 6
const LONGEST_GOAL = 700
const MOST_TOPICS = 30
const COMMON: ReadonlySet<string> = new Set(
  'only couldn able about above actually after again against also always another anything around away back basically because been before being below better between both came cannot case cases change changed changes check code come coming could current currently didn different does doesn doing done down each either else enough even ever every everything exactly example file files find fine first fixed following found from further getting give given goes going good great hand have having hello help here idea implement implementation instead into issue issues itself just keep kind know last later least left less like likely line lines list little look looking looks made mainly make makes making many maybe mean means might more most mostly much must need needed needs never next nice nothing notice noticed okay once only onto open other others over part parts plan please point possible pretty probably problem properly provide quite rather read ready really review right same seem seems seen several shall should show shown side similar since some someone something sometimes soon sort start started state still stuff such suggest summary sure take taken tell test tests than thank thanks that them then there these they thing things think this those though thought thoughts through together took tried true trying under understand until update updated used user users uses using very want wanted wants well went were what when where whether which while whole will with within without wondering work working works would write wrong yeah your yours added adding adds assume branch commit commits comment feedback feature function functions method methods local main master merge merged pull request requests repo repository run running runs session sessions says said tool tools type types value values version'.split(
    ' ',
  ),
)

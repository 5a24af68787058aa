/**
 * "Never edit it", "Named ones only", "None of them, ever": what it speaks of stands in the words before it, without which nobody
 * understands it.
 */
export function refersBack(text: string): boolean {
  return text.length <= LONGEST && (OF_THAT.test(text) || ONE_OF_THOSE.test(text))
}

/** "Not one of them, ever.", "Leave them out everywhere.": it goes on with what stands before it, though by itself it lays down nothing. */
export function goesOnWithThose(text: string): boolean {
  return text.length <= LONGEST && (NONE_OF_THOSE.test(text) || (OF_THAT.test(text) && EVERYWHERE.test(text)))
}

const EVERYWHERE = /\b(?:everywhere|anywhere|always|every time|wherever)\b/i
const NONE_OF_THOSE = /^(?:not (?:a single )?|never )?(?:none|one|any) of (?:it|them|those|these)\b/i
const LONGEST = 120
const OF_THAT =
  /^(?:(?:please|pls|don['’]?t|do not|never|always|only|just|also|and|so|but|from now on|in general),? )*(?!(?:is|was|if|when|that|make|see|find|call|take|let|get|like|does|do|did|has|will|would|can|could|should|unless|because|since|as|and|or|before|after|while|without|prefer|think|in|on|at|for|to|with|of|not|noticed|saw|said)\b|\w+ly\b)[a-z]+ (?:it|them|those)\b/i
const ONE_OF_THOSE =
  /^(?:not )?(?:none|one|any|all|neither|both|some) of (?:it|them|those|these)\b|^(?:only )?[\w-]+ ones\b/i

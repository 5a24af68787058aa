/** A judgement of a text that is made once: several ask about the same one, and the same is said and printed again and again. */
export function remembering<Result>(judge: (text: string) => Result): (text: string) => Result {
  const judged = new Map<string, Result>()
  return (text) => {
    const known = judged.get(text)
    if (known !== undefined || judged.has(text)) return known as Result
    const made = judge(text)
    if (judged.size < MOST) judged.set(text, made)
    return made
  }
}

/** A program that runs on must not keep all it ever read. */
const MOST = 2000

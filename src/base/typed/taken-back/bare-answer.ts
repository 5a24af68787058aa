/**
 * Whether a prompt answers what was asked and says nothing else: "不用" and "no need" below a question lay down nothing, whatever they would
 * lift in a sentence of their own.
 */
export function isBareAnswer(prompt: string): boolean {
  const text = prompt.trim()
  return text.length <= LONGEST && ANSWER.test(text)
}

const LONGEST = 24
const ANSWER =
  /^(?:(?:no|nope|nah|yes|yeah|yep|ok(?:ay)?|sure|fine)[,.! ]*)*(?:no need|not needed|leave it(?: as it is| alone)?|don['’]?t|rather not|let['’]?s not|go ahead|please do)?[.! ]*$|^(?:[还還]是|先|那|[暂暫][时時])?(?:不用|不要|不必|不需要|不行|不可以|不好|不[对對]|不|否|[别別]|算|免|[没沒]必要|[无無]需|好|行|可以|成|[对對]|是)(?:改|加|[记記]|存|[这這](?:[样樣]|[么麼]做))?(?:了|的|吧|啦|啊)*[。！!]*$/i

/**
 * A prompt without what clients and tools wrap in tags: `<system-reminder>…`, `<local-command-stdout>…`, `<file path="…">…`. What is taken
 * out is handed on. A tag that a sentence only names (`Promise<User>`, "never use <system> tags") is the person's own word.
 */
export function withoutTags(prompt: string, takeOut: (text: string) => void): string {
  if (!prompt.includes('<')) return prompt
  let text = prompt
  let from = 0
  for (let tags = 0; tags < MOST; tags++) {
    const open = openingFrom(text, from)
    if (open === undefined) break
    const end = endOf(text, open)
    if (end === undefined) from = open.end
    else {
      takeOut(text.slice(open.at, end))
      // Within a sentence it is what is quoted: what is left of the sentence on one side is not what they said.
      const gap = isWithin(text, open) ? '…' : '\n'
      text = `${text.slice(0, open.at)}${gap}${text.slice(end)}`
      from = open.at
    }
  }
  return text.includes('<!--') ? text.replace(COMMENT, '\n') : text
}

interface Opening {
  readonly name: string
  readonly at: number
  readonly end: number
}

function openingFrom(text: string, from: number): Opening | undefined {
  const found = [MATERIAL, WRAPPED].flatMap((kind) => {
    kind.lastIndex = from
    const match = kind.exec(text)
    return match ? [{ name: match[1] ?? '', at: match.index, end: match.index + match[0].length }] : []
  })
  return found.sort((a, b) => a.at - b.at)[0]
}

/** Where the material ends that a tag opens; undefined where it opens none. One that is never closed takes the rest of its paragraph along. */
function endOf(text: string, open: Opening): number | undefined {
  const close = closingOf(text, open)
  if (close !== undefined) {
    const inside = text.slice(open.end, close.at)
    return /\p{L}/u.test(inside) && !JOINS.test(inside) ? close.end : undefined
  }
  if (!beginsSomething(text, open)) return undefined
  const blank = text.indexOf('\n\n', open.at)
  return blank === -1 ? text.length : blank
}

/** Its own: of two that are open, the inner is closed first. */
function closingOf(text: string, { name, end }: Opening): { readonly at: number; readonly end: number } | undefined {
  if (!text.includes(`</${name}>`, end)) return undefined
  const tag = new RegExp(`<(/?)${name}(?:\\s[^<>]*)?>`, 'g')
  tag.lastIndex = end
  let depth = 1
  for (let match = tag.exec(text); match !== null; match = tag.exec(text)) {
    depth += match[1] === '/' ? -1 : 1
    if (depth === 0) return { at: match.index, end: tag.lastIndex }
  }
  return undefined
}

/** It stands where a text may begin, and no sentence goes on behind it. */
function beginsSomething(text: string, open: Opening): boolean {
  if (isWithin(text, open)) return false
  return lineBefore(text, open).trim() === '' || !GOES_ON.test(text.slice(open.end, open.end + 3))
}

/** Where no text begins: neither at the start of a line nor behind a sentence or a colon. */
function isWithin(text: string, open: Opening): boolean {
  const before = lineBefore(text, open)
  return before.trim() !== '' && !ENDS.test(before)
}

function lineBefore(text: string, { at }: Opening): string {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
}

/**
 * Tags that hold material: of two words (clients name theirs so), those of files and pages, and roles of a dialogue. `<T>` and `<div>`
 * within a sentence are the person's own words about code.
 */
const MATERIAL =
  /<((?:[a-z]+(?:[-_][a-z]+)+)|file|files|document|documents|doc|page|html|body|context|contents?|source|output|stdout|stderr|result|results|tool|attachment|attachments|selection|instructions?|system|assistant|user|human|important|reminder|notification|untrusted|web|email|mail|issue|diff|log|logs|code|snippet|xml|paste|pasted|clipboard|quote|quoted|quotation|excerpt|transcript)(?:\s[^<>]*)?>/gi
/** Whatever its name, a tag on a line of its own that is closed further down holds material. */
const WRAPPED = /^[ \t]*<([a-z][\w-]*)(?:\s[^<>]*)?>[ \t]*\n(?=[\s\S]*<\/\1>)/gim
/** "begin with <result> and end with </result>": both are named. */
const JOINS = /^\s+(?:and|or|to|with|without|before|after|then|but|和|与|與|或|到)[^.!?。！？\n]{0,40}$/i
const ENDS = /[:：.。!?！？;；]["'”」)]?\s*$/
const GOES_ON = /^(?:[.,;:!?，。；：！？、)]|\s+[a-z])/
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g
const MOST = 400

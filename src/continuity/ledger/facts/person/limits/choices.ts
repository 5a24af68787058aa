import { remembering } from '../../../../../base/remember.ts'
import { replacementIn } from '../../../../../base/typed/index.ts'
import { mattersOf } from '../../../../../base/typed/taken-back/matters.ts'
import type { ConstraintFact } from '../../../facts.ts'

/** The limit names one of things that exclude each other as the one to use, and the sentence another, for the same. */
export function isOtherChoice({ text }: ConstraintFact, sentence: string): boolean {
  const own = valueIn(text)
  const adopted = valueIn(sentence)
  if (own === undefined || adopted === undefined || !ADOPTS.test(sentence)) return false
  if (own.group !== adopted.group || own.value === adopted.value) return false
  // It names itself what it takes the place of.
  const replaced = replacementIn(sentence)
  const left = replaced === undefined ? undefined : valueIn(replaced.old)
  if (left?.group === own.group ? left.value !== own.value : !isOfSameMatter(text, sentence)) return false
  return ADOPTS.test(text) && !(FORBIDS.test(text) && replacementIn(text) === undefined)
}

/** Whether the sentence names another one of those that the limit names one of; what it is for counts where that may be many things. */
export function otherValueIn(limit: string, sentence: string): boolean {
  const [own, theirs] = [valueIn(limit), valueIn(sentence)]
  if (own === undefined || theirs === undefined || own.group !== theirs.group || own.value === theirs.value)
    return false
  return !LANGUAGES.has(own.value) || isOfSameMatter(limit, sentence)
}

export function hasValue(sentence: string): boolean {
  return valueIn(sentence) !== undefined
}

interface Choice {
  readonly group: number
  readonly value: string
}

const valueIn: (sentence: string) => Choice | undefined = remembering((sentence) => {
  const wanted = replacementIn(sentence)?.now ?? sentence
  const found = CHOICES.flatMap((values, group) =>
    values.filter(({ pattern }) => pattern.test(wanted)).map(({ value }) => ({ group, value })),
  )
  return found.length === 1 ? found[0] : undefined
})

/** "Write the German texts for the landing page" says nothing of the language of the answers. What names no matter is meant for all. */
function isOfSameMatter(limit: string, sentence: string): boolean {
  const given = chosenFor(sentence)
  if (given.size === 0) return true
  for (const matter of chosenFor(limit)) if (given.has(matter)) return true
  return false
}

/** What the sentence is about besides the choice itself. */
function chosenFor(sentence: string): ReadonlySet<string> {
  const bare = CHOICES.flat().reduce((text, { pattern }) => text.replace(new RegExp(pattern, 'gi'), ' '), sentence)
  const matters = [...mattersOf(bare.replace(REPLIES, 'answer'))]
  return new Set(matters.filter((matter) => !OF_ANY.test(matter)))
}

const CHOICES: readonly (readonly { readonly value: string; readonly pattern: RegExp }[])[] = [
  [
    { value: 'tabs', pattern: /\btabs?\b|制表符|tab 縮排|tab 缩进/i },
    { value: 'spaces', pattern: /\bspaces\b|空格/i },
  ],
  [
    { value: 'single', pattern: /\bsingle quotes?\b|[单單]引[号號]/i },
    { value: 'double', pattern: /\bdouble quotes?\b|[双雙]引[号號]/i },
  ],
  [
    { value: 'npm', pattern: /(?<![\w-])npm\b/i },
    { value: 'pnpm', pattern: /\bpnpm\b/i },
    { value: 'yarn', pattern: /\byarn\b/i },
    { value: 'bun', pattern: /\bbun\b/i },
  ],
  [
    { value: 'camel', pattern: /\bcamel ?case\b|[驼駝]峰/i },
    { value: 'snake', pattern: /\bsnake[ _]?case\b|下[划劃][线線]/i },
    { value: 'kebab', pattern: /\bkebab-?case\b/i },
  ],
  [
    { value: 'en', pattern: /\benglish\b|英[文语語]/i },
    { value: 'de', pattern: /\bgerman\b|德[文语語]/i },
    { value: 'fr', pattern: /\bfrench\b|法[文语語]/i },
    { value: 'es', pattern: /\bspanish\b|西班牙[文语語]/i },
    { value: 'ja', pattern: /\bjapanese\b|日[文语語]/i },
    { value: 'zh', pattern: /\bchinese\b|中文|[简簡繁][体體]/i },
  ],
  [
    { value: 'utc', pattern: /\butc\b/i },
    { value: 'local', pattern: /\blocal time\b|[当當本]地[时時][间間區区]/i },
  ],
]
const LANGUAGES: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es', 'ja', 'zh'])
/** It names what is to be used, or in what language something is to be said. */
const ADOPTS =
  /\b(?:use|switch|change|go|going|move|back|again|instead|prefer|stick|answer|reply|respond|write|speak|comments?|texts?|stay|take)\b|用|改[回成为為]|[换換][成回]|回答|回[复覆]|文案|注[释釋]|[写寫]/i
const FORBIDS = /\b(?:not|never|don['’]?t|avoid|no)\b|不要|不得|禁止|別|别|不可/i
/** In what words one answers. */
const REPLIES = /\b(?:repl(?:y|ies)|respon(?:d|ds|ses?)|speak|talk|answers?)\b|回[答复覆應应]|[说說][话話]/gi
/** It says of no matter that the choice is for it alone. */
const OF_ANY =
  /^(?:indent\w*|style|quote|string|code|project|repo\w*|everywhere|package|manager|language|nam(?:e|ing)|case|let|lets|okay|actuall\w*|better|think|prefer\w*|going|move|use|for|缩进|縮排|語言|语言|[专專]案|[项項]目)$/

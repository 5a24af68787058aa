import { remembering } from '../../../../base/remember.ts'
import { simplified } from '../../../../base/text/scripts.ts'
import { sameAs } from '../../../search/synonyms.ts'
import { bigrams, cjkRuns } from '../../../search/terms.ts'

/** What a sentence lays down something about, and what is to be used, or where it goes: "JS" and "2 spaces", 文档 and "wiki". */
interface Slot {
  readonly about: ReadonlySet<string>
  readonly value: string
  /** It says where the thing is, and not what it is made with. */
  readonly isPlace: boolean
}

/** Both say of something how it is done, and of two things: how Python is indented says nothing of JS. */
export function isOfAnother(one: string, other: string): boolean {
  const [own, theirs] = [slotIn(one), slotIn(other)]
  if (own === undefined || theirs === undefined || own.about.size === 0 || theirs.about.size === 0) return false
  return !sharesAny(own.about, theirs.about)
}

/** Both say it of the same thing, and another value. */
export function isOfTheSameOtherwise(one: string, other: string): boolean {
  const [own, theirs] = [slotIn(one), slotIn(other)]
  if (own === undefined || theirs === undefined || own.about.size === 0) return false
  const isSame = own.about.size === theirs.about.size && [...own.about].every((word) => theirs.about.has(word))
  return (
    isSame &&
    own.isPlace === theirs.isPlace &&
    own.value !== theirs.value &&
    !own.value.includes(theirs.value) &&
    !theirs.value.includes(own.value)
  )
}

const slotIn: (text: string) => Slot | undefined = remembering(slotNow)

function slotNow(text: string): Slot | undefined {
  if (text.length > LONGEST) return undefined
  const plain = simplified(text)
    .replace(LEAD, '')
    .replace(NOUNS, (noun) => noun.replace(/[用放存按]/, (sign) => VEILED[sign] ?? sign))
  const groups = CHINESE.test(plain) ? USED_CHINESE : (USED.exec(plain) ?? STATED)
  const match = (groups instanceof RegExp ? groups.exec(plain) : groups) ?? NAMED.exec(plain)
  const { about = '', how = '', value = '' } = match?.groups ?? {}
  if (match === null || value === '') return undefined
  return { about: wordsIn(about), value: value.toLowerCase().replace(VALUE_ENDS, '').trim(), isPlace: PLACED.test(how) }
}

function wordsIn(about: string): Set<string> {
  const words: readonly string[] = about.toLowerCase().match(/[a-z0-9_][a-z0-9_.+#-]*/g) ?? []
  const named = words.filter((word) => !FILLER.has(word)).map((word) => word.replace(/(?<=\w{3})s$/, ''))
  return new Set([
    ...named,
    ...cjkRuns(about.replace(CHINESE_FILLER, ' ')).flatMap((run) => (run.length === 1 ? [run] : bigrams(run))),
  ])
}

function sharesAny(own: ReadonlySet<string>, theirs: ReadonlySet<string>): boolean {
  for (const word of own) {
    if (theirs.has(word) || sameAs(word).some(({ term }) => theirs.has(term) || theirs.has(term.replace(/s$/, ''))))
      return true
  }
  return false
}

const LONGEST = 120
/** Words in which a sign of how something is done is part of a thing. */
const NOUNS = /缓存|内存|库存|保存|存储|存量|用户|应用|调用|引用|费用|通用|用例|用法|用途|开放|释放|按钮|按键/g
const VEILED: Readonly<Record<string, string>> = { 用: '㐁', 放: '㐂', 存: '㐃', 按: '㐄' }
const CHINESE = /[\u3400-\u9fff]/
/** How people begin to lay something down. */
const LEAD =
  /^(?:(?:from now on|going forward|now|please|and|so|btw|also|actually|always|never|we|the team|we['’]ll|we (?:now|always|all|only))[,:]? +|(?:以后|今后|之后|从现在起|现在|我们(?:这边|项目里?|组里?)?|咱们|这个项目里?|本项目|请|统一|一律|默认|记住|记一下|还是|已经|早就|都|就|全|[，,：: ])+)+/i
const USED_CHINESE =
  /^(?<about>[^，,。；;用写放存按走叫改换]{1,14}?)(?:以后|现在|今后|统一|一律|全部|全都|都|就|默认|已经|请|要|必须|应该|只)*(?<how>改用|改成|改为|改放|改存|改走|改叫|改按|改写|换成|换到|切到|迁到|使用|采用|写成|写在|写到|放在|放到|放进|存在|存到|存成|[用放存按走叫])了?\s?(?<value>[^，,。；;]{1,24})/
const USED =
  /^(?:indent|format|write|name|store|deploy|build|test|document|track|version|lint|log|host|parse|validate|quote|mock|style|type|ship|publish|release|send|render|serve) (?<about>[\w ./+#-]{2,40}?) (?<how>with|in|as|by|via|through|using|on|to|at|under|into) (?<value>[^,.;]+)/i
const STATED =
  /^(?<about>[\w /+#-]{2,40}?) (?:is|are|lives?|goes|go|stays?|moved|belongs?)(?: (?:now|always|all))? (?:(?:written|kept|stored|formatted|indented|named|tracked|hosted|built|deployed|logged|put|sent|linted|tested|versioned|documented|served|shown|parsed) )?(?<how>with|in|as|by|via|through|using|on|to|at|under|into) (?<value>[^,.;]+)/i
/** "Config files are TOML". */
const NAMED =
  /^(?<about>(?:(?!(?:in|of|for|on|at)\b)[\w/+#-]+ ){1,3}?)(?:is|are|speaks?) (?<how>)(?<value>[A-Z][\w.+#-]{1,24})\b/
const PLACED = /^(?:in|on|to|at|under|into)$|[放存在到]/i
const VALUE_ENDS = /(?:\s+(?:now|these days|from now on|instead|everywhere)|[了吧]|目录|文件夹|里)+$/i
const FILLER: ReadonlySet<string> = new Set(
  'the our all any new your my a an each every file files code project this that these those'.split(' '),
)
const CHINESE_FILLER = /我们|项目|所有|全部|每个|每次|的|里|中|代码|文件/g

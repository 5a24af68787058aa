import { remembering } from '../../remember.ts'
import { WORDS } from './words.ts'

/** What the words of a sentence, its first ones and its shape add to the odds that it is meant for good, each once. */
export function oddsOfWords(text: string): number {
  let hundredths = 0
  for (const word of weighedWords(text)) hundredths += weightOf(word)
  return hundredths / 100
}

/**
 * The words of a sentence, and the characters and pairs of them of a Chinese one; `^` before what stands first, `^^` before what stands
 * second, `$` behind what stands last; in angle brackets what it is made of, and how long it is.
 */
export function weighedWords(text: string): ReadonlySet<string> {
  const low = text.toLowerCase().replace(CODE, ' <code> ').replace(URL, ' <url> ').replace(HERE, ' <here> ')
  const seen = new Set<string>()
  let isChinese = false
  let count = 0
  for (const [word] of low.matchAll(WORD)) {
    const first = word.charCodeAt(0)
    if (first >= 0x3400 && first <= 0x9fff) {
      isChinese = true
      addPairs(seen, word)
      continue
    }
    const plain = first >= 0x30 && first <= 0x39 ? '<num>' : word
    seen.add(plain)
    if (++count === 1) seen.add(`^${plain}`)
    else if (count === 2) seen.add(`^^${plain}`)
  }
  if (isChinese) addEnds(seen, low)
  addShape(seen, text, isChinese ? '<z-' : '<')
  seen.add(isChinese ? `<z-long-${longAs(text.length, 6)}>` : `<long-${longAs(count, 3)}>`)
  return seen
}

/** Chinese is not written in words: each character and each pair of them. */
function addPairs(seen: Set<string>, run: string): void {
  let before = ''
  for (const one of run) {
    const character = simplified(one)
    seen.add(character)
    if (before !== '') seen.add(before + character)
    before = character
  }
}

function addEnds(seen: Set<string>, low: string): void {
  let end = low.length
  while (end > 0 && STOPS.includes(low[end - 1] ?? '')) end--
  const [first = '', second = ''] = low
  seen.add(`^${simplified(first)}`)
  seen.add(`^${simplified(first)}${simplified(second)}`)
  const last = simplified(low[end - 1] ?? '')
  seen.add(`${last}$`)
  seen.add(`${simplified(low[end - 2] ?? '')}${last}$`)
}

/** By hand, as an expression for each would take longer to make ready than this takes. */
function addShape(seen: Set<string>, text: string, open: string): void {
  let before = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const name = SHAPES[text[at] ?? '']
    if (name !== undefined) seen.add(`${open}${name}>`)
    else if (code >= 0x30 && code <= 0x39) seen.add(`${open}digit>`)
    else if (isCapital(code)) {
      if (at === 0) seen.add(`${open}capital>`)
      else if (isCapital(before)) seen.add(`${open}capitals>`)
      else if (before >= 0x61 && before <= 0x7a) seen.add(`${open}camel>`)
    }
    before = code
  }
  if (text.endsWith('.')) seen.add(`${open}ended>`)
}

function isCapital(code: number): boolean {
  return code >= 0x41 && code <= 0x5a
}

function longAs(count: number, step: number): number {
  const steps = Math.floor(count / step)
  return steps < MOST_STEPS ? steps : MOST_STEPS
}

function simplified(character: string): string {
  const at = character === '' ? -1 : TRADITIONAL.indexOf(character)
  return at === -1 ? character : (SIMPLIFIED[at] ?? character)
}

/** Looked up in the text of the table: to make a map of it would take longer than a sentence does. */
const weightOf = remembering((word): number => {
  const part = WORDS[word.charCodeAt(0) % WORDS.length] ?? ''
  const at = part.indexOf(` ${word}:`)
  return at === -1 ? 0 : Number.parseInt(part.slice(at + word.length + 2, at + word.length + 7), 10)
})

const SHAPES: Readonly<Record<string, string>> = {
  '/': 'slash',
  _: 'underscore',
  '!': 'loud',
  '！': 'loud',
  ',': 'comma',
  '，': 'comma',
  ':': 'colon',
  '：': 'colon',
}
const STOPS = ' 。！!.，,'
const MOST_STEPS = 8
const CODE = /`[^`]*`/g
/** All of it, and not the one thing at hand. */
const HERE =
  /\b(?:this|our|the whole|the entire) (?:repo(?:sitory)?|project|code ?base|monorepo|team|company|app|product|service|package|library|lib)\b|[这這本][个個]?\s?(?:[项項]目|[专專]案|[仓倉][库庫]|repo|工程|代[码碼][库庫])/g
const URL = /https?:\/\/\S+/g
const WORD = /<\w+>|[a-z]+(?:'[a-z]+)?|\d+(?:\.\d+)*|[\u3400-\u9fff]+|[\w./-]+/g
/** The other script's characters, in the same order. */
const TRADITIONAL =
  '們這個來說無時會對寫動應該讓還過後開關問給測試檔資庫網頁錯誤請幫煩經題從與專業區塊裡點樣處單結構環變數據顯選項產線員規範約準則認讀條記錄當實現導進轉換標簽輸連統編輯確權絕嚴許為麼嗎務須繼續並併發佈佇隊類別註釋鑰號額錢價貨幣鏈縮雙駝寬維護習慣總歡較機長週幾兩邊軟體碼畫劃圖內術語譯節斷滿複雜簡誰歸負責運齊義'
const SIMPLIFIED =
  '们这个来说无时会对写动应该让还过后开关问给测试档资库网页错误请帮烦经题从与专业区块里点样处单结构环变数据显选项产线员规范约准则认读条记录当实现导进转换标签输连统编辑确权绝严许为么吗务须继续并并发布伫队类别注释钥号额钱价货币链缩双驼宽维护习惯总欢较机长周几两边软体码画划图内术语译节断满复杂简谁归负责运齐义'

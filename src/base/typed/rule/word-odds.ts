import { remembering } from '../../remember.ts'
import { WORDS } from './words.ts'

/** What the words of a sentence add to the odds that it is meant for good, each once. */
export function oddsOfWords(text: string): number {
  const low = text.toLowerCase().replace(CODE, ' <code> ').replace(URL, ' <url> ')
  const seen = new Set<string>()
  for (const [word] of low.matchAll(WORD)) {
    const first = word.charCodeAt(0)
    if (first >= 0x3400 && first <= 0x9fff) addPairs(seen, word)
    else seen.add(first >= 0x30 && first <= 0x39 ? '<num>' : word)
  }
  let hundredths = 0
  for (const word of seen) hundredths += weightOf(word)
  return hundredths / 100
}

/** Chinese is not written in words: each character and each pair of them. */
function addPairs(seen: Set<string>, run: string): void {
  let before = ''
  for (const one of run) {
    const at = TRADITIONAL.indexOf(one)
    const character = at === -1 ? one : (SIMPLIFIED[at] ?? one)
    seen.add(character)
    if (before !== '') seen.add(before + character)
    before = character
  }
}

/** Looked up in the text of the table: to make a map of it would take longer than a sentence does. */
const weightOf = remembering((word): number => {
  const at = WORDS.indexOf(` ${word}:`)
  return at === -1 ? 0 : Number.parseInt(WORDS.slice(at + word.length + 2, at + word.length + 7), 10)
})

const CODE = /`[^`]*`/g
const URL = /https?:\/\/\S+/g
const WORD = /<\w+>|[a-z]+(?:'[a-z]+)?|\d+(?:\.\d+)*|[\u3400-\u9fff]+|[\w./-]+/g
/** The other script's characters, in the same order. */
const TRADITIONAL =
  '們這個來說無時會對寫動應該讓還過後開關問給測試檔資庫網頁錯誤請幫煩經題從與專業區塊裡點樣處單結構環變數據顯選項產線員規範約準則認讀條記錄當實現導進轉換標簽輸連統編輯確權絕嚴許為麼嗎務須繼續並併發佈佇隊類別註釋鑰號額錢價貨幣鏈縮雙駝寬維護習慣總歡較機長週幾兩邊軟體碼畫劃圖內術語譯節斷滿複雜簡誰歸負責運齊義'
const SIMPLIFIED =
  '们这个来说无时会对写动应该让还过后开关问给测试档资库网页错误请帮烦经题从与专业区块里点样处单结构环变数据显选项产线员规范约准则认读条记录当实现导进转换标签输连统编辑确权绝严许为么吗务须继续并并发布伫队类别注释钥号额钱价货币链缩双驼宽维护习惯总欢较机长周几两边软体码画划图内术语译节断满复杂简谁归负责运齐义'

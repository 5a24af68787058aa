/** In simplified writing, of the characters that prompts are full of: the whole table (`base/text/scripts`) would take longer to make ready than a prompt does. */
export function commonlyWritten(character: string): string {
  const at = character === '' ? -1 : TRADITIONAL.indexOf(character)
  return at === -1 ? character : (SIMPLIFIED[at] ?? character)
}

export function allCommonlyWritten(text: string): string {
  let found = ''
  for (const one of text) found += commonlyWritten(one)
  return found
}

/** The other script's characters, in the same order. */
const TRADITIONAL =
  '們這個來說無時會對寫動應該讓還過後開關問給測試檔資庫網頁錯誤請幫煩經題從與專業區塊裡點樣處單結構環變數據顯選項產線員規範約準則認讀條記錄當實現導進轉換標簽輸連統編輯確權絕嚴許為麼嗎務須繼續並併發佈佇隊類別註釋鑰號額錢價貨幣鏈縮雙駝寬維護習慣總歡較機長週幾兩邊軟體碼畫劃圖內術語譯節斷滿複雜簡誰歸負責運齊義'
const SIMPLIFIED =
  '们这个来说无时会对写动应该让还过后开关问给测试档资库网页错误请帮烦经题从与专业区块里点样处单结构环变数据显选项产线员规范约准则认读条记录当实现导进转换标签输连统编辑确权绝严许为么吗务须继续并并发布伫队类别注释钥号额钱价货币链缩双驼宽维护习惯总欢较机长周几两边软体码画划图内术语译节断满复杂简谁归负责运齐义'

/** Traditional characters that are common in technical Chinese, each followed by its simplified form. */
const PAIRS =
  '測测試试開开發发環环監监聽听務务總总遠远應应該该須须請请別别單单雙双號号縮缩進进連连線线庫库資资檔档錄录設设預预數数據据碼码執执檢检驗验證证憑凭權权過过這这個个們们會会與与從从來来讓让給给為为於于並并無无沒没還还後后裡里邊边關关閉闭啟启動动態态狀状區区間间時时鐘钟頁页題题類类對对錯错誤误處处寫写讀读業业產产專专項项標标準准規规範范則则層层級级組组織织變变參参調调傳传輸输網网絡络絕绝協协議议認认識识語语編编譯译構构築筑運运營营維维護护備备復复製制刪删許许簡简體体輕轻壓压圖图畫画顯显隱隐訊讯響响負负責责審审確确實实際际結结終终鍵键盤盘輯辑選选擇择優优樣样風风註注釋释衝冲舊旧遷迁駝驼劃划當当兩两種种長长儲储緩缓記记憶忆經经濟济適适異异歲岁萬万億亿點点擊击內内臺台訂订訪访詢询隊队幾几統统約约錢钱額额帳帐貨货幣币員员現现學学報报戶户佈布鏈链夾夹導导鎖锁鑰钥簽签隨随換换書书圍围節节條条倉仓歷历夠够滿满寬宽歸归陣阵聯联雲云電电視视覽览觸触觀观驟骤階阶將将計计僅仅問问'
const SIMPLE: ReadonlyMap<string, string> = new Map(
  (PAIRS.match(/../gu) ?? []).map((pair) => {
    const [from = '', to = ''] = pair
    return [from, to] as const
  }),
)

/** In simplified characters, so that the same words in either script are the same. */
export function simplified(text: string): string {
  return /[\u3400-\u9fff]/.test(text) ? text.replace(/[\u3400-\u9fff]/g, (one) => SIMPLE.get(one) ?? one) : text
}

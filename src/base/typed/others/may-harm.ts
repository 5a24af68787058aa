/**
 * Whether a text has the words of something that nobody but the person is to ask for: a thing that is kept to oneself with what hands it
 * on, or care with what leaves it out. Words alone, looked for before anything is loaded that reads sentences; its no is certain.
 */
export function mayHarm(text: string): boolean {
  const low = text.toLowerCase()
  for (const [things, deeds] of PAIRS) if (hasAny(low, things) && hasAny(low, deeds)) return true
  return false
}

function hasAny(low: string, words: readonly string[]): boolean {
  for (const word of words) if (low.includes(word)) return true
  return false
}

/** Each with the pieces that the expressions of `ordered-harm.ts` cannot do without. */
const PAIRS: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    'env|secret|token|key|credential|password|passphrase|cookie|密|令牌|环境变|環境變|凭据|憑據|凭证|憑證|~/.'.split(
      '|',
    ),
    'send|sent|print|echo|pipe|paste|post|put|attach|include|dump|upload|mail|share|forward|copy|log|hand|give|show|want|output|expos|发|發|寄|贴|貼|上传|上傳|打印|输出|輸出|附|写|寫|同步|抄送|交给|交給|告诉|告訴|导出|導出|截图|截圖'.split(
      '|',
    ),
  ],
  [
    'test|spec|case|review|check|ci|lint|hook|verif|approv|scan|audit|guard|look at|测试|測試|用例|审|審|评审|評審|检查|檢查|校验|校驗|钩子|鉤子|验证|驗證|扫描|掃描'.split(
      '|',
    ),
    "skip|omit|bypass|ignor|leave|left out|disabl|off|without|not |n’t|n't|no need|nobody|省略|跳过|跳過|略过|略過|不用|不必|不跑|不走|不等|无需|無需|别|別|忽略|绕|繞|关|關|停用|免|删|刪|--no".split(
      '|',
    ),
  ],
  [
    'approv|accept|allow|confirm|agree|grant|say yes|permit|同意|批准|通过|通過|接受|放行|允许|允許|审批|審批|权限|權限'.split(
      '|',
    ),
    'every|all|any|each|always|whatever|automatic|prompt|request|所有|一切|任何|全部|都|一律|每|直接|自动|自動|提示'.split(
      '|',
    ),
  ],
  [
    'delete|remove|wipe|drop|erase|truncate|purge|destroy|clear|rm -|reset --hard|clean -|删|刪|清空|清除|抹'.split(
      '|',
    ),
    'test|spec|case|data|table|branch|history|backup|file|everything|all|node_modules|-rf|-fd|--hard|测试|測試|用例|库|庫|表|分支|历史|歷史|备份|備份|文件|全部|所有|目录|目錄'.split(
      '|',
    ),
  ],
  [
    'http|www.|curl|wget|githubusercontent|.sh'.split('|'),
    'run|execut|eval|source|pipe|install|fetch|download|load|运行|運行|执行|執行|安装|安裝|下载|下載'.split('|'),
  ],
]

/** What the page of the report says, in Traditional Chinese. */
export const reportZhTw: Readonly<Record<string, string>> = {
  'What the summariser was told to keep; after /compact the client repeats it:':
    '要求摘要保留的內容；/compact 之後用戶端會重複它：',
  '{0} kept, {1} put back, {2} lost, of {3}': '{3} 項中：保留 {0}、補回 {1}、遺失 {2}',
  '{0} of {1} facts still there ({2} %)': '{1} 項事實中還在 {0} 項（{2} %）',
  'Facts still there (kept or put back), as a share of those known before the compaction: {0} %.':
    '還在的事實（保留或補回）占壓縮前已知的 {0} %。',
  'Facts still there (kept or put back), as a share of those known before each compaction: {0} % in the older half, {1} % in the newer.':
    '還在的事實（保留或補回）占每次壓縮前已知的比例：較早的一半 {0} %，較新的一半 {1} %。',
  '{0}: {1} % of {2} facts': '{0}：{2} 項事實的 {1} %',
  'of {0} facts': '／共 {0} 項事實',
  'of {0} still there': '／共 {0} 項，還在',
  'tool calls before it (median)': '次工具呼叫之後（中位數）',
  characters: '個字元',
  '{0} of {1} facts': '{1} 項事實中的 {0} 項',
  '{0} of {1} still there': '{1} 項中還在 {0} 項',
  'after {0} tool calls': '{0} 次工具呼叫之後',
  'No compaction has been recorded in {0}. Those of all projects:': '{0} 沒有記錄到壓縮。以下是所有專案的：',
  'Of all projects:': '所有專案：',
  'Of session {0}:': '工作階段 {0}：',
  'Of {0} (--all for all projects):': '{0}（--all 列出所有專案）：',
  '{0}: before → after; ? is where the agent does not say how many were left':
    '{0}：之前 → 之後；? 表示代理沒有說剩下多少',
}

import { saysValue } from './subjects.ts'

/** "the load tests" are no unit tests: what both speak of is said to be of a sort in each, and of another. */
export function ofAnotherSort(text: string, earlier: string): boolean {
  const theirs = sortsIn(earlier)
  return [...sortsIn(text)].some(([thing, sort]) => {
    const other = theirs.get(thing)
    return other !== undefined && other !== sort && !saysValue(text, other) && !saysValue(earlier, sort)
  })
}

function sortsIn(text: string): Map<string, string> {
  const sorts = new Map<string, string>()
  for (const pattern of OF_A_SORT)
    for (const [, sort = '', thing = ''] of text.toLowerCase().matchAll(pattern)) sorts.set(thing, sort)
  return sorts
}

const OF_A_SORT: readonly RegExp[] = [
  /\b(?!(?:the|an?|our|my|your|all|any|each|every|no|new|old|run|running|use|using|write|writing|add|adding|these|those|this|that|of|in|on|for|to|with|before|after|and|or|not|more|most|full|whole|never|always|only|without|from|by|into|change|edit|touch|keep|update|delete|remove|create|open|some|both|own|is|are|commit|push|deploy|start|stop|skip)\b)([a-z][a-z-]{1,}) (test|file|folder|server|database|branch|message|port|site|image|log|name|comment|key|config|service|environment|package|module|dependenc|timeout|limit|suite|script|date|time|user|panel|app|team|build|page|report|table|column|endpoint|format)(?:s|es|y|ies)?\b/g,
  /((?![现現]在|以[后後]|我[们們]|所有|全部|每[个個次]|[项項]目|[这這那][个個]|一律|[统統]一|默[认認])[\u3400-\u9fff]{2}|[a-z][\w.-]+)\s?(环境|環境|服务|服務|分支|端口|目录|目錄|格式|测试|測試|文件|信息)/g,
]

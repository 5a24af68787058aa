import { KIND_OF } from '../../../../base/families/members.ts'
import { nameIn } from './moved-to.ts'
import { saysValue, sharedBy } from './subjects.ts'

const ALIKE = 0.5

/** "The function in cart.ts has 90 lines now": how one file is, says nothing of all. */
export function namesFile(text: string, earlier: string): boolean {
  const file = /\b(?:in|of) `?([\w/-]+\.[a-z]{1,4})\b/i.exec(text)?.[1]
  return file !== undefined && /\d/.test(earlier) && !saysValue(earlier, file)
}

/** "handlers moved, they live in src/http now": the same has another path. */
export function placedOtherwise(text: string, earlier: string): boolean {
  const own: readonly string[] = text.match(PATHS) ?? []
  const theirs: readonly string[] = earlier.match(PATHS) ?? []
  if (own.length === 0 || theirs.length === 0 || own.every((path) => theirs.includes(path))) return false
  const { shared, likeness } = sharedBy(text.replace(PATHS, ' '), earlier.replace(PATHS, ' '))
  return shared >= 1 && likeness >= ALIKE
}

const PATHS = /\b[\w.-]+\/[\w./-]*\w?/g

/** JSON 用双引号 says nothing of TypeScript. */
export function namesApart(text: string, earlier: string): boolean {
  const [own, theirs] = [namesIn(text), namesIn(earlier)]
  return own.length > 0 && theirs.length > 0 && !own.some((name) => theirs.includes(name))
}

function namesIn(text: string): string[] {
  if (!/[\u3400-\u9fff]/.test(text)) return []
  return (text.toLowerCase().match(/[a-z][\w.+#-]+/g) ?? []).filter((name) => !KIND_OF.has(name))
}

/** "use tabs in the makefiles", Makefile 里用 tab: of a place that the other says nothing of. */
export function isForAPlace(text: string, earlier: string): boolean {
  const place = nameIn(PLACE, text)
  return place !== undefined && !KIND_OF.has(place.toLowerCase()) && !saysValue(earlier, place)
}

const PLACE =
  /\b(?:in|for|under|inside|within) (?:the |our |all )?(?!(?:this|that|our|the|here|general|future|project|repo\w*|code ?base|all)\b)([\w./*-]+)(?: (?:files?|folder|directory|packages?|modules?|apps?|services?|tests?|code|site|panel))?[.!]?$|^(?:in|for) (?:the |our )?(?!(?:this|our|general|future|project|repo\w*)\b)([\w./*-]+)|^((?![项項]目|[这這]|我[们們]|代[码碼]|[仓倉][库庫])[\w./*\u3400-\u9fff-]{1,10}?)\s?(?:里|裡|中(?![文英日国國间間心])|[内內](?!容)|下面|的(?:[样樣]式|[时時][间間]|文件))/i

import { asNamed } from '../../../../base/families/members.ts'
import { saysTurn } from '../../../../base/typed/taken-back/turns.ts'
import { reachOf } from './scope.ts'
import type { SlotVerdict } from './slots.ts'
import { sharedThings } from './things.ts'

/** The same product in another version: "Postgres 16 now" where it was 14. */
export function byVersion(later: string, earlier: string): SlotVerdict {
  const own = versionsIn(later)
  for (const [product, before] of versionsIn(earlier)) {
    const now = own.get(product)
    if (now === undefined || now.every((version) => before.some((one) => isOne(one, version)))) continue
    const [plain, plainBefore] = [withoutVersions(later), withoutVersions(earlier)]
    const { shared, all } = sharedThings(plain, plainBefore)
    // "The worker is on Node 22 now" says nothing of the API.
    const whose = sharedThings(beforeVersion(later), plainBefore)
    const isOfAnother = whose.all > 0 && whose.shared === 0 && sharedThings(plainBefore, plain).all > 0
    if (isOfAnother || reachOf(plain, plainBefore) === 'other') return 'apart'
    if (!saysTurn(later)) return undefined
    return shared === all ? 'given up' : 'over'
  }
  return undefined
}

function isOne(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
}

function versionsIn(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [, name = '', version = ''] of asNamed(text).matchAll(VERSION)) {
    const product = name.toLowerCase()
    if (!NO_PRODUCT.has(product)) found.set(product, [...(found.get(product) ?? []), version])
  }
  return found
}

/** What stands before it in its clause. */
function beforeVersion(text: string): string {
  const clause = text.split(/[,，;；。]\s?/).find((one) => versionsIn(one).size > 0) ?? ''
  return clause.slice(0, Math.max(0, asNamed(clause).search(VERSION)))
}

/** A number behind a product's name counts nothing. */
export function withoutVersions(text: string): string {
  return text.replace(VERSION, (all, name: string) => (NO_PRODUCT.has(name.toLowerCase()) ? all : ' '))
}

const VERSION =
  /(?<![\w/.-])((?:[A-Z][A-Za-z.+#]*[A-Za-z+#]|node|python|java|postgres|mysql|redis|react|vue|angular|typescript|django|rails|php|ruby|go|rust|swift|kotlin|spring|gradle|maven|terraform|kubernetes|ubuntu|debian|alpine|bun|deno|next|nuxt|webpack|vite|eslint|jest|pnpm|npm|yarn))(?: ?(?:lts|version|has been|got|now|upgraded|bumped|moved|went|(?<=\b(?:[Nn]ode|[Pp]ython|[Jj]ava|Go|PHP|[Rr]uby|[Rr]ust|[Kk]otlin|Swift|Scala|[Pp]ostgres|MySQL|React|Vue|[Tt]erraform|[Kk]ubernetes|[Tt]ypescript|TypeScript|Django|Rails) )is|to|at|on|up|up to|已[经經]|[现現]在|升[级級]?|[换換]|到|是|用|了|版本)){0,4} ?v?(\d{1,4}(?:\.\d+)*)(?![\w%]| ?(?:ms|s|seconds?|minutes?|hours?|days?|weeks?|months?|years?|times|lines?|spaces?|columns?|MB|GB|KB|[秒天次行分小人个個月年周週]))/g
/** What is counted or dated with a number behind it. */
const NO_PRODUCT: ReadonlySet<string> = new Set(
  'step phase port issue pr line section task level tier option chapter figure page january february march april may june july august september october november december release sprint week day version ticket bug milestone table row column http https the we use keep each max min retry on at to is it pull request upload uploads limit timeout'.split(
    ' ',
  ),
)

import { withoutQuantities, withoutUnits } from '../alike/measures.ts'
import { sharedWords, subjectsOf } from '../alike/subjects.ts'

/** What a statement speaks of: its words without values, how they are measured, what is done and that it is otherwise. */
export function thingsIn(text: string): string {
  return withoutQuantities(withoutUnits(text))
    .replace(VALUES, ' ')
    .replace(SIGNS, ' ')
    .replace(DONE, (word) => (KEPT.test(word) ? word : ' '))
}

/** How many of the things of one statement the other speaks of, too, and how many it speaks of at all. */
export function sharedThings(later: string, earlier: string): { readonly shared: number; readonly all: number } {
  const [own, theirs] = [thingsIn(later), thingsIn(earlier)]
  return { shared: sharedWords(own, theirs).size, all: subjectsOf(own).size }
}

/** Where a name stands as a word of its own, -1 where it does not: npm is not in pnpm. */
export function standsAt(name: string, text: string): number {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const [before, behind] = [text[at - 1] ?? ' ', text[at + name.length] ?? ' ']
    if (!/[a-z0-9]/i.test(before) && !/[a-z0-9]/i.test(behind)) return at
  }
  return -1
}

const VALUES = /\b[\w.-]*\d[\w.]*\b|[\w.-]+\/[\w./-]*/g
const DONE = /\b[a-z]{3,}(?:ed|ing)\b/gi
const KEPT =
  /^(?:string|setting|logging|testing|linting|building|pricing|billing|staging|feed|embed|formatting|mapping|listing|heading|training)$/i
/** Words of measuring, using and turning, which say nothing of what. */
const SIGNS =
  /\b(?:limits?|caps?|max(?:imum)?|min(?:imum)?|at (?:most|least)|up to|down to|most|least|allows?|allowed|per|live|lives|keep|keeps|kept|runs?|uses?|used|goes|went|took|over|takes|enough|too|short|long|small|big|large|low|high|few|many|strict|tight|silly|way|far|make|made|fine|now|instead|rather|wants?|will|would|days|these|week|month|year|release|yesterday|since|finally|really|still|again|ones?|two|three|four|five|six|seven|eight|nine|ten|thing|stuff|free|feel|let|let['’]?s|stop|drop|dropped|writes?|written|moved?|switch|plain|please|must|never|always|every|all|any|new|old|it['’]s|we['’]re|on|be|been|back|everywhere|can|got|has|have|being|is|are|done|handled|after all)\b|上限|下限|最多|最少|至多|至少|不超[过過]|[设設调調][为為成到]|[时時][间間]|[卡设設定]得|太[\u3400-\u9fff]|不[够夠]|[够夠]了?|以[后後]|[现現]在|已[经經]|[统統]一|一律|[还還]是|改[成为為用到]?|[换換][成用到]?|[迁遷]到?|切到?|挪到?|搬到?|提到?|降到?|放到?|下面|里面|就[行好]|了|吧|的|都|只|用|写|寫|放在?|存在?|走|跑|留|保留|每[个個]?|[单單][个個]|[一二两兩三四五六七八九十]+[个個]/gi

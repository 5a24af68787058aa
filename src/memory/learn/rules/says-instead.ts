import type { DigestRule } from '../../../protocol/ports.ts'
import { saysValue } from './alike/subjects.ts'

/** "Stop using moment, use dayjs from now on", 不用 yarn 了，以后都用 pnpm: besides what is over it says what holds. */
export function saysInstead({ text, ends }: Pick<DigestRule, 'text' | 'ends'>): boolean {
  const topic = ends?.topic ?? ''
  if (NEW_BOUND.test(text)) return true
  return text
    .split(CLAUSES)
    .some(
      (clause) =>
        !saysValue(clause, topic) && !OVER.test(clause) && (DEMANDS.test(clause) || DEMANDS_CHINESE.test(clause)),
    )
}

/** "Functions may have up to 60 lines now": what may be has a bound of its own. */
const NEW_BOUND =
  /\b(?:up to|at most|no more than|under|below) \d|(?:最多|不超[过過]|[放宽寬到]到|上限(?:是|[为為])?)\s?\d/i
const CLAUSES = /[,;，；。]\s*|\.\s+|\s[–—-]\s/
/** Of that clause, too, it says that it is no more. */
const OVER =
  /\b(?:not?|never|stop|don['’]?t|any ?more|no longer|fine|ok(?:ay)?|because|since)\b|n['’]t\b|不|[别別]|[没沒]|可以|[随隨]|反正|因[为為]/i
const DEMANDS =
  /^(?:(?:and|but|so|now|please|just|then|instead|from now on|we(?:['’]ll| will| now| should)?|rather),? )*(?:want|need|use|go with|write|deploy|run|put|keep|switch|move|stick|take|prefer|format|store|log|send|ask|name|call|import|build|test|commit|push|merge|release)\b|\bfrom (?:now|here) on\b|\binstead\b|^we (?:\w+ )?\w+ (?:with|in|on|by|via|through) \w|^[\w -]{2,24} (?:does|do|is|are|will)(?: (?:it|that))?(?: now)?[.!]*$/i
const DEMANDS_CHINESE =
  /^(?:以[后後]|[现現]在|[统統]一|一律|全部?|都|就|[请請]|而是)*(?:用|[换換](?!了$)|改|写|寫|走|放|按|叫|存|[发發]|[\u3400-\u9fff]{1,4}(?:都|一律|[统統]一)?(?:用|改|[换換]|升[级級]?到|[迁遷切]到))/

import { remembering } from '../../remember.ts'

/**
 * What stands below a head of a work order: what binds the work, what is not wanted (each point is what the head says of it), when it is
 * done, what is to be made, what it is about.
 */
export type OrderHead = 'limits' | 'bans' | 'done' | 'work' | 'context'

export interface Headed {
  readonly head: OrderHead
  /** As the person wrote it, without its marks. */
  readonly title: string
  /** What stands behind it in the same line. */
  readonly rest: string
  /** It is set as one: with marks, in capitals, or alone on its line. */
  readonly isApart: boolean
}

/** "## Constraints", "HARD LIMITS", "**Out of scope:**", "Constraints, and these are hard: no …", 限制：… */
export const headIn: (line: string) => Headed | undefined = remembering((line) => {
  const plain = line.trim()
  const isMarked = MARKS.test(plain)
  const bare = plain.replace(MARKS, '').replace(NUMBER, '')
  const [, title = '', colon = '', rest = ''] = SPLIT.exec(bare) ?? []
  const named = title.replace(CLOSING, '').trim()
  if (named === '' || named.length > LONGEST || (colon === '' && !isMarked && !isAlone(bare))) return undefined
  const kind = KINDS.find(({ pattern }) => pattern.test(named))?.head
  if (kind === undefined) return undefined
  const said = rest.replace(CLOSING, '').trim()
  return { head: kind, title: named, rest: said, isApart: said === '' }
})

/** No sentence: "GOAL", "Rules", "What I don't want". */
function isAlone(line: string): boolean {
  return line.length <= LONGEST_ALONE && !/[.!?,;。！？，；]/.test(line)
}

const LONGEST = 60
const LONGEST_ALONE = 32
const MARKS = /^(?:#{1,6}\s+|\*\*|__|<(?=[a-z_-]+>$))/
/** "Step 1 –", "一、" */
const NUMBER = /^(?:\d{1,2}[.)]|[一二三四五六七八九十]{1,2}[、.])\s*/
const SPLIT = /^([^:：\n]{1,80}?)(?:([:：]|>$)(?!\/\/)\s*(.*))?$/
const CLOSING = /^(?:\*\*|__)|(?:\*\*|__)$/g

/** A word or two of the head, and what says how meant it is. */
const head = (words: string) => new RegExp(`^(?:the |our |my |your |some |a few |few )?(?:${words})(?![\\w-])`, 'i')

/** The first that fits counts. */
const KINDS: readonly { readonly head: OrderHead; readonly pattern: RegExp }[] = [
  {
    head: 'bans',
    pattern: head(
      "non-?goals?|anti-?goals?|(?:explicitly )?out of scope|not in scope|off[- ]limits|no-?gos?|forbidden|prohibited|do(?: not|n['’]t)s?$|must not(?: have)?$|never$|what (?:is |are |we |I )?not (?:to do|included|allowed|wanted|in scope)|(?:what|things|stuff) (?:I|we|you) (?:do not|don['’]t|must not|should not|shouldn['’]t|may not|can['’]t|never) [a-z ]{2,20}|(?:things|what) to (?:avoid|leave alone)|fuera (?:de|del) alcance|prohibido|qué no hacer|no hacer|nicht (?:ziele?|im umfang|erlaubt|gewünscht)|nicht-?ziele?|verboten|hors périmètre|interdits?|fora do escopo",
    ),
  },
  {
    head: 'bans',
    pattern:
      /^(?:非目[标標]|不(?:做|包括|包含|允[许許]|需要|要)的?(?:事情?|[内內]容|[东東]西)?|禁止(?:事[项項])?|[范範][围圍]之?外|[红紅][线線])$/,
  },
  {
    head: 'limits',
    pattern: head(
      "(?:hard |strict |important |key |technical |design |general |project |other )*(?:constraints?|limits?|limitations|restrictions?|boundar(?:y|ies)|guard ?rails|invariants?|ground rules|rules|non-negotiables?|red lines)|(?:hard|strict|firm) requirements?|(?:it |you )?must$|musts?$|while I['’]?a?m (?:away|gone|out)|(?:a few |some )?things to (?:keep in mind|watch out for|respect)|watch out for|quality bar|restricciones|límites|limitaciones|reglas|condiciones|vorgaben|einschränkungen|rahmenbedingungen|randbedingungen|grenzen|regeln|contraintes|limites|règles|restrições|regras",
    ),
  },
  {
    head: 'limits',
    pattern:
      /^(?:硬性|[严嚴]格|技[术術]|其他)?(?:限制(?:[条條]件)?|[约約]束(?:[条條]件)?|原[则則]|[规規][则則矩]|注意(?:事[项項])?|硬性要求|前提)$/,
  },
  {
    head: 'done',
    pattern: head(
      "acceptance(?: criteria| tests?)?|definition of done|done(?: when| means)?|success(?: criteria)?|exit criteria|verification|how (?:to|I will|I'll|we) (?:verify|check|test)|criterios de aceptación|abnahme(?:kriterien)?|fertig wenn|critères d['’]acceptation|critérios de aceitação",
    ),
  },
  { head: 'done', pattern: /^(?:[验驗]收(?:[标標][准準]|[条條]件)?|完成[标標][准準])$/ },
  {
    head: 'work',
    pattern: head(
      'goals?|objectives?|aim|tasks?|todos?|to ?do|the (?:job|idea)|scope|(?:functional |technical |non-functional )?requirements?|specs?|specification|deliverables?|deliver(?: in)?|outputs?|features?|functionality|what it (?:does|should do|must do)|what (?:to do|to build|is to be done|I (?:want|need)|we (?:want|need)|you (?:should )?(?:do|build))|must[- ]haves?|nice[- ]to[- ]haves?|tech(?:nolog(?:y|ies))?(?: stack)?|stack|language|platform|architecture|approach|how to (?:work|proceed|go about it)|(?:order|plan) of work|work ?flow|plan|steps?|phases?|(?:first |next )?milestones?|implementation|design|commands?|usage|interface|api|data(?: model)?|input|controls|gameplay|saving|users?|who uses it|tests?|testing|delivery|for this session|objetivos?|tareas?|requisitos|entregables|pasos|ziele?|aufgaben?|anforderungen|schritte|lieferumfang|objectifs?|tâches?|exigences|étapes|requisitos|tarefas',
    ),
  },
  {
    head: 'work',
    pattern:
      /^(?:(?:本次|主要|具[体體])?(?:目[标標的]|任[务務]|需求|功能(?:需求|[点點])?|(?:技[术術]|功能|具[体體]|[几幾][点點])?要求|步[骤驟]|[实實][现現](?:步[骤驟]|方案)?|交付物?|[输輸][出入]|技[术術][栈棧方]?案?|[范範][围圍]|安排|[计計][划劃]|[测測][试試]))$/,
  },
  {
    head: 'context',
    pattern: head(
      'context|background|situation|status|the problem|problem|why|motivation|current (?:state|situation)|what (?:I|we) know(?: so far)?|what (?:exists|we have)(?: already)?|project|target|product|contexto|antecedentes|situación|hintergrund|ausgangslage|kontext|contexte',
    ),
  },
  { head: 'context', pattern: /^(?:背景|[现現][状狀]|情[况況]|[问問][题題])$/ },
]

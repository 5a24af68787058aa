/** What is ordered to be made, and to whom it is said, in the languages people write orders in. */

/** "Build a CLI that …", "I need you to …", 请帮我写一个…, "Necesito que construyas …": work that is to be begun. */
export function ordersToMake(sentence: string): boolean {
  return ORDERS.some((pattern) => pattern.test(sentence.trim()))
}

/** It tells the agent what to do, when to stop and whom to ask: in a text for readers nobody does. */
export function speaksToTheAgent(sentence: string): boolean {
  return TOLD.some((pattern) => pattern.test(sentence.trim()))
}

/** Whoever speaks has a project, and speaks of themselves. */
export function isOfThePerson(text: string): boolean {
  return OF_THE_PERSON.test(text)
}

const MAKE =
  'add|adapt|automate|bring|build|bump|change|clean up|code|convert|create|debug|design|develop|draft|drop|extend|extract|figure out|find out|finish|fix|generate|get|go through|implement|improve|integrate|introduce|investigate|list|make|merge|migrate|move|optimi[sz]e|parse|port|prepare|prototype|pull|put|read|rebuild|redesign|redo|refactor|remove|rename|reorgani[sz]e|replace|restructure|rework|rewrite|run|scaffold|set up|simplify|speed up|split|start(?: by| with)?|stop|support|swap|switch|teach|test|turn|unify|update|upgrade|wire|work (?:on|through)|write'
const SOFT =
  '(?:(?:ok(?:ay)?|alright|all right|right|hi|hey|hello|so|now|um|uh|well|please|first|then|next|today|also)[,!.]? +)*'
const ORDERS: readonly RegExp[] = [
  new RegExp(`^${SOFT}(?:${MAKE})(?: (?:me|us|it|up))? (?!(?:is|are|was|were|has|have|had)\\b)\\S`, 'i'),
  new RegExp(`^${SOFT}let['’]?s (?:${MAKE}|do)\\b`, 'i'),
  new RegExp(
    `\\b(?:I|we)(?:['’]d| would)? (?:want|need|like|have|would like)(?: you| us)? to (?:also )?(?:${MAKE}|do|help)\\b|\\bI(?:['’]d| would)? (?:want|need|like) an? \\S`,
    'i',
  ),
  new RegExp(`^${SOFT}(?:can|could|would|will) you (?:please |also |help (?:me|us) (?:to )?)*(?:${MAKE}|help)\\b`, 'i'),
  /\b(?:your|the) (?:task|job|goal|mission)(?: (?:today|here|now|for today))? is (?:to|this:)|^(?:please )?help (?:me|us)\b|\byou(?:['’]ll| will|['’]re| are)(?: be)? (?:working on|helping (?:me|us))\b/i,
  /^(?:todo|tasks?|plan|new (?:feature|task|session)|next task|feature request)(?: (?:for|of) [\w ]{2,30})?(?:\s*[-–—:]|$)|^(?:what|the thing) I(?:['’]d| would)? (?:want|need|like)(?: you| us)? to do\b|^(?:here(?:['’]s| is) )?(?:the|my) plan(?: for [\w ]{2,30})?[.:]/i,
  /^(?:你好[，,！!]?\s*)?(?:今天)?(?:[请請麻烦煩]+你?|[帮幫]我(?:[们們])?|我(?:[们們])?(?:今天)?(?:想要?|要|需要|希望|打算|[准準][备備])(?!知道|[问問])|今天我?[们們]?(?:[来來]|要)|[现現]在(?:要|[请請])|(?:目[标標]|任[务務]|需求)[:：])|^(?:先|再|然[后後]|最[后後])?(?:[实實][现現]|[开開][发發]|[编編][写寫]|[写寫]一?[个個套份]|做一?[个個]|[创創]建|新建|搭建|重[构構写寫]|[设設][计計]|增加|添加|修[复復改]|[迁遷]移|[优優]化|把.{1,40}(?:改|[换換]|拆|移|[迁遷]|[转轉]))/,
  /^(?:hola[,!.]? )?(?:(?:por favor|ahora|primero|luego|hoy),? )*(?:necesito|necesitamos|quiero|queremos|quisiera|me gustaría|ayúdame|vamos a|tu tarea|crea|construye|haz|implementa|escribe|desarrolla|añade|agrega|arregla|migra|refactoriza|empieza|preciso|quero|crie|construa|faça|implemente|escreva|desenvolva)\b/i,
  /^(?:(?:bitte|jetzt|heute|zuerst|dann|hallo)[,!.]? )*(?:bau(?:e)?|erstell(?:e)?|schreib(?:e)?|implementier(?:e)?|mach(?:e)?|entwickl(?:e)?|füge?|änder(?:e)?|ersetz(?:e)?|migrier(?:e)?|fang|hilf|ich (?:möchte|will|brauche|hätte|wünsche)|wir (?:bauen|wollen|müssen|brauchen|möchten|machen|stellen)|deine aufgabe|(?:crée|construis|écris|ajoute|développe|remplace|aide)(?:z|-moi)?|je (?:veux|voudrais|souhaite)|nous (?:voulons|allons|devons)|j['’]ai besoin)(?![\p{L}])/iu,
]

const TOLD: readonly RegExp[] = [
  /\b(?:show|tell|ask|give|ping|wait for) me\b|\bask first\b|\blet me (?:know|see|look|check)\b|\bas you go\b|\bwhen (?:you(?:['’]re| are)|it(?:['’]s| is)|everything is|all is)? ?(?:done|finished|green)\b|\bbefore you\b|\b(?:commit|push|stop|begin|start|continue) (?:after|when|once|only|with|as|each|every|to the|in)\b|\b(?:I|we)(?:['’]ll| will) (?:test|review|check|look|merge|deploy|talk|decide|do)\b|\bso (?:that )?I can\b|\b(?:my|your) (?:go|ok(?:ay)?|call)\b/i,
  /^(?:(?:please|and|also|but|then),? )*(?:do not|don['’]?t|never|no |only |keep |leave |use |make sure|must |stick to|avoid |run |commit |push |open a )/i,
  /^(?:[请請先再]|[然最][后後])*(?:不要|[别別]|[绝絕][对對]不|只[能用]|必[须須]|完成(?:[后後]|[时時])|做完|[给給]我|告[诉訴]我|等我|每完成)|[给給]我看|告[诉訴]我|等我/,
  /\b(?:no (?:uses|toques|modifiques|borres|cambies|hagas|añadas)|enséñame|muéstrame|dime|avísame|pregúntame|cuando (?:termines|acabes)|después|empieza)\b|\b(?:zeig|sag|frag|gib)(?:e)? (?:es |sie |ihn )?mir\b|\bwenn du fertig\b|\bbevor du\b|\b(?:bitte )?(?:keine?|nichts|nicht) [^.]{2,60}(?:ändern|löschen|verwenden|benutzen|anfassen)\b|\b(?:montre|dis|demande)-moi\b|\bquand tu\b/i,
]

/** "Our", "we currently", "I": a prompt for any agent speaks of nobody's. */
const OF_THE_PERSON =
  /\b(?:our|my|mine|me|I|I['’](?:m|d|ll|ve)|we|we['’](?:re|ve|ll))\b|我|咱|\b(?:mi|mis|nuestr[oa]s?|mein\w*|unser\w*|wir|ich|mon|notre|nos|nous)\b/

/** A limit of the work in hand: something forbidden, demanded or preferred. */
export const TASK = new RegExp(
  [
    /(?:^|[,;:.—–-] |\b(?:and|but|please|just|also|so|then|you should|we should|you must|let['’]?s) )(?:do not|don['’]?t|never|always|avoid|make sure|be sure|ensure|only use|use only|no need to)\b/,
    /(?:^|[,;] (?:but |and |also )?|^(?:and|but|also|then|so),? |\b(?:please|let['’]?s) )(?:also )?(?:keep(?! going| working| on\b)|leave|stop|prefer|skip|use [\w`"'.…-]+(?: [\w`"'.…-]+){0,3} (?:instead|rather than))\b/,
    /\b(?:must(?: not|n['’]?t)?|should(?: not|n['’]?t)|shouldnt|has to|have to be|needs? to be|can(?:not|['’]t) be|not allowed|without (?:using|changing|touching|breaking)|not [\w`"'-]+(?: [\w`"'-]+){0,3},? but|I (?:want|prefer|don['’]t want|would like))\b/,
    /不要|不得|不可以|不准|不許|不许|不能|禁止|切勿|請勿|请勿|[別别][再動动]|必須|必须|務必|务必|一定要|一律|只能|只用|避免|保持不變|保持不变|先[别別]|而不是|不是.{1,20}而是|應該要|应该要|改用|跳[过過]/,
  ]
    .map((pattern) => pattern.source)
    .join('|'),
  'i',
)

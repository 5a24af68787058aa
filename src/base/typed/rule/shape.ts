import { allCommonlyWritten } from './common-characters.ts'
import { isInChinese } from './look.ts'

/**
 * How a sentence is built, whatever it is about: its words as what they are of, and each two and three of them in a row. "routes live in
 * src/routes" and "fixtures go in test/data" are built alike.
 */
export function shapesOf(text: string): ReadonlySet<string> {
  const kinds = isInChinese(text) ? chineseKindsIn(text) : kindsIn(text)
  // Whether there is a stop at the end is how somebody types.
  while (STOPS_LAST.includes(kinds.at(-1) ?? ' ')) kinds.pop()
  const seen = new Set<string>()
  let [before, last] = ['', '^']
  for (const kind of [...kinds, '$']) {
    seen.add(`${last}+${kind}`)
    if (before !== '') seen.add(`${before}+${last}+${kind}`)
    before = last
    last = kind
  }
  return seen
}

function kindsIn(text: string): string[] {
  const kinds: string[] = []
  for (const [word] of text.toLowerCase().replaceAll('’', "'").replace(CODE, ' C ').matchAll(WORD))
    kinds.push(kindOf(word))
  return kinds
}

/** Words that carry no matter are themselves, all others are of a kind. */
function kindOf(word: string): string {
  const listed = ` ${word} `
  if (TROUBLE.includes(listed)) return 'BAD'
  if (PARTICLES.includes(listed)) return word
  if (STOPS.includes(word)) return word
  const first = word.charCodeAt(0)
  if (first >= 0x30 && first <= 0x39) return 'NUM'
  if (word === 'C' || word.includes('.') || word.includes('_') || word.includes('/')) return 'CODE'
  if (VERBS.includes(listed)) return 'VERB'
  if (word.endsWith('ing')) return 'ING'
  if (word.endsWith('ed')) return 'ED'
  if (word.endsWith('ly')) return 'LY'
  return word.endsWith('s') && !word.endsWith('ss') ? 'S' : 'X'
}

/** Chinese is not written in words: the longest particle at a place, and whatever stands between two of them is one thing. */
function chineseKindsIn(text: string): string[] {
  const kinds: string[] = []
  let last = ''
  for (const [run] of allCommonlyWritten(text).replace(CODE, ' C ').matchAll(CHINESE_RUN)) {
    const first = run.charCodeAt(0)
    if (first < 0x3400 || first > 0x9fff) {
      const kind = chineseKindOf(run, first)
      if (kind !== last || kind !== 'L') kinds.push(kind)
      last = kind
      continue
    }
    for (let at = 0; at < run.length; ) {
      const particle = particleAt(run, at)
      at += particle === '' ? 1 : particle.length
      const kind = particle === '' ? 'X' : particle
      if (kind !== last || kind !== 'X') kinds.push(kind)
      last = kind
    }
  }
  return kinds
}

function chineseKindOf(run: string, first: number): string {
  if (first >= 0x30 && first <= 0x39) return 'N'
  const at = CHINESE_STOPS.indexOf(run)
  return at === -1 ? 'L' : (STOPS_ALIKE[at] ?? '.')
}

function particleAt(run: string, at: number): string {
  for (const length of LENGTHS) {
    const piece = run.slice(at, at + length)
    if (piece.length === length && CHINESE_PARTICLES.includes(` ${piece} `)) return piece
  }
  return ''
}

const LENGTHS = [3, 2, 1] as const
const CHINESE_RUN = /[\u3400-\u9fff]+|\d[\d.]*|[A-Za-z][\w./@-]*|[，,、：:？?；;。！!（(）)]/g
const CHINESE_STOPS = '，,、：:？?；;。！!（(）)'
const STOPS_ALIKE = ',,,::??........'
const CHINESE_PARTICLES =
  ' 我们 咱们 我 你们 你 他们 它 他 这个 这次 这里 这边 这 那个 那边 那 本 该 每次 每个 每 所有 任何 凡是 全部 全 都 一律 统一 永远 始终 一直 总是 从来 从不 从 绝不 绝对 必须 一定 务必 应该 应 需要 要 得 可以 可能 能 不能 不可以 不得 不准 不许 不要 别 禁止 不用 不会 不是 不 没有 没 无 只能 只 仅 才 就 也 还是 还 再 又 先 然后 之后 之前 以后 今后 以前 前 后 时候 时 里 上 下 中 内 外 在 是 有 用 走 放 写 改 加 删 看 查 跑 修 做 弄 搞 帮我 帮 把 给 让 被 跟 和 与 或 对 按 照 以 为 由 向 到 了 过 着 的 地 吗 呢 吧 啊 么 什么 怎么 为什么 哪 谁 多少 几 一下 一个 一 个 次 点 些 因为 所以 如果 要是 但是 但 不过 而且 而 否则 不然 免得 默认 规定 约定 规矩 习惯 原则 标准 格式 规范 现在 今天 明天 昨天 刚才 刚 上次 下次 最近 目前 暂时 好像 觉得 感觉 大概 也许 估计 想 记得 记住 注意 另外 顺便 报错 失败 问题 已经 正在 出来 起来 进去 请 麻烦 继续 除了 除 以外 超过 以上 以内 不超过 大于 小于 叫 属于 归 负责 管 直接 自动 手动 重新 单独 一起 通过 根据 关于 至少 最多 来 去 会 说 '
const CODE = /`[^`]*`|https?:\/\/\S+/g
const WORD = /C|[\w-]*(?:[./_][\w-]+)+\/?|[a-z]+(?:'[a-z]+)?|\d[\d.]*|[,;:.!?()-]|\w+/g
const STOPS = ',;:.!?()-'
const STOPS_LAST = '.!'
const TROUBLE =
  ' fail fails failed failing break breaks broke broken crash crashes crashed crashing hang hangs hung throw throws threw error wrong bug bugs issue issues problem problems slow flaky empty missing stuck weird odd strange ugly leak leaks leaked '
const PARTICLES =
  " a an the this that these those it its they them their he she his her i me my mine we us our ours you your yours who which what when where why how if unless until while because since so as than then and or but nor not no never always only just also too even still already yet again ever once every each all any some none both either neither few many much more most less least other another same such own of in on at to from for with without by about into onto over under between through during before after above below up down out off via per is are was were be been being am has have had having do does did doing done will would shall should can could may might must need needs ought let lets let's don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't cannot couldn't shouldn't mustn't haven't hasn't hadn't i'm i've i'd i'll we're we've we'd we'll you're you've it's that's there's there here now today tomorrow yesterday please thanks ok okay maybe perhaps probably think guess want like prefer use uses used using make makes keep keeps go goes get gets got put puts run runs live lives new old first last next one two three anything everything nothing something anyone everyone nobody someone everywhere nowhere "
const VERBS =
  ' add address answer adapt adjust align apply assign attach bring bump bundle calculate call change check clean clear clone close compare configure connect convert copy count create cut debug define delete deploy describe disable document download draft drop edit enable explain export extend extract fetch fill find finish fix generate give handle hide implement import improve include increase insert inspect install investigate join leave link list load look lower map mark measure merge migrate mock move open optimize parse patch pick port prepare print profile pull push raise read rebase rebuild redo reduce refactor regenerate remove rename render replace reproduce reset resolve respond restart restore return reuse revert review rewrite rotate route save scan search send separate set share show simplify skip sort split squash start stop submit suggest summarize swap sync take tell test tidy trace translate trim try turn undo update upgrade upload validate verify wire wrap write '

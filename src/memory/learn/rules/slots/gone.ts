import { asNamed } from '../../../../base/families/members.ts'
import { standsAt } from './things.ts'

/** Whether a text says of something by its name that it is used no more: "we moved off jest", rst is history, Jenkins 停了. */
export function isGone(name: string, text: string): boolean {
  const low = asNamed(text).toLowerCase()
  const at = standsAt(name.toLowerCase(), low)
  if (at === -1) return false
  const before = low.slice(Math.max(0, at - NEAR), at)
  const behind = low.slice(at + name.length, at + name.length + NEAR)
  return GONE_BEFORE.test(before) || GONE_BEHIND.test(behind)
}

const NEAR = 40
const GONE_BEFORE =
  /\b(?:mov(?:ed|ing) (?:off|away from|from|on from)|switch(?:ed|ing) (?:off|away from|from)|migrat(?:ed|ing) (?:off|away from|from)|got(?:ten)? rid of|rid of|drop(?:ped|ping)?|ditch(?:ed|ing)?|retir(?:ed|ing)|abandon(?:ed|ing)?|swap(?:ped|ping)?|trad(?:ed|ing)|stop(?:ped)? (?:using|with)|no longer (?:use|run|on|with)|no more|not (?:use|using)|don['’]?t use|done with|scrap(?:ped)?|scratch|kick(?:ed)? out|threw out|thr[eo]wn? out|remov(?:ed|ing)|uninstall(?:ed)?|kill(?:ed)?|away from|off|replac(?:ed|ing)|instead of|rather than|sunset|tear(?:ing)? out|tore out|ripped out|phas(?:ed|ing) out|left|leav(?:e|ing))(?: (?:the|our|all|of|using|old))* *[`"']?$|(?:不再?用|[没沒]在用|[弃棄停]用|去掉|干掉|[换換]掉|下掉|淘汰|停掉|[从從由]|把|抛[弃棄]|告[别別])\s?[`"']?$/i
const GONE_BEHIND =
  /^[`"']?(?:['’]s)?(?: (?:stuff|thing|setup|config|server|rule|one|part|and \w+))?(?:[ ,]+(?:is|are|was|were|has been|have been|got|gets|being))?(?: (?:now|finally|all|long|already|officially|completely|just|too))*[ ,]+(?:gone|dead|history|out|retired|dropped|deprecated|removed|uninstalled|(?:switched|turned|shut) (?:off|down)|shut|no more|no longer|replaced|unmaintained|over|obsolete|thrown out|kicked out|ripped out|phased out|went away|had its day|made (?:place|way|room) for|gave way to|just for|only for|didn['’]?t work|is no)\b|^[`"']?\s?(?:那[一]?[套个個些边邊])?\s?(?:已[经經]|早就|上[周週]|[上这這]个?月|昨天|[终終]于|全部?|都|就|[现現]在|我[们們])*\s?(?:不用了|不再用|[没沒]在用|不要了|[弃棄停]用|[下去干换換停][掉线線]?了|下[线線]|下掉|去掉|淘汰|[废廢]|[换換]成|改成|取消|停了|停掉|拆了|[删刪]了)/i

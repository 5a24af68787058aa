import { saysTurn } from '../../../../base/typed/taken-back/turns.ts'
import { sharedWords, subjectsOf } from '../alike/subjects.ts'
import type { SlotVerdict } from './slots.ts'

/** The same is run with another command: "the tests run with make check now" where it was mise run check. */
export function byCommand(later: string, earlier: string): SlotVerdict {
  const [own, theirs] = [runIn(later), runIn(earlier)]
  if (!own || !theirs || own.command === theirs.command || !saysTurn(later)) return undefined
  const [things, before] = [subjectsOf(own.thing), subjectsOf(theirs.thing)]
  if (things.size === 0 || before.size === 0) return undefined
  const shared = sharedWords(own.thing, theirs.thing).size
  return shared === things.size && shared === before.size ? 'over' : 'apart'
}

interface Run {
  readonly thing: string
  readonly command: string
}

export function runIn(text: string): Run | undefined {
  const { thing = '', command = '' } = (RUN.exec(text) ?? CHINESE_RUN.exec(text))?.groups ?? {}
  // "With make check" is a command, "with Jest" a tool: of those the families know more.
  return command.includes(' ') ? { thing, command } : undefined
}

const RUN =
  /^(?:(?:and|but|so|btw|fyi|now|from now on|(?:in|for) (?:this|our|the) (?:repo\w*|project|codebase)),? )*(?<thing>(?:the |our |all )?[\w -]{2,40}?) (?:now )?(?:(?:are|is|gets?) (?:now )?)?(?:runs?|built|builds?|started|starts?|tested|linted|deployed|deploys?|released|generated|formatted|compiled|installed|updated) (?:now )?(?:with|via|through|by|using) `?(?<command>[a-z][\w.-]*(?: [\w:./-]+){0,3}?)`?(?=(?: (?:now|these days|from (?:now|here) on|instead|in (?:this|our) \w+))*[.,;!]*(?: |$)(?![\w`-]))/i
const CHINESE_RUN =
  /^(?:以[后後]|[现現]在|我[们們]|[这這][个個]?[项仓][目库](?:里)?|[，,])*(?<thing>[\u3400-\u9fff]{2,8}?)(?:以[后後]|[现現]在|都|一律|[统統]一|改)*用\s?`?(?<command>[a-z][\w.-]*(?: [\w:./-]+){1,3})`?\s?(?:来|來)?(?:跑|[构構]建|[执執]行|[启啟][动動]|[发發]布|部署|打包|[编編][译譯]|生成)/

import { oneLine } from '../../base/text/text.ts'
import { isOrderForGood } from '../../base/typed/others/orders-for-good.ts'
import type { Messages } from '../../messages/index.ts'
import type { TaskList } from './tasks.ts'

export interface SpecFeature {
  readonly name: string
  readonly tasks: TaskList
}

const SHOWN = 5
const LONGEST = 120

/** The open tasks without those that are orders for good: a list is read by sessions that know nothing of who wrote it. */
export function tellable({ unchecked }: TaskList): readonly string[] {
  return unchecked.filter((text) => !isOrderForGood(text))
}

/** S0.30, S0.31: the open tasks of a feature; undefined when there is none, no box, or nothing left to do. */
export function pendingTasks(
  feature: SpecFeature | undefined,
  { tasks: words }: Pick<Messages, 'tasks'>,
  { header = words.header }: { header?: string } = {},
): string[] | undefined {
  if (!feature || feature.tasks.total === 0 || feature.tasks.allChecked) return undefined
  const { checked, total } = feature.tasks
  const unchecked = tellable(feature.tasks)
  const more = unchecked.length - SHOWN
  return [
    words.title({ header }),
    words.feature({ name: feature.name, checked, total }),
    ...unchecked.slice(0, SHOWN).map((text) => words.task({ text: oneLine(text, LONGEST) })),
    ...(more > 0 ? [words.more({ count: more })] : []),
    words.rebuild,
  ]
}

import { Text } from './text.tsx'

export interface WordChange {
  readonly text: string
  readonly how: 'added' | 'removed' | 'same'
}

/** A text with what was put in and what was taken out. */
export function Changes({ of }: { of: readonly WordChange[] }) {
  return (
    <>
      {of.map((change, at) => (
        <Part key={at} {...change} />
      ))}
    </>
  )
}

function Part({ how, text }: WordChange) {
  if (how === 'added')
    return (
      <ins>
        <Text of={text} />
      </ins>
    )
  if (how === 'removed')
    return (
      <del>
        <Text of={text} />
      </del>
    )
  return <Text of={text} />
}

import { piecesOf } from '../pieces.ts'

/** A text from elsewhere. It only ever becomes text nodes; what would not be seen in it is shown by its name. */
export function Text({ of }: { of: string | null | undefined }) {
  if (!of) return null
  return (
    <>
      {piecesOf(of).map(({ text, hidden }, at) =>
        hidden === undefined ? (
          text
        ) : (
          <span key={at} class="hidden-sign">
            {hidden}
          </span>
        ),
      )}
    </>
  )
}

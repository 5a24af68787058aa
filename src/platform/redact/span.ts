/** A secret in a text. */
export interface Span {
  kind: string
  start: number
  end: number
}

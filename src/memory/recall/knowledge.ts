/** Something said to the model, for the record. */
export interface SaidToModel {
  readonly memory: number
  readonly text: string
  readonly reason: string
}

export interface Knowledge {
  readonly lines: readonly string[]
  readonly said: readonly SaidToModel[]
  /** Memories that were left out because what they are about is gone. */
  readonly gone?: readonly number[]
}

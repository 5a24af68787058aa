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

/** How the lines of what the person laid down are headed, and why each of them is told. */
export const SAID_HEADING = 'The user said'
export const BY_THE_USER = 'laid down by the user'

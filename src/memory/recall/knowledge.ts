/** Something said to the model, for the record. */
export interface Said {
  readonly memory: number
  readonly text: string
  readonly reason: string
}

export interface Knowledge {
  readonly lines: readonly string[]
  readonly said: readonly Said[]
}

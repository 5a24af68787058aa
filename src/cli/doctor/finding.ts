/** One thing doctor looked at: fine, worth knowing, or wrong and then with what to do about it. */
export interface Finding {
  /** What was looked at: a word for programs. */
  check: string
  /** The same for people, where the word holds a name. */
  heading?: string
  state: 'fine' | 'note' | 'wrong'
  detail: string
  remedy?: string
  /** Told to people with `--verbose` only: it is fine, and what it belongs to says so. */
  only?: 'verbose'
}

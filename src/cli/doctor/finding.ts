/** One thing doctor looked at: fine, worth knowing, or wrong and then with what to do about it. */
export interface Finding {
  check: string
  state: 'fine' | 'note' | 'wrong'
  detail: string
  remedy?: string
}

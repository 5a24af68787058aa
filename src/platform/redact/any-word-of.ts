/** An expression that finds any of the words, as they are written. */
export function anyWordOf(words: Iterable<string>): RegExp {
  return new RegExp([...words].map((word) => word.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')).join('|'))
}

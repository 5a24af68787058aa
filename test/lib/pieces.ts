/** The plain text an expression is made of, so that texts put together of it are often matched by it. */
export function piecesOf({ source }: RegExp): string[] {
  return source
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .split(/\\[bsSwWd]|\[\^[^\]]*\]|\(\?[:=!]|\(\?<[=!]|[()|^$*+?{}[\]\\.]+|\d+,\d*/)
    .filter((piece) => piece !== '')
}

/**
 * A text for a person's eyes in which nothing can hide: control characters, escape sequences, marks that turn the direction of writing
 * round, and characters without a width are written out. Line breaks and tabs stay.
 */
export function visible(text: string): string {
  return text.replace(HIDING, written)
}

/** The same in JSON, where the notation is JSON's own: what is read is what it was. */
export function visibleJson(json: string): string {
  return json.replace(HIDING, unicode)
}

/** What would not be seen in a text, or would change how the rest of it is seen. */
export const HIDING =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]|[\u{e0000}-\u{e0fff}]/gu

function written(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x100) return `\\x${code.toString(16).padStart(2, '0')}`
  return code < 0x10000 ? `\\u${code.toString(16).padStart(4, '0')}` : `\\u{${code.toString(16)}}`
}

function unicode(character: string): string {
  let text = ''
  for (let at = 0; at < character.length; at++) text += `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`
  return text
}

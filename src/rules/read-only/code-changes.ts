/** Whether code calls what writes, moves or deletes a file that is not a temporary one. */
export function codeChanges(code: string): boolean {
  return WRITING_CALL.test(code)
}

/** A file of its own that is named in a temporary folder. */
const NOT_TEMPORARY = String.raw`(?!\s*["'\x60](?:\/private)?\/(?:var\/)?tmp\/)`

/** In the languages whose code stands on command lines. */
const WRITING_CALL = new RegExp(
  [
    String.raw`\bf?open\s*\(${NOT_TEMPORARY}[^)]*,\s*(?:mode\s*=\s*)?["'][rb]?[wax+]`,
    String.raw`\.(?:write_text|write_bytes|touch|unlink|rmdir|mkdir)\s*\(`,
    String.raw`\b(?:writeFile|appendFile|createWriteStream|rm|rename|truncate|mkdir|unlink)(?:Sync)?\s*\(${NOT_TEMPORARY}\s*["'\x60\w/]`,
    String.raw`\b(?:copyFile|cp)(?:Sync)?\s*\(\s*["'\x60\w/]`,
    String.raw`\b(?:Bun\.write|Deno\.(?:write\w*|remove|rename)|File\.(?:write|delete|rename)|IO\.write)\s*\(?${NOT_TEMPORARY}`,
    String.raw`\bFileUtils\.\w+|\bfile_put_contents\s*\(${NOT_TEMPORARY}`,
    String.raw`\bos\.(?:remove|unlink|rename|replace|makedirs|mkdir)\s*\(${NOT_TEMPORARY}|\bshutil\.(?:move|copy\w*|rmtree)\b`,
  ].join('|'),
)

/**
 * `$VAR`, `${VAR}` and `${VAR:-default}`. What the lookup does not know becomes the default, else what `missing` makes of it.
 * Never used on a shell command: the shell does that itself, with quoting.
 */
export function interpolate(
  text: string,
  lookup: (name: string) => string | undefined,
  missing: (name: string, written: string) => string,
): string {
  return text.replace(VARIABLE, (written: string, plain?: string, braced?: string, fallback?: string) => {
    const name = plain ?? braced ?? ''
    const value = lookup(name)
    // As in the shell, `:-` also stands in for a variable that is set to nothing.
    if (fallback !== undefined) return value || fallback
    return value ?? missing(name, written)
  })
}

const VARIABLE = /\$(?:([A-Za-z_][A-Za-z0-9_]*)|\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\})/g

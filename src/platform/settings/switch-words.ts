/** How a flag is written in a variable or on the command line. */
export const SWITCH_WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  1: true,
  false: false,
  no: false,
  off: false,
  0: false,
}

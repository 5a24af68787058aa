import { commandKind } from '../../../../base/shell/command-kind.ts'
import { cleaned, segmentsOf } from '../../../../base/shell/segments.ts'
import { checkRunOf } from '../runs/check-command.ts'

/** Of a long line what it is run for: the checks in it, or what it comes to in the end, and not what is made ready before that. */
export function tellingPart(whole: string): string {
  const run = checkRunOf(whole)
  if (run?.parts.some(({ named }) => named) === true) return run.chain
  const segments = segmentsOf(whole)
  // What goes round is told as it stands.
  if (segments.some(({ text }) => LOOPS.test(text))) return whole
  let folder = ''
  let last = ''
  let best = ''
  for (const [at, segment] of segments.entries()) {
    if (segments[at - 1]?.then === '|') continue
    const plain = cleaned(segment)
    if (/^(?:cd|pushd)\s/.test(plain)) folder = `${plain} && `
    if (plain === '' || MAKES_READY.test(plain)) continue
    last = `${folder}${plain}`
    if (commandKind(plain) !== 'none') best = last
  }
  return best || last || whole
}

const LOOPS = /^(?:for|while|until|if|case)\s/
const MAKES_READY =
  /^(?:cd|pushd|popd|export|unset|source|\.|set|echo|printf|sleep|mkdir|touch|wait|true|:|\w+=\S*$)(?=\s|$)/

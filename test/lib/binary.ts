import { freshBinary } from '../../scripts/fresh-binary.ts'

let built: string | undefined

/** Asked once per run: whoever edits a source meanwhile does not get a new binary into the middle of a test. */
export function binary(): string {
  built ??= freshBinary()
  return built
}

/** Whether a run of tests stopped before it came to them: what they test, or their file, could not be compiled or loaded. */
export function isNotReached(output: string): boolean {
  return STOPPED.test(output.length > LOOKED_AT ? output.slice(-LOOKED_AT) : output)
}

const STOPPED =
  /\[(?:build|setup) failed\]|^error: could not compile|^error\[E\d+\]|Test suite failed to run|\berrors? during collection|^_* ?ERROR collecting |\berror TS\d+|^(?:\[ERROR\] )?COMPILATION ERROR|^Compilation (?:failed|error)|^\*\* \(CompileError\)|: error CS\d+|^e: .*\.kts?|^Failed to compile|error: Failed to load|An error occurred while loading|^(?:Import|Syntax|ModuleNotFound)Error: /m
const LOOKED_AT = 12_000

/** The jobs that have failed, as `gh pr checks`, `gh run watch` and `glab ci status` list them: to a pipe and to a terminal. */
export function failedJobs(output: string): string[] {
  const names = FAILED.flatMap((pattern) => [...output.matchAll(pattern)].map(([, name = '']) => name.trim()))
  return [...new Set(names)]
}

const FAILED: readonly RegExp[] = [
  /^([^\t\n\r]+)\t(?:fail|cancel)\t/gm,
  /^[X✗×][ \t]+(\S.*?)(?:\s{2,}.*| in \S+.*|\s+\(\d+m?\d*s?\).*)$/gm,
  /^\(failed\) • \S+\t?\s*\S+\s+(\S.*)$/gm,
]

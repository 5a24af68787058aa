/** Variables of git under which the same commit is the same on every machine, whenever each of them made it. */
export const SAME_DAY = { GIT_AUTHOR_DATE: '2026-01-02T03:04:05Z', GIT_COMMITTER_DATE: '2026-01-02T03:04:05Z' }

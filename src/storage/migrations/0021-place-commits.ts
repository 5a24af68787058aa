/** Commits that a checkout stood at when it was first seen: another folder that names the same remote must share one with it. */
export const placeCommits = `
ALTER TABLE memory_places ADD COLUMN commits TEXT NOT NULL DEFAULT '';
`

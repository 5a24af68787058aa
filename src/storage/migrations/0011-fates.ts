/**
 * What became of each fact in a compaction, so that a report can name them: the snapshot they were in is gone by then. The counts
 * that stood here before credited our own words to the summary, and can be had from the facts.
 */
export const fates = `
ALTER TABLE compactions ADD COLUMN fates TEXT;
ALTER TABLE compactions DROP COLUMN kinds;
ALTER TABLE compactions DROP COLUMN facts;
ALTER TABLE compactions DROP COLUMN kept;
ALTER TABLE compactions DROP COLUMN restored;
`

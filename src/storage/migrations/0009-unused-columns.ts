/** Columns that were written, or kept, for nobody. */
export const unusedColumns = `
ALTER TABLE memory_briefs DROP COLUMN names;
ALTER TABLE memory_briefs DROP COLUMN seq;
ALTER TABLE memory_links DROP COLUMN seen_at;
ALTER TABLE memory_places DROP COLUMN seen_at;
ALTER TABLE compactions DROP COLUMN delta_facts;
`

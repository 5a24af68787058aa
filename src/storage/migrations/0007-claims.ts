/** What a memory claims, by a key of its words: two that have the key and not the value contradict each other. */
export const claims = `
CREATE TABLE memory_claims (
  project TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  memory INTEGER NOT NULL,
  PRIMARY KEY (project, key, value, memory)
) WITHOUT ROWID;
CREATE INDEX memory_claims_by_memory ON memory_claims (memory);
`

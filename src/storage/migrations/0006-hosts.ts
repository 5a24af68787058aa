/** Hosts that announce a compaction by no event, or let hooks keep an agent going for ever. */
export const hosts = `
ALTER TABLE compactions ADD COLUMN begun_by TEXT;

CREATE TABLE stops (
  session TEXT NOT NULL,
  agent TEXT NOT NULL DEFAULT '',
  kept INTEGER NOT NULL,
  PRIMARY KEY (session, agent)
) WITHOUT ROWID;
`

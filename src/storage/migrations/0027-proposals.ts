/** What an agent would change or take away of the person's own memories, until the person answers; the answer stays, the refused text does not. */
export const proposals = `
CREATE TABLE memory_proposals (
  id INTEGER PRIMARY KEY,
  project TEXT NOT NULL,
  memory INTEGER NOT NULL,
  wish TEXT NOT NULL,
  change TEXT NOT NULL,
  key TEXT NOT NULL,
  of_version INTEGER NOT NULL,
  session TEXT NOT NULL,
  at INTEGER NOT NULL,
  answer TEXT,
  answered_at INTEGER,
  answered_in TEXT,
  version INTEGER,
  UNIQUE (memory, key)
);
CREATE INDEX memory_proposals_open ON memory_proposals (project) WHERE answer IS NULL;
`

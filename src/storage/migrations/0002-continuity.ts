/** Ledgers, and every compaction with what was kept, lost and put back. */
export const continuity = `
CREATE TABLE ledgers (
  session TEXT NOT NULL,
  agent TEXT NOT NULL DEFAULT '',
  path TEXT NOT NULL,
  offset INTEGER NOT NULL,
  mark TEXT NOT NULL,
  ledger TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (session, agent)
);

CREATE TABLE compactions (
  id INTEGER PRIMARY KEY,
  session TEXT NOT NULL,
  agent TEXT NOT NULL DEFAULT '',
  epoch INTEGER NOT NULL,
  trigger TEXT NOT NULL,
  state TEXT NOT NULL,
  waiting INTEGER NOT NULL DEFAULT 0,
  at INTEGER NOT NULL,
  snapshot TEXT,
  steer TEXT NOT NULL DEFAULT '',
  blocks TEXT NOT NULL DEFAULT '[]',
  summary TEXT,
  recovery TEXT NOT NULL DEFAULT '',
  recovery_facts TEXT NOT NULL DEFAULT '[]',
  recovery_lines TEXT NOT NULL DEFAULT '[]',
  delta TEXT NOT NULL DEFAULT '',
  delta_facts TEXT NOT NULL DEFAULT '[]',
  delivered_at INTEGER,
  delivered_by TEXT,
  tokens_before INTEGER,
  tokens_after INTEGER,
  kinds TEXT,
  facts INTEGER,
  kept INTEGER,
  restored INTEGER
);
CREATE INDEX compactions_by_session ON compactions (session, agent, id);
CREATE INDEX compactions_waiting ON compactions (session, agent) WHERE waiting = 1;

CREATE TABLE seen_files (
  project TEXT NOT NULL,
  path TEXT NOT NULL,
  hash TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (project, path)
) WITHOUT ROWID;
`

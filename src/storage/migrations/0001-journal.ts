/** The session journal: who, what happened, and what was answered once. */
export const journal = `
CREATE TABLE sessions (
  session TEXT NOT NULL,
  agent TEXT NOT NULL DEFAULT '',
  host TEXT NOT NULL,
  agent_type TEXT,
  project TEXT NOT NULL,
  cwd TEXT NOT NULL,
  transcript TEXT,
  epoch INTEGER NOT NULL DEFAULT 0,
  started_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  ended_at INTEGER,
  end_reason TEXT,
  events INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (session, agent)
) WITHOUT ROWID;
CREATE INDEX sessions_by_time ON sessions (last_at);

CREATE TABLE timeline (
  id INTEGER PRIMARY KEY,
  session TEXT NOT NULL,
  agent TEXT NOT NULL DEFAULT '',
  at INTEGER NOT NULL,
  type TEXT NOT NULL,
  data TEXT NOT NULL
);
CREATE INDEX timeline_by_session ON timeline (session, type, id);

CREATE TABLE once (
  key TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  events INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE TABLE counters (
  name TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  last_at INTEGER NOT NULL
) WITHOUT ROWID;
`

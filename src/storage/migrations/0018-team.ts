/**
 * The team's part of the store: what this person has joined, what waits to be shared, and every operation that this machine sends or
 * has got. The triggers that fill the queue are made when a team is joined (team/watch.ts), so that nobody else pays for them.
 */
export const team = `
CREATE TABLE team_joined (
  project TEXT PRIMARY KEY,
  root TEXT NOT NULL,
  server_project TEXT NOT NULL,
  address TEXT NOT NULL,
  team TEXT NOT NULL,
  server TEXT NOT NULL,
  login TEXT NOT NULL,
  device TEXT NOT NULL,
  role TEXT NOT NULL,
  policy TEXT NOT NULL DEFAULT 'ask',
  cursor INTEGER NOT NULL DEFAULT 0,
  cursor_id TEXT,
  scrub INTEGER NOT NULL DEFAULT 0,
  joined_at INTEGER NOT NULL,
  synced_at INTEGER,
  tried_at INTEGER,
  trouble TEXT
) WITHOUT ROWID;

CREATE TABLE team_changes (
  project TEXT NOT NULL,
  uri TEXT NOT NULL,
  at INTEGER NOT NULL,
  git_commit TEXT,
  skipped TEXT,
  PRIMARY KEY (project, uri)
) WITHOUT ROWID;

CREATE TABLE team_never (
  project TEXT NOT NULL,
  start TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (project, start)
) WITHOUT ROWID;

CREATE TABLE team_operations (
  id TEXT PRIMARY KEY,
  project TEXT NOT NULL,
  number INTEGER,
  kind TEXT NOT NULL,
  uri TEXT NOT NULL,
  author TEXT NOT NULL,
  device TEXT NOT NULL,
  at INTEGER NOT NULL,
  bases TEXT NOT NULL DEFAULT '[]',
  body TEXT,
  forgotten INTEGER NOT NULL DEFAULT 0,
  state TEXT NOT NULL,
  refusal TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  seq INTEGER
) WITHOUT ROWID;
CREATE INDEX team_operations_by_uri ON team_operations (project, uri);
CREATE INDEX team_operations_waiting ON team_operations (project, seq) WHERE state = 'outbox';

CREATE TABLE team_shown (
  operation TEXT PRIMARY KEY,
  project TEXT NOT NULL,
  memory INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX team_shown_by_memory ON team_shown (memory);

CREATE TABLE team_device (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  device TEXT NOT NULL
);
`

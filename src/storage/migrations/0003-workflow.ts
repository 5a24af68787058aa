/** Workflows of a session, and what a project's own definitions and task lists were read as. */
export const workflow = `
CREATE TABLE workflows (
  id INTEGER PRIMARY KEY,
  session TEXT NOT NULL,
  watched INTEGER NOT NULL,
  key TEXT NOT NULL,
  status TEXT NOT NULL,
  project TEXT NOT NULL,
  state TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX workflows_watched ON workflows (session) WHERE watched = 1;
CREATE INDEX workflows_by_session ON workflows (session, id);

CREATE TABLE workflow_files (
  path TEXT PRIMARY KEY,
  mark TEXT NOT NULL,
  content TEXT NOT NULL,
  at INTEGER NOT NULL
) WITHOUT ROWID;
`

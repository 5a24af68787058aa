/**
 * What a person may have meant for good, until it is confirmed or said again; the kinds a person refused; and where a project's
 * memories were kept before its identity changed.
 */
export const heard = `
CREATE TABLE memory_waiting (
  project TEXT NOT NULL,
  key TEXT NOT NULL,
  text TEXT NOT NULL,
  rule TEXT NOT NULL,
  session TEXT NOT NULL,
  at INTEGER NOT NULL,
  shown_at INTEGER,
  shown_in TEXT,
  PRIMARY KEY (project, key)
) WITHOUT ROWID;
CREATE TABLE memory_refused (
  project TEXT NOT NULL,
  kind TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (project, kind)
) WITHOUT ROWID;
DELETE FROM memory_briefs;
`

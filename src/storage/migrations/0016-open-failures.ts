/**
 * A command may have several failures open at once: the first, and the one that came to light when it was repaired. Commands that
 * passed once by chance were never learned from again; that is judged by the failure now, and starts anew.
 */
export const openFailures = `
CREATE TABLE memory_open_failures (
  session TEXT NOT NULL,
  agent TEXT NOT NULL DEFAULT '',
  command TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  line TEXT NOT NULL,
  output TEXT NOT NULL,
  entry INTEGER NOT NULL,
  last INTEGER NOT NULL,
  gone INTEGER,
  offered INTEGER,
  at INTEGER NOT NULL,
  PRIMARY KEY (session, agent, command, fingerprint)
) WITHOUT ROWID;
INSERT INTO memory_open_failures
  SELECT session, agent, command, fingerprint, line, output, entry, entry, NULL, offered, at FROM memory_failures;
DROP TABLE memory_failures;
ALTER TABLE memory_open_failures RENAME TO memory_failures;
DELETE FROM counters WHERE name LIKE 'flaky:%';
`

/**
 * The ledger as a compaction found it, beside its row: it is a hundred times as large as all the rest of it, and a row is written anew as a
 * whole whenever something of it changes.
 */
export const snapshots = `
CREATE TABLE snapshots (
  compaction INTEGER PRIMARY KEY,
  ledger TEXT NOT NULL
);
INSERT INTO snapshots SELECT id, snapshot FROM compactions WHERE snapshot IS NOT NULL;
ALTER TABLE compactions DROP COLUMN snapshot;
`

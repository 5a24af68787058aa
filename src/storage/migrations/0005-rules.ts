/** Rules as they are evaluated, found by event, tool and program, so that a hook reads only those that could apply. */
export const rules = `
CREATE TABLE rule_sets (
  id INTEGER PRIMARY KEY,
  place TEXT NOT NULL UNIQUE,
  stamp TEXT NOT NULL,
  files INTEGER NOT NULL,
  marks TEXT NOT NULL DEFAULT '[]',
  built_at INTEGER NOT NULL
);

CREATE TABLE rules (
  id INTEGER PRIMARY KEY,
  set_id INTEGER NOT NULL,
  path TEXT NOT NULL,
  modified_at INTEGER NOT NULL,
  size INTEGER NOT NULL,
  priority REAL NOT NULL DEFAULT 0,
  rule TEXT,
  UNIQUE (set_id, path)
);

CREATE TABLE rule_index (
  set_id INTEGER NOT NULL,
  event TEXT NOT NULL,
  tool TEXT NOT NULL,
  word TEXT NOT NULL,
  rule_id INTEGER NOT NULL,
  PRIMARY KEY (set_id, event, tool, word, rule_id)
) WITHOUT ROWID;
CREATE TABLE rule_marks (
  set_id INTEGER NOT NULL,
  part INTEGER NOT NULL,
  marks TEXT NOT NULL,
  PRIMARY KEY (set_id, part)
) WITHOUT ROWID;
CREATE TABLE rule_once (
  key TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX rule_index_by_rule ON rule_index (rule_id);
`

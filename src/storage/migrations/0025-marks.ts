/** That something was, and when: no count. What is done once, and marks of sessions and servers, stood among the counters. */
export const marks = `
CREATE TABLE marks (name TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO marks (name, at) SELECT name, last_at FROM counters WHERE name GLOB 'mcp:*' OR name GLOB 'luck:*' OR name GLOB 'memory *';
DELETE FROM counters WHERE name GLOB 'mcp:*' OR name GLOB 'luck:*' OR name GLOB 'memory *';
`

/** Memories with their index, versions and relations; what was said of them to whom; and what is learned from sessions. */
export const memory = `
CREATE TABLE memories (
  id INTEGER PRIMARY KEY,
  project TEXT NOT NULL,
  uri TEXT NOT NULL,
  content TEXT NOT NULL,
  hash TEXT NOT NULL,
  tier INTEGER NOT NULL DEFAULT 5,
  disclosure TEXT NOT NULL DEFAULT '',
  status TEXT NOT NULL DEFAULT 'active',
  trust TEXT NOT NULL,
  author TEXT NOT NULL,
  origin TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1,
  truth TEXT NOT NULL DEFAULT 'unchecked',
  heat REAL,
  details TEXT NOT NULL DEFAULT '{}',
  uses INTEGER NOT NULL DEFAULT 0,
  used_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deprecated_at INTEGER
);
CREATE UNIQUE INDEX memories_by_uri ON memories (project, uri);
CREATE INDEX memories_by_tier ON memories (project, status, tier, updated_at);
CREATE INDEX memories_by_heat ON memories (project, heat) WHERE heat IS NOT NULL AND status = 'active';

CREATE VIRTUAL TABLE memory_words USING fts5 (
  content, extra, grams, tokenize = 'porter unicode61 remove_diacritics 2', content = '', contentless_delete = 1
);
INSERT INTO memory_words (memory_words, rank) VALUES ('secure-delete', 1);
CREATE VIRTUAL TABLE memory_terms USING fts5vocab ('memory_words', 'row');
CREATE VIRTUAL TABLE memory_trigrams USING fts5 (text, tokenize = 'trigram', content = '', contentless_delete = 1);
INSERT INTO memory_trigrams (memory_trigrams, rank) VALUES ('secure-delete', 1);

CREATE TABLE memory_links (
  project TEXT NOT NULL,
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  memory INTEGER NOT NULL,
  hash TEXT,
  git_commit TEXT,
  seen_at INTEGER,
  PRIMARY KEY (project, kind, key, memory)
) WITHOUT ROWID;
CREATE INDEX memory_links_by_memory ON memory_links (memory);

CREATE TABLE memory_versions (
  memory INTEGER NOT NULL,
  version INTEGER NOT NULL,
  content TEXT NOT NULL,
  tier INTEGER NOT NULL,
  disclosure TEXT NOT NULL,
  status TEXT NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (memory, version)
) WITHOUT ROWID;

CREATE TABLE memory_relations (
  source INTEGER NOT NULL,
  target INTEGER NOT NULL,
  kind TEXT NOT NULL,
  strength REAL NOT NULL DEFAULT 1,
  at INTEGER NOT NULL,
  PRIMARY KEY (source, target, kind)
) WITHOUT ROWID;
CREATE INDEX memory_relations_by_target ON memory_relations (target);

CREATE TABLE memory_tombstones (
  key TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE memory_places (
  dir TEXT PRIMARY KEY,
  project TEXT NOT NULL,
  root TEXT NOT NULL,
  seen_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE memory_sessions (
  project TEXT NOT NULL,
  session TEXT NOT NULL,
  seq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  learned_at INTEGER NOT NULL,
  mark TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (project, session)
) WITHOUT ROWID;

CREATE TABLE memory_injections (
  id INTEGER PRIMARY KEY,
  session TEXT NOT NULL,
  agent TEXT NOT NULL DEFAULT '',
  epoch INTEGER NOT NULL,
  key TEXT NOT NULL,
  memory INTEGER,
  text TEXT NOT NULL,
  characters INTEGER NOT NULL,
  tokens INTEGER NOT NULL,
  event TEXT NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX memory_injections_by_session ON memory_injections (session, agent, epoch, key);
CREATE INDEX memory_injections_by_memory ON memory_injections (memory);

CREATE TABLE memory_briefs (
  project TEXT PRIMARY KEY,
  seq INTEGER NOT NULL,
  room INTEGER NOT NULL,
  lines TEXT NOT NULL,
  said TEXT NOT NULL,
  names TEXT NOT NULL DEFAULT '{}'
) WITHOUT ROWID;

CREATE TABLE memory_failures (
  session TEXT NOT NULL,
  agent TEXT NOT NULL DEFAULT '',
  command TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  line TEXT NOT NULL,
  output TEXT NOT NULL,
  entry INTEGER NOT NULL,
  offered INTEGER,
  at INTEGER NOT NULL,
  PRIMARY KEY (session, agent, command)
) WITHOUT ROWID;
`

/**
 * What can be said about a file or a session, in words and ready to be chosen from; made anew whenever something is learned.
 * Briefs go, so that the next session's start makes both.
 */
export const memoryCards = `
CREATE TABLE memory_cards (
  memory INTEGER PRIMARY KEY,
  project TEXT NOT NULL,
  card TEXT NOT NULL
);
CREATE INDEX memory_cards_by_project ON memory_cards (project);
DELETE FROM memory_briefs;
`

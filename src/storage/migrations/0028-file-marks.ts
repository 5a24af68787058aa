/** What the text of a file that memories are about looked like, in a few marks: by them it is known again when it was renamed and edited. */
export const fileMarks = `
CREATE TABLE memory_file_marks (
  project TEXT NOT NULL,
  path TEXT NOT NULL,
  marks TEXT NOT NULL,
  PRIMARY KEY (project, path)
) WITHOUT ROWID;
`

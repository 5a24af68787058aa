/** Which repository a workflow belongs to, so that another session there finds it; and the feature that was chosen in a project. */
export const workflowLeases = `
ALTER TABLE workflows ADD COLUMN repository TEXT NOT NULL DEFAULT '';
CREATE INDEX workflows_unfinished ON workflows (updated_at) WHERE status IN ('active', 'stopped', 'failed');

CREATE TABLE workflow_features (
  project TEXT PRIMARY KEY,
  feature TEXT NOT NULL,
  at INTEGER NOT NULL
) WITHOUT ROWID;
`

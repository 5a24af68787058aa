/** What the server holds. Keys and indexes are all the order there is: no sequence, no trigger, no extension. */
export const tables = `
CREATE TABLE throughline.meta (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  version integer NOT NULL,
  team text NOT NULL,
  server uuid NOT NULL DEFAULT gen_random_uuid(),
  inner_pad bytea NOT NULL,
  outer_pad bytea NOT NULL
);
CREATE TABLE throughline.members (
  login name PRIMARY KEY,
  is_admin boolean NOT NULL DEFAULT false,
  added_by name NOT NULL DEFAULT session_user,
  added_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE throughline.projects (
  project text PRIMARY KEY CHECK (length(project) BETWEEN 1 AND 200),
  name text NOT NULL DEFAULT '',
  head bigint NOT NULL DEFAULT 0,
  opened_by name NOT NULL DEFAULT session_user,
  opened_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE throughline.access (
  project text NOT NULL REFERENCES throughline.projects,
  login name NOT NULL REFERENCES throughline.members ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('reader', 'writer', 'maintainer')),
  granted_by name NOT NULL DEFAULT session_user,
  granted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (project, login)
);
CREATE INDEX access_by_login ON throughline.access (login);
CREATE TABLE throughline.devices (
  device uuid PRIMARY KEY,
  login name NOT NULL,
  name text NOT NULL DEFAULT '' CHECK (length(name) <= 100),
  seen_at timestamptz NOT NULL DEFAULT now(),
  left_at timestamptz
);
CREATE TABLE throughline.cursors (
  device uuid NOT NULL REFERENCES throughline.devices,
  project text NOT NULL REFERENCES throughline.projects,
  number bigint NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (device, project)
);
CREATE INDEX cursors_by_project ON throughline.cursors (project);
CREATE TABLE throughline.operations (
  id uuid PRIMARY KEY,
  project text NOT NULL REFERENCES throughline.projects,
  number bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('put', 'forget', 'endorse')),
  uri text NOT NULL CHECK (length(uri) <= 300
    AND uri ~ '^(project://(decisions|conventions|traps|patterns)/|workflow://(solutions|commands)/).'),
  author name NOT NULL DEFAULT session_user,
  device uuid NOT NULL REFERENCES throughline.devices,
  said_at bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  bases uuid[] NOT NULL DEFAULT '{}',
  body jsonb CHECK (octet_length(body::text) <= 40000),
  mark bytea,
  forgotten boolean NOT NULL DEFAULT false,
  UNIQUE (project, number)
);
CREATE INDEX operations_by_uri ON throughline.operations (project, uri);
CREATE TABLE throughline.tombstones (
  project text NOT NULL REFERENCES throughline.projects,
  mark bytea NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (project, mark)
);
`

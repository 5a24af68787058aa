/**
 * What the server holds: plain tables, indexes, row-level security and functions. People read under the policies and write through the
 * functions, which run as the owner and look at `session_user`: nobody can speak as another. A version that was released is never changed.
 */
export const SCHEMA_VERSIONS: readonly string[] = [
  `
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

CREATE FUNCTION throughline.my_projects() RETURNS text[]
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT coalesce(array_agg(project), '{}') FROM throughline.access WHERE login = session_user
$$;
CREATE FUNCTION throughline.my_role(p_project text) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT role FROM throughline.access WHERE project = p_project AND login = session_user
$$;
CREATE FUNCTION throughline.am_admin() RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT session_user = current_user OR EXISTS (SELECT 1 FROM throughline.members WHERE login = session_user AND is_admin)
$$;
CREATE FUNCTION throughline.mark_of(p_text text) RETURNS bytea
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT sha256(outer_pad || sha256(inner_pad || convert_to(btrim(p_text, E' \\t\\r\\n'), 'UTF8'))) FROM throughline.meta
$$;

CREATE FUNCTION throughline.standing(p_project text)
RETURNS TABLE (login name, admin boolean, role text, head bigint, team text, server uuid, version integer, owner boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT session_user, throughline.am_admin(), throughline.my_role(p_project),
    (SELECT p.head FROM throughline.projects p WHERE p.project = p_project AND throughline.my_role(p_project) IS NOT NULL),
    m.team, m.server, m.version, session_user = current_user
  FROM throughline.meta m
$$;

CREATE FUNCTION throughline.open_project(p_project text, p_name text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT throughline.am_admin() THEN
    RAISE EXCEPTION 'only an admin of the team opens a project' USING ERRCODE = '42501';
  END IF;
  INSERT INTO throughline.projects (project, name) VALUES (p_project, p_name) ON CONFLICT (project) DO NOTHING;
  INSERT INTO throughline.access (project, login, role)
    SELECT p_project, m.login, 'maintainer' FROM throughline.members m WHERE m.login = session_user
    ON CONFLICT (project, login) DO NOTHING;
END
$$;

CREATE FUNCTION throughline.admit(p_project text, p_login name, p_role text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT throughline.am_admin() AND throughline.my_role(p_project) IS DISTINCT FROM 'maintainer' THEN
    RAISE EXCEPTION 'only an admin or a maintainer of the project admits people' USING ERRCODE = '42501';
  END IF;
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = p_login AND rolcanlogin) THEN
    RAISE EXCEPTION 'there is no login % on the server', p_login USING ERRCODE = '42704';
  END IF;
  IF NOT EXISTS (SELECT 1 FROM throughline.projects WHERE project = p_project) THEN
    RAISE EXCEPTION 'the project is not open' USING ERRCODE = '42704';
  END IF;
  EXECUTE format('GRANT throughline_member TO %I', p_login);
  INSERT INTO throughline.members (login) VALUES (p_login) ON CONFLICT (login) DO NOTHING;
  INSERT INTO throughline.access (project, login, role) VALUES (p_project, p_login, p_role)
    ON CONFLICT (project, login) DO UPDATE SET role = excluded.role, granted_by = session_user, granted_at = now();
END
$$;

CREATE FUNCTION throughline.dismiss(p_project text, p_login name) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF p_login <> session_user AND NOT throughline.am_admin()
     AND (p_project IS NULL OR throughline.my_role(p_project) IS DISTINCT FROM 'maintainer') THEN
    RAISE EXCEPTION 'only an admin or a maintainer of the project removes people' USING ERRCODE = '42501';
  END IF;
  IF p_project IS NULL THEN
    DELETE FROM throughline.members WHERE login = p_login;
    UPDATE throughline.devices SET left_at = now() WHERE login = p_login AND left_at IS NULL;
  ELSE
    DELETE FROM throughline.access WHERE project = p_project AND login = p_login;
  END IF;
END
$$;

CREATE FUNCTION throughline.register_device(p_device uuid, p_name text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM throughline.members WHERE login = session_user) THEN
    RAISE EXCEPTION 'not a member of the team' USING ERRCODE = '42501';
  END IF;
  INSERT INTO throughline.devices (device, login, name) VALUES (p_device, session_user, left(p_name, 100))
    ON CONFLICT (device) DO UPDATE SET seen_at = now(), left_at = NULL, name = excluded.name
    WHERE throughline.devices.login = session_user;
  IF NOT EXISTS (SELECT 1 FROM throughline.devices WHERE device = p_device AND login = session_user) THEN
    RAISE EXCEPTION 'the device belongs to somebody else' USING ERRCODE = '42501';
  END IF;
END
$$;

CREATE FUNCTION throughline.leave_device(p_device uuid, p_project text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  DELETE FROM throughline.cursors c USING throughline.devices d
    WHERE c.device = p_device AND c.project = p_project AND d.device = c.device AND d.login = session_user;
  UPDATE throughline.devices SET left_at = now() WHERE device = p_device AND login = session_user
    AND NOT EXISTS (SELECT 1 FROM throughline.cursors WHERE device = p_device);
END
$$;

CREATE FUNCTION throughline.acknowledge(p_device uuid, p_project text, p_number bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF throughline.my_role(p_project) IS NULL OR NOT EXISTS (
    SELECT 1 FROM throughline.devices WHERE device = p_device AND login = session_user) THEN
    RAISE EXCEPTION 'not a member of the project' USING ERRCODE = '42501';
  END IF;
  INSERT INTO throughline.cursors (device, project, number) VALUES (p_device, p_project, p_number)
    ON CONFLICT (device, project) DO UPDATE SET number = excluded.number, at = now();
  UPDATE throughline.devices SET seen_at = now() WHERE device = p_device;
END
$$;

CREATE FUNCTION throughline.push(p_project text, p_device uuid, p_operations jsonb)
RETURNS TABLE (operation uuid, outcome text, at_number bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_head bigint;
  v_first bigint;
  v_role text;
  v_given jsonb;
  v_known record;
  v_bases uuid[];
  v_mark bytea;
BEGIN
  SELECT p.head INTO v_head FROM throughline.projects p WHERE p.project = p_project FOR UPDATE;
  v_role := throughline.my_role(p_project);
  IF v_role IS NULL OR v_role = 'reader' THEN
    RAISE EXCEPTION 'not a writer of the project' USING ERRCODE = '42501';
  END IF;
  IF NOT EXISTS (SELECT 1 FROM throughline.devices d WHERE d.device = p_device AND d.login = session_user) THEN
    RAISE EXCEPTION 'the device belongs to somebody else' USING ERRCODE = '42501';
  END IF;
  v_first := v_head;
  FOR v_given IN SELECT value FROM jsonb_array_elements(p_operations) LOOP
    operation := (v_given->>'id')::uuid;
    SELECT o.author, o.project, o.number INTO v_known FROM throughline.operations o WHERE o.id = operation;
    IF FOUND THEN
      outcome := CASE WHEN v_known.author = session_user AND v_known.project = p_project THEN 'known' ELSE 'foreign' END;
      at_number := CASE WHEN outcome = 'known' THEN v_known.number END;
      RETURN NEXT;
      CONTINUE;
    END IF;
    v_bases := ARRAY(SELECT jsonb_array_elements_text(coalesce(v_given->'bases', '[]'))::uuid);
    v_mark := NULL;
    at_number := NULL;
    IF v_given->>'kind' = 'put' THEN
      v_mark := throughline.mark_of(v_given->'body'->>'content');
      IF v_mark IS NULL THEN
        RAISE EXCEPTION 'a text is missing' USING ERRCODE = '22023';
      END IF;
      IF EXISTS (SELECT 1 FROM throughline.tombstones t WHERE t.project = p_project AND t.mark = v_mark)
         OR EXISTS (SELECT 1 FROM throughline.operations o WHERE o.id = ANY (v_bases) AND o.forgotten) THEN
        outcome := 'forgotten';
        RETURN NEXT;
        CONTINUE;
      END IF;
    ELSIF v_given->>'kind' = 'forget' THEN
      v_bases := ARRAY(SELECT o.id FROM throughline.operations o
        WHERE o.project = p_project AND o.uri = v_given->>'uri' AND o.kind = 'put' AND NOT o.forgotten
          AND (o.author = session_user OR v_role = 'maintainer'));
      v_bases := v_bases || ARRAY(SELECT o.id FROM throughline.operations o
        WHERE o.project = p_project AND o.uri = v_given->>'uri' AND o.kind = 'put' AND NOT o.forgotten
          AND NOT o.id = ANY (v_bases) AND (o.body->>'from')::uuid = ANY (v_bases));
      IF v_bases = '{}' THEN
        outcome := 'nothing';
        RETURN NEXT;
        CONTINUE;
      END IF;
      INSERT INTO throughline.tombstones (project, mark)
        SELECT DISTINCT p_project, o.mark FROM throughline.operations o WHERE o.id = ANY (v_bases) AND o.mark IS NOT NULL
        ON CONFLICT DO NOTHING;
      UPDATE throughline.operations o SET body = NULL, forgotten = true, mark = NULL WHERE o.id = ANY (v_bases);
    END IF;
    v_head := v_head + 1;
    INSERT INTO throughline.operations (id, project, number, kind, uri, device, said_at, bases, body, mark)
      VALUES (operation, p_project, v_head, v_given->>'kind', v_given->>'uri', p_device, (v_given->>'at')::bigint, v_bases,
        CASE WHEN v_given->>'kind' = 'put' THEN v_given->'body' END, v_mark);
    outcome := 'written';
    at_number := v_head;
    RETURN NEXT;
  END LOOP;
  IF v_head > v_first THEN
    UPDATE throughline.projects p SET head = v_head WHERE p.project = p_project;
  END IF;
END
$$;

CREATE FUNCTION throughline.receipt(p_project text, p_operation uuid)
RETURNS TABLE (login name, device uuid, device_name text, confirmed boolean, seen_at timestamptz, removed boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT d.login, d.device, d.name, c.number >= o.number, c.at,
    d.left_at IS NOT NULL OR NOT EXISTS (SELECT 1 FROM throughline.access a WHERE a.project = p_project AND a.login = d.login)
  FROM throughline.operations o
  JOIN throughline.cursors c ON c.project = o.project AND c.since <= o.at
  JOIN throughline.devices d ON d.device = c.device
  WHERE o.id = p_operation AND o.project = p_project AND o.kind = 'forget' AND throughline.my_role(p_project) IS NOT NULL
  ORDER BY d.login, d.name, d.device
$$;

CREATE FUNCTION throughline.people(p_project text)
RETURNS TABLE (login name, role text, admin boolean, devices bigint, seen_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT a.login, a.role, m.is_admin, count(d.device), max(d.seen_at)
  FROM throughline.access a JOIN throughline.members m ON m.login = a.login
  LEFT JOIN throughline.devices d ON d.login = a.login AND d.left_at IS NULL
  WHERE a.project = p_project AND (throughline.my_role(p_project) IS NOT NULL OR throughline.am_admin())
  GROUP BY a.login, a.role, m.is_admin ORDER BY a.login
$$;
`,
]

/** Every table, and what people may see of it: a policy for those who read, and one for the functions, which run as the owner. */
export const POLICIES: Readonly<Record<string, string | undefined>> = {
  meta: 'true',
  members: 'login = session_user',
  projects: 'project = ANY ((SELECT throughline.my_projects())::text[])',
  access: 'project = ANY ((SELECT throughline.my_projects())::text[])',
  devices: 'login = session_user',
  cursors: 'device IN (SELECT device FROM throughline.devices WHERE login = session_user)',
  operations: 'project = ANY ((SELECT throughline.my_projects())::text[])',
  // Nobody reads these: they only keep what was forgotten from coming back.
  tombstones: undefined,
}

/** The functions that people call. */
export const CALLABLE: readonly string[] = [
  'my_projects()',
  'my_role(text)',
  'am_admin()',
  'standing(text)',
  'open_project(text, text)',
  'admit(text, name, text)',
  'dismiss(text, name)',
  'register_device(uuid, text)',
  'leave_device(uuid, text)',
  'acknowledge(uuid, text, bigint)',
  'push(text, uuid, jsonb)',
  'receipt(text, uuid)',
  'people(text)',
]

export const MEMBER_ROLE = 'throughline_member'

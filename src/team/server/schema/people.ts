/** Who is in the team and in which project, and their devices. */
export const people = `
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
`

/** What was forgotten and by which devices, and who is in a project. */
export const receipts = `
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
`

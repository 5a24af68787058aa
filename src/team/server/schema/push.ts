/** A push, whole or not at all: the project's row is locked first, so that numbers commit in their order and the role is the present one. */
export const push = `
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
      -- What the one who forgets has seen, the same text wherever it stands, and what was built on it or copied from it. A text that they
      -- have not seen stays, even under the same URI.
      v_bases := ARRAY(
        WITH RECURSIVE gone AS (
          SELECT o.id FROM throughline.operations o
            WHERE o.project = p_project AND o.kind = 'put' AND NOT o.forgotten AND (o.author = session_user OR v_role = 'maintainer')
              AND (o.id = ANY (v_bases) OR (o.uri = v_given->>'uri' AND o.mark IN (
                SELECT m.mark FROM throughline.operations m WHERE m.id = ANY (v_bases) AND m.project = p_project)))
          UNION
          SELECT o.id FROM gone JOIN throughline.operations o ON o.project = p_project AND o.uri = v_given->>'uri' AND o.kind = 'put'
            AND NOT o.forgotten AND ((o.body->>'from')::uuid = gone.id
              OR (gone.id = ANY (o.bases) AND (o.author = session_user OR v_role = 'maintainer')))
        )
        SELECT id FROM gone
      );
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
`

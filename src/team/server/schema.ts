import { people } from './schema/people.ts'
import { push } from './schema/push.ts'
import { receipts } from './schema/receipts.ts'
import { tables } from './schema/tables.ts'

/**
 * What the server holds: plain tables, indexes, row-level security and functions. People read under the policies and write through the
 * functions, which run as the owner and look at `session_user`: nobody can speak as another. A version that was released is never changed.
 */
export const SCHEMA_VERSIONS: readonly string[] = [`${tables}${people}${push}${receipts}`]

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

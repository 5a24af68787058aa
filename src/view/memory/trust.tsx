import { t } from '../../messages/people/say.ts'

/** Whose word a memory is. Of the team's the origin says who, when and at which commit. */
export function trustShown({ trust, origin }: { readonly trust: string; readonly origin: string }): string {
  if (trust === 'user') return t`said by you`
  if (trust === 'agent') return t`said by the agent`
  if (trust === 'team') return t`from the team: ${origin}`
  return trust === 'tool' ? t`from a tool` : t`imported`
}

import { useState } from 'preact/hooks'
import { t } from '../../messages/people/say.ts'
import type { Changing } from './detail.tsx'
import type { MemorySeen } from './page.tsx'

export interface ReceiptShown {
  readonly uri: string
  readonly rows: number
  readonly versions: number
  readonly links: number
  readonly relations: number
  readonly injections: number
  readonly snapshots: number
  readonly verified: boolean
  readonly team: string | null
}

/** For good, so it is asked once more. Deleting can be taken back. */
export function Forget({ memory, change }: Changing & { memory: MemorySeen }) {
  const [sure, setSure] = useState(false)
  return (
    <p class="actions">
      {memory.status === 'deleted' ? (
        <button type="button" onClick={() => change('restore', {})}>{t`Bring it back`}</button>
      ) : (
        <button type="button" onClick={() => change('delete', {})}>{t`Delete`}</button>
      )}{' '}
      {sure ? (
        <>
          <button type="button" class="danger" onClick={() => change('forget', {})}>
            {t`Yes, forget it for good`}
          </button>{' '}
          <button type="button" onClick={() => setSure(false)}>{t`No`}</button>
        </>
      ) : (
        <button type="button" class="danger" onClick={() => setSure(true)}>
          {t`Forget for good …`}
        </button>
      )}
    </p>
  )
}

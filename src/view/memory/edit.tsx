import { useState } from 'preact/hooks'
import { t } from '../../messages/people/say.ts'
import type { Changing } from './detail.tsx'
import type { MemorySeen } from './page.tsx'

export function Edit({ memory, change }: Changing & { memory: MemorySeen }) {
  const [content, setContent] = useState(memory.content)
  const [tier, setTier] = useState(memory.tier)
  const [when, setWhen] = useState(memory.when)
  const [open, setOpen] = useState(false)
  const save = async (event: Event) => {
    event.preventDefault()
    await change('update', { content, tier, when })
    setOpen(false)
  }
  return (
    <section>
      <p class="actions">
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t`Edit`}
        </button>{' '}
        {memory.status === 'active' ? (
          <button
            type="button"
            onClick={() => change('update', { status: 'archived' })}
          >{t`Never tell it again`}</button>
        ) : (
          <button type="button" onClick={() => change('update', { status: 'active' })}>{t`Tell it again`}</button>
        )}
      </p>
      {open && (
        <form onSubmit={save} class="card">
          <label class="block">
            {t`Text`}
            <textarea rows={6} value={content} onInput={(event) => setContent(event.currentTarget.value)} />
          </label>
          <label class="block">
            {t`When to tell it`}
            <input value={when} onInput={(event) => setWhen(event.currentTarget.value)} />
          </label>
          <label>
            {t`Tier (0 is the most important)`}{' '}
            <input
              type="number"
              min={0}
              max={10}
              value={tier}
              onInput={(event) => setTier(Number(event.currentTarget.value))}
            />
          </label>{' '}
          <button type="submit">{t`Save`}</button>
        </form>
      )}
    </section>
  )
}

import { useState } from 'preact/hooks'
import { said, t } from '../../messages/people/say.ts'
import { Text } from '../page/parts/text.tsx'

export interface SettingSeen {
  readonly key: string
  readonly value: string | number | boolean | null
  readonly default: string | number | boolean | null
  readonly origin: string
  readonly about: string
  readonly takes: {
    readonly words: readonly string[] | null
    readonly from: number | null
    readonly to: number | null
  } | null
}

interface Setting {
  readonly of: SettingSeen
  set(key: string, value: string | null): Promise<void>
}

export function SettingField({ of: { key, value, origin, about, takes, default: usual }, set }: Setting) {
  const [written, setWritten] = useState(String(value ?? ''))
  const save = (event: Event) => {
    event.preventDefault()
    set(key, written)
  }
  const id = `setting-${key}`
  return (
    <li class="card setting">
      <form onSubmit={save}>
        <p>
          <label for={id}>
            <b>{key}</b>: {said(about)}
          </label>
        </p>
        <p class="filters">
          {takes?.words ? (
            <select id={id} value={written} onChange={(event) => setWritten(event.currentTarget.value)}>
              {takes.words.map((word) => (
                <option key={word} value={word}>
                  {word}
                </option>
              ))}
            </select>
          ) : (
            <input
              id={id}
              type="number"
              min={takes?.from ?? 0}
              max={takes?.to ?? undefined}
              value={written}
              onInput={(event) => setWritten(event.currentTarget.value)}
            />
          )}
          <button type="submit" disabled={written === String(value ?? '')} aria-label={`${t`Save`}: ${key}`}>
            {t`Save`}
          </button>
          {origin !== 'default' && (
            <button
              type="button"
              onClick={() => set(key, null)}
              aria-label={`${t`Back to ${String(usual ?? '–')}`}: ${key}`}
            >
              {t`Back to ${String(usual ?? '–')}`}
            </button>
          )}
          <span class="soft">
            <Text of={said(origin)} />
          </span>
        </p>
      </form>
    </li>
  )
}

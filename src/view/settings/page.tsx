import { useState } from 'preact/hooks'
import { said, t } from '../../messages/people/say.ts'
import { type ApiProblem, post } from '../page/api.ts'
import { Loaded, problemOf, Trouble, useLoaded } from '../page/parts/loaded.tsx'
import { Text } from '../page/parts/text.tsx'
import type { View } from '../page/view.ts'
import { SettingField, type SettingSeen } from './setting.tsx'

export const view: View = {
  title: () => t`Settings`,
  show: () => <Settings />,
}

interface SettingsSeen {
  readonly folder: string
  readonly settings: readonly SettingSeen[]
  readonly diagnostics: readonly { readonly file: string; readonly message: string; readonly hint: string }[]
}

interface Changed {
  readonly key: string
  readonly value: unknown
  readonly effective: unknown
  readonly origin: string | null
}

/** Every setting as it holds; those about what is told, and the language, can be changed. */
function Settings() {
  const [turn, setTurn] = useState(0)
  const [problem, setProblem] = useState<ApiProblem | undefined>()
  const [done, setDone] = useState('')
  const settings = useLoaded<SettingsSeen>('settings', turn)
  const set = async (key: string, value: string | null) => {
    try {
      const result = await post<Changed>('settings', { key, value })
      setProblem(undefined)
      setDone(doneText(result))
      setTurn((now) => now + 1)
      // All of the page speaks it.
      if (key === 'language') location.reload()
    } catch (failure) {
      setProblem(problemOf(failure))
    }
  }
  return (
    <article class="detail">
      {problem && <Trouble problem={problem} />}
      <p role="status">
        <Text of={done} />
      </p>
      <Loaded of={settings}>
        {({ folder, settings: rows, diagnostics }) => (
          <>
            <p class="soft">
              <Text
                of={t`As they hold in ${folder}. What is changed here is written to your own settings file; it holds from the next hook on.`}
              />
            </p>
            {diagnostics.map(({ file, message, hint }) => (
              <p key={`${file} ${message}`} class="trouble">
                <Text of={`${file}: ${message} (${hint})`} />
              </p>
            ))}
            <h2>{t`What is told, and how`}</h2>
            <ul class="told">
              {rows
                .filter(({ takes }) => takes !== null)
                .map((row) => (
                  <SettingField key={`${row.key} ${row.value}`} of={row} set={set} />
                ))}
            </ul>
            <h2>{t`Changed by command alone`}</h2>
            <p class="soft">
              {t`Whether anything is watched, stopped or kept at all is not switched in a page:`}{' '}
              <code>throughline settings set KEY VALUE</code>
            </p>
            <dl class="meanings">
              {rows
                .filter(({ takes }) => takes === null)
                .map(({ key, value, origin, about }) => (
                  <div key={key}>
                    <dt>
                      {key} = {String(value ?? '–')}
                    </dt>
                    <dd>
                      {said(about)} <Text of={`(${said(origin)})`} />
                    </dd>
                  </div>
                ))}
            </dl>
          </>
        )}
      </Loaded>
    </article>
  )
}

function doneText({ key, value, effective, origin }: Changed): string {
  const now = String(effective ?? '–')
  if (value === null) return t`${key} is no longer set; here it is ${now} (${said(origin ?? '')}).`
  return value === effective
    ? t`${key} is ${now} now.`
    : t`${key} was written, but here it is ${now} all the same (${origin ?? ''}): that comes after it.`
}

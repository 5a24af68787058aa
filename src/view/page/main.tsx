import { VIEWS } from 'views:all'
import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { sayFrom, t } from '../../messages/people/say.ts'
import { exported, get, type Start, takeToken } from './api.ts'
import { type Loading, problemOf, Trouble } from './parts/loaded.tsx'
import './style.css'
import { writeIn } from './words.ts'

function Page() {
  const [start, setStart] = useState<Loading<Start>>({})
  const [address, setAddress] = useState(location.hash)
  useEffect(() => {
    const follow = () => setAddress(location.hash)
    addEventListener('hashchange', follow)
    load(setStart)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const [name, ...words] = wordsOf(address)
  const views = Object.entries(VIEWS).filter(([, view]) => !exported || view.exported)
  const first = start.value?.sessions === 0 ? 'first-run' : (views[0]?.[0] ?? '')
  const chosen = views.find(([known]) => known === (name || first)) ?? views[0]
  return (
    <>
      <header class="top">
        <b>Throughline</b>
        {start.value && (
          <nav aria-label={t`Views`}>
            {views.map(([known, view]) => (
              <a key={known} href={`#/${known}`} aria-current={known === chosen?.[0] ? 'page' : undefined}>
                {view.title()}
              </a>
            ))}
          </nav>
        )}
      </header>
      <main>
        {start.problem && <Trouble problem={start.problem} />}
        {start.value && chosen && (
          <>
            <h1>{chosen[1].title()}</h1>
            {chosen[1].show({ words: chosen[0] === name ? words : [], start: start.value })}
          </>
        )}
      </main>
    </>
  )
}

async function load(tell: (start: Loading<Start>) => void): Promise<void> {
  try {
    const start = await get<Start>('start')
    sayFrom(start.words)
    writeIn(start.language)
    document.documentElement.lang = start.language
    document.title = `Throughline · ${t`what the agent lost, and what came back`}`
    tell({ value: start })
  } catch (failure) {
    tell({ problem: problemOf(failure) })
  }
}

function wordsOf(hash: string): string[] {
  return hash
    .replace(/^#\/?/, '')
    .split('/')
    .map((word) => {
      try {
        return decodeURIComponent(word)
      } catch {
        return ''
      }
    })
}

const page = document.getElementById('page')
if (page) {
  page.replaceChildren()
  const known = takeToken()
  if (known) render(<Page />, page)
  else
    render(
      <main>
        <h1>Throughline</h1>
        {/* Which language the person speaks is known only with the key. */}
        <p>The key is missing. Open the address that throughline view printed.</p>
        <p lang="zh-Hant">缺少鑰匙。請開啟 throughline view 印出的網址。</p>
        <p lang="zh-Hans">缺少钥匙。请打开 throughline view 打印的网址。</p>
      </main>,
      page,
    )
}

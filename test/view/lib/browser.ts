import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const PLACES = [
  process.env.THROUGHLINE_CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
export const program = PLACES.find((place) => place !== '' && existsSync(place))

let running: Promise<Browser> | undefined

export async function closeBrowser(): Promise<void> {
  const open = running
  running = undefined
  await (await open)?.close()
}

// Nothing that looks for the outside.
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface Look {
  readonly width?: number
  readonly scheme?: 'light' | 'dark'
}

/** A tab of its own, with what went wrong in it. */
export async function withPage<Result>(
  work: (page: Page, troubles: string[]) => Promise<Result>,
  { width = 1280, scheme = 'light' }: Look = {},
): Promise<Result> {
  running ??= chromium.launch({ executablePath: program ?? '', args: FLAGS })
  const context: BrowserContext = await (await running).newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    acceptDownloads: false,
  })
  try {
    const page = await context.newPage()
    const troubles: string[] = []
    page.on('pageerror', ({ message }) => troubles.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text())
    })
    page.on('dialog', (dialog) => {
      troubles.push(`a dialog: ${dialog.message()}`)
      dialog.dismiss().catch(() => undefined)
    })
    return await work(page, troubles)
  } finally {
    await context.close()
  }
}

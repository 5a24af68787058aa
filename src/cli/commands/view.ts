import { resolve } from 'node:path'
import { t } from '../../messages/people/speak.ts'
import { writeOutput } from '../../platform/io.ts'
import { interrupted } from '../../platform/terminal.ts'
import { writeAskedFile } from '../asked-file.ts'
import type { Command } from '../command.ts'
import { languageOf } from '../language.ts'
import { findSession } from '../sessions.ts'
import { withStore } from '../store.ts'

export const view: Command = {
  takes: '[session]',
  words: 1,
  options: {
    'no-open': { about: 'Print the address and open no browser.' },
    export: { value: 'FILE', about: 'Write a session as one page that needs nothing else.' },
  },
  examples: ['throughline view', 'throughline view --no-open', 'throughline view --export session.html'],
  prints: ['view', 'view-export'],
  async run(call) {
    const { language } = await languageOf(call)
    const file = call.value('export')
    if (file !== undefined) {
      const { exportedPage } = await import('../../view/export.ts')
      const { html, session, compactions } = await exportedPage({ call, language }, call.words[0])
      const path = resolve(call.cwd, file)
      return { text: writeAskedFile(path, html), json: { file: path, session, compactions } }
    }
    const [word] = call.words
    if (word !== undefined) await withStore(call.paths, (sql) => findSession(sql, word))
    const [{ serveView }, { openPage }] = await Promise.all([
      import('../../view/server/server.ts'),
      import('../../view/open-page.ts'),
    ])
    // From before the address is known: whoever knows it may end it.
    const ending = interrupted().then(() => 'asked' as const)
    const viewing = await serveView({ call, language })
    const address = `${viewing.address}${word ? `/session/${encodeURIComponent(word)}` : ''}`
    const opened = call.flag('no-open') || call.json ? undefined : openPage(call.paths.home, address)
    if (call.json) await writeOutput(`${JSON.stringify({ address, port: viewing.port, token: viewing.token })}\n`)
    else {
      await writeOutput(`${address}\n`)
      await call.say(t`For you alone: the address holds the key. Ctrl-C ends it; so do ten minutes without a request.`)
    }
    const why = await Promise.race([viewing.ended.then(() => 'idle' as const), ending])
    opened?.remove()
    await viewing.stop()
    return {
      text: why === 'idle' ? t`Nobody asked for anything for ten minutes, so it ended.` : '',
      // The address was the one document.
      json: undefined,
    }
  },
}

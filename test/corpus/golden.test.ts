import { describe, expect, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Host } from '../../src/hosts/host.ts'
import type { Environment } from '../../src/base/environment.ts'
import { CATALOGUE_HOST, HOST_IDS, HOSTS } from '../../src/hosts/index.ts'
import { type Outcome, POWERS } from '../../src/protocol/outcome.ts'

/** `UPDATE=1` writes them anew: then look at every line that changed. */
const UPDATES = process.env.UPDATE === '1'

const WORDS: Outcome = { reason: 'a reason', context: 'for the model', notice: 'for the person' }

/** What each payload is asked to carry: every power alone, and all that is said at once. */
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  allow: { decision: 'allow', reason: 'a reason' },
  ask: { decision: 'ask', reason: 'a reason' },
  deny: { decision: 'deny', reason: 'a reason' },
  block: { decision: 'block', reason: 'a reason' },
  updatedInput: { updatedInput: { command: 'true', file_path: '/home/dev/app/b.txt' } },
  updatedOutput: { updatedOutput: { stdout: 'other', stderr: '' } },
  context: { context: 'for the model' },
  instructions: { instructions: 'must survive' },
  notice: { notice: 'for the person' },
  stop: { stop: 'enough' },
  keepGoing: { keepGoing: 'go on' },
  'deny, all said': { ...WORDS, decision: 'deny' },
  'block, all said': { ...WORDS, decision: 'block', keepGoing: 'go on' },
}

/** The event that a payload is, and the exact bytes of every answer that is not silence. */
function goldenOf(host: Host, folder: string, name: string, environment: Environment): unknown {
  const decoded = host.decode(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')), environment, wordOf(name))
  if (!decoded.ok) return { silent: decoded.reason }
  const answers = Object.entries(OUTCOMES).map(([what, outcome]) => [what, host.encode(decoded.event, outcome).stdout])
  return { event: decoded.event, answers: Object.fromEntries(answers.filter(([, stdout]) => stdout !== '')) }
}

function wordOf(name: string): string | undefined {
  if (name.startsWith('pascal/')) return undefined
  const words = basename(name).split('.')
  if (!/^(event|experimental|chat|tool|plugin|shell)$/.test(words[0] ?? '')) return words[0]
  return /^tool\.execute\./.test(name) ? words.slice(0, 3).join('.') : name
}

test('every power is asked for', () => {
  const asked = Object.values(OUTCOMES).flatMap(({ decision, ...rest }) => [decision, ...Object.keys(rest)])
  expect(POWERS.filter((power) => !asked.includes(power))).toEqual([])
})

/** The host whose words the catalogue uses has a file for each, in corpus.test.ts. */
for (const id of HOST_IDS.filter((one) => one !== CATALOGUE_HOST)) {
  const host = await HOSTS[id]()
  const folder = join(import.meta.dir, id, host.testedVersion)
  const environment = existsSync(join(folder, '_env.json'))
    ? (JSON.parse(readFileSync(join(folder, '_env.json'), 'utf8')) as Environment)
    : {}
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !basename(name).startsWith('_'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort()
  const file = join(folder, '_golden.json')
  if (UPDATES) {
    const all = names.map((name) => [name, goldenOf(host, folder, name, environment)])
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`)
  }
  const golden: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))

  describe(`${host.title} ${host.testedVersion}: what each payload is, and the bytes of every answer to it`, () => {
    test('no payload without, and none too many', () => expect(Object.keys(golden)).toEqual(names))
    test.each(names)('%s', (name) => {
      const found: unknown = JSON.parse(JSON.stringify(goldenOf(host, folder, name, environment)))
      expect(found).toEqual(golden[name])
    })
  })
}

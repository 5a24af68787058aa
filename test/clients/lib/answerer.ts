// Stands in for our program in a host's hooks: writes every event down and answers what a test wants, in the words of our
// own adapter. So what is tested is the adapter and the client, without any feature.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOSTS, isHostId } from '../../../src/hosts/index.ts'

const [folder = '', , host = '', word] = process.argv.slice(2)
if (!isHostId(host)) throw new Error(`unknown host ${host}`)
const adapter = await HOSTS[host]()
const payload = JSON.parse(await Bun.stdin.text())
const decoded = adapter.decode(payload, process.env, word)
if (decoded.ok) {
  const { event } = decoded
  const seen = existsSync(join(folder, 'events')) ? readFileSync(join(folder, 'events'), 'utf8') : ''
  const before = seen.split('\n').filter((line) => line.startsWith(`{"name":"${event.name}"`)).length
  const { name, ...fields } = event
  appendFileSync(join(folder, 'events'), `${JSON.stringify({ name, ...fields, unknown: decoded.unknown })}\n`)
  const answers = JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8'))[name] ?? []
  const outcome = answers[before]
  if (outcome) await Bun.write(Bun.stdout, adapter.encode(event, outcome).stdout)
} else if (!decoded.quiet) {
  appendFileSync(join(folder, 'events'), `${JSON.stringify({ name: '?', reason: decoded.reason })}\n`)
}

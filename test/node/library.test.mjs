// Run by `node --test`: the library is plain ESM for Node >= 20.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EVENT_NAMES, EVENTS, eventNamed } from 'throughline'
import { advance, anchorsOf, createClaudeReader, emptyLedger, recover } from 'throughline/continuity'
import { fold } from 'throughline/engine'
import { HOSTS } from 'throughline/hosts'

test('the catalogue has all events under their names and aliases', () => {
  assert.equal(EVENT_NAMES.length, 33)
  assert.equal(eventNamed('Compaction'), 'PreCompact')
  assert.equal(EVENTS.PreToolUse.matcher, 'toolName')
})

test('a host decodes and encodes', async () => {
  const host = await HOSTS['claude-code']()
  const decoded = host.decode({ hook_event_name: 'Stop', session_id: 's', cwd: '/', stop_hook_active: false }, {})
  assert.equal(decoded.ok, true)
  assert.equal(host.encode(decoded.event, {}).stdout, '')
  assert.match(host.encode(decoded.event, { keepGoing: 'go on' }).stdout, /go on/)
})

test('any deny wins and contexts survive', () => {
  const folded = fold('strictest', [
    { decision: 'allow', context: 'a' },
    { decision: 'deny', reason: 'no' },
  ])
  assert.deepEqual(folded, { decision: 'deny', reason: 'no', context: 'a' })
})

test('a ledger is made from a transcript and a recovery from the ledger', () => {
  const line = { type: 'user', uuid: 'u', message: { role: 'user', content: 'Never touch parseHeader in src/http.ts' } }
  const entries = createClaudeReader({ offset: 0 }).push(new TextEncoder().encode(`${JSON.stringify(line)}\n`))
  const { text } = recover({ ledger: advance(emptyLedger(), entries) })
  assert.ok(anchorsOf(text).has('i:parseHeader'))
})

test('the store opens on Node >= 22.13 and says why it does not before', async (t) => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 22 || (major === 22 && minor < 13)) return t.skip('node:sqlite is not in this version of Node')
  const { openStore, versionOf } = await import('throughline/storage')
  const sql = openStore(':memory:', { busyTimeoutMs: 10 })
  assert.ok(versionOf(sql) > 0)
  sql.close()
})

import { expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { session } from '../ledger/sample.ts'
import { delta } from './delta.ts'
import { recover } from './recover.ts'

const EDIT = { file_path: '/srv/shop/a.ts', old_string: 'a', new_string: 'b' }
function told(
  offer: string,
  answer: string,
  { summary, next = 'now the sidebar' }: { summary: string; next?: string },
) {
  const said = session()
    .place('/srv/shop', 'main')
    .prompt('Add the header.')
    .call('Edit', EDIT, { text: 'ok' })
    .say(offer)
    .prompt(answer)
    .say('OK.')
    .prompt(next)
    .call('Edit', EDIT, { text: 'ok' })
  const ledger = advance(emptyLedger(), said.entries)
  const a = recover({ ledger })
  return delta({ ledger, told: summary, a, next: 'continue', nextIs: 'prompt' }).text
}

test.each([
  [
    'Done. Should I also remove the old inline styles in footer.html?',
    'no',
    'Header done; the old inline styles in footer.html are to be removed next.',
  ],
  [
    'It retries three times. By the way, I noticed that backoff() ignores jitter. Should I fix that too, or leave it?',
    'leave it',
    'Documenting retry(). Next: fix jitter in backoff().',
  ],
  [
    'Header is in. Shall I migrate the avatars to the new bucket?',
    'nope, not now',
    'Pending:\n- Migrate the avatars to the new bucket',
  ],
  ['好了。要不要順便把設定檔轉成 YAML？', '不用', '完成標頭。接下來把設定檔轉成 YAML。'],
  [
    'Done. Do you want me to squash the migrations as well?',
    'no thanks',
    'The user agreed to squash the migrations once the sidebar is done.',
  ],
])('a summary that plans what was declined is contradicted: %s | %s', (offer, answer, summary) => {
  const text = told(offer, answer, { summary })
  expect(text).toContain('declined')
  expect(text).toContain(`“${answer}”`)
})

test.each([
  [
    'Done. Should I also remove the old inline styles in footer.html?',
    'no',
    'Header done; the user does not want the old inline styles in footer.html to be removed.',
    'now the sidebar',
  ],
  [
    'Done. Should I also remove the old inline styles in footer.html?',
    'yes',
    'Header done; the old inline styles in footer.html are to be removed next.',
    'now the sidebar',
  ],
  [
    'Done. Should I also remove the old inline styles in footer.html?',
    'no',
    'Header done; the sidebar styles will be next.',
    'now the sidebar',
  ],
  [
    'Done. Should I also remove the old inline styles in footer.html?',
    'no',
    'Header done; the old inline styles in footer.html are to be removed next.',
    'ok, do remove the inline styles in footer.html now',
  ],
  ['好了。要不要順便把設定檔轉成 YAML？', '不用', '完成標頭。使用者不要把設定檔轉成 YAML。', '再做側欄'],
])('and none otherwise: %s | %s | %s', (offer, answer, summary, next) => {
  expect(told(offer, answer, { summary, next })).not.toContain('declined')
})

import { describe, expect, test } from 'bun:test'
import { INDEX_READ } from '../../../../compose/waiting-sample.ts'
import { recover } from '../../../../texts/recover.ts'
import { advance } from '../../../advance.ts'
import { emptyLedger } from '../../../put.ts'
import { session } from '../../../sample.ts'

const write = (path: string) => ({ file_path: `/srv/shop/${path}`, content: 'print(1)' })
const made = { text: 'File created successfully at: /srv/shop/scripts/fill.py' }

describe('a file that the agent wrote is not new where git was seen to hold it', () => {
  const placeAfter = (command: string, text: string) => {
    const told = session()
      .place('/srv/shop', 'fix/cart')
      .prompt('Fill it.')
      .call('Write', write('scripts/fill.py'), made)
      .call('Bash', { command }, { text })
    return recover({ ledger: advance(emptyLedger(), told.entries), world: INDEX_READ }).text.split('\n')[1] ?? ''
  }

  test.each([
    ['git log --oneline -3 -- scripts/fill.py; psql -c "select 1"', '4d01f7e fill: another target\n 1'],
    ['git blame scripts/fill.py | head -3', '4d01f7e2 (Wei 2026-02-11) import sys'],
    ['git diff', 'diff --git a/scripts/fill.py b/scripts/fill.py\nindex 8c1d5aa..0f7710e 100644\n--- a'],
    ['git diff --stat', ' scripts/fill.py | 4 ++--\n 1 file changed'],
    ['git status --short', ' M scripts/fill.py\n?? notes.md'],
    ['git status', 'On branch fix/cart\nChanges not staged for commit:\n\tmodified:   scripts/fill.py\n'],
  ])('%s', (command, output) => {
    expect(placeAfter(command, output)).toContain('not committed by the agent: scripts/fill.py')
    expect(placeAfter(command, output)).not.toContain('(new)')
  })

  test.each([
    ['git log --oneline -3 -- scripts/fill.py', ''],
    ['git status --short', '?? scripts/fill.py'],
    ['git status --short', 'A  scripts/fill.py'],
    ['git add scripts && git diff --stat', ' scripts/fill.py | 4 ++--'],
    ['git diff main --stat', ' scripts/fill.py | 4 ++++'],
  ])('and is where it was not: %s → %s', (command, output) => {
    expect(placeAfter(command, output)).toContain('scripts/fill.py (new)')
  })
})

test('what was deleted and written anew is not new', () => {
  const told = session()
    .place('/srv/shop', 'fix/cart')
    .prompt('Fill it.')
    .call('Read', { file_path: '/srv/shop/scripts/fill.py' }, { text: 'print(0)' })
    .call('Bash', { command: 'git rm -q scripts/fill.py' }, { text: '' })
    .call('Write', write('scripts/fill.py'), made)
  expect(recover({ ledger: advance(emptyLedger(), told.entries), world: INDEX_READ }).text).not.toContain('(new)')
})

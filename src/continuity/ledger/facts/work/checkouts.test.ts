import { expect, test } from 'bun:test'
import { INDEX_READ } from '../../../compose/waiting-sample.ts'
import { recover } from '../../../texts/recover.ts'
import { advance } from '../../advance.ts'
import { emptyLedger } from '../../put.ts'
import { session } from '../../sample.ts'

test('what is committed in another worktree is no open work there, also where the line then asks something of the first', () => {
  const told = session()
    .place('/srv/shop', 'feature/x')
    .prompt('Mend the fees in a worktree.')
    .call(
      'Bash',
      { command: 'git worktree add ../hotfix hotfix/m && cd ../hotfix' },
      { text: "Preparing worktree (checking out 'hotfix/m')" },
    )
    .place('/srv/hotfix', 'hotfix/m')
    .call('Edit', { file_path: '/srv/hotfix/fees.py', old_string: 'a', new_string: 'b' }, { text: 'updated' })
    .call(
      'Bash',
      { command: "git commit -qam 'Fees' && git log --oneline -1 && git -C ../shop status --short" },
      { text: '987e96b Fees\n M export.py' },
    )
    .place('/srv/shop', 'feature/x')
    .call('Edit', { file_path: '/srv/shop/export.py', old_string: 'a', new_string: 'b' }, { text: 'updated' })
  const { text } = recover({ ledger: advance(emptyLedger(), told.entries), world: INDEX_READ })
  expect(text).toContain('edited and not committed by the agent: export.py')
  expect(text).not.toContain('fees.py')
})

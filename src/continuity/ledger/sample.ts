import type { Entry, Prompt } from '../transcript/entry.ts'

/** Entries for tests, written the way a session goes: each helper is one thing that happens. */
export function session(): Session {
  const entries: Entry[] = []
  let offset = 0
  let calls = 0
  const add = (entry: Entry) => {
    entries.push(entry)
    offset += 100
  }
  const made: Session = {
    entries,
    prompt: (text, voice = 'typed') => {
      add({ type: 'prompt', text, voice, offset })
      return made
    },
    say: (text) => {
      add({ type: 'said', text, offset })
      return made
    },
    call: (tool, input, result) => {
      const id = `t${++calls}`
      add({ type: 'call', id, tool, input, offset })
      if (result !== undefined)
        add({ type: 'result', id, text: result.text ?? '', failed: result.failed ?? false, offset })
      return made
    },
    end: () => {
      add({ type: 'ended', offset })
      return made
    },
    place: (cwd, branch) => {
      add({ type: 'place', cwd, branch, offset })
      return made
    },
    queue: (text) => {
      add({ type: 'queued', act: 'waits', text, offset })
      return made
    },
    takeBack: (text = '') => {
      add({ type: 'queued', act: 'taken-back', text, offset })
      return made
    },
    refuse: (tool, input, words) =>
      made.call(tool, input, {
        failed: true,
        text: `The user doesn't want to proceed with this tool use. The tool use was rejected (eg. if it was a file edit, the new_string was NOT written to the file). ${
          words === ''
            ? 'STOP what you are doing and wait for the user to tell you how to proceed.'
            : `To tell you how to proceed, the user said:\n${words}`
        }`,
      }),
    summary: (text) => {
      add({ type: 'summary', text, offset })
      return made
    },
  }
  return made
}

export interface Session {
  readonly entries: readonly Entry[]
  prompt(text: string, voice?: Prompt['voice']): Session
  /** Typed while the agent was at work. */
  queue(text: string): Session
  /** The queue is emptied by the person. */
  takeBack(text?: string): Session
  /** A call that the person refused, with their words or with none. */
  refuse(tool: string, input: Record<string, unknown>, words: string): Session
  say(text: string): Session
  /** The client notes that the turn is over. */
  end(): Session
  call(tool: string, input: Record<string, unknown>, result?: { text?: string; failed?: boolean }): Session
  place(cwd: string, branch: string): Session
  summary(text: string): Session
}

/** A made-up afternoon: a bug in a parcel tracker, found, half repaired, one test still failing. */
export function sampleSession(): Session {
  return session()
    .place('/home/kim/parcels', 'main')
    .prompt(
      'Parcels that were returned show up as delivered. Please fix it, but do not change the public API of tracker.ts.',
    )
    .say('Let me look at how the status is worked out.')
    .call('Grep', { pattern: 'resolveStatus', path: '/home/kim/parcels/src' }, { text: 'src/status.ts:12' })
    .call('Read', { file_path: '/home/kim/parcels/src/status.ts', offset: 1, limit: 60 }, { text: 'export function …' })
    .say('The root cause is that `resolveStatus` ignores the `returned_at` column, so the last scan wins.')
    .call(
      'TaskCreate',
      { subject: 'Make resolveStatus honour returned_at', description: 'Use returned_at before last_scan.' },
      { text: 'Task #1 created successfully' },
    )
    .call(
      'TaskCreate',
      { subject: 'Cover returns in status.test.ts', description: '' },
      { text: 'Task #2 created successfully' },
    )
    .call('TaskUpdate', { taskId: '1', status: 'in_progress' }, { text: 'Updated task #1' })
    .say('Now update `resolveStatus` to look at returns first:')
    .call(
      'Edit',
      {
        file_path: '/home/kim/parcels/src/status.ts',
        old_string: 'return lastScan.kind',
        new_string: 'if (parcel.returned_at) return ParcelStatus.Returned\nreturn lastScan.kind',
      },
      { text: 'ok' },
    )
    .call(
      'Bash',
      {
        command: 'cd /home/kim/parcels && bun test src/status.test.ts 2>&1 | tail -20',
        description: 'Run the status tests',
      },
      {
        text: '(fail) resolveStatus keeps exchanged parcels open [3ms]\nerror: expect(received).toBe(expected)\n 4 pass\n 1 fail',
        failed: true,
      },
    )
    .say('One test fails: `exchanged_parcel` rows have `returned_at` set as well.')
    .prompt('use the exchange flag for that, and always run bun test before you commit')
}

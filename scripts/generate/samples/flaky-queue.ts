import type { Beat } from '../../../src/cli/demo/story.ts'

const WORKER = 'internal/queue/worker.go'
const TEST = 'go test ./internal/queue -run TestWorkerDrain -count 50'

/** Made up: hunting a flaky test in a Go service. */
export const flakyQueue: readonly Beat[] = [
  { do: 'start' },
  {
    do: 'prompt',
    text: 'TestWorkerDrain fails about one time in twenty on CI. Find out why. You must not raise its timeout, and never touch the public API of package queue.',
  },
  { do: 'say', text: 'I will run the test many times to see it fail here.' },
  {
    do: 'use',
    tool: 'Bash',
    input: { command: TEST, description: 'Run the flaky test fifty times' },
    output: 'Exit code 1\n--- FAIL: TestWorkerDrain (0.51s)\n    worker_test.go:88: drained 9 of 10 jobs\nFAIL',
    fails: true,
  },
  {
    do: 'say',
    text: 'One job is lost: drainPending returns as soon as the channel is empty, but a job that a goroutine has taken and not finished is in neither place.',
  },
  {
    do: 'use',
    tool: 'Read',
    input: { file_path: WORKER, offset: 40, limit: 60 },
    output: 'func (w *Worker) drainPending(ctx context.Context) error {\n\tfor len(w.jobs) > 0 { ... }\n}',
  },
  { do: 'say', text: 'First I try to wait on w.idle with a sync.Cond.' },
  {
    do: 'use',
    tool: 'Edit',
    input: {
      file_path: WORKER,
      old_string: 'for len(w.jobs) > 0 {',
      new_string: 'for len(w.jobs) > 0 || w.busyCount > 0 {\n\t\tw.idleCond.Wait()',
    },
    output: 'The file has been updated.',
  },
  {
    do: 'use',
    tool: 'Bash',
    input: { command: TEST, description: 'Run it again' },
    output:
      'Exit code 1\nfatal error: all goroutines are asleep - deadlock!\ngoroutine 7 [sync.Cond.Wait]: internal/queue/worker.go:47',
    fails: true,
  },
  { do: 'say', text: 'idleCond deadlocks because the last job signals before anybody waits. I take it out again.' },
  {
    do: 'use',
    tool: 'Edit',
    input: {
      file_path: WORKER,
      old_string: 'for len(w.jobs) > 0 || w.busyCount > 0 {\n\t\tw.idleCond.Wait()',
      new_string: 'for len(w.jobs) > 0 {',
    },
    output: 'The file has been updated.',
  },
  {
    do: 'say',
    text: 'I decided to count jobs in flight with a sync.WaitGroup named inFlight, because Add happens before the job leaves the channel and so nothing can fall between.',
  },
  {
    do: 'use',
    tool: 'Edit',
    input: { file_path: WORKER, old_string: 'w.jobs <- job', new_string: 'w.inFlight.Add(1)\n\tw.jobs <- job' },
    output: 'The file has been updated.',
  },
  {
    do: 'use',
    tool: 'Bash',
    input: { command: TEST, description: 'Run it again' },
    output: 'ok  \tinternal/queue\t26.1s',
  },
  {
    do: 'prompt',
    text: 'Good. Also make sure that Shutdown in internal/queue/shutdown.go uses it, and add a line to CHANGES.md under QUEUE-412.',
  },
  {
    do: 'use',
    tool: 'Read',
    input: { file_path: 'internal/queue/shutdown.go' },
    output: 'func (w *Worker) Shutdown(ctx context.Context) error { return w.drainPending(ctx) }',
  },
  {
    do: 'say',
    text: 'Shutdown passes a context with a deadline, so waiting for inFlight needs a select on ctx.Done or a stuck job would hang the deploy.',
  },
  {
    do: 'compact',
    summary:
      'The user asked to find why TestWorkerDrain is flaky in package queue. The cause was a race in internal/queue/worker.go; it was fixed with a WaitGroup and the test passes. The user then asked for two follow-ups: Shutdown and the change log.',
    tokensBefore: 151_000,
    tokensAfter: 9_000,
  },
]

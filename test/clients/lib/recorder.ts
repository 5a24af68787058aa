import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the client wrote to a hook's stdin; other fields are kept. */
export interface HookPayload {
  hook_event_name: string
  session_id: string
  agent_id?: string
  source?: string
  trigger?: string
  transcript_path?: string
  /** Ours: the size of the transcript at that time. */
  transcript_bytes: number
  [field: string]: unknown
}

export interface Recorder {
  /** The command to install. */
  command: string
  /** Text, or JSON, printed from now on at this event, or at `Event.source` or `Event.trigger` only. */
  answer(event: string, output: string | Record<string, unknown>): void
  /** As `answer`, with `hookSpecificOutput.additionalContext`. */
  inject(event: string, context: string): void
  /** Every payload received, in order of arrival. */
  payloads(): HookPayload[]
  /** The payloads of one event. */
  of(event: string): HookPayload[]
  /** The names of the events the client waits for, in order; MessageDisplay may come at any time and is left out. */
  events(which?: (payload: HookPayload) => boolean): string[]
  /** The transcript as it was when this payload came: the client only appends to it. */
  transcriptAt(payload: HookPayload | undefined): string
}

/** A hook that writes down what it is told and says what it is told to say: shows what the client does, without us. */
export function recorder(folder: string): Recorder {
  const answers = join(folder, 'answers')
  const order = join(folder, 'order')
  const script = join(folder, 'record.sh')
  mkdirSync(answers, { recursive: true })
  writeFileSync(script, SCRIPT)

  function answer(event: string, output: string | Record<string, unknown>) {
    writeFileSync(join(answers, event), typeof output === 'string' ? output : JSON.stringify(output))
  }

  function payloads(): HookPayload[] {
    const lines = existsSync(order) ? readFileSync(order, 'utf8').trimEnd().split('\n') : []
    return lines.map((line) => {
      const [name = '', bytes] = line.split('\t')
      return { ...(JSON.parse(readFileSync(name, 'utf8')) as HookPayload), transcript_bytes: Number(bytes) }
    })
  }

  return {
    command: `sh '${script}' '${folder}'`,
    answer,
    inject(event, context) {
      const [hookEventName] = event.split('.')
      answer(event, { hookSpecificOutput: { hookEventName, additionalContext: context } })
    },
    payloads,
    events(which = () => true) {
      const names = payloads()
        .filter(which)
        .map((payload) => payload.hook_event_name)
      return names.filter((name) => name !== 'MessageDisplay')
    },
    of: (event) => payloads().filter((payload) => payload.hook_event_name === event),
    transcriptAt(payload) {
      if (!payload) throw new Error('the hook never got this event')
      return readFileSync(`${payload.transcript_path}`).subarray(0, payload.transcript_bytes).toString()
    },
  }
}

// The payload goes to a file of its own and only its short name is appended, so that parallel hooks cannot mix lines.
const SCRIPT = String.raw`
file=$(mktemp "$1/payload.XXXXXX") && cat > "$file"
transcript=$(sed -n 's/.*"transcript_path":"\([^"]*\)".*/\1/p' "$file")
bytes=$(cat "$transcript" 2>/dev/null | wc -c)
printf '%s\t%d\n' "$file" "$bytes" >> "$1/order"
event=$(sed -n 's/.*"hook_event_name":"\([A-Za-z]*\)".*/\1/p' "$file")
why=$(sed -n -e 's/.*"source":"\([a-z]*\)".*/\1/p' -e 's/.*"trigger":"\([a-z]*\)".*/\1/p' "$file")
for answer in "$1/answers/$event.$why" "$1/answers/$event"; do
  [ -f "$answer" ] && exec cat "$answer"
done
exit 0
`

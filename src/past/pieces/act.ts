import { oneLine } from '../../base/text/text.ts'
import { inputStrings } from '../../continuity/ledger/call-text.ts'
import type { ToolCall } from '../../continuity/transcript/entry.ts'

/** What a tool was asked in a few words, and what is in the call besides, cut to `most`: what was written, what was asked in full. */
export interface Act {
  readonly about: string
  readonly text: string
}

export function actOf({ tool, input }: ToolCall, most = MOST_WRITTEN): Act {
  const field = (key: string) => (typeof input[key] === 'string' ? (input[key] as string) : '')
  if (tool === 'Bash') {
    const command = field('command')
    const about = oneLine(command, LONGEST_ABOUT)
    const purpose = field('description')
    return {
      about,
      text: command.length > LONGEST_ABOUT || purpose ? [purpose, command].filter(Boolean).join(': ') : '',
    }
  }
  const path = field('file_path') || field('notebook_path') || field('path')
  if (tool === 'Edit' || tool === 'MultiEdit' || tool === 'Write' || tool === 'NotebookEdit') {
    const was = field('old_string')
    const written = inputStrings({ ...input, file_path: '', notebook_path: '', old_string: '' })
      .filter(Boolean)
      .join('\n')
    return {
      about: path,
      text: [
        `${tool === 'Write' ? 'wrote' : 'edited'} ${path}: ${head(written, most)}`,
        was && `(before: ${was.slice(0, Math.min(most, MOST_BEFORE))})`,
      ]
        .filter(Boolean)
        .join('\n'),
    }
  }
  if (tool === 'Read' || tool === 'Glob' || tool === 'Grep' || tool === 'LS') {
    return { about: oneLine([field('pattern'), path].filter(Boolean).join(' in '), LONGEST_ABOUT), text: '' }
  }
  const all = inputStrings(input)
  const about = field('description') || field('query') || field('url') || field('subject') || all[0] || ''
  return { about: oneLine(about, LONGEST_ABOUT), text: head(all.join('\n'), most) }
}

function head(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)} …`.toWellFormed() : text
}

const LONGEST_ABOUT = 200
const MOST_WRITTEN = 8000
const MOST_BEFORE = 600

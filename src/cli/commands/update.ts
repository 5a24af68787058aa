import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { VERSION } from '../../base/version.ts'
import { t } from '../../messages/people/speak.ts'
import { type Call, type Command, CommandError, type Result, usageError } from '../command.ts'
import { previousOf, programVersion, runningBinary } from '../install/binary.ts'
import { checkSum, programIn } from '../install/release-file.ts'

export const update: Command = {
  takes: '[FILE]',
  words: 1,
  options: {
    sha256: { value: 'HEX', about: 'The checksum of FILE, where no SHA256SUMS stands beside it.' },
    rollback: { about: 'Back to the program that was there before the last update.' },
    'dry-run': { about: 'Check the file and say what would be replaced; write nothing.' },
  },
  examples: [
    'throughline update throughline-linux-x64-0.2.0.tgz',
    'throughline update ./throughline --sha256 0123…',
    'throughline update --rollback',
  ],
  prints: ['update'],
  run(call) {
    const [file] = call.words
    if (call.flag('rollback')) return rollBack(call)
    if (file === undefined) {
      throw usageError(
        t`update from which file?`,
        t`name a release tarball of this platform or a program; nothing is fetched by itself`,
      )
    }
    return replaceBy(call, resolve(call.cwd, file))
  },
}

function replaceBy(call: Call, file: string): Result {
  const { installed } = runningBinary(call.paths)
  const program = programIn(file)
  const sha256 = checkSum(file, call.value('sha256'))
  const draft = `${installed}.${process.pid}.new`
  mkdirSync(dirname(installed), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(draft, program, { mode: 0o755 })
    chmodSync(draft, 0o755)
    const next = versionOf(draft)
    const before = existsSync(installed) ? versionOf(installed) : undefined
    const json = { from: before ?? null, to: next, installed, sha256, previous: previousOf(installed) }
    if (call.flag('dry-run')) {
      return { text: t`${said(before, next)}. Nothing was written.`, json: { ...json, changed: false } }
    }
    if (existsSync(installed)) copyFileSync(installed, previousOf(installed))
    renameSync(draft, installed)
    return {
      text: [
        `${said(before, next)} (${installed}).`,
        t`The program before it is kept: throughline update --rollback`,
        t`Hooks run the new one from the next event on. CHANGELOG.md of the release says what is different.`,
      ].join('\n'),
      json: { ...json, changed: true },
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

function rollBack(call: Call): Result {
  const { installed } = runningBinary(call.paths)
  const previous = previousOf(installed)
  if (!existsSync(previous)) {
    throw new CommandError(t`there is no earlier program to go back to`, t`it is kept by throughline update`)
  }
  const from = existsSync(installed) ? versionOf(installed) : undefined
  const to = versionOf(previous)
  if (call.flag('dry-run')) {
    return {
      text: t`${said(from, to)}. Nothing was written.`,
      json: { from: from ?? null, to, installed, sha256: null, previous, changed: false },
    }
  }
  const aside = `${installed}.${process.pid}.old`
  if (existsSync(installed)) renameSync(installed, aside)
  renameSync(previous, installed)
  if (existsSync(aside)) renameSync(aside, previous)
  return {
    text: t`${said(from, to)} (${installed}). throughline update --rollback goes forward again.`,
    json: { from: from ?? null, to, installed, sha256: null, previous, changed: true },
  }
}

function said(from: string | undefined, to: string): string {
  return from === undefined ? t`Version ${to} takes its place` : t`Version ${to} takes the place of ${from}`
}

/** One that does not run here is not put in anybody's place. */
function versionOf(program: string): string {
  const version = programVersion(program)
  if (version !== undefined) return version
  throw new CommandError(
    t`that program does not run here`,
    t`is it for another platform? This is ${process.platform} ${process.arch}, Throughline ${VERSION}`,
  )
}

import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { compileProgram } from './build.ts'
import { root } from './run.ts'

/** The product's binary; built when it is missing or older than its sources. */
export function freshBinary(): string {
  const binary = join(root, 'dist', process.platform === 'win32' ? 'throughline.exe' : 'throughline')
  if (modified(binary) >= newestSource()) return binary
  mkdirSync(join(root, 'dist'), { recursive: true })
  // Aside and by rename: a hook may be running the old one right now.
  const draft = join(root, 'dist', `.throughline-${process.pid}`)
  try {
    compileProgram(draft)
    renameSync(draft, binary)
  } finally {
    rmSync(draft, { force: true })
  }
  return binary
}

function newestSource(): number {
  const sources = [...new Bun.Glob('src/**/*.{ts,tsx,css,md}').scanSync({ cwd: root })].filter(
    (file) => !file.endsWith('.test.ts'),
  )
  return Math.max(
    ...[
      ...sources,
      'package.json',
      'scripts/build.ts',
      'scripts/release/deaf-runtime.ts',
      'scripts/release/parts.ts',
      'scripts/release/order.ts',
    ].map((file) => modified(join(root, file))),
  )
}

function modified(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

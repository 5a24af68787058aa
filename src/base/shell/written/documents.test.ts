import { expect, test } from 'bun:test'
import { withShortDocuments } from './documents.ts'

const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at} of the message`).join('\n')

test('what stands behind a long document is kept, and how it begins and ends', () => {
  const command = `git commit -F - <<'EOF'\n${lines(200)}\nEOF\ngit push -q origin fix && echo pushed`
  const short = withShortDocuments(command, 2500)
  expect(short.length).toBeLessThan(1500)
  expect(short).toEndWith('\nEOF\ngit push -q origin fix && echo pushed')
  expect(short).toContain('line 0 of the message')
  expect(short).toContain('line 199 of the message')
  expect(short).not.toContain('line 100 of the message')
})

test('a short line, short documents and what is no document stay as they are', () => {
  const short = 'cat > a.txt <<EOF\nhello\nEOF'
  expect(withShortDocuments(short, 10)).toBe(short)
  expect(withShortDocuments(`echo ${'x'.repeat(3000)}`, 2500)).toHaveLength(3005)
  expect(withShortDocuments(`cat <<EOF\n${lines(10)}\nEOF`, 2500)).toContain('line 5')
})

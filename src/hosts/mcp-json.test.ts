import { describe, expect, test } from 'bun:test'
import { installer } from './claude-code/install.ts'
import { mcpTarget } from './mcp-json.ts'

const BINARY = '/home/dev/.throughline/bin/throughline'
const target = mcpTarget('/home/dev/.claude.json')

function after(change: ReturnType<typeof target.install>): string | undefined {
  if (!change.ok) throw new Error(change.problem)
  return change.after
}

describe('the MCP server in the files of the client', () => {
  test.each([
    '{"numStartups": 4}',
    '{\n  "numStartups": 4,\n  "projects": {}\n}\n',
    '{\n  "mcpServers": {}\n}\n',
    '{\n\t"mcpServers": {\n\t\t"other": {"command": "x"}\n\t},\n\t"b": 1\n}',
  ])('%p: is added, twice is once, and uninstall gives the bytes back', (before) => {
    const once = after(target.install(before, { binary: BINARY })) ?? ''
    expect(JSON.parse(once).mcpServers.throughline).toMatchObject({ command: BINARY, args: ['mcp'] })
    expect(JSON.parse(once)).toMatchObject({ ...JSON.parse(before), mcpServers: expect.anything() })
    expect(after(target.install(once, { binary: BINARY }))).toBe(once)
    expect(after(target.uninstall(once))).toBe(before)
  })

  test('a file that was not there is made, and goes again', () => {
    const made = after(target.install(undefined, { binary: BINARY }))
    expect(JSON.parse(made ?? '').mcpServers.throughline.args).toEqual(['mcp'])
    expect(after(target.uninstall(made))).toBeUndefined()
  })

  test("somebody's own server of that name is left alone; a moved program is followed; what is not JSON is refused", () => {
    const theirs = '{"mcpServers": {"throughline": {"url": "http://localhost:1"}}}'
    expect(after(target.install(theirs, { binary: BINARY }))).toBe(theirs)
    expect(after(target.uninstall(theirs))).toBe(theirs)
    const moved = after(target.install('{}', { binary: '/old/throughline' })) ?? ''
    expect(after(target.install(moved, { binary: BINARY }))).toContain(BINARY)
    expect(target.install('{"a": }', { binary: BINARY }).ok).toBe(false)
  })

  test('Claude Code: project scope is shared in .mcp.json, local scope has none', () => {
    const paths = (scope: 'project' | 'local') =>
      installer
        .targets(scope, { home: '/h', project: '/p' })
        .filter(({ serves }) => serves === 'mcp')
        .map(({ path }) => path)
    expect(paths('project')).toEqual(['/p/.mcp.json'])
    expect(paths('local')).toEqual([])
  })
})

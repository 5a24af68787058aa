import { expect, test } from 'bun:test'
import { AGENT_FILES } from './agent-files.ts'

const places = (environment: Record<string, string> = {}) => ({ home: '/home/dev', project: '/srv/app', environment })

test.each([
  ['the project has its file', '/srv/app/.claude/commands/throughline', {}],
  ['the person has its file', '/home/dev/.claude/commands/throughline', {}],
  ['the person has it in another folder', '/conf/commands/throughline', { CLAUDE_CONFIG_DIR: '/conf' }],
  ['the plugin brings it', '/plugins/throughline/commands', { CLAUDE_PLUGIN_ROOT: '/plugins/throughline' }],
])(
  'the slash command for workflows is there where %s, and not without',
  (_, there, environment: Record<string, string>) => {
    const slash = (folder: string) =>
      AGENT_FILES.slash(places(environment), (one, name) => one === folder && name === 'workflow.md')
    expect(slash(there)).toBe('/throughline:workflow')
    expect(slash('/elsewhere')).toBeUndefined()
  },
)

import { describe, expect, test } from 'bun:test'
import { holds } from '../../../test/lib/property.ts'
import { newState } from '../state.ts'
import { compile } from './definitions.ts'
import { BUILT_IN } from './registry.ts'

const GOOD = `# ours
stages:
  LEGAL:
    label: { en: Legal check, zh-TW: 法務 }
    emoji: ⚖️
    agent: legal-reviewer
    kind: review
  DEV:
    label: Coding
    agent: coder
groups:
  checks: [REVIEW, LEGAL]
workflows:
  release:
    label: Release
    stages: [DEV, REVIEW, LEGAL, DOCS]
    groups: [checks]
    documents: []
  quick:
    label: Ours
    stages: [DEV, LEGAL]
limits:
  iterations: 40
`

describe("a project's own definitions", () => {
  test('add and override stages, groups, workflows and limits', () => {
    const { registry, problems, own } = compile(GOOD)
    expect(problems).toEqual([])
    expect(own).toEqual({ stages: ['LEGAL', 'DEV'], workflows: ['release', 'quick'] })
    expect(registry.stages.LEGAL).toEqual({
      labels: { en: 'Legal check', 'zh-TW': '法務', 'zh-CN': 'Legal check' },
      emoji: '⚖️',
      agent: 'legal-reviewer',
      kind: 'review',
    })
    expect(registry.limits).toEqual({ iterations: 40, errors: 3, retries: 3 })
    const state = newState(registry, { key: 'release', at: 0 })
    expect(state?.stages.map(({ key, agent, parallel }) => [key, agent, parallel])).toEqual([
      ['DEV', 'coder', undefined],
      ['REVIEW', 'code-reviewer', 0],
      ['LEGAL', 'legal-reviewer', 0],
      ['DOCS', 'doc-updater', undefined],
    ])
    expect(newState(registry, { key: 'quick', at: 0 })?.stages.map(({ key }) => key)).toEqual(['DEV', 'LEGAL'])
    expect(registry.workflows.full).toEqual(BUILT_IN.workflows.full as never)
  })

  const wrong: readonly (readonly [string, string, string])[] = [
    ['workflow:\n  a: 1\n', '1:1', 'did you mean workflows?'],
    ['workflows:\n  quick:\n    label: x\n    stages: [DEV, TSET]\n', '4:19', 'did you mean TEST?'],
    ['workflows:\n  Big One:\n    label: x\n', '2:3', 'release or hot-fix'],
    ['workflows:\n  a:\n    label: x\n', '3:5', 'add "stages:" to it'],
    ['workflows:\n  a:\n    stages: [DEV]\n', '3:5', 'add "label:" to it'],
    ['workflows:\n  a:\n    label: x\n    stages: DEV\n', '4:13', 'for example stages: [PM, PLAN, ARCH]'],
    ['workflows:\n  a:\n    label: x\n    stages: []\n', '4:13', 'for example stages: [PM, PLAN, ARCH]'],
    ['workflows:\n  a:\n    label: x\n    stages: [DEV]\n    groups: [qualty]\n', '5:14', 'did you mean quality?'],
    ['stages:\n  legal:\n    label: x\n', '2:3', 'capital letters'],
    ['stages:\n  LEGAL:\n    label: x\n    agent: Legal Reviewer\n', '4:12', 'for example legal-reviewer'],
    [
      'stages:\n  LEGAL:\n    label: x\n    agent: a\n    kind: revue\n',
      '5:11',
      'one of talk, work, check, review, retro',
    ],
    ['stages:\n  LEGAL:\n    label: 7\n    agent: a\n', '3:12', 'label: "…"'],
    ['limits:\n  iterations: many\n', '2:15', 'for example iterations: 3'],
    ['limits: 7\n', '1:9', 'it has iterations, errors, retries'],
    ['- a\n', '1:1', 'it has stages, groups, workflows, limits'],
    ['stages: [\n', '2:1', 'mend the line'],
  ]
  test.each(wrong)('%p: the mistake has its place and what to write instead', (text, place, hint) => {
    const [problem] = compile(text).problems
    expect(`${problem?.line}:${problem?.column}`).toBe(place)
    expect(problem?.hint).toContain(hint)
  })

  test('one bad entry never disables the rest', () => {
    const { registry, problems } = compile(GOOD.replace('[DEV, LEGAL]', '[DEV, NOPE]'))
    expect(problems).toHaveLength(1)
    expect(registry.workflows.release).toBeDefined()
    expect(registry.workflows.quick).toEqual(BUILT_IN.workflows.quick as never)
  })

  test.each(['', '# nothing\n', 'workflows:\n'])('%p changes nothing', (text) => {
    expect(compile(text)).toEqual({ registry: BUILT_IN, problems: [], own: { stages: [], workflows: [] } })
  })

  test('whatever the file, nothing throws and every workflow can be started', () => {
    holds({
      seed: 61,
      make: (chance) =>
        GOOD.split('\n')
          .map((line) => (chance.next() < 0.15 ? chance.text(8) : line))
          .join('\n'),
      check: (text) => {
        const { registry } = compile(text)
        for (const [key, { stages }] of Object.entries(registry.workflows)) {
          expect(newState(registry, { key, at: 0 })?.stages).toHaveLength(stages.length)
        }
      },
      rounds: 300,
    })
  })
})

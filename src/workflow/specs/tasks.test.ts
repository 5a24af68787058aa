import { describe, expect, test } from 'bun:test'
import { holds } from '../../../test/lib/property.ts'
import { readFrontmatter, writeFrontmatter } from './frontmatter.ts'
import { markStages, readTasks, tasksIn, tick } from './tasks.ts'

describe('S0.33: checkboxes', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['dashes', '- [ ] a\n- [x] b\n- [X] c\n', 'a b✓ c✓'],
    ['stars, pluses and numbers', '* [ ] a\n\n+ [x] b\n\n1. [ ] c\n2) [x] d\n', 'a b✓ c d✓'],
    ['nested', '- [ ] a\n  - [x] b\n    1. [ ] c\n- [ ] d\n', 'a b✓ c d'],
    ['nested by a tab', '- [x] a\n\t- [ ] b\n', 'a✓ b'],
    ['with blank lines between', '- [ ] a\n\n- [ ] b\n', 'a b'],
    [
      'only the section Tasks',
      '## Stages\n- [ ] s\n\n## Tasks\n- [ ] a\n### Part\n- [ ] b\n\n## Notes\n- [ ] n\n',
      'a b',
    ],
    ['else the section Stages', '# T\n\n## Stages\n- [ ] s\n\n## Notes\n- [ ] n\n', 's'],
    ['a title above ends the section too', '## Tasks\n- [ ] a\n\n# Next\n- [ ] n\n', 'a'],
    ['else the whole file', '# T\n- [ ] a\n\n## Notes\n- [ ] n\n', 'a n'],
    ['not in a code block', '```\n- [ ] no\n```\n\n    - [ ] no\n\n- [ ] a\n', 'a'],
    ['not in a fence with tildes', '~~~md\n- [ ] no\n~~~\n\n- [ ] a\n', 'a'],
    ['not in a comment', '<!--\n- [ ] no\n-->\n\n- [ ] a\n', 'a'],
    ['not in the middle of a line', '- a [ ] no\n- [ ] b\n', 'b'],
    ['not without a list', '[ ] no\n', ''],
    ['not without a space behind', '- [ ]no\n- [] no\n- [y] no\n', ''],
    ['in a quote', '> - [ ] a\n', 'a'],
    ['frontmatter is no heading', '---\nfeature: x\nstatus: y\n---\n\n## Tasks\n- [ ] a\n', 'a'],
    ['windows lines', '## Tasks\r\n\r\n- [ ] a\r\n- [x] b\r\n', 'a b✓'],
    ['a byte order mark', '\uFEFF---\nfeature: x\n---\n- [ ] a\n', 'a'],
    ['heading underlined', 'Tasks\n-----\n- [ ] a\n\nNotes\n-----\n- [ ] n\n', 'a'],
    ['heading in bold', '## **Tasks**\n- [ ] a\n\n## N\n- [ ] n\n', 'a'],
    ['a link in the text', '- [ ] see [x](y) `z`\n', 'see_[x](y)_`z`'],
    ['text over two lines', '- [ ] a\n  b\n', 'a_b'],
    ['empty', '', ''],
  ]
  test.each(cases)('%s', (_, markdown, wanted) => {
    const found = tasksIn(markdown).map(({ text, checked }) => `${text.replaceAll(' ', '_')}${checked ? '✓' : ''}`)
    expect(found.join(' ')).toBe(wanted)
  })

  const counts: readonly (readonly [string, string, ReturnType<typeof readTasks>])[] = [
    ['none', '# T\n', { total: 0, checked: 0, allChecked: false, unchecked: [] }],
    ['some', '- [ ] a\n- [x] b\n', { total: 2, checked: 1, allChecked: false, unchecked: ['a'] }],
    ['all', '- [x] a\n', { total: 1, checked: 1, allChecked: true, unchecked: [] }],
  ]
  test.each(counts)('%s checked', (_, markdown, wanted) => expect(readTasks(markdown)).toEqual(wanted))
})

describe('S0.62: the boxes of stages', () => {
  const file =
    '---\nfeature: x\n---\n\n## Stages\n\n* [ ] TEST\n  1. [ ] DEV\n* [x] REVIEW\n* [ ] TEST the login on mobile Safari by hand\n* [ ] 🔍 Review it\n* [ ] Test\n* [ ] DEV: build\n* [ ] `DEV`\n\n```\n- [ ] QA\n```\n'
  const cases: readonly (readonly [string, boolean, string | undefined])[] = [
    ['TEST', true, '* [x] TEST'],
    ['DEV', true, '  1. [x] DEV'],
    ['REVIEW', false, '* [ ] REVIEW'],
    ['REVIEW', true, undefined],
    ['TEST:2', true, undefined],
    ['QA', true, undefined],
    ['Review', true, undefined],
  ]
  test.each(cases)('%s done %p: exactly its own line', (key, done, line) => {
    const after = markStages(file, [{ key, done }])
    const changed = after.split('\n').filter((text, index) => text !== file.split('\n')[index])
    expect(changed).toEqual(line === undefined ? [] : [line])
  })

  test('whatever the file: a tick changes three characters, and then one more is checked', () => {
    holds({
      seed: 33,
      make: (chance) =>
        chance
          .list(
            14,
            () =>
              `${chance.pick(['', '  ', '    ', '> ', '\t'])}${chance.pick(['- ', '* ', '1. ', '+ ', '## Tasks', '```', ''])}${chance.pick(['[ ] ', '[x] ', '', '[ ]'])}${chance.text(4)}${chance.pick(['\n', '\r\n', '\n\n'])}`,
          )
          .join(''),
      check: (markdown) => {
        const open = tasksIn(markdown).filter(({ checked }) => !checked)
        for (const box of open) {
          const after = tick(markdown, box)
          expect(markdown.slice(box.offset, box.offset + 3)).toBe('[ ]')
          expect(after.length).toBe(markdown.length)
          expect(tasksIn(after).filter(({ checked }) => !checked)).toHaveLength(open.length - 1)
        }
      },
    })
  })
})

describe('S0.34: frontmatter', () => {
  const head =
    '---\n# mine\nfeature: login-page\nstatus: in-progress # now\nworkflow: "quick"\ncreated: 2026-01-02T03:04:05Z\nother: 1\n---\n\nbody\n'
  test('is read as text', () => {
    expect(readFrontmatter(head)).toEqual({
      feature: 'login-page',
      status: 'in-progress',
      workflow: 'quick',
      created: '2026-01-02T03:04:05Z',
    })
  })
  test('is changed and nothing else', () => {
    expect(writeFrontmatter(head, { status: 'archived', archivedAt: '2026-02-03T00:00:00Z' })).toBe(
      '---\n# mine\nfeature: login-page\nstatus: archived # now\nworkflow: "quick"\ncreated: 2026-01-02T03:04:05Z\nother: 1\narchivedAt: 2026-02-03T00:00:00Z\n---\n\nbody\n',
    )
  })
  test('a file without one gets one', () =>
    expect(writeFrontmatter('body\n', { status: 'archived' })).toBe('---\nstatus: archived\n---\nbody\n'))
  test.each(['', 'no', '---\n: [\n---\n', '---\n- a\n---\n', '---\n'])('%p has none', (text) =>
    expect(readFrontmatter(text)).toEqual({}),
  )
  test('one that cannot be read is left alone', () =>
    expect(writeFrontmatter('---\n: [\n---\nx', { status: 'archived' })).toBe('---\n: [\n---\nx'))
})

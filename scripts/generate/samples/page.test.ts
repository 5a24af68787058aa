import { describe, expect, test } from 'bun:test'
import { samplesPage } from './page.ts'

const [first = '', second = '', third = ''] = samplesPage().split('\n## ').slice(1)
const recoveries = (section: string) =>
  [...section.matchAll(/```text\n([\s\S]*?)\n```/g)].map((match) => match[1] ?? '')

describe('the samples', () => {
  test('an edit that was undone is told as a dead end and not as done', () => {
    expect(recoveries(first).join('\n')).toContain(
      'Tried and undone: Waiting between attempts with AbortSignal.timeout',
    )
    expect(recoveries(first).join('\n')).not.toContain('edited (Waiting between attempts')
    expect(recoveries(second).join('\n')).not.toContain('drops `busyCount`')
  })

  test('a test that passed later is not told as failing', () => {
    expect(recoveries(second).join('\n')).not.toContain('failed when it was last run')
  })

  test('a session in Chinese is told in Chinese: no English frame words', () => {
    const own = recoveries(third)
      .join('\n')
      .replace(/`[^`]*`|「[^」]*」/g, '')
    expect(
      own.match(
        /\b(?!BOM\b|Excel\b|Big)[A-Z][a-z]+\b|\b(?:edited|written|adds|around|passed|to do|in_progress|and)\b/g,
      ),
    ).toBeNull()
    expect(own).toContain('- 任務 進行中：')
    expect(own).toContain('位置：編輯過、代理尚未提交；')
  })

  test('nothing is said twice', () => {
    for (const section of [first, second, third]) {
      const lines = recoveries(section)
        .flatMap((text) => text.split('\n'))
        .filter((line) => line.startsWith('- '))
      expect(new Set(lines).size).toBe(lines.length)
    }
  })
})

import { afterEach, expect, test } from 'bun:test'
import { nameProgram } from '../../messages/people/speak.ts'
import { closing, type DemoLook, type Figures } from './print.ts'

afterEach(() => nameProgram(() => 'throughline'))

test.each(['dist/throughline', '/home/me/.throughline/bin/throughline'])(
  'the demo ends with %s install in one piece',
  (program) => {
    nameProgram(() => program)
    const figures: Figures = {
      events: 2,
      facts: 2,
      kept: 1,
      lost: 1,
      putBack: 1,
      charactersInjected: 10,
      medianMs: 1,
    }
    for (let width = 60; width <= 100; width++) {
      const look: DemoLook = { width, colours: false, labels: {}, values: {}, project: '/p' }
      expect(closing(figures, look, undefined).split('\n').at(-2)).toEndWith(`${program} install`)
    }
  },
)

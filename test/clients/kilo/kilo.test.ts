import { describe } from 'bun:test'
import { hostTests } from '../lib/host-session.ts'
import { KILO } from '../lib/kilo-client.ts'
import { offersTools, SAVES } from '../lib/plugin-tools.ts'

await hostTests(KILO, (test) => {
  describe('Kilo CLI and the product', () => {
    test('the memory tools come with the plugin and work', SAVES, (s) => offersTools(s, 'kilo'))
  })
})

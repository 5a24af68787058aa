import { describe } from 'bun:test'
import { KILO } from '../lib/clients/kilo-client.ts'
import { hostTests } from '../lib/host-session.ts'
import { offersTools, SAVES } from '../lib/plugin-tools.ts'
import { COMPACTS_AND_GOES_ON, survivesReload } from '../lib/reloaded.ts'

await hostTests(KILO, (test) => {
  describe('Kilo CLI and the product', () => {
    test('the memory tools come with the plugin and work', SAVES, (s) => offersTools(s, 'kilo'))

    test(
      'the plugin is given up and loaded anew in mid-session: nothing is lost, and nothing is told twice',
      COMPACTS_AND_GOES_ON,
      (s) => survivesReload(s, 'kilo'),
    )
  })
})

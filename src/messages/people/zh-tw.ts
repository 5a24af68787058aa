import type { Catalogue } from './speak.ts'

/** Traditional Chinese. The simplified catalogue is generated from it. */
export const peopleZhTw: Catalogue = {
  'Nothing has gone wrong so far ({0} is empty).': '目前沒有出過問題（{0} 是空的）。',
}

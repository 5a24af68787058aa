import type { Catalogue } from './speak.ts'

/** Traditional Chinese. The simplified catalogue is generated from it. */
export const peopleZhTw: Catalogue = {
  'Throughline {0}': 'Throughline {0} 版',
  'No agent was found on this machine.': '在這台機器上沒有找到任何代理程式。',
  '{0}: wired': '{0}：已接上',
  '{0}: found, not wired': '{0}：已找到，尚未接上',
  '{0} sessions recorded, {1} compactions; the last event was {2} in {3}.':
    '已記錄 {0} 個工作階段、{1} 次壓縮；最後一個事件在 {2}，位於 {3}。',
  'Nothing has been recorded yet.': '還沒有任何記錄。',
  'What to do next:': '接下來可以：',
  'throughline --help lists every command.': 'throughline --help 會列出所有指令。',
  'see what it does, without an agent': '不需要代理程式，先看看它做什麼',
  'see what would be written': '先看看會寫入什麼',
  'wire it into your agents': '接到你的代理程式上',
  'see what past compactions lost, from the transcripts you have': '從你現有的對話記錄看看過去的壓縮丟掉了什麼',
  'check that everything works': '檢查一切是否正常',
  'what compactions kept, lost and put back': '每次壓縮保留、遺失與補回了什麼',
  'what happened in the last session': '上一個工作階段發生了什麼',
  'what is remembered here': '這裡記住了什麼',
  'Nothing has gone wrong so far ({0} is empty).': '目前沒有出過問題（{0} 是空的）。',
}

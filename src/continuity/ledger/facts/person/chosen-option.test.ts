import { expect, test } from 'bun:test'
import { chosenOption } from './chosen-option.ts'

const LIST = 'Two ways:\n\nA) One table, fewer joins.\nB) Two tables, clearer.\n\nWhich one?'
const TABLE =
  '| Option | Says |\n|---|---|\n| **A. At commit (Recommended)** | Only what is kept. | Cheap |\n| **B. Always** | Costs more. | |'
const BULLETS = 'Two ways:\n\n- Keep it in memory\n- Keep it in the table\n\nWhich one?'
const ADVISED = 'Two ways:\n\n1. Keep it in memory\n2. Keep it in the table\n\nI recommend 2. Which one?'
const NUMBERS = '1. Run the tests\n2. Start the rewrite\n3. Something else?\n\nWhat next?'

const STEPS =
  '### Option 1: Colours\n\nSimple.\n\n### Option 2: Lines beside each other\n\nWider.\n\n**Implementation:**\n1. Track the id of each row\n2. Compare it with the row before\n\nWant me to do it?'

const DONE = 'Done so far:\n1. Wrote the document\n2. Wrote the tests\n\nWhat next?\n1. Run them\n2. Begin the rewrite'

test.each([
  ['1+2', DONE, 'Run them; Begin the rewrite'],
  ['up to 3, in the style of option 2', STEPS, 'Lines beside each other'],
  ['A', LIST, 'One table, fewer joins.'],
  ['b) but keep the index', LIST, 'Two tables, clearer.'],
  ['I think B, it leaves room', LIST, 'Two tables, clearer.'],
  ['note the load, but to answer your question B seems like a good idea', LIST, 'Two tables, clearer.'],
  ["let's go with option A", TABLE, 'At commit: Only what is kept.'],
  ['1+2', NUMBERS, 'Run the tests; Start the rewrite'],
  ['yeah 1 and 2', NUMBERS, 'Run the tests; Start the rewrite'],
  ['好的，1和2', NUMBERS, 'Run the tests; Start the rewrite'],
  ['both 1 and 2', NUMBERS, 'Run the tests; Start the rewrite'],
  ['the second one', NUMBERS, 'Start the rewrite'],
  ['the last one please', LIST, 'Two tables, clearer.'],
  ['all of them', LIST, 'One table, fewer joins.; Two tables, clearer.'],
  ['first and last', LIST, 'One table, fewer joins.; Two tables, clearer.'],
  ['number 2', NUMBERS, 'Start the rewrite'],
  ['first 2, then 1', NUMBERS, 'Start the rewrite; Run the tests'],
  ['the second one', BULLETS, 'Keep it in the table'],
  ['2', BULLETS, 'Keep it in the table'],
  ['第二个', '两个办法：\n- 放在内存\n- 放在数据表\n\n选哪个？', '放在数据表'],
  ['go with your recommendation', ADVISED, 'Keep it in the table'],
  ['what you recommend', TABLE, 'At commit: Only what is kept.'],
  ['就按你的建議', '1. 放在記憶體。\n2. 放在資料表。\n\n我推薦方案 2。要哪一種？', '放在資料表。'],
  ['一和二', '1. 放在内存。\n2. 放在数据表。', '放在内存。; 放在数据表。'],
  ['第二个', '1. 放在記憶體。\n2. 放在資料表。', '放在資料表。'],
  ['选二', '1. 放在内存。\n2. 放在数据表。', '放在数据表。'],
  ['最后一个', '1. 放在内存。\n2. 放在数据表。', '放在数据表。'],
  ['都要', '1. 放在内存。\n2. 放在数据表。', '放在内存。; 放在数据表。'],
  ['2，但只缓存5分钟', '1. 放在内存。\n2. 会话缓存 10 分钟。', '会话缓存 10 分钟。'],
  ['選 B', 'A. 放在記憶體。\nB. 放在資料表。', '放在資料表。'],
  ['can you do option 2?', NUMBERS, 'Start the rewrite'],
  ['not sure, but take B please', LIST, 'Two tables, clearer.'],
  ['do A first', LIST, 'One table, fewer joins.'],
  ['option B is better', LIST, 'Two tables, clearer.'],
  ['第2个', '1. 放在内存。\n2. 放在数据表。', '放在数据表。'],
  ['用2吧', '1. 放在内存。\n2. 放在数据表。', '放在数据表。'],
])('“%s” stands for what the option says', (reply, offered, says) => expect(chosenOption(reply, offered)).toBe(says))

test.each([
  ['yes', LIST],
  ['A very good idea', LIST],
  ['do 3 more of these', NUMBERS],
  ['3', NUMBERS],
  ['the last one', NUMBERS],
  ['the first one is wrong, it crashes on an empty list', LIST],
  ['the second one failed with an error', 'No options here.'],
  ['C', LIST],
  ['A', 'No options here.'],
  ['your recommendation', LIST],
  ['take a look at the logs first', LIST],
  ['do a dry run first', LIST],
  ['I think a backup should come first', LIST],
  ['a for loop is enough', LIST],
  ['First, please show me the size.', LIST],
  ['do 2 dry runs', NUMBERS],
  ['3.5 seconds is too long', NUMBERS],
  ["don't do B", LIST],
  ['anything but option 2', NUMBERS],
  ['is option B safe with two writers?', LIST],
  ['option B is too slow', LIST],
  ["option B won't work with two writers", LIST],
  ['第一，先备份；第二，再说', '1. 删除旧表。\n2. 保留旧表。'],
  ['用2个线程跑一遍再说', '1. 删除旧表。\n2. 保留旧表。'],
  ['看第2行的错误', '1. 删除旧表。\n2. 保留旧表。'],
  ['不要選 2', '1. 刪除舊表。\n2. 保留舊表。'],
  ['方案 2 太慢了', '1. 删除旧表。\n2. 保留旧表。'],
  ['the second one', 'I did two things:\n- Kept it in memory\n- Wrote a test'],
])('“%s” names no option that says anything', (reply, offered) => expect(chosenOption(reply, offered)).toBe(''))

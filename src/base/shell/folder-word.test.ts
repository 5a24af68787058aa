import { expect, test } from 'bun:test'
import { FOLDER_WORD, folderNamed } from './folder-word.ts'

test.each([
  ['cd /srv/shop && ls', '/srv/shop'],
  ['cd "/srv/my shop" && ls', '/srv/my shop'],
  ["cd '/srv/my shop'; ls", '/srv/my shop'],
  ['cd /srv/my\\ shop && ls', '/srv/my shop'],
  ['cd D:\\shop\\web && dir', 'D:\\shop\\web'],
])('the folder of %s', (line, folder) => {
  const word = new RegExp(`^cd (${FOLDER_WORD})`).exec(line)?.[1] ?? ''
  expect(folderNamed(word)).toBe(folder)
})

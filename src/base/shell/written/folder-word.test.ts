import { expect, test } from 'bun:test'
import { FOLDER_WORD, folderNamed } from './folder-word.ts'

test.each([
  ['cd /srv/shop && ls', '/srv/shop'],
  ['cd "/srv/my shop" && ls', '/srv/my shop'],
  ["cd '/srv/my shop'; ls", '/srv/my shop'],
  ['cd /srv/my\\ shop && ls', '/srv/my shop'],
  ['cd D:\\shop\\web && dir', '/d/shop/web'],
  ['cd "C:/Users/dev/my shop" && ls', '/c/Users/dev/my shop'],
])('the folder of %s', (line, folder) => {
  const word = new RegExp(`^cd (${FOLDER_WORD})`).exec(line)?.[1] ?? ''
  expect(folderNamed(word)).toBe(folder)
})

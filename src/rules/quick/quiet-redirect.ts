/** `2>&1` and `>/dev/null` write nothing, and a file for output below the folder, or in /tmp, is nothing that anybody would miss. */
export function isQuietRedirect(text: string, at: number): boolean {
  return writesNothing(text, at) || isPlainFile(text, at)
}

export function writesNothing(text: string, at: number): boolean {
  const rest = text.slice(at + 1, at + 14).trimStart()
  return rest.startsWith('&1') || rest.startsWith('&2') || rest.startsWith('/dev/null') || text[at - 1] === '='
}

function isPlainFile(text: string, at: number): boolean {
  const target = PLAIN_FILE.exec(text.slice(at + 1, at + 200))
  if (target === null) return false
  if (target[1] !== undefined) return true
  return text.includes('cd ') ? !leavesFolder(text) : !text.includes('pushd')
}

const PLAIN_FILE = /^>?\s*(\/tmp\/)?[A-Za-z0-9_][\w/-]*\.(?:txt|log|out|csv|html)(?=$|[\s;&|])/

/** Whether a `cd` may lead anywhere but further down. */
function leavesFolder(text: string): boolean {
  for (const sign of LEAVING) if (text.includes(sign)) return true
  return false
}

const LEAVING = ['cd /', 'cd ~', 'cd $', 'cd -', 'cd "', "cd '", '..', 'cd &', 'cd ;', 'pushd'] as const

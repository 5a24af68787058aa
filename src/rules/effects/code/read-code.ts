import type { SimpleCommand } from '../../shell/simple-command.ts'
import { isArtifact, isSource, isSourceName } from '../programs/artifacts.ts'
import { lossIn } from '../programs/sql.ts'
import { writes } from '../programs/write-files.ts'
import type { Scene } from '../scene.ts'
import {
  type CodeCall,
  callsIn,
  literalsIn,
  type Named,
  textsNamed,
  textsOfCall,
  variablesIn,
  withHome,
} from './calls.ts'
import {
  BACKTICKS,
  CLOUD_LOSING,
  DECODING,
  DELETING,
  ENVIRONMENT,
  EXECUTING,
  FETCHING,
  findsIn,
  HIDDEN_CALLS,
  HOME_CALLS,
  hasSignOf,
  LOSING,
  MOVING,
  QUERYING,
  READING,
  REQUESTING,
  RUNNING,
  SECRETS,
  SENDING,
  SOCKET,
  SPELLING,
  STARTING,
  STOPPING,
  WALKING,
  WRITING,
} from './words.ts'

/**
 * What a piece of Python, JavaScript, Ruby, Perl, PHP or awk would do, as far as its calls and the texts in them show. Variables that
 * are set to a text in the same piece are followed.
 */
export function readCode(code: string, command: SimpleCommand, scene: Scene) {
  const text = code.slice(0, LONGEST)
  let known: Named | undefined
  const variables = () => {
    known ??= variablesIn(text)
    return known
  }
  for (const call of callsIn(text, DELETING)) deletesNamed(call, text, variables(), command, scene)
  for (const call of callsIn(text, WRITING)) {
    const opens = /(?:open|fopen|File\.open|IO\.open)$/.test(call.name)
    if (opens && !/(["'`])[rb]*[wax][+btx]*\1|["']>{1,2}|flags?: ?["'][wa]/.test(call.inner)) continue
    const said = textsOfCall(call, variables()).filter((each) => !opens || !OPENING.test(each))
    for (const path of opens ? said.slice(0, 1).map((each) => each.replace(/^[+<]*>+\s*/, '')) : said)
      writesNamed(path, command, scene)
  }
  for (const call of callsIn(text, MOVING)) {
    const [from = ''] = textsOfCall(call, variables())
    const { place, path } = scene.place(from, command)
    if (from && ['everything', 'home', 'system', 'history', 'root'].includes(place))
      scene.add('deletes', place, command, path)
  }
  if (findsIn(text, HIDDEN_CALLS) || findsIn(text, STARTING))
    for (const said of literalsIn(text)) if (COMMAND_LINE.test(said)) scene.follow(said, scene, command)
  for (const call of callsIn(text, REQUESTING)) {
    const [url = ''] = textsOfCall(call, variables())
    if (/^https?:/.test(url) && !/^https?:\/\/(?:localhost|127\.)/.test(url))
      scene.add('destroys', 'remote', command, url)
  }
  if (
    (text.includes('open(') || text.includes('writeFileSync(')) &&
    WALKING.test(text) &&
    !/\.read\w*\(|readFile/.test(text) &&
    /\bopen\(\s*\w+\s*,\s*["']wb?["']|writeFileSync\(\s*\w+\s*,\s*["']["']/.test(text)
  )
    scene.add('writes', 'sources', command, 'every file it finds')
  for (const call of callsIn(text, EXECUTING)) {
    const script = scriptOf(call, variables())
    if (SPELLING.test(call.inner)) scene.add('runs', 'decoded', command, call.inner)
    if (script) scene.follow(script, scene, command)
    if (script && /^(?:sudo )?rm\s+-\w*r\w*$/.test(script.trim()))
      scene.add('deletes', 'listed', command, 'whatever it is given')
  }
  if (hasSignOf(text, BACKTICKS) && !/^(?:node|deno|bun)$/.test(command.name))
    for (const [, , script = ''] of text.matchAll(BACKTICKS.pattern)) scene.follow(script, scene, command)
  for (const call of callsIn(text, QUERYING))
    for (const said of textsOfCall(call, variables())) {
      const loss = lossIn(said)
      if (loss) scene.add('destroys', 'database', command, loss)
    }
  if (findsIn(text, LOSING)) scene.add('destroys', 'database', command, LOSING.pattern.exec(text)?.[0])
  if (findsIn(text, CLOUD_LOSING)) scene.add('destroys', 'cloud', command, CLOUD_LOSING.pattern.exec(text)?.[0])
  if (findsIn(text, FETCHING) && findsIn(text, RUNNING)) scene.add('runs', 'download', command, 'what it fetches')
  else if (findsIn(text, DECODING) && findsIn(text, RUNNING)) scene.add('runs', 'decoded', command, 'what it decodes')
  if (findsIn(text, STOPPING)) scene.add('stops', 'processes', command, 'every process')
  if (findsIn(text, SOCKET) && /\bdup2\b|\bpty\.spawn\b|\/bin\/(?:ba)?sh|cmd\.exe/.test(text))
    scene.add('runs', 'remote', command)
  readsNamed(text, variables, command, scene)
}

/** A program, by name or path, with words behind it. */
const COMMAND_LINE = /^(?:[A-Za-z_]\w*=\S* +)*[\w./~-]+ +-?\S/
const LONGEST = 60_000
/** How a file is opened, not which. */
const OPENING = /^[rwaxbt+]{1,3}$/

const PATHLIKE = /^(?:~|\.{1,2}$|\/|\.{0,2}\/|\.\w|\*|[A-Za-z]:[\\/])|\/|^[\w-]+\.\w{1,5}$/
function deletesNamed(call: CodeCall, code: string, variables: Named, command: SimpleCommand, scene: Scene) {
  const own = textsOfCall(call, variables)
  const walked = WALKING.test(code)
    ? callsIn(code, {
        signs: [''],
        pattern:
          /\b(?:os\.walk|os\.listdir|os\.scandir|readdirSync|readdir|glob\.i?glob|globSync|glob|rglob|Path|Dir\.glob|Dir\.children|Dir\.entries|Dir|opendir|find|finddepth|RecursiveDirectoryIterator|DirectoryIterator|scandir)\b|\.(?:rglob|glob)(?=\()/g,
      }).flatMap((each) => textsOfCall(each, variables))
    : []
  const filtered =
    /\.endswith\(|\.endsWith\(|\.end_with\?|fnmatch|\.suffix\b|extname|\.match\(|\.test\(|=~|\bre\.\w+\(/.test(code)
  for (const word of new Set([...own, ...walked])) {
    const isPlain = /^[\w.-]+$/.test(word) && (word === own[0] || (walked.includes(word) && isSource(word)))
    if ((!PATHLIKE.test(word) && !isPlain) || /\s/.test(word.trim()) || /^https?:/.test(word)) continue
    const { place, path } = scene.place(word, command)
    if (
      (place === 'everything' || place === 'inside') &&
      (filtered ||
        (/[*]/.test(word) &&
          !/^\.?\/?\*+(?:\/\*+)?$/.test(word) &&
          !isSourceName(word.slice(word.lastIndexOf('/') + 1))))
    )
      continue
    if (place === 'inside' && own.length > 1 && own.every((each) => !/[./]/.test(each))) continue
    const name = path.slice(scene.world.project.length + 1)
    const kept = place === 'inside' && !isArtifact(name) && isSource(name) ? 'sources' : place
    scene.add(place === 'device' ? 'formats' : 'deletes', place === 'device' ? 'disk' : kept, command, path)
  }
  if (
    HOME_CALLS.test(
      call.inner +
        [...variables.values()]
          .filter((value) => textsNamed(call.inner, variables, 0).length > 0 && HOME_CALLS.test(value))
          .join(' '),
    ) &&
    own.length === 0
  )
    scene.add('deletes', 'home', command, '~')
}

function writesNamed(path: string, command: SimpleCommand, scene: Scene) {
  if (!PATHLIKE.test(path) || /\s/.test(path) || /^https?:/.test(path)) return
  const { place } = scene.place(path, command)
  if (['system', 'startup', 'settings', 'history', 'device'].includes(place)) writes(path, '>', command, scene)
  if (place === 'secret') scene.add('writes', 'secret', command, path)
}

/** A list of words is a command, several texts in a row are one. */
function scriptOf(call: CodeCall, variables: Named): string | undefined {
  const direct = literalsIn(
    withHome(call.inner).replace(/\bcwd\s*[:=]\s*(["']).*?\1|\b(?:stdio|encoding|shell)\s*[:=]\s*(["'])\w*\2/g, ''),
  )
  const said = direct.length > 0 ? direct : textsNamed(call.inner, variables, 0)
  const words = said.filter((word) => word.trim() !== '')
  if (words.length === 0) return undefined
  const script = words.join(' ')
  return /^[\w./~$-]/.test(script.trim()) ? script : undefined
}

const PRINTS_ALL = /(?:print|log|puts|pprint)\s*\(?\s*(?:dict\()?(?:process\.env|os\.environ|ENV)\s*\)/

function readsNamed(text: string, variables: () => Named, command: SimpleCommand, scene: Scene) {
  const everything = findsIn(text, ENVIRONMENT)
  if (!everything && !hasSignOf(text, SECRETS)) return
  const sends = findsIn(text, SENDING)
  if (text.includes('dotenv') && PRINTS_ALL.test(text)) scene.add('reads', 'secret', command, 'the environment')
  if (sends && everything) scene.add('sends', 'secret', command, 'the environment')
  for (const call of callsIn(text, READING))
    for (const word of textsOfCall(call, variables())) {
      if (!PATHLIKE.test(word) || /\s/.test(word) || scene.place(word, command).place !== 'secret') continue
      scene.add(sends ? 'sends' : 'reads', 'secret', command, word)
    }
}

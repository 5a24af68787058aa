import type { SimpleCommand } from '../shell/simple-command.ts'
import { isArtifact, isSource, isSourceName } from './artifacts.ts'
import { writes } from './files.ts'
import type { Scene } from './scene.ts'
import { lossIn } from './sql.ts'

/**
 * What a piece of Python, JavaScript, Ruby, Perl, PHP or awk would do, as far as its calls and the texts in them show. Variables that
 * are set to a text in the same piece are followed.
 */
export function readCode(code: string, command: SimpleCommand, scene: Scene) {
  const text = code.slice(0, LONGEST)
  const variables = variablesIn(text)
  for (const call of callsIn(text, DELETING)) deletesNamed(call, text, variables, command, scene)
  for (const call of callsIn(text, WRITING)) {
    const opens = /(?:open|fopen|File\.open|IO\.open)$/.test(call.name)
    if (opens && !/(["'`])[rb]*[wax][+btx]*\1|["']>{1,2}|flags?: ?["'][wa]/.test(call.inner)) continue
    const said = textsOf(call, variables)
    for (const path of opens ? said.slice(0, 1).map((each) => each.replace(/^[+<]*>+\s*/, '')) : said)
      writesNamed(path, command, scene)
  }
  for (const call of callsIn(text, MOVING)) {
    const [from = ''] = textsOf(call, variables)
    const { place, path } = scene.place(from, command)
    if (from && ['everything', 'home', 'system', 'history', 'root'].includes(place))
      scene.add('deletes', place, command, path)
  }
  if (HIDING.test(text) || STARTING.test(text))
    for (const said of literalsIn(text)) if (/^\w+ +-?\S/.test(said)) scene.follow(said, scene, command)
  for (const call of callsIn(text, REQUESTING)) {
    const [url = ''] = textsOf(call, variables)
    if (/^https?:/.test(url) && !/^https?:\/\/(?:localhost|127\.)/.test(url))
      scene.add('destroys', 'remote', command, url)
  }
  if (
    WALKING.test(text) &&
    !/\.read\w*\(|readFile/.test(text) &&
    /\bopen\(\s*\w+\s*,\s*["']wb?["']|writeFileSync\(\s*\w+\s*,\s*["']["']/.test(text)
  )
    scene.add('writes', 'sources', command, 'every file it finds')
  for (const call of callsIn(text, EXECUTING)) {
    const script = scriptOf(call, variables)
    if (SPELLING.test(call.inner)) scene.add('runs', 'decoded', command, call.inner)
    if (script) scene.follow(script, scene, command)
    if (script && /^(?:sudo )?rm\s+-\w*r\w*$/.test(script.trim()))
      scene.add('deletes', 'listed', command, 'whatever it is given')
  }
  for (const [, , script = ''] of text.matchAll(BACKTICKS))
    if (!/^(?:node|deno|bun)$/.test(command.name)) scene.follow(script, scene, command)
  for (const call of callsIn(text, QUERYING))
    for (const said of textsOf(call, variables)) {
      const loss = lossIn(said)
      if (loss) scene.add('destroys', 'database', command, loss)
    }
  if (LOSING.test(text)) scene.add('destroys', 'database', command, LOSING.exec(text)?.[0])
  if (CLOUD_LOSING.test(text)) scene.add('destroys', 'cloud', command, CLOUD_LOSING.exec(text)?.[0])
  if (FETCHING.test(text) && RUNNING.test(text)) scene.add('runs', 'download', command, 'what it fetches')
  else if (DECODING.test(text) && RUNNING.test(text)) scene.add('runs', 'decoded', command, 'what it decodes')
  if (/\bkill\s*\(\s*-1\b|\bwhile\b[^\n]*\bfork\b|\bfork\s*(?:\(\))?\s*(?:while|until)\b/.test(text))
    scene.add('stops', 'processes', command, 'every process')
  if (/\bsocket\b/i.test(text) && /\bdup2\b|\bpty\.spawn\b|\/bin\/(?:ba)?sh|cmd\.exe/.test(text))
    scene.add('runs', 'remote', command)
  readsNamed(text, variables, command, scene)
}

/** Letters by their numbers. */
const SPELLING = /\bchr\(\s*\d|fromCharCode\(\s*\d|\bpack\(['"]?C/

const LONGEST = 60_000

const DELETING =
  /\b(?:rmtree|removedirs|os\.remove|os\.unlink|os\.rmdir|remove_tree|send2trash|rm_rf|rm_r|rm_f|FileUtils\.(?:rm\w*|remove\w*)|File\.(?:delete|unlink)|Dir\.(?:delete|rmdir|unlink)|(?:fs|fsp|fse|promises|Deno|fsPromises)\.(?:rm|rmdir|unlink|rmSync|rmdirSync|unlinkSync|remove|removeSync|emptyDir|emptyDirSync)|rmSync|rmdirSync|unlinkSync|rimraf(?:\.sync)?|removeSync|emptyDirSync|unlink|rmdir|os\.RemoveAll|rm(?=\()|deleteSync|shell\.rm|remove)\b|\.(?:unlink|rmdir|rmtree|delete)(?=\()/g
const WRITING =
  /\b(?:open|fopen|File\.(?:open|write|truncate)|IO\.write|file_put_contents|writeFileSync|writeFile|appendFileSync|appendFile|createWriteStream|truncateSync|os\.truncate|Deno\.writeTextFile(?:Sync)?|Bun\.write|copyfile|copyFileSync|copy2|os\.rename|os\.replace|renameSync|shutil\.move|shutil\.copy|symlinkSync|os\.symlink|os\.chmod|chmodSync|chmod)\b|\.(?:write_text|write_bytes)(?=\()/g
const EXECUTING =
  /\b(?:os\.system|os\.popen|os\.exec\w+|os\.spawn\w+|subprocess\.\w+|commands\.getoutput|check_output|check_call|Popen|execSync|execFileSync|execFile|spawnSync|spawn|exec|system|popen|shell_exec|passthru|proc_open|pcntl_exec|IO\.popen|Open3\.\w+|Kernel\.\w+|Deno\.run|Bun\.spawn(?:Sync)?|sh|run|call|getoutput|do shell script)\b/g
const MOVING =
  /\b(?:shutil\.move|os\.rename|os\.replace|os\.renames|renameSync|fs\.rename|FileUtils\.mv|File\.rename|rename)\b/g
/** Something that starts programs is at hand, under whatever name. */
const STARTING = /\bchild_process\b|\bsubprocess\b|\bBun\.\$|\bexeca\b|\bzx\b/
/** A call whose name is put together: every text may be what it runs. */
const HIDING =
  /\bgetattr\(|\bglobals\(\)\[|\b__import__\([^)]*\+|\beval\(|\bexec\(compile|\bcall_user_func\b|\bsend\(:|\bmethod\(:/
const REQUESTING = /\b(?:requests|httpx|axios|got|client|session)\.delete\b/g
const QUERYING =
  /\.(?:execute|executescript|executemany|query|exec|run|raw|prepare|unsafe|do)\b|\b(?:mysqli_query|pg_query)\b/g
const BACKTICKS = /(?:^|[^\w])(`|%x[({[]|qx[({[/])([^`)\]}]+)[`)\]}/]/g
const LOSING =
  /\b(?:dropDatabase|drop_database|drop_collection|dropCollection|delete_many\(\s*\{\s*\}|deleteMany\(\s*\{\s*\}|deleteMany\(\s*\)|flushall|flushdb|FLUSHALL|drop_all|truncate_all|objects\.all\(\)\.delete)\b/
const CLOUD_LOSING =
  /\b(?:delete_bucket|delete_objects?|terminate_instances|delete_db_instance|delete_table|delete_stack|delete_namespace|bucket\.objects\.all|delete_function|delete_user)\b/
const FETCHING =
  /\burlopen\b|\burlretrieve\b|\brequests\.get\b|\bhttpx\.get\b|\bfetch\s*\(|\bhttps?\.get\b|\bNet::HTTP\b|\bopen-uri\b|URI\.open|\bLWP::|\bfile_get_contents\s*\(\s*['"]https?:|\bcurl_exec\b|\bHTTP::Tiny\b|\baxios\b|\burllib\b/
const RUNNING =
  /(?:^|[^.\w])(?:exec|eval|instance_eval|class_eval|compile|Function|execfile|assert|create_function)\s*[( ]|\bnew Function\b|\(eval\)|\bvm\.run\w*|\bos\.(?:system|popen|exec\w*)\b|\bsubprocess\b|\bpickle\.loads\b|\bmarshal\.loads\b|\b(?:execSync|spawnSync|child_process)\b|\bshell_exec\b|\bsystem\s*\(|\bKernel\.(?:exec|eval|system)\b/
const DECODING =
  /\bb(?:ase)?64\s*\.?\s*(?:b64)?decode\b|\bb64decode\b|\batob\s*\(|Buffer\.from\([^)]*['"](?:base64|hex)['"]|\bBase64\.(?:decode64|strict_decode64)|\bdecode_base64\b|\bbase64_decode\b|\bunhexlify\b|bytes\.fromhex|\bcodecs\.decode\b|\.unpack1?\(|\bzlib\.decompress\b|\bgzinflate\b|\bstr_rot13\b/
const SENDING =
  /\brequests\.(?:post|put|get)\b|\burlopen\b|\bhttpx\.\w+\b|\bfetch\s*\(|\bhttps?\.(?:request|get)\b|\bsocket\b|\bNet::HTTP\b|\baxios\b|\bsmtplib\b|\bcurl_exec\b|\bgethostbyname\b|\bdns\.\w+\(|\bIO::Socket\b|\bTCPSocket\b|\bfsockopen\b|\bboto3\b/
const HOME =
  /\bexpanduser\b|\bos\.homedir\(\)|\bhomedir\(\)|\bPath\.home\(\)|\$ENV\{['"]?HOME|\bENV\[['"]HOME|\bDir\.home\b|getenv\(['"]HOME|process\.env\.HOME|environ(?:\.get\(|\[)['"](?:HOME|USERPROFILE)|process\.env\.USERPROFILE|\bFile\.expand_path\(['"]~/

interface CodeCall {
  readonly name: string
  /** What stands between its brackets, or behind it where there are none. */
  readonly inner: string
  /** What it is called on. */
  readonly before: string
}

function callsIn(text: string, names: RegExp): CodeCall[] {
  const found: CodeCall[] = []
  for (const match of text.matchAll(names)) {
    const at = (match.index ?? 0) + match[0].length
    const rest = text.slice(at)
    const bracket = /^\s*\(/.exec(rest)
    const bare = /^(?:\s+(?=["'`$@%[\w/~<])|!?\s*(?=["'`]))/.exec(rest)
    if (/^unlink$/.test(match[0]) && /^\s*[;}]/.test(rest)) found.push({ name: match[0], inner: '', before: '' })
    if (!bracket && !bare && !/^\s*(?:\(|["'])/.test(rest)) continue
    const inner = bracket ? balanced(rest.slice(bracket[0].length)) : (/^[^;\n}]*/.exec(rest)?.[0] ?? '')
    found.push({
      name: match[0],
      inner,
      before:
        text
          .slice(Math.max(0, (match.index ?? 0) - 120), match.index)
          .split(/[;\n]/)
          .at(-1) ?? '',
    })
    if (found.length > 60) break
  }
  return found
}

function balanced(text: string): string {
  let depth = 1
  for (let at = 0; at < text.length && at < 4000; at++) {
    const letter = text[at]
    if (letter === '(') depth++
    else if (letter === ')' && --depth === 0) return text.slice(0, at)
  }
  return text.slice(0, 4000)
}

const LITERAL = /(?:[rbfu]{0,2})(["'`])((?:\\.|(?!\1)[^\\])*)\1|\bq[qw]?[({[]([^)}\]]*)[)}\]]|<([*~/.][^<>\s]*)>/g

function literalsIn(text: string): string[] {
  return [...text.matchAll(LITERAL)].map(([, , first, second, third]) =>
    (first ?? second ?? third ?? '').replace(/\\(['"`\\/])/g, '$1'),
  )
}

/** Names with the texts they were set to. */
function variablesIn(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', value = ''] of text.matchAll(
    /(?:^|[;\n{(,]|\b(?:const|let|var|my|our|for|with|as))\s*[$@%]?(\w+)\s*(?:=(?!=|>)|\bin\b|\bof\b)\s*([^;\n]+)/g,
  ))
    if (!found.has(name)) found.set(name, value)
  return found
}

/** The texts of a call, with those of the variables in it. */
function textsOf({ inner, before }: CodeCall, variables: ReadonlyMap<string, string>): string[] {
  const receiver = /([\w$]+)(?:\([^()]*\))?\s*\.?\s*$/.exec(before)?.[1] ?? ''
  return [
    ...literalsIn(withHome(inner)),
    ...literalsIn(withHome(before)).slice(-1),
    ...named(inner, variables, 0),
    ...named(receiver, variables, 0),
  ]
}

function named(text: string, variables: ReadonlyMap<string, string>, depth: number): string[] {
  if (depth > 3) return []
  const plain = text.replace(LITERAL, ' ')
  return [...new Set(plain.match(/[A-Za-z_]\w*/g) ?? [])].flatMap((name) => {
    const value = variables.get(name)
    return value === undefined ? [] : [...literalsIn(withHome(value)), ...named(value, variables, depth + 1)]
  })
}

/** The home folder as a text, so that `expanduser('~')` and `ENV['HOME'] + '/x'` are paths. */
function withHome(text: string): string {
  return text
    .replace(
      /\b(?:os\.getcwd|process\.cwd|Path\.cwd|Dir\.pwd|getcwd|Deno\.cwd)(?:\(\))?|\b__dirname\b|\b__DIR__\b/g,
      "'.'",
    )
    .replace(/(?:\$ENV\{['"]?HOME['"]?\}|\$\{?(?:process\.env\.HOME|HOME)\}?)/g, '~')
    .replace(
      /(?:os\.path\.expanduser|File\.expand_path)\(\s*(["'])~\1\s*\)|(?:os\.)?homedir\(\)|Path\.home\(\)|Dir\.home\b(?:\(\))?|getenv\((["'])HOME\2\)|process\.env\.(?:HOME|USERPROFILE)|os\.environ(?:\.get\(\s*|\[)(["'])(?:HOME|USERPROFILE)\3[\])]|ENV\[(["'])HOME\4\]|ENV\.fetch\((["'])HOME\5\)/g,
      "'~'",
    )
    .replace(/'~'\s*(?:[+.,/]|\)\s*\/)\s*(["'`])\/?/g, '$1~/')
}

const PATHLIKE = /^(?:~|\.{1,2}$|\/|\.{0,2}\/|\.\w|\*|[A-Za-z]:[\\/])|\/|^[\w-]+\.\w{1,5}$/
const WALKING =
  /\b(?:walk|listdir|scandir|iterdir|readdir\w*|glob\w*|rglob|Dir\[|Dir\.(?:glob|children|entries|each_child|foreach)|File::Find|opendir|find|DirectoryIterator|RecursiveDirectoryIterator)\b/

function deletesNamed(
  call: CodeCall,
  code: string,
  variables: ReadonlyMap<string, string>,
  command: SimpleCommand,
  scene: Scene,
) {
  const own = textsOf(call, variables)
  const walked = WALKING.test(code)
    ? callsIn(
        code,
        /\b(?:os\.walk|os\.listdir|os\.scandir|readdirSync|readdir|glob\.i?glob|globSync|glob|rglob|Path|Dir\.glob|Dir\.children|Dir\.entries|Dir|opendir|find|finddepth|RecursiveDirectoryIterator|DirectoryIterator|scandir)\b|\.(?:rglob|glob)(?=\()/g,
      ).flatMap((each) => textsOf(each, variables))
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
    HOME.test(
      call.inner +
        [...variables.values()]
          .filter((value) => named(call.inner, variables, 0).length > 0 && HOME.test(value))
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
function scriptOf(call: CodeCall, variables: ReadonlyMap<string, string>): string | undefined {
  const direct = literalsIn(
    withHome(call.inner).replace(/\bcwd\s*[:=]\s*(["']).*?\1|\b(?:stdio|encoding|shell)\s*[:=]\s*(["'])\w*\2/g, ''),
  )
  const said = direct.length > 0 ? direct : named(call.inner, variables, 0)
  const words = said.filter((word) => word.trim() !== '')
  if (words.length === 0) return undefined
  const script = words.join(' ')
  return /^[\w./~$-]/.test(script.trim()) ? script : undefined
}

function readsNamed(text: string, variables: ReadonlyMap<string, string>, command: SimpleCommand, scene: Scene) {
  const sends = SENDING.test(text)
  const everything =
    /\b(?:dict\(os\.environ\)|os\.environ(?:\.copy\(\)|\.items\(\))?(?![.[(])|JSON\.stringify\(process\.env\)|process\.env(?![.[\w])|ENV\.to_h|%ENV|getenv\(\)|\$_ENV)/.test(
      text,
    )
  if (sends && everything) scene.add('sends', 'secret', command, 'the environment')
  for (const call of callsIn(
    text,
    /\b(?:open|fopen|readFileSync|readFile|file_get_contents|File\.read|IO\.read(?:lines)?|readfile|Deno\.readTextFile(?:Sync)?|Bun\.file|Path|read_text|read_bytes|createReadStream|file|slurp)\b/g,
  ))
    for (const word of textsOf(call, variables)) {
      if (!PATHLIKE.test(word) || /\s/.test(word) || scene.place(word, command).place !== 'secret') continue
      scene.add(sends ? 'sends' : 'reads', 'secret', command, word)
    }
}

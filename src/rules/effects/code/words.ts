import { CODE_SIGNS } from './signs.ts'

/** What is looked for in code. Of the signs at least one stands in every text in which the pattern is found. */
export interface SoughtInCode {
  readonly signs: readonly string[]
  readonly pattern: RegExp
}

/** Whether a text could hold it at all: patterns are slow the first time, and most code has nothing of what they look for. */
export function hasSignOf(text: string, { signs }: Pick<SoughtInCode, 'signs'>): boolean {
  for (const sign of signs) if (text.includes(sign)) return true
  return false
}

export function findsIn(text: string, sought: SoughtInCode): boolean {
  return hasSignOf(text, sought) && sought.pattern.test(text)
}

export const DELETING: SoughtInCode = {
  signs: CODE_SIGNS.DELETING,
  pattern:
    /\b(?:rmtree|removedirs|os\.remove|os\.unlink|os\.rmdir|remove_tree|send2trash|rm_rf|rm_r|rm_f|FileUtils\.(?:rm\w*|remove\w*)|File\.(?:delete|unlink)|Dir\.(?:delete|rmdir|unlink)|(?:fs|fsp|fse|promises|Deno|fsPromises)\.(?:rm|rmdir|unlink|rmSync|rmdirSync|unlinkSync|remove|removeSync|emptyDir|emptyDirSync)|rmSync|rmdirSync|unlinkSync|rimraf(?:\.sync)?|removeSync|emptyDirSync|unlink|rmdir|os\.RemoveAll|rm(?=\()|deleteSync|shell\.rm|remove|delete-(?:directory|file))\b|\bdelete(?=\()|\.(?:unlink|rmdir|rmtree|delete)(?=\()/g,
}

export const WRITING: SoughtInCode = {
  signs: CODE_SIGNS.WRITING,
  pattern:
    /\b(?:open|fopen|File\.(?:open|write|truncate)|IO\.write|file_put_contents|writeFileSync|writeFile|appendFileSync|appendFile|createWriteStream|truncateSync|os\.truncate|Deno\.writeTextFile(?:Sync)?|Bun\.write|copyfile|copyFileSync|copy2|os\.rename|os\.replace|renameSync|shutil\.move|shutil\.copy|symlinkSync|os\.symlink|os\.chmod|chmodSync|chmod)\b|\.(?:write_text|write_bytes)(?=\()/g,
}

export const EXECUTING: SoughtInCode = {
  signs: CODE_SIGNS.EXECUTING,
  pattern:
    /\b(?:os\.system|os\.popen|os\.exec\w+|os\.spawn\w+|subprocess\.\w+|commands\.getoutput|check_output|check_call|Popen|execSync|execFileSync|execFile|spawnSync|spawn|exec|system|popen|shell_exec|passthru|proc_open|pcntl_exec|IO\.popen|Open3\.\w+|Kernel\.\w+|Deno\.run|Bun\.spawn(?:Sync)?|sh|run|call|getoutput|do shell script|shell-command)\b/g,
}

export const MOVING: SoughtInCode = {
  signs: CODE_SIGNS.MOVING,
  pattern:
    /\b(?:shutil\.move|os\.rename|os\.replace|os\.renames|renameSync|fs\.rename|FileUtils\.mv|File\.rename|rename)\b/g,
}

/** Something that starts programs is at hand, under whatever name. */
export const STARTING: SoughtInCode = {
  signs: CODE_SIGNS.STARTING,
  pattern: /\bchild_process\b|\bsubprocess\b|\bBun\.\$|\bexeca\b|\bzx\b/,
}

/** A call whose name is put together: every text may be what it runs. */
export const HIDDEN_CALLS: SoughtInCode = {
  signs: CODE_SIGNS.HIDDEN_CALLS,
  pattern:
    /\bgetattr\(|\bglobals\(\)\[|\b__import__\([^)]*\+|\beval\(|\bexec\(compile|\bcall_user_func\b|\bsend\(:|\bmethod\(:/,
}

export const REQUESTING: SoughtInCode = {
  signs: CODE_SIGNS.REQUESTING,
  pattern: /\b(?:requests|httpx|axios|got|client|session)\.delete\b/g,
}

export const QUERYING: SoughtInCode = {
  signs: CODE_SIGNS.QUERYING,
  pattern:
    /\.(?:execute|executescript|executemany|query|exec|run|raw|prepare|unsafe|do)\b|\b(?:mysqli_query|pg_query)\b/g,
}

export const BACKTICKS: SoughtInCode = {
  signs: CODE_SIGNS.BACKTICKS,
  pattern: /(?:^|[^\w])(`|%x[({[]|qx[({[/])([^`)\]}]+)[`)\]}/]/g,
}

export const LOSING: SoughtInCode = {
  signs: CODE_SIGNS.LOSING,
  pattern:
    /\b(?:dropDatabase|drop_database|drop_collection|dropCollection|delete_many\(\s*\{\s*\}|deleteMany\(\s*\{\s*\}|deleteMany\(\s*\)|flushall|flushdb|FLUSHALL|drop_all|truncate_all|objects\.all\(\)\.delete)\b/,
}

export const CLOUD_LOSING: SoughtInCode = {
  signs: CODE_SIGNS.CLOUD_LOSING,
  pattern:
    /\b(?:delete_bucket|delete_objects?|terminate_instances|delete_db_instance|delete_table|delete_stack|delete_namespace|bucket\.objects\.all|delete_function|delete_user)\b/,
}

export const FETCHING: SoughtInCode = {
  signs: CODE_SIGNS.FETCHING,
  pattern:
    /\burlopen\b|\burlretrieve\b|\brequests\.get\b|\bhttpx\.get\b|\bfetch\s*\(|\bhttps?\.get\b|\bNet::HTTP\b|\bopen-uri\b|URI\.open|\bLWP::|\bfile_get_contents\s*\(\s*['"]https?:|\bcurl_exec\b|\bHTTP::Tiny\b|\baxios\b|\burllib\b/,
}

export const RUNNING: SoughtInCode = {
  signs: CODE_SIGNS.RUNNING,
  pattern:
    /(?:^|[^.\w])(?:exec|eval|instance_eval|class_eval|compile|Function|execfile|assert|create_function)\s*[( ]|\bnew Function\b|\(eval\)|\bvm\.run\w*|\bos\.(?:system|popen|exec\w*)\b|\bsubprocess\b|\bpickle\.loads\b|\bmarshal\.loads\b|\b(?:execSync|spawnSync|child_process)\b|\bshell_exec\b|\bsystem\s*\(|\bKernel\.(?:exec|eval|system)\b/,
}

export const DECODING: SoughtInCode = {
  signs: CODE_SIGNS.DECODING,
  pattern:
    /\bb(?:ase)?64\s*\.?\s*(?:b64)?decode\b|\bb64decode\b|\batob\s*\(|Buffer\.from\([^)]*['"](?:base64|hex)['"]|\bBase64\.(?:decode64|strict_decode64)|\bdecode_base64\b|\bbase64_decode\b|\bunhexlify\b|bytes\.fromhex|\bcodecs\.decode\b|\.unpack1?\(|\bzlib\.decompress\b|\bgzinflate\b|\bstr_rot13\b/,
}

export const SENDING: SoughtInCode = {
  signs: CODE_SIGNS.SENDING,
  pattern:
    /\brequests\.(?:post|put|get)\b|\burlopen\b|\bhttpx\.\w+\b|\bfetch\s*\(|\bhttps?\.(?:request|get)\b|\bsocket\b|\bNet::HTTP\b|\baxios\b|\bsmtplib\b|\bcurl_exec\b|\bgethostbyname\b|\bdns\.\w+\(|\bIO::Socket\b|\bTCPSocket\b|\bfsockopen\b|\bboto3\b/,
}

/** The whole environment, not one variable of it. */
export const ENVIRONMENT: SoughtInCode = {
  signs: CODE_SIGNS.ENVIRONMENT,
  pattern:
    /\b(?:dict\(os\.environ\)|os\.environ(?:\.copy\(\)|\.items\(\))?(?![.[(])|JSON\.stringify\(process\.env\)|process\.env(?![.[\w])|ENV\.to_h|%ENV|getenv\(\)|\$_ENV)/,
}

export const READING: SoughtInCode = {
  signs: CODE_SIGNS.READING,
  pattern:
    /\b(?:open|fopen|readFileSync|readFile|file_get_contents|File\.read|IO\.read(?:lines)?|readfile|Deno\.readTextFile(?:Sync)?|Bun\.file|Path|read_text|read_bytes|createReadStream|file|slurp|dotenv_values)\b/g,
}

/** What stands in the path of every file of secrets. */
export const SECRETS: Pick<SoughtInCode, 'signs'> = {
  signs: CODE_SIGNS.SECRETS,
}

export const SOCKET: SoughtInCode = { signs: CODE_SIGNS.SOCKET, pattern: /\bsocket\b/i }

export const STOPPING: SoughtInCode = {
  signs: CODE_SIGNS.STOPPING,
  pattern: /\bkill\s*\(\s*-1\b|\bwhile\b[^\n]*\bfork\b|\bfork\s*(?:\(\))?\s*(?:while|until)\b/,
}

/** Letters by their numbers. */
export const SPELLING = /\bchr\(\s*\d|fromCharCode\(\s*\d|\bpack\(['"]?C/
export const HOME_CALLS =
  /\bexpanduser\b|\bos\.homedir\(\)|\bhomedir\(\)|\bPath\.home\(\)|\$ENV\{['"]?HOME|\bENV\[['"]HOME|\bDir\.home\b|getenv\(['"]HOME|process\.env\.HOME|environ(?:\.get\(|\[)['"](?:HOME|USERPROFILE)|process\.env\.USERPROFILE|\bFile\.expand_path\(['"]~/
export const WALKING =
  /\b(?:walk|listdir|scandir|iterdir|readdir\w*|glob\w*|rglob|Dir\[|Dir\.(?:glob|children|entries|each_child|foreach)|File::Find|opendir|find|DirectoryIterator|RecursiveDirectoryIterator)\b/

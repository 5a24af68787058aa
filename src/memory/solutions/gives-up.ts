import type { TextChange } from './change.ts'

/** A command that takes the work back, or leads to other work: what was changed before it may be gone. */
export function undoesWork(command: string): boolean {
  return command.includes('git') && TAKES_BACK.test(command)
}

/** A command that ends, empties or unguards something: what is left may well pass, but nobody should do that for the sake of a failure. */
export function givesUp(command: string): boolean {
  return undoesWork(command) || ENDS.test(command) || EMPTIES.test(command) || UNGUARDS.test(command)
}

/** A change after which a test is not run any more. */
export function skipsTest({ before, after }: TextChange): boolean {
  return (
    countOf(SKIPS, after) > countOf(SKIPS, before) || (before !== '' && countOf(TESTS, after) < countOf(TESTS, before))
  )
}

function countOf(sign: RegExp, text: string): number {
  return text.match(sign)?.length ?? 0
}

const START = String.raw`(?:^|&&|\|\|?|;|\b(?:sudo|xargs|time|env)\s)\s*`
const TAKES_BACK = new RegExp(
  String.raw`${START}git (?:-\S+ (?:[^-\s]\S* )?)*(?:stash|reset|restore|revert|clean|checkout|switch|bisect|branch|rm|reflog|update-ref|filter-\w+|worktree|read-tree)\b`,
)
const ENDS = new RegExp(
  String.raw`${START}(?:-\S+ (?:\d+ )?)*(?:kill|pkill|killall|taskkill|fuser -k|stop-process|shutdown|reboot|(?:systemctl|service|rc-service|launchctl|brew services|pm2|supervisorctl)\b.*\b(?:stop|disable|mask|unload|kill|delete)\b|(?:docker|podman|nerdctl)(?:[ -]compose)?\b.*\b(?:stop|down|kill|rm|rmi|prune)\b)`,
  'i',
)
const EMPTIES =
  /\b(?:drop|truncate)\s+(?:table|database|schema|index|view|collection|keyspace|user|role)\b|\bdelete\s+from\b|\b(?:dropdb|dropuser|flushall|flushdb|dropdatabase)\b|\bmigrate[: ](?:reset|fresh|refresh|rollback|zero)\b|--(?:accept-data-loss|force-reset|purge|wipe|nuke)\b|(?:^|[\s:_-])(?:reset|wipe|purge|nuke|drop|flush|truncate|teardown|destroy|recreate|rollback|erase)(?:[:_-]?(?:db|database|data|all|hard))?(?=$|\s|:)|\b(?:db|database|data):(?:reset|drop|wipe|purge|recreate)\b/i
const UNGUARDS =
  /strict-ssl|sslverify|reject_unauthorized|ssl_no_verify|--(?:no-verify|no-check-certificate|insecure|trusted-host|no-gpg-sign|disable-ssl\S*|allow-unauthenticated|dangerously\S*|privileged)\b|\bHUSKY=0\b|\bsetenforce 0\b|\b(?:ufw|firewall-cmd|iptables)\b.*\b(?:disable|stop|-F|--flush)(?=\s|$)|\bchmod\b.{0,8}\b0?777\b/i
const SKIPS =
  /\b(?:test|it|describe|suite|context|specify|scenario|feature)(?:\.\w+)?\.(?:skip|todo|fixme|only|skipIf|failing)\b|(?<!\.)\b(?:x|f)(?:it|describe|test|specify|context)\s*\(|@(?:pytest\.mark\.(?:skip|skipif|xfail)|unittest\.(?:skip\w*|expectedFailure)|Disabled|Ignore|Skip\w*|skip|wip|tag:? ?:?skip)\b|\b(?:t|b)\.Skip\w*\(|#\[ignore|\b(?:pytest|this|self)\.(?:skip|skipTest|xfail)\w*\(|\bskip\(\)|\bskip:\s*(?:true|['"])|\[(?:Ignore|Explicit)\b|\bSkip\s*=\s*"|\bmarkTestSkipped\b|\bXCTSkip\b|\bskip_if\w*\(|(?<=^|\n)\s*(?:pending|skip)\b/g
const TESTS =
  /(?<!\.)\b(?:it|test|specify|scenario)(?:\.\w+)?\s*\(|\bdef test_|\bfunc (?:\([^)]*\) )?[Tt]est|#\[(?:\w+::)?test\b|@Test\b|\[(?:Fact|Theory|Test|TestMethod)\b|\bit\s+['"]|\btest\s+['"]|\btest_that\(|@testset\b|\bTEST(?:_F|_P|_CASE)?\(/g

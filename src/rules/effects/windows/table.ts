import type { EffectKind } from '../effect.ts'

export const WINDOWS_DELETERS: ReadonlySet<string> = new Set([
  'remove-item',
  'ri',
  'rm',
  'del',
  'erase',
  'rd',
  'rmdir',
  'deltree',
  'clear-recyclebin',
  'forfiles',
])

export const WINDOWS_COMMANDS: readonly (readonly [RegExp, EffectKind, string])[] = [
  [
    /^\s*(?:format(?:\.com)?\s+[a-z]:|format-volume|clear-disk|initialize-disk|diskpart|remove-partition|cipher\s+\/w)/i,
    'formats',
    'disk',
  ],
  [/^\s*(?:stop-computer|restart-computer|shutdown\s+[/-](?:s|r|p|h|g))/i, 'stops', 'machine'],
  [
    /\b(?:set-mppreference\b.*(?:-disable|\$true)|add-mppreference\b.*-exclusion|uninstall-windowsfeature|set-netfirewallprofile\b.*(?:false|0)|netsh\s+(?:advfirewall|firewall)\b.*\b(?:off|disable|reset)|disable-(?:windowsoptionalfeature|netfirewallrule|mppreference)|bcdedit\s+\/(?:set|delete)|wevtutil\s+cl|clear-eventlog|set-executionpolicy\s+(?:-executionpolicy\s+)?(?:unrestricted|bypass)(?!.*-scope\s+process)|stop-service\b.*(?:windefend|mpssvc|wuauserv)|sc(?:\.exe)?\s+(?:delete|stop|config)\b|auditpol\s+\/clear|fsutil\s+usn\s+deletejournal|set-service\b.*disabled|new-netfirewallrule\b.*allow)/i,
    'weakens',
    'protection',
  ],
  [
    /\b(?:vssadmin\s+delete|wbadmin\s+delete|wmic\s+shadowcopy\s+delete|resize\s+shadowstorage|remove-computerrestorepoint|disable-computerrestore|get-ciminstance\s+win32_shadowcopy.*remove|remove-ciminstance)/i,
    'deletes',
    'system',
  ],
  [
    /\b(?:reg(?:\.exe)?\s+(?:delete|add|import)\s+["']?hk(?:lm|cr|u|ey_local)|reg(?:\.exe)?\s+delete|remove-itemproperty\b.*hk|(?:remove-item|ri|rm|del)\b.*\bhk(?:lm|cu|cr):|set-itemproperty\b.*hklm:)/i,
    'writes',
    'system',
  ],
  [
    /\b(?:net(?:\.exe)?\s+(?:user\s+\S+.*\/(?:add|delete)|localgroup\s+\S+.*\/(?:add|delete))|new-localuser|remove-localuser|add-localgroupmember|net\s+user\s+administrator)/i,
    'weakens',
    'accounts',
  ],
  [
    /\b(?:stop-process|spps|kill)\b.*(?:-name\s+["']?\*|get-process\s*\|)|\bget-process\s*(?:\||$).*stop-process|\btaskkill\b.*\/im\s+(?:\*|explorer|svchost|lsass)|\btaskkill\b.*\/fi\b.*\bne\b/i,
    'stops',
    'processes',
  ],
  [
    /\b(?:takeown\b.*\/r\b|icacls\b.*(?:\/grant|\/reset).*\/t\b).*|\bicacls\s+["']?[a-z]:\\?["']?\s+.*everyone/i,
    'opens',
    'system',
  ],
  [
    /\b(?:remove-(?:az\w+|ec2\w+|s3\w+|rds\w+|vm|aduser|adcomputer|adgroup|adorganizationalunit|mailbox|msoluser|dnsserver\w+|gcs?\w*)|stop-ec2instance|remove-vmharddiskdrive)\b/i,
    'destroys',
    'cloud',
  ],
  [/\b(?:schtasks\b.*\/(?:create|delete)|register-scheduledtask|unregister-scheduledtask)\b/i, 'weakens', 'schedule'],
  [/\binvoke-sqlcmd\b.*\b(?:drop\s+(?:table|database|schema)|truncate\s+table)/i, 'destroys', 'database'],
]

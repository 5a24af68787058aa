import { subcommand } from '../../shell/simple-command.ts'
import { lineOf } from '../line.ts'
import { has, isTrial, type Look, valuesAfter } from '../scene.ts'
import { CORE, writes } from './write-files.ts'

/** Formatting and wiping of disks; listing them is harmless. */
export const disk: Look = (command, scene) => {
  const { name, words, args } = command
  if (
    isTrial(command) ||
    has(command, '-l', '--list', '-p', '--print', '-n') ||
    (words.length === 2 && /^-[Vh]$/.test(words[1] ?? '')) ||
    args.includes('print') ||
    words.length === 1
  )
    return
  if (name === 'wipefs' && !has(command, '-a', '--all', '-o')) return
  if (name === 'diskutil' && !/^(?:erase|partition|zero|secureErase|randomDisk|reformat|apfs)/i.test(args[0] ?? ''))
    return
  if (
    name === 'cryptsetup' &&
    !/^(?:luksFormat|erase|luksErase|luksRemoveKey|luksKillSlot|format)$/.test(args[0] ?? '')
  )
    return
  if (name === 'hdparm' && !/--security-erase|--trim/.test(lineOf(command))) return
  if (name === 'mdadm' && !/--zero-superblock|--stop|--remove|--create/.test(lineOf(command))) return
  if (name === 'nvme' && !/^(?:format|sanitize|delete-ns)$/.test(args[0] ?? '')) return
  if (name === 'badblocks' && !has(command, '-w')) return
  // A file system inside an ordinary file harms nobody.
  if (/^mk/.test(name) && args.length > 0 && !args.some((file) => file.startsWith('/dev/') || file.includes('$')))
    return
  scene.add('formats', 'disk', command, args.join(' '))
}

export const dd: Look = (command, scene) => {
  for (const word of command.words) if (word.startsWith('of=')) writes(word.slice(3), '>', command, scene)
}

export const shutdown: Look = (command, scene) => {
  const { name, args, flags } = command
  if (isTrial(command) || flags.includes('-c') || flags.includes('-k') || args.includes('/a')) return
  if (/^(?:init|telinit)$/.test(name) && !/^[06sS1]$/.test(args[0] ?? '')) return
  scene.add('stops', 'machine', command, name)
}

export const service: Look = (command, scene) => {
  const sub = subcommand(command) ?? ''
  const text = lineOf(command)
  if (/^(?:poweroff|reboot|halt|kexec|rescue|emergency|isolate|suspend|hibernate|soft-reboot)$/.test(sub))
    return scene.add('stops', 'machine', command, sub)
  if (!/\b(?:stop|disable|mask|unload|bootout|kill)\b/.test(text)) return
  if (GUARDS.test(text)) return scene.add('weakens', 'protection', command, text)
  if (scene.elsewhere(command) === 'machine') return scene.add('destroys', 'remote', command, text)
  scene.add('stops', 'service', command, text)
}

const GUARDS =
  /\b(?:firewalld|ufw|apparmor|auditd|fail2ban|sshd?|selinux|clamav\S*|falcon\S*|iptables|nftables|systemd-journald|rsyslog)\b/

/** kill, pkill, killall, where they mean everything. */
export const kill: Look = (command, scene, at) => {
  const { name, words, args } = command
  const everything = (what: string) => scene.add('stops', 'processes', command, what)
  if (name === 'killall5') return everything('all processes')
  if (name === 'kill') {
    const rest = words.slice(1)
    const targets = rest.filter(
      (word, position) =>
        !(position === 0 && /^-(?:\d+|[A-Z]+|SIG[A-Z]+)$/.test(word)) &&
        !/^-(?:s|n|-signal)$/.test(word) &&
        !/^-[A-Z]/.test(word),
    )
    const last = targets.at(-1) ?? ''
    if (rest.length > 1 && (last === '-1' || last === '1' || (last === '--' ? false : /^(?:-1|1|0)$/.test(last))))
      return everything('every process')
  }
  const patterns = name === 'kill' ? [] : args
  if (/^(?:pkill|killall|skill)$/.test(name)) {
    if (has(command, '-u', '-U', '--euid', '--user', '-v', '--inverse') && patterns.length < 2)
      return everything('every process of a user')
    if (
      patterns.some((word) =>
        /^(?:\.|\.\*|\*|\.\+|\^|''|init|systemd|sshd|launchd|Xorg|gnome-shell|dockerd|-1)$/.test(word),
      )
    )
      return everything(patterns.join(' '))
  }
  const readers = [at, ...scene.starters(command).map(([, position]) => position)]
  const fed = readers.flatMap((reader) => scene.feeding(reader))
  if (
    fed.some(({ name: producer }) => producer === 'ps') &&
    !fed.some(({ name: producer }) => /^(?:grep|rg|pgrep|lsof|egrep|head|tail)$/.test(producer)) &&
    !fed.some(
      ({ name: producer, words: program }) => /^awk$/.test(producer) && program.some((word) => word.includes('/')),
    )
  )
    everything('every process that is listed')
}

export const schedule: Look = (command, scene) => {
  if (command.name === 'crontab') {
    if (has(command, '-l', '-V') && !has(command, '-r')) return
    scene.add('weakens', 'schedule', command, has(command, '-r') ? 'all cron jobs go' : 'the cron jobs are replaced')
  } else if (/^(?:at|batch|atrm|launchctl)$/.test(command.name)) {
    if (
      command.name === 'launchctl' &&
      !/^(?:load|bootstrap|unload|bootout|remove|submit)$/.test(command.args[0] ?? '')
    )
      return
    if (command.name !== 'at' || !has(command, '-l')) scene.add('weakens', 'schedule', command, lineOf(command))
  }
}

/** Firewalls, guards and accounts. */
export const protection: Look = (command, scene) => {
  const text = lineOf(command)
  if (PROTECTION.test(text)) return scene.add('weakens', 'protection', command, text)
  if (ACCOUNTS.test(text) && !isTrial(command)) scene.add('weakens', 'accounts', command, text)
}

const PROTECTION =
  /^(?:\S*\/)?(?:(?:iptables|ip6tables|ebtables) .*(?:-F\b|--flush|-X\b|-P (?:INPUT|FORWARD|OUTPUT) ACCEPT|-D\b)|nft (?:flush|delete)|ufw (?:--force )?(?:disable|reset|default allow|allow (?:from any|22\/?\w* from any))|firewall-cmd .*--(?:panic|remove|zone=trusted)|setenforce 0|spctl .*--(?:master|global)-disable|csrutil disable|aa-(?:disable|teardown|complain)|auditctl -(?:D|e ?0)|sysctl .*(?:-w\b|=)|fdesetup disable|nvram (?:-c|-d)|modprobe -r|rmmod|insmod|swapoff -a|umount .*(?:-a\b|-f\b|-l\b)|mount .*remount|ip link set \S+ down|ifconfig \S+ down|ip route (?:flush|del)|nmcli (?:networking off|con\w* del\w*)|history -c|bcdedit|tccutil reset|chattr [-+]i|setcap|visudo|update-alternatives --remove|ldconfig|grub-install|efibootmgr|sysrq|systemsetup|pmset|defaults delete|dscl .*-delete|sudo -k)/
const ACCOUNTS =
  /^(?:\S*\/)?(?:useradd|adduser|userdel|deluser|usermod|groupdel|groupadd|gpasswd|passwd (?!-S)|passwd$|chpasswd|chsh|vipw|net user|net localgroup|dseditgroup)/

/** A folder that something else is mounted over cannot be seen any more. */
export const mounts: Look = (command, scene) => {
  if (command.name !== 'mount') return
  const over = scene.place(command.args.at(-1) ?? '', command)
  if (over.place === 'settings') return scene.add('writes', 'settings', command, over.path)
  const binds =
    has(command, '--bind', '--rbind', '--move', '-B', '-R', '-M') ||
    valuesAfter(command, '-o', '--options').some((value) => /(?:^|,)r?bind(?:,|$)/.test(value))
  if (!binds) return
  const { place, path } = over
  if (place === 'root' || place === 'home' || (place === 'system' && CORE.test(path)))
    scene.add('opens', place, command, path)
  else if (place === 'everything' || place === 'secret' || place === 'outside') scene.add('opens', place, command, path)
}

/** Packages of the system that go. */
export const systemPackages: Look = (command, scene, at) => {
  if (command.name === 'apt-key' && scene.feeding(at).some(({ name }) => name === 'curl' || name === 'wget'))
    return scene.add('runs', 'download', command, 'a key for packages')
  if (isTrial(command, '-s', '--assume-no')) return
  const text = lineOf(command)
  if (
    /^(?:\S*\/)?(?:(?:apt|apt-get|aptitude|yum|dnf|zypper|snap|apk|pkg|port|flatpak)\b.* (?:remove|purge|autoremove|erase|del|uninstall|dist-upgrade|full-upgrade)\b|pacman -R|dpkg .*(?:-r\b|-P\b|--purge|--remove|--force)|rpm .*(?:-e\b|--erase)|do-release-upgrade|brew (?:uninstall|remove|rm) .*(?:--force|-f|--zap|\$\())/.test(
      text,
    )
  )
    scene.add('deletes', 'system', command, text)
  for (const file of command.args)
    if (scene.downloads.has(scene.place(file, command).path)) scene.add('runs', 'download', command, file)
}

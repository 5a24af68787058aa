import type { CommandWorld } from '../effect.ts'
import { isSecretName } from '../places.ts'
import { isArtifact } from '../programs/artifacts.ts'

export function placeOnWindows(word: string, world: CommandWorld): string {
  const home =
    /^(?:\$env:userprofile|\$home|%userprofile%|~|\$env:homepath|%homepath%|\$\{env:userprofile\}|\$env:home)/i
  let path = word.replace(/^["'(]+|["')]+$/g, '').replaceAll('/', '\\')
  if (/^\$profile\b/i.test(path)) return 'startup'
  if (/^(?:\$env:te?mp|%te?mp%|\$env:localappdata\\temp)/i.test(path)) return 'temp'
  if (
    /^(?:\$env:(?:systemroot|windir|programfiles|programdata|systemdrive|allusersprofile)|%(?:systemroot|windir|programfiles|programdata|systemdrive|allusersprofile)%|\$env:programfiles)/i.test(
      path,
    )
  )
    return /systemdrive.?\\?\*?$/i.test(path) ? 'root' : 'system'
  if (/^(?:\$env:(?:appdata|localappdata|onedrive)|%(?:appdata|localappdata|onedrive)%)/i.test(path))
    return /\\(?:npm-cache|pip\\cache|temp|yarn\\cache|nuget\\cache)/i.test(path) ? 'cache' : 'outside'
  if (home.test(path)) path = `${world.home}\\${path.replace(home, '')}`.replaceAll('\\', '/')
  else if (/^(?:\$pwd|\$\(pwd\)|%cd%|\$psscriptroot|%~dp0)/i.test(path))
    path = `${world.cwd}/${path.replace(/^(?:\$pwd|\$\(pwd\)|%cd%|\$psscriptroot|%~dp0)/i, '')}`.replaceAll('\\', '/')
  if (/^[a-z]:\\?(?:\*(?:\.\*)?)?$/i.test(path) || /^\\\\?\*?$/.test(path) || /^(?:\$env:systemdrive)$/i.test(path))
    return 'root'
  if (/^[a-z]:/i.test(path)) {
    if (/^[a-z]:\\(?:windows|program files|programdata|boot|system volume information|recovery|\$recycle)/i.test(path))
      return 'system'
    if (/^[a-z]:\\users(?:\\[^\\]+)?\\?(?:\*(?:\.\*)?)?$/i.test(path)) return 'home'
    if (/\\(?:temp|tmp)\\/i.test(path)) return 'temp'
    const forward = path.replaceAll('\\', '/')
    if (
      /^[a-z]:/i.test(world.project) &&
      forward.toLowerCase().startsWith(`${world.project.replaceAll('\\', '/').toLowerCase()}/`)
    )
      return 'inside'
    return 'outside'
  }
  if (/^\\\\/.test(path)) return 'outside'
  if (/^\$|^%/.test(path)) return /^(?:\$\w+|%\w+%)\\\*?$/.test(path) ? 'unset' : 'unknown'
  const steps: string[] = []
  const forward = path.replaceAll('\\', '/')
  const whole = forward.startsWith('/') ? forward : `${world.cwd}/${forward}`
  for (const part of whole.split('/')) {
    if (part === '' || part === '.' || part === '*' || part === '*.*') continue
    if (part === '..') steps.pop()
    else steps.push(part)
  }
  const plain = `/${steps.join('/')}`
  if (plain === world.project) return 'everything'
  if (plain.startsWith(`${world.project}/`)) {
    const rest = plain.slice(world.project.length + 1)
    if (/(?:^|\/)\.git(?:\/|$)/.test(rest) && !/\.lock$/.test(rest)) return 'history'
    if (/^(?:src|app|packages|tests?|migrations|lib|server|client)$/i.test(rest) && !isArtifact(rest)) return 'sources'
    return isSecretName(rest) ? 'secret' : 'inside'
  }
  if (plain === world.home || plain === '/') return plain === '/' ? 'root' : 'home'
  if (plain.startsWith(`${world.home}/`))
    return /^\/\.(?:ssh|aws|gnupg)/.test(plain.slice(world.home.length))
      ? 'secret'
      : /^\/\.(?:bashrc|profile|gitconfig)/.test(plain.slice(world.home.length))
        ? 'startup'
        : 'outside'
  return world.project.startsWith(`${plain}/`) ? 'everything' : 'outside'
}

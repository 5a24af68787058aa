import type { TestRun } from './test-run.ts'

type Coverage = 'covers' | 'apart' | 'unknown'

/** Whether one run has run what another ran, as far as their command lines and the folder of the project tell. */
export function coverage(later: TestRun, earlier: TestRun, test: string, cwd: string): Coverage {
  // Single tests by their full names.
  if (test.includes('::') && later.targets.length > 0 && later.targets.every((target) => target.includes('::')))
    return later.targets.some((target) => isBelow(test, target.replace(/^\.\//, ''))) ? 'covers' : 'apart'
  const places = leastOf([
    placesCovered(later, earlier),
    packagesCovered(later.packages, earlier.packages),
    folderCovered(later.folder, earlier.folder, cwd),
  ])
  if (places === 'apart') return 'apart'
  if (later.runner !== earlier.runner || later.tags !== earlier.tags) return 'unknown'
  if (later.filters.length === 0 || later.filters.join() === earlier.filters.join()) return places
  if (later.filters.some((filter) => /[.*+?()[\]\\]/.test(filter))) return 'unknown'
  return later.filters.some((filter) => test.includes(filter.replace(/[\^$]/g, ''))) ? places : 'apart'
}

function leastOf(all: readonly Coverage[]): Coverage {
  if (all.includes('apart')) return 'apart'
  return all.includes('unknown') ? 'unknown' : 'covers'
}

function packagesCovered(later: readonly string[], earlier: readonly string[]): Coverage {
  if (later.length === 0) return 'covers'
  const within = earlier.filter((name) => later.includes(name))
  if (earlier.length > 0 && within.length === earlier.length) return 'covers'
  return earlier.length > 0 && within.length === 0 ? 'apart' : 'unknown'
}

/** A line that goes nowhere runs where the shell stands, which is where it last went; one that goes from there, most likely from the project. */
function folderCovered(later: string, earlier: string, cwd: string): Coverage {
  const [now, before] = [later, earlier].map((folder) => folder.replace(/^(?:\.\.?\/)+|\/+$/g, '')) as [string, string]
  if (now === '' || before === '' || before === now || isBelow(before, now)) return 'covers'
  if (before.endsWith(`/${now}`) || now.endsWith(`/${before}`)) return 'covers'
  if (now.startsWith('/') === before.startsWith('/')) return isBelow(now, before) ? 'unknown' : 'apart'
  if (cwd === '') return 'unknown'
  const [from, to] = [before, now].map((folder) => (folder.startsWith('/') ? folder : `${cwd}/${folder}`)) as [
    string,
    string,
  ]
  if (isBelow(from, to)) return 'covers'
  return isBelow(to, from) || to.startsWith(cwd) !== from.startsWith(cwd) ? 'unknown' : 'apart'
}

function placesCovered(later: TestRun, earlier: TestRun): Coverage {
  const wide = later.targets.map((target) => target.replace(/\/?\.\.\.$/, '').replace(/^\.\//, ''))
  if (wide.length === 0 || wide.some((target) => target === '' || target === '.')) return 'covers'
  const before = earlier.targets.map((target) => target.replace(/^\.\//, ''))
  if (before.length === 0) return 'unknown'
  // A plain word is a part of a name.
  const parts = later.targets.filter((target) => !/[/.:]/.test(target))
  const within = before.filter(
    (target) => wide.some((place) => isBelow(target, place)) || parts.some((part) => target.includes(part)),
  )
  if (within.length === before.length) return 'covers'
  const touching = before.some((target) => wide.some((place) => isBelow(place, target.replace(/\/?\.\.\.$/, ''))))
  return within.length === 0 && !touching ? 'apart' : 'unknown'
}

/** The same, or below it. */
function isBelow(target: string, place: string): boolean {
  const folder = place.replace(/\/$/, '')
  return target === folder || (target.startsWith(folder) && /^[/:[.]/.test(target.slice(folder.length)))
}

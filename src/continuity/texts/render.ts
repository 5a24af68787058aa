import type { Picked } from '../choose/select.ts'
import { GROUPS, type Group, type Labels } from './labels.ts'

/** Lines under their headings, groups in their fixed order, oldest line first within a group. */
export function renderGroups(picked: readonly Picked[], labels: Labels): string[] {
  const lines: string[] = []
  for (const group of GROUPS) {
    const own = picked.filter((line) => line.candidate.group === group)
    if (own.length === 0) continue
    lines.push(headingOf(group, labels))
    for (const line of own.toSorted(byOrder)) lines.push(`- ${line.text}`)
  }
  return lines
}

export function headingOf(group: Group, labels: Labels): string {
  return `${labels.headings[group]}${labels.colon}`
}

function byOrder(a: Picked, b: Picked): number {
  return a.candidate.order - b.candidate.order || (a.text < b.text ? -1 : 1)
}

/** The worthiest items, the best first. For a few out of some, in a process that has just started, cheaper than sorting them all. */
export function topOf<Item extends { readonly worth: number }>(items: Iterable<Item>, most: number): Item[] {
  const top: Item[] = []
  for (const item of items) {
    let at = top.length
    if (at >= most && item.worth <= (top[at - 1]?.worth ?? 0)) continue
    while (at > 0 && item.worth > (top[at - 1]?.worth ?? 0)) at--
    top.splice(at, 0, item)
    if (top.length > most) top.pop()
  }
  return top
}

/** The worthiest items, the best first. For a few out of some, in a process that has just started, cheaper than sorting them all. */
export function topOf<Item extends { readonly worth: number }>(items: Iterable<Item>, most: number): Item[] {
  const top: Item[] = []
  for (const item of items) insert(top, item, most)
  return top
}

/** Puts an item where it belongs among the worthiest, after those worth as much. */
export function insert<Item extends { readonly worth: number }>(top: Item[], item: Item, most: number): void {
  let at = top.length
  if (at >= most && item.worth <= (top[at - 1]?.worth ?? 0)) return
  if (at < most) top.push(item)
  else at--
  for (; at > 0 && item.worth > (top[at - 1]?.worth ?? 0); at--) top[at] = top[at - 1] as Item
  top[at] = item
}

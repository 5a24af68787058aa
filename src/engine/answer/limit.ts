/** Runs the work of all items, at most so many at a time: when one ends the next begins. Results keep the order of the items. */
export async function limited<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at]
      if (item !== undefined) results[at] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, lane))
  return results
}

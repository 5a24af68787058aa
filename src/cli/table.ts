/** A plain table: one line a row, columns as wide as their widest cell, the last one free. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => width(row[column] ?? ''))))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : pad(cell, widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  return all.map(line).join('\n')
}

function pad(cell: string, to: number): string {
  return cell + ' '.repeat(Math.max(0, to - width(cell)))
}

/** How many columns a terminal gives a text: Chinese characters and most emoji take two. */
function width(text: string): number {
  return Bun.stringWidth(text)
}

/** A time as people read it, in their own time zone. */
export function when(time: number): string {
  const date = new Date(time)
  const two = (n: number) => String(n).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`
}

// Loaded before the hook by cold.test.ts: notes who calls what is slow the first time, and prints it at the end.
const calls: string[] = []
let isNoting = false

function watch(owner: object, name: string, label: string): void {
  const original: unknown = Reflect.get(owner, name)
  if (typeof original !== 'function') throw new Error(`${label} is no function`)
  Reflect.set(owner, name, function (this: unknown, ...values: unknown[]) {
    if (!isNoting) {
      isNoting = true
      calls.push(`${this instanceof RegExp ? `${this}` : label}\u0000${new Error().stack}`)
      isNoting = false
    }
    return Reflect.apply(original, this, values)
  })
}

const OF_LISTS = 'map filter some every find findLast findIndex flatMap reduce forEach sort toSorted'
for (const name of OF_LISTS.split(' ')) watch(Array.prototype, name, name)
for (const name of ['fromEntries', 'assign']) watch(Object, name, `Object.${name}`)
for (const name of ['all', 'race']) watch(Promise, name, `Promise.${name}`)
for (const name of ['max', 'min', 'floor', 'round', 'ceil']) watch(Math, name, `Math.${name}`)
for (const name of ['test', 'exec']) watch(RegExp.prototype, name, name)
watch(Array, 'from', 'Array.from')

// The hook would leave without telling anybody.
Reflect.set(Bun, 'FFI', undefined)
process.on('exit', () => {
  isNoting = true
  const found = calls.flatMap((call) => {
    const [label, stack = ''] = call.split('\u0000')
    const line = stack.split('\n').find((one) => one.includes('/src/'))
    return line ? [`${label} in ${line.replace(/^.*\/(src\/[^:)]+).*$/, '$1')}`] : []
  })
  require('node:fs').writeSync(2, `${[...new Set(found), 'end'].join('\n')}\n`)
})

import { isMap, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml'
import { didYouMean } from '../../base/text/did-you-mean.ts'

/** Says what is wrong at an offset, and what to write instead. */
type Report = (offset: number | undefined, message: string, hint: string) => void

export interface Name {
  readonly pattern: RegExp
  readonly like: string
}

/** Reads nodes of a YAML file and reports what is not as it should be; what cannot be used is undefined. */
export function yamlReader(at: Report) {
  /** A mapping with some of the given keys. */
  function map(node: unknown, where: string, keys: readonly string[]): YAMLMap | undefined {
    if (!isMap(node)) {
      at(startOf(node), `${where} is not a mapping`, `write it as "key: value" lines; it has ${keys.join(', ')}`)
      return undefined
    }
    for (const pair of node.items) {
      const key = keyOf(pair)
      if (keys.includes(key)) continue
      at(startOf(pair.key), `${where} has no ${JSON.stringify(key)}`, meantOr(key, keys, `it has ${keys.join(', ')}`))
    }
    return node
  }

  /** A mapping whose keys are names. An entry that cannot be read is left out. */
  function entries<Value>(
    node: unknown,
    where: string,
    { pattern, like }: Name,
    read: (node: unknown, where: string) => Value | undefined,
  ): Record<string, Value> {
    if (node === undefined || (isScalar(node) && node.value === null)) return {}
    if (!isMap(node)) {
      at(startOf(node), `${where} is not a mapping`, 'write each entry as "name:" with its fields below it')
      return {}
    }
    const found: Record<string, Value> = {}
    for (const pair of node.items) {
      const key = keyOf(pair)
      if (!pattern.test(key)) {
        at(startOf(pair.key), `${where}: ${JSON.stringify(key)} cannot be a name here`, `for example ${like}`)
        continue
      }
      const value = read(pair.value, `${where}.${key}`)
      if (value !== undefined) found[key] = value
    }
    return found
  }

  function text(node: unknown, where: string, most: number): string | undefined {
    const value = isScalar(node) ? node.value : undefined
    const fits = typeof value === 'string' && value.trim() !== '' && value.length <= most && !/[\n\r]/.test(value)
    if (fits) return value.trim()
    at(startOf(node), `${where} is not a text of one line and at most ${most} characters`, `${lastOf(where)}: "…"`)
    return undefined
  }

  /** A list of known names; undefined when one of them is not known, because half a list would be another list. */
  function names(node: unknown, where: string, known: readonly string[]): string[] | undefined {
    if (!isSeq(node) || node.items.length === 0) {
      const like = `${lastOf(where)}: [${known.slice(0, 3).join(', ')}]`
      at(startOf(node), `${where} is not a list of names`, `for example ${like}`)
      return undefined
    }
    const found = node.items.map((item) => {
      const name = isScalar(item) ? String(item.value) : ''
      if (known.includes(name)) return name
      const hint = meantOr(name, known, `known: ${known.join(', ')}`)
      at(startOf(item), `${where}: there is no ${JSON.stringify(name)}`, hint)
      return undefined
    })
    return found.every((name) => name !== undefined) ? found : undefined
  }

  function count(node: unknown, where: string, from: number, to: number): number | undefined {
    const value = isScalar(node) ? node.value : undefined
    if (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to) return value
    at(
      startOf(node),
      `${where} is not a whole number from ${from} to ${to}`,
      `for example ${lastOf(where)}: ${from + 2}`,
    )
    return undefined
  }

  /** The mapping itself stands in for a field it lacks, so that the report has a place. */
  function need(map: YAMLMap, field: string, where: string): unknown {
    if (map.has(field)) return map.get(field, true)
    at(startOf(map), `${where} has no ${field}`, `add "${field}:" to it`)
    return undefined
  }

  return { at, map, entries, text, names, count, need }
}

export type YamlReader = ReturnType<typeof yamlReader>

export function startOf(node: unknown): number | undefined {
  const range = (node as { range?: readonly number[] | null } | null | undefined)?.range
  return range?.[0]
}

function keyOf(pair: Pair): string {
  return isScalar(pair.key) ? String(pair.key.value) : ''
}

function lastOf(where: string): string {
  return where.split('.').at(-1) ?? where
}

function meantOr(word: string, known: readonly string[], otherwise: string): string {
  const meant = didYouMean(word, known)
  return meant ? `did you mean ${meant}?` : otherwise
}

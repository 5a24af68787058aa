// Fetches all programs and libraries of others that tests need, before the tests ask for them: files that run side by side would
// fetch the same one twice. What cannot be had is skipped by name in its tests, so that nothing fails here.
import { claudeAgentSdk, frameworks } from '../../engine/frameworks.ts'
import { ROWS } from '../rows/index.ts'
import { NODES, nodeOf } from './clients/new-node.ts'

const wanted: (() => Promise<unknown>)[] = [
  ...Object.values(ROWS).map(
    ({ client }) =>
      () =>
        client.obtain(),
  ),
  ...NODES.map((version) => () => nodeOf(version)),
  frameworks,
  claudeAgentSdk,
]

/** Unpacking takes as long as downloading: while one does this, another can do that. */
const ABREAST = 2
await Promise.all(
  Array.from({ length: ABREAST }, async () => {
    for (let next = wanted.shift(); next; next = wanted.shift()) await next()
  }),
)

import * as v from 'valibot'

/** An ISO time in UTC. */
export function time() {
  return v.pipe(v.string(), v.isoTimestamp())
}

/** What each agent has left on this machine, and where. */
export function found() {
  const one = { host: v.string(), sessions: v.number(), where: v.string(), problem: v.nullable(v.string()) }
  return v.array(v.strictObject(one))
}

import * as v from 'valibot'

/** The most characters of what an agent may send: nothing it means to say is longer. */
export const LONGEST = { query: 2000, name: 1000, content: 20_000, list: 100 } as const

export const uriField = v.pipe(
  v.string(),
  v.maxLength(LONGEST.name),
  v.description(
    'namespace://path, e.g. project://patterns/error-handling. Namespaces: project, workflow, user (everywhere), task.',
  ),
)
export const tierField = v.optional(
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(10),
    v.description('0-10, 0 is the most important; 0-2 is told to every session, 7-10 ends with this one. Default 5.'),
  ),
)
export const whenField = v.optional(
  v.pipe(v.string(), v.description('When to recall it, e.g. "When the parser is changed".')),
)
export const filesField = v.optional(
  v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(LONGEST.name))),
    v.maxLength(LONGEST.list),
    v.description(
      'Files it is about; src/http/ for a folder, *.sql for an extension. It comes back when they are read or changed.',
    ),
  ),
)
export const limitField = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50), v.description('At most this many (default 10).')),
)

export const offsetField = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000), v.description('Leave out the first so many.')),
)

/** The library: hooks for an agent, the catalogue of events, and the laws by which outcomes become one. */
export * from './engine/index.ts'
export * from './pipeline/index.ts'
export * from './protocol/index.ts'

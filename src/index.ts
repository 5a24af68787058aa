/** The library: the catalogue of events and the laws by which outcomes become one. */
export * from './protocol/index.ts'

import type { Feature } from './features.ts'

/**
 * What the model knows: how each feature moves the odds that an anchor is needed soon, and the odds that a summary keeps it.
 * Logistic regression with a strong ridge (300 and 100 on standardised features), fitted on real compactions and checked by
 * leaving each one out. The features are explained by their names and computed in features.ts.
 */
export const COEFFICIENTS = {
  constant: { need: -2.26, kept: -1.5 },
  'freshness over 30 steps': { need: 0.77, kept: 0.03 },
  'log age': { need: -0.96, kept: -0.59 },
  'log count': { need: 0.18, kept: 0.72 },
  'log count before this epoch': { need: 0.28, kept: -0.68 },
  'is a path': { need: -0.05, kept: -0.17 },
  'is a flag': { need: -0.0, kept: -0.48 },
  'used in this turn': { need: 0.14, kept: 0.66 },
  'typed by the person': { need: -0.16, kept: 0.83 },
  'typed by the client': { need: 0.03, kept: -1.24 },
  read: { need: 0.24, kept: 1.05 },
  edited: { need: -0.06, kept: 0.16 },
  written: { need: 0.03, kept: -0.46 },
  'in a command': { need: 0.38, kept: 0.19 },
  searched: { need: 0.11, kept: -0.16 },
  delegated: { need: 0.36, kept: -0.18 },
  'in a task': { need: 0.59, kept: 0.52 },
  'last used in a change': { need: -0.12, kept: -0.09 },
  'used in three ways or more': { need: 0.24, kept: 0.76 },
  'named by the goal': { need: 0.69, kept: 1.34 },
  'named by an open task': { need: 1.52, kept: 2.16 },
  'in the last message': { need: 0.76, kept: 1.22 },
  'in the last changes': { need: 0.27, kept: 0.34 },
  'defined here': { need: -0.07, kept: 0.88 },
  'only in commands': { need: 0.04, kept: -0.88 },
  'only searched': { need: 0.25, kept: -0.48 },
  'only said or typed': { need: -0.14, kept: -0.27 },
  'said and edited': { need: 0.14, kept: 0.43 },
} as const satisfies Record<Feature, { readonly need: number; readonly kept: number }>

import type { Feature } from './features.ts'

/**
 * What the model knows: how each feature moves the odds that an anchor is needed soon, and the odds that a summary keeps it.
 * Logistic regression with a strong ridge (300 and 100 on standardised features), fitted on real compactions and checked by
 * leaving each one out. The features are explained by their names and computed in features.ts.
 */
export const COEFFICIENTS = {
  constant: { need: -2.28, kept: -1.7 },
  'freshness over 30 steps': { need: 0.78, kept: 0.01 },
  'log age': { need: -0.97, kept: -0.56 },
  'log count': { need: 0.19, kept: 0.78 },
  'log count before this epoch': { need: 0.28, kept: -0.68 },
  'is a path': { need: -0.05, kept: -0.19 },
  'is a flag': { need: 0.0, kept: -0.63 },
  'used in this turn': { need: 0.14, kept: 0.63 },
  'typed by the person': { need: -0.17, kept: 0.81 },
  'typed by the client': { need: 0.0, kept: -1.18 },
  read: { need: 0.25, kept: 1.16 },
  edited: { need: -0.04, kept: 0.3 },
  written: { need: 0.03, kept: -0.4 },
  'in a command': { need: 0.39, kept: 0.02 },
  searched: { need: 0.14, kept: -0.19 },
  delegated: { need: 0.37, kept: -0.12 },
  'in a task': { need: 0.6, kept: 0.53 },
  'last used in a change': { need: -0.12, kept: -0.05 },
  'used in three ways or more': { need: 0.26, kept: 0.92 },
  'named by the goal': { need: 0.67, kept: 1.37 },
  'named by an open task': { need: 1.51, kept: 2.22 },
  'in the last message': { need: 0.75, kept: 1.23 },
  'in the last changes': { need: 0.27, kept: 0.37 },
  'defined here': { need: -0.06, kept: 0.94 },
} as const satisfies Record<Feature, { readonly need: number; readonly kept: number }>

/**
 * What the model knows: per feature, how it moves the odds that an anchor is needed soon, and the odds that a summary keeps it.
 * Logistic regression with a strong ridge, fitted on real compactions; the features' meaning is in likelihood.ts.
 */
export const COEFFICIENTS = [
  { feature: 'constant', need: -2.31, kept: -2.06 },
  { feature: 'freshness, over 5 steps', need: 0.8, kept: 0.14 },
  { feature: 'freshness, over 30 steps', need: 0.78, kept: -0.0 },
  { feature: 'log age', need: -1.09, kept: -0.53 },
  { feature: 'log count', need: 0.19, kept: 0.6 },
  { feature: 'log count before this epoch', need: 0.35, kept: -0.76 },
  { feature: 'is a path', need: -0.14, kept: -0.35 },
  { feature: 'is a file name with an extension', need: 0.04, kept: 0.42 },
  { feature: 'is a flag', need: -0.1, kept: -0.58 },
  { feature: 'is an id', need: 0.01, kept: -0.12 },
  { feature: 'is part of this turn', need: 0.07, kept: 0.74 },
  { feature: 'typed by the person', need: -0.34, kept: 0.96 },
  { feature: 'typed by the client', need: 0.09, kept: -1.03 },
  { feature: 'said by the agent', need: 0.05, kept: 0.36 },
  { feature: 'read', need: 0.33, kept: 1.27 },
  { feature: 'edited', need: -0.13, kept: 0.34 },
  { feature: 'written', need: 0.01, kept: -0.35 },
  { feature: 'in a command', need: 0.47, kept: 0.17 },
  { feature: 'searched', need: 0.17, kept: -0.12 },
  { feature: 'delegated', need: 0.36, kept: -0.04 },
  { feature: 'in a task', need: 0.7, kept: 0.73 },
  { feature: 'in the last summary', need: 0.06, kept: 0.1 },
  { feature: 'last used in an edit or write', need: -0.14, kept: 0.19 },
  { feature: 'last used in a command', need: 0.1, kept: -0.02 },
  { feature: 'last said', need: -0.14, kept: 0.45 },
  { feature: 'used in three ways or more', need: 0.26, kept: 0.62 },
  { feature: 'named by the goal', need: 0.92, kept: 1.25 },
  { feature: 'named by an open task', need: 1.5, kept: 0.02 },
  { feature: 'part of a failure', need: -0.55, kept: 1.04 },
  { feature: 'in the last message', need: 0.72, kept: 0.81 },
  { feature: 'in the last changes', need: 0.25, kept: 0.35 },
  { feature: 'defined here', need: -0.14, kept: 0.96 },
  { feature: 'test', need: 0.01, kept: -0.34 },
  { feature: 'count above four', need: 0.21, kept: 0.42 },
] as const

export const NEED: readonly number[] = COEFFICIENTS.map((row) => row.need)
export const SURVIVES: readonly number[] = COEFFICIENTS.map((row) => row.kept)

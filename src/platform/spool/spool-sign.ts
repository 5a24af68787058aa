/** A waiting spool shows itself by this file (never empty), so that a hook need not list a folder to know there is none. */
export const PENDING = 'pending'

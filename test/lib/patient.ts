/** The longest deadlines that can be set: a busy machine must not make a hook fail by being late. */
export const PATIENT = {
  THROUGHLINE_DEADLINES_QUICK_TIMEOUT_MS: '4000',
  THROUGHLINE_DEADLINES_UNHURRIED_TIMEOUT_MS: '9000',
}

export { meaningOfKey } from './names.ts'
export { redactions } from './scan.ts'
export { isSecretValue } from './values.ts'

export { meaningOfKey } from './names.ts'
export { scanSecrets } from './scan.ts'
export { isSecretValue } from './values.ts'

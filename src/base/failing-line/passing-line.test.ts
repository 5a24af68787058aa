import { expect, test } from 'bun:test'
import { passingLine } from './passing-line.ts'

test.each([
  'Build completed successfully in 2.1s',
  '✓ Compiled successfully',
  'Successfully compiled 4 TypeScript files',
  'webpack 5.90.0 compiled successfully in 812 ms',
  'Success! The configuration is valid.',
  'Success: no issues found in 3 source files',
  'All 12 checks were successful',
  'Process exited successfully',
  '[INFO] Tests completed successfully',
])('says that all is well: %s', (line) => expect(passingLine(`starting\n${line}\n`)).toBe(line))

test.each([
  '    Session saved successfully',
  'cart.test.ts:3: Order 7 imported successfully',
  'INFO user logged in successfully',
  '        Created the branch successfully',
  'Build did not complete successfully',
  'Connected to the database successfully',
])('is a word of the program about itself: %s', (line) => expect(passingLine(`starting\n${line}\n`)).toBe(''))

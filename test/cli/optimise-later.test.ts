/** V8 must know the flag of `optimiseLater`: an unknown one is not an error. */
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('V8 has the flag, in each release of Node', () => {
  expect(execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })).toMatch(/^ +--interrupt-budget /m)
})

test('the flag can be set while the program runs', () => {
  // A process of its own: the flag would stay set for the other tests.
  const code = "require('node:v8').setFlagsFromString('--interrupt-budget=1000000'); console.log('set')"
  expect(execFileSync(process.execPath, ['--eval', code], { encoding: 'utf8' })).toBe('set\n')
})

/** V8 must know the flag of `optimiseLater`: an unknown one is not an error. */
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { optimiseLater } from '../../src/cli/optimise-later.js'

test('V8 has the flag, in each release of Node', () => {
  expect(execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })).toMatch(/^ +--interrupt-budget /m)
})

test('the flag can be set while the program runs', () => {
  expect(optimiseLater).not.toThrow()
})

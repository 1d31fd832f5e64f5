import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lintFile } from '../../../src/inspect/index.js'

test('Cresol’s T 58 accepts every carteira: the manual prints no codes for it (CNAB 240, 1.0.2, p. 23)', () => {
  const file = new URL('../../../fixtures/133-cresol/cnab240/settlements.ret', import.meta.url)
  const original = readFileSync(file, 'latin1')
  const changed = original.replace(/^(1330001300001T.{43})0/m, '$19')
  expect(changed).not.toBe(original)
  expect(lintFile(Buffer.from(changed, 'latin1')).findings).toEqual([])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { segmentP, segmentT, segmentU } from '../../../src/banks/133-cresol/cnab240.js'
import { lintFile } from '../../../src/inspect/index.js'

const FILE = new URL('../../../fixtures/133-cresol/cnab240/settlements.ret', import.meta.url)

/** Columns 1 to 58 of the first T of the file, up to the «código da carteira». */
const FIRST_T = /^(1330001300001T.{43})0/m

test('Cresol’s T 58 accepts every carteira: the manual prints no codes for it (CNAB 240, 1.0.2, p. 23)', () => {
  const original = readFileSync(FILE, 'latin1')
  const changed = original.replace(FIRST_T, '$19')
  expect(changed).not.toBe(original)
  expect(lintFile(Buffer.from(changed, 'latin1')).findings).toEqual([])
})

test('Cresol does not have FEBRABAN’s codes in fields for which its manual prints none (P 62, p. 9; T 58, p. 23; U 154–157, p. 24)', () => {
  expect(segmentP.fields.distribution_type.codes).toBeUndefined()
  expect(segmentT.fields.charge_type.codes).toBeUndefined()
  expect(segmentU.fields.payer_occurrence_code.codes).toBeUndefined()
})

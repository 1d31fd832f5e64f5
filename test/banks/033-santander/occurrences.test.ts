/** Occurrences of Santander whose meaning depends on columns 135–136: H7800, version 2.36, nota 30, p. 31. */
import { expect, test } from 'vitest'
import { titleWith } from '../changed-lines.js'

const settled = (original: string) => titleWith('033-santander/cnab400/settlements', 2, [[135, original]])

test('a settlement with 95 is a payment by Pix: «Baixa/liquidação de Bolepix»', () => {
  expect(settled('95')).toMatchObject({ our_occurrence: '2003', kind: 'settled', money: true, final: true, pix: true })
  expect(settled('00')).toMatchObject({ our_occurrence: '2003', kind: 'settled', money: true, final: true, pix: false })
})

test('a settlement with 03 is a partial payment: the title remains open', () => {
  expect(settled('03')).toMatchObject({
    our_occurrence: '2029',
    kind: 'settled',
    money: true,
    final: false,
    pix: false,
  })
})

/** `layout` of a wallet, and `kind`, the service's name of the same field. */
import { expect, test } from 'vitest'
import { buildRemittance, buildRemittances, type Wallet } from '../../src/index.js'
import { entry, generated_at, itau400, pending, refusalOf } from './made-up.js'

const { kind: _, ...withoutLayout } = itau400

const contentOf = (layout: Partial<Wallet>): string =>
  buildRemittance({
    wallet: { ...withoutLayout, ...layout },
    entries: [entry()],
    generated_at,
  }).content

const errorsOf = (layout: object) => refusalOf(() => contentOf(layout)).errors

test.each(['cnab240', 'cnab400'] as const)('layout and kind %s give the same file', (layout) => {
  const content = contentOf({ layout })
  expect(content.split('\r\n')[0]).toHaveLength(Number(layout.slice(4)))
  expect(contentOf({ kind: layout })).toBe(content)
  expect(contentOf({ layout, kind: layout })).toBe(content)
})

test('two layouts are an error', () => {
  expect(errorsOf({ layout: 'cnab240', kind: 'cnab400' })).toEqual({
    layout: ['difere de kind, que é o mesmo campo: informe um dos dois'],
  })
})

test('an unknown layout is an error of the field that has it', () => {
  expect(errorsOf({ layout: '400' })).toEqual({ layout: ["deve ser 'cnab400', e é «400»"] })
  expect(errorsOf({ kind: '400' })).toEqual({ kind: ["deve ser 'cnab400', e é «400»"] })
})

test('entries of wallets with layout and with kind go in one remittance', () => {
  const wallets = [{ layout: 'cnab400' }, { kind: 'cnab400' }] as const
  const entries = wallets.map((layout, i) => pending({ ...withoutLayout, ...layout }, { our_number: String(4100 + i) }))
  expect(buildRemittances(entries, { generated_at })).toHaveLength(1)
})

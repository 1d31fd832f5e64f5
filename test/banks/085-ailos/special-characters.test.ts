/** Ailos accepts no special characters: homologação, pp. 1–2. */
import { expect, test } from 'vitest'
import { build, entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab240']!

const given = entryOf({
  ...instead,
  customer_person_name: "Padaria & Confeitaria Pao D'Agua Ltda.",
  customer_address: 'Rua Doze, 12 - Lj. 3',
  customer_address_number: '',
  document_number: 'NF-12/1',
  control_number: 'PED-7/2 4',
})

const segment = (code: string): string =>
  build(wallet, given)
    .content.split('\r\n')
    .find((line) => line[13] === code)!

test('special characters of texts become blanks, and changes report them', () => {
  expect(segment('Q').slice(33, 113)).toBe(
    'PADARIA CONFEITARIA PAO D AGUA LTDA'.padEnd(40) + 'RUA DOZE 12 LJ 3'.padEnd(40),
  )
  const { changes } = build(wallet, given)
  expect(changes).toContainEqual({
    entry: 0,
    field: 'segment_q.payer_address',
    from: 'Rua Doze, 12 - Lj. 3',
    to: 'RUA DOZE 12 LJ 3',
    cut: false,
  })
})

// The model file has slashes and hyphens in 63–77 and 196–220 (`remessa/085-ailos-cnab240-3.rem` of the samples).
test('the identifiers keep slash and hyphen, which the model file has', () => {
  expect(segment('P').slice(62, 77)).toBe('NF-12/1'.padEnd(15))
  expect(segment('P').slice(195, 220)).toBe('PED-7/2 4'.padEnd(25))
})

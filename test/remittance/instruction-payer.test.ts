/** An instruction needs the fields of the payer that its records send, and no others. */
import { describe, expect, test } from 'vitest'
import { isValidationError, type OurCode, type RegisteredSlip, type Slip } from '../../src/cobranca/index.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { rowsOf } from '../banks/rows-of.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { someOf } from '../runs.js'
import { generated_at, slip } from './made-up.js'
import { ownNumber } from './own-number.js'

const rows = await rowsOf('instruction-rows.ts')

const DIALECTS = remittanceDialects().map(({ bank, key, name, dialect }) => ({
  name,
  dialect,
  wallet: rows.find((each) => each.bank === bank)!.rows.INSTRUCTIONS[key]!.wallet,
  our_number: ownNumber(dialect, 1),
}))

/** A slip registered elsewhere. */
const alone = { amount: '250,00', expire_at: '2026-04-30' }

const PAYER = Object.keys(slip).filter((field) => field.startsWith('customer_'))

describe.each(someOf(DIALECTS, 6))('$name', ({ dialect, wallet, our_number }) => {
  const built = (our_code: OurCode, given: Partial<Slip>) => {
    try {
      const entries = [{ our_code, slip: { ...alone, our_number, document_number: '45001', ...given } as Slip }]
      return buildRemittance({ wallet, entries, generated_at }).content
    } catch (error) {
      if (isValidationError(error)) return Object.keys(error.errors)
      throw error
    }
  }

  test('a field of the payer may be left out exactly where the file is the same with other values', () => {
    for (const our_code of Object.keys(dialect.instructions) as OurCode[]) {
      if (our_code === '1001') continue
      const whole = built(our_code, slip)
      if (typeof whole !== 'string') continue
      const missing = built(our_code, { ...slip, ...Object.fromEntries(PAYER.map((field) => [field, undefined])) })
      const others: Partial<Slip> = {
        customer_person_name: 'Outro Nome',
        customer_cnpj_cpf: '11.222.333/0001-81',
        customer_address: 'Outra Rua, 7',
        customer_neighborhood: 'Outro',
        customer_zipcode: '20010-000',
        customer_city_name: 'Outra Cidade',
        customer_state: 'RJ',
      }
      const sent = PAYER.filter((field) => built(our_code, { ...slip, [field]: others[field as keyof Slip] }) !== whole)
      expect([our_code, missing]).toEqual([our_code, sent.length === 0 ? whole : sent])
    }
  })

  test('a registration needs the whole payer', () => {
    if (dialect.instructions['1001'] === undefined) return
    expect(built('1001', { our_number: null })).toEqual(expect.arrayContaining(PAYER))
  })
})

/** Layouts whose write-off has no columns for the payer, or by the manual does not send them. */
const WITHOUT_PAYER = [
  '033/cnab240',
  '070/cnab400',
  '070/cnab400 MANUTENÇÕES',
  '104/cnab400',
  '104/cnab400 7 dígitos',
  '341/cnab240',
  '341/cnab400',
  '422/cnab400',
  '655/cnab400',
]

test.each(DIALECTS)('a write-off without a payer is built where its records do not send him: $name', (self) => {
  const { name, dialect, wallet, our_number } = self
  if (dialect.instructions['1002'] === undefined) return
  const given = { ...alone, our_number, document_number: '45001' }
  const errors = errorsOf(() => buildRemittance({ wallet, entries: [{ our_code: '1002', slip: given }], generated_at }))
  if (WITHOUT_PAYER.includes(name)) expect(errors).toBeNull()
  else expect(Object.keys(errors ?? {})).toEqual(expect.arrayContaining(['customer_person_name', 'customer_address']))
})

// Safra CNAB 400, p. 11: 02 and 06 have nosso número (63–71), carteira (108) and amount (127–139), 06 also the due date.
describe('Safra CNAB 400', () => {
  const { wallet } = DIALECTS.find(({ name }) => name === '422/cnab400')!

  test.each(['1002', '1003'] as const)('%s is built with nosso número, amount and due date', (our_code) => {
    const entries = [{ our_code, slip: { ...alone, our_number: '45100' } }]
    const { content, changes } = buildRemittance({ wallet, entries, generated_at, strict: true })
    const title = content.split('\r\n')[1]!
    expect([title.slice(62, 71), title.slice(126, 139), title.slice(234, 326).trim()]).toEqual([
      expect.stringMatching(/^00045100\d$/),
      '0000000025000',
      '',
    ])
    expect(changes).toEqual([])
  })

  test('an amount and a due date are always needed', () => {
    const entries = [{ our_code: '1002' as const, slip: { our_number: '45100' } as RegisteredSlip }]
    expect(Object.keys(errorsOf(() => buildRemittance({ wallet, entries, generated_at }))!).sort()).toEqual([
      'amount',
      'expire_at',
    ])
  })
})

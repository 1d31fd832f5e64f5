/** Every value of a slip is in the file, reported, or an error: nothing is silently dropped, cut or read as something else. */
import { describe, expect, it, test } from 'vitest'
import { type Entry, isValidationError, type OurCode, type Slip, type Wallet } from '../../src/cobranca/index.js'
import { buildRemittance, parseRemittance, RemittanceBuilder } from '../../src/remittance/index.js'
import { matchKey, parseReturn } from '../../src/return/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { rowsOf } from '../banks/rows-of.js'
import { returnFixture } from '../return/return-fixtures.js'
import { someOf } from '../runs.js'
import { entryOf } from './instruction-rows.js'
import { entry, generated_at, itau240, itau400, refusalOf, sicoob240 } from './made-up.js'
import { ownNumber } from './own-number.js'

const fieldsRefused = (build: () => unknown): string[] => Object.keys(refusalOf(build).errors)

const refused = (wallet: Wallet, changes: Partial<Slip>, our_code: OurCode = '1001') =>
  fieldsRefused(() => buildRemittance({ wallet, entries: [entry(changes, our_code)], generated_at }))

const twoDiscounts = {
  discount_type: 1,
  discount_value: '10,00',
  days_for_discount: 5,
  second_discount_value: '5,00',
  days_for_second_discount: 2,
} as const satisfies Partial<Slip>

describe('Itaú CNAB 400', () => {
  // Nota 11 B, C: the message uses the columns of the second discount of nota 16 a.
  it.each(['93', '94'])('instruction %s is refused with a second discount', (code) => {
    const message = { instructions: 'NAO RECEBER EM CHEQUE' }
    expect(refused(itau400, { ...twoDiscounts, ...message, first_instruction: code })).toEqual(['first_instruction'])
    expect(refused(itau400, { ...twoDiscounts, ...message, second_instruction: code })).toEqual(['second_instruction'])
  })

  it('a share whose account has no check digit is refused, not written with digit 0', () => {
    const account = {
      bank_number: '341',
      agency_number: '1111',
      account_number: '22222',
      cnpj_cpf: '52998224725',
      name: 'Maria de Teste',
      amount: '10,00',
    }
    const split = { split_payment: true, split_accounts: [account] } as unknown as Partial<Slip>
    expect(refused(itau400, split)).toEqual(['split_accounts.account_digit'])
  })
})

it.each([itau400, itau240, sicoob240])(
  'values for which no layout has columns are errors: $bank_contract_slug $kind',
  (wallet) => {
    expect(refused(wallet, { dispatch_type: 2 })).toEqual(['dispatch_type'])
    expect(refused(wallet, { pix_enabled: true, pix_txid: 'a'.repeat(26) })).toContain('pix_txid')
  },
)

const instructions = await rowsOf('instruction-rows.ts')

/** A wallet of each dialect, from the rows of its bank. */
const wallets = someOf(remittanceDialects(), 4).map(({ bank, key, name, dialect }) => ({
  name,
  our_number: ownNumber(dialect, 1),
  wallet: instructions.find((each) => each.bank === bank)!.rows.INSTRUCTIONS[key]!.wallet,
}))

/** For each text of a slip: a word that is nowhere else in the file, with the fields that the text requires. */
const TEXTS: Readonly<Record<string, Partial<Slip>>> = {
  instructions: { instructions: 'QWERTY' },
  control_number: { control_number: 'QWERTY' },
  document_number: { document_number: 'QWERTY' },
  guarantor_name: { guarantor_name: 'QWERTY' },
  'guarantor_name, with tax id': { guarantor_name: 'QWERTY', guarantor_cnpj_cpf: '161.803.398-05' },
  guarantor_cnpj_cpf: { guarantor_name: 'Fulano', guarantor_cnpj_cpf: 'B4.C5D.6E7/0001-22' },
  guarantor_address: { guarantor_name: 'Fulano', guarantor_cnpj_cpf: '161.803.398-05', guarantor_address: 'QWERTY' },
  guarantor_city_name: {
    guarantor_name: 'Fulano',
    guarantor_cnpj_cpf: '161.803.398-05',
    guarantor_address: 'Rua',
    guarantor_city_name: 'QWERTY',
  },
  customer_neighborhood: { customer_neighborhood: 'QWERTY' },
  customer_city_name: { customer_city_name: 'QWERTY' },
  customer_email: { customer_email: 'qwerty@exemplo.com.br' },
  'customer_email, sent by the bank': { customer_email: 'qwerty@exemplo.com.br', dispatch_type: 2 },
  customer_phone_number: { customer_phone_number: 'QWERTY' },
  customer_mobile_number: { customer_mobile_number: 'QWERTY' },
  guarantor_phone_number: { guarantor_name: 'Fulano', guarantor_phone_number: 'QWERTY' },
}

describe.each(wallets)('$name', ({ wallet, our_number }) => {
  it.each(Object.entries(TEXTS))('%s is in the file, or is an error or reported', (_, changes) => {
    const built = () => buildRemittance({ wallet, entries: [entry({ our_number, ...changes })], generated_at })
    let remittance: ReturnType<typeof built>
    try {
      remittance = built()
    } catch (error) {
      expect(isValidationError(error)).toBe(true)
      return
    }
    const word = changes.guarantor_cnpj_cpf === 'B4.C5D.6E7/0001-22' ? 'B4C5D6E7000122' : 'QWERTY'
    const reported = remittance.changes.map(({ from }) => from)
    expect([remittance.content, ...reported].join('\n').toUpperCase()).toContain(word)
  })
})

const fine = { fine_type: 1, fine_percentage: 2 } as const
const fineValue = { fine_type: 2, fine_value: '5,00' } as const
const interest = { interest_type: 1, interest_percentage: 0.1 } as const
const interestValue = { interest_type: 2, interest_value: '0,25' } as const
const discount = { discount_type: 1, discount_value: '10,00', days_for_discount: 5 } as const
const discountRate = { discount_type: 2, discount_percentage: 5, days_for_discount: 5 } as const
const second = { ...discount, second_discount_value: '5,00', days_for_second_discount: 2 } as const
const pix = { pix_enabled: true } as const
const range = {
  divergent_payment_type: 2,
  divergent_payment_minimum_value: '50,00',
  divergent_payment_maximum_value: '300,00',
} as const
const rateRange = {
  divergent_payment_type: 2,
  divergent_payment_value_type: 2,
  divergent_payment_minimum_percentage: 50,
  divergent_payment_maximum_percentage: 150,
} as const
const atLeast = { divergent_payment_type: 4, divergent_payment_minimum_value: '50,00' } as const

/** Values of a slip that must change the file: the fields of the slip without and with the value. */
const ASKED: Readonly<Record<string, readonly [without: Partial<Slip>, asked: Partial<Slip>]>> = {
  'a fine in percent': [{}, fine],
  'another percentage of fine': [fine, { ...fine, fine_percentage: 3 }],
  'a fine in R$': [{}, fineValue],
  'another value of fine': [fineValue, { ...fineValue, fine_value: '6,00' }],
  'a later fine': [fine, { ...fine, days_for_fine: 5 }],
  'interest in percent': [{}, interest],
  'another percentage of interest': [interest, { ...interest, interest_percentage: 0.2 }],
  'interest per month': [{}, { interest_type: 4, interest_percentage: 1 }],
  'interest per month, not per day': [
    { interest_type: 1, interest_percentage: 1 },
    { interest_type: 4, interest_percentage: 1 },
  ],
  'interest in R$': [{}, interestValue],
  'another value of interest': [interestValue, { ...interestValue, interest_value: '0,50' }],
  'later interest in R$': [interestValue, { ...interestValue, days_for_interest: 5 }],
  'later interest in percent': [interest, { ...interest, days_for_interest: 5 }],
  'a discount in R$': [{}, discount],
  'another value of discount': [discount, { ...discount, discount_value: '11,00' }],
  'an earlier discount': [discount, { ...discount, days_for_discount: 6 }],
  'another percentage of discount': [discountRate, { ...discountRate, discount_percentage: 6 }],
  'a second discount': [discount, second],
  'a third discount': [second, { ...second, third_discount_value: '2,00', days_for_third_discount: 1 }],
  'a protest': [{}, { days_for_sue: 7 }],
  'a later protest': [{ days_for_sue: 7 }, { days_for_sue: 9 }],
  'a write-off': [{}, { days_for_revoke: 15 }],
  'a later write-off': [{ days_for_revoke: 15 }, { days_for_revoke: 30 }],
  negativation: [{}, { days_for_negativation: 7 }],
  acceptance: [{}, { acceptance: 'S' }],
  'another kind of document': [{}, { document_type: '04' }],
  'another date of document': [{}, { document_date: '2026-02-01' }],
  'a first instruction': [{}, { first_instruction: '05' }],
  'a second instruction': [{}, { second_instruction: '05' }],
  'a code of protest': [{}, { sue_code: '2' }],
  'another code of write-off': [{ revoke_code: '2' }, { revoke_code: '3' }],
  'any payment': [{}, { divergent_payment_type: 1 }],
  'no other payment': [{}, { divergent_payment_type: 3 }],
  'three payments': [{}, { payment_count: 3 }],
  'payments between two values': [{}, range],
  'another minimum of payments': [range, { ...range, divergent_payment_minimum_value: '60,00' }],
  'another maximum of payments': [range, { ...range, divergent_payment_maximum_value: '310,00' }],
  'payments between two percentages': [{}, rateRange],
  'another minimum percentage of payments': [rateRange, { ...rateRange, divergent_payment_minimum_percentage: 60 }],
  'another maximum percentage of payments': [rateRange, { ...rateRange, divergent_payment_maximum_percentage: 160 }],
  'percentages beside values of payments': [range, { ...rateRange, ...range, divergent_payment_value_type: 1 }],
  'values beside percentages of payments': [rateRange, { ...range, ...rateRange }],
  'payments from a minimum on': [{}, atLeast],
  'a maximum of payments from a minimum on': [atLeast, { ...atLeast, divergent_payment_maximum_value: '300,00' }],
  ...Object.fromEntries(
    [1, 2, 3, 4].flatMap((type) => {
      const asked = {
        ...([2, 4].includes(type) ? (type === 2 ? range : atLeast) : {}),
        divergent_payment_type: type,
      } as Partial<Slip>
      const limited = { ...asked, divergent_payment_limit: 2 }
      const bounds = [1, 3].includes(type)
        ? Object.entries({ ...range, ...rateRange }).filter(([field]) => !field.endsWith('_type'))
        : []
      return [
        [`three payments with type ${type}`, [asked, { ...asked, payment_count: 3 }]],
        [`a limit with type ${type}`, [asked, { ...asked, divergent_payment_limit: 3 }]],
        [`no payments with type ${type}`, [limited, { ...asked, divergent_payment_limit: 0 }]],
        [`another number of payments beside the limit of type ${type}`, [limited, { ...limited, payment_count: 3 }]],
        ...bounds.map(([field, value]) => [`${field} with type ${type}`, [asked, { ...asked, [field]: value }]]),
      ]
    }),
  ),
  'the key of an invoice': [{}, { nfe_key: '35170705248891000181550010000011831339972127' }],
  'dispatch by the bank': [{}, { dispatch_type: 2 }],
  'a Pix': [{}, pix],
  'the key of a Pix': [pix, { ...pix, pix_key: '11222333000181' }],
  'the txid of a Pix': [pix, { ...pix, pix_txid: 'a'.repeat(26) }],
  'the location of a Pix': [pix, { ...pix, pix_location_id: '123' }],
}

describe.each(wallets)('$name', ({ wallet }) => {
  it.each(Object.entries(ASKED))('%s changes the file, or is an error or reported', (_, [without, asked]) => {
    const made = (changes: Partial<Slip>): string | null => {
      const numbered = { document_number: '45001', ...changes }
      try {
        const { content, changes: reported } = buildRemittance({ wallet, entries: [entry(numbered)], generated_at })
        return JSON.stringify([content, reported])
      } catch (error) {
        if (isValidationError(error)) return null
        throw error
      }
    }
    const file = made(asked)
    if (file !== null) expect(file).not.toBe(made(without))
  })
})

/** Fields of an entry besides its slip. */
const OF_ENTRY = {
  value_rebate: '1,00',
  instruction_code: '31',
  payment_limit_at: '2026-06-30',
} as const satisfies Partial<Entry>

describe.each(wallets)('$name', ({ wallet }) => {
  it.each(Object.entries(OF_ENTRY))('%s of an entry changes the file, or is an error', (field, value) => {
    const made = (more: Partial<Entry>): string | null => {
      const entries = [{ ...entry({ document_number: '45001' }), ...more }]
      try {
        return buildRemittance({ wallet, entries, generated_at }).content
      } catch (error) {
        if (!isValidationError(error)) throw error
        expect(Object.keys(error.errors)).toEqual([field])
        return null
      }
    }
    expect(made({ [field]: value })).not.toBe(made({}))
  })
})

/** Every instruction of a dialect, as the rows of its bank send it. */
const rowsOfWallets = wallets.map(({ name, wallet }) => {
  const { bank, key } = remittanceDialects().find((each) => each.name === name)!
  const { rows, instead } = instructions.find((each) => each.bank === bank)!.rows.INSTRUCTIONS[key]!
  const entries = Object.entries(rows).map(([our_code, row]) => ({
    ...entryOf({ ...instead, ...row!.slip }, our_code as OurCode),
    ...row!.entry,
  }))
  return { name, wallet, entries }
})

// A record may read a field of the entry into columns that the instruction does not send: Itaú CNAB 400, July 2021, note 6 (p. 30), sends the rebate with 04 and 05 only.
describe.each(rowsOfWallets)('$name', ({ wallet, entries }) => {
  it.each(Object.entries(OF_ENTRY))('%s changes the file of every instruction, or is an error', (field, value) => {
    const made = (given: Entry): string | null => {
      try {
        return buildRemittance({ wallet, entries: [given], generated_at }).content
      } catch (error) {
        if (!isValidationError(error)) throw error
        expect(Object.keys(error.errors)).toEqual([field])
        return null
      }
    }
    for (const given of entries) {
      if (given[field as keyof typeof OF_ENTRY] !== undefined) continue
      expect([given.our_code, made({ ...given, [field]: value })]).not.toEqual([given.our_code, made(given)])
    }
  })
})

test.each([
  ['104', 'cnab400', 'CNAB400 de Caixa Econômica Federal', '1007', { value_rebate: '1,00' }],
  ['341', 'cnab400', 'CNAB400 de Itaú', '1003', { value_rebate: '1,00' }],
  ['341', 'cnab400', 'CNAB400 de Itaú', '1002', { instruction_code: '31' }],
] as const)(
  'a field in columns that an instruction does not send is refused: %s %s',
  (number, key, layout, code, more) => {
    const { wallet } = instructions.find(({ bank }) => bank.number === number)!.rows.INSTRUCTIONS[key]!
    const given = { ...entry({ our_number: '77', document_number: '45001' }, code), ...more }
    const { errors } = refusalOf(() => buildRemittance({ wallet, entries: [given], generated_at }))
    const [field] = Object.keys(more)
    expect(errors).toEqual({ [field!]: [`não pode ser enviado com a instrução ${code} no ${layout}`] })
  },
)

// Caixa, CNAB 240 v029, C094, p. 64, and Banrisul, 10.3, 5.3, p. 40: the number belongs to payments of another value, and Banrisul takes one payment.
test.each(['1148', '1149'] as const)(
  'instruction %s sends the number of payments with its limits, or is refused',
  (code) => {
    for (const bank of ['041', '104']) {
      const { wallet } = instructions.find((each) => each.bank.number === bank)!.rows.INSTRUCTIONS['cnab240']!
      const limits = { our_number: '77', document_number: '45001', ...range }
      expect(refused(wallet, { ...limits, payment_count: 3 }, code)).toEqual(['payment_count'])
    }
  },
)

test('a field of an entry without columns in the layout is refused; the message has instruction and layout', () => {
  const given = { ...entry(), payment_limit_at: '2026-06-30' }
  expect(refusalOf(() => buildRemittance({ wallet: itau400, entries: [given], generated_at })).errors).toEqual({
    payment_limit_at: ['não pode ser enviado com a instrução 1001 no CNAB400 de Itaú'],
  })
})

test('a check digit of two digits is not cut to a zero', () => {
  expect(refused({ ...sicoob240, account_digit: '07' }, {})).toEqual(['account_digit'])
})

describe('messages of segment S', () => {
  const build = (instructions: string, strict = false) =>
    buildRemittance({ wallet: sicoob240, entries: [entry({ instructions })], generated_at, strict })

  it('report their changed letters', () => {
    const { changes, content } = build('Não pague após 30 dias')
    expect(content).toContain('NAO PAGUE APOS 30 DIAS ')
    expect(changes).toEqual([
      {
        entry: 0,
        field: 'segment_s_messages.message_5',
        from: 'Não pague após 30 dias',
        to: 'NAO PAGUE APOS 30 DIAS',
        cut: false,
      },
    ])
  })

  it('are errors in strict mode if they would be changed', () => {
    expect(fieldsRefused(() => build('Não pague', true))).toEqual(['segment_s_messages.message_5'])
  })

  it('are divided by their width in the file: æ takes two columns', () => {
    const { content } = build(`${'æ'.repeat(19)} ab`)
    const [segment] = content.split('\r\n').filter((line) => line[13] === 'S')
    expect(segment!.slice(18, 98)).toBe(`${'AE'.repeat(19).padEnd(40)}${'AB'.padEnd(40)}`)
    const [long] = build('æ'.repeat(21))
      .content.split('\r\n')
      .filter((line) => line[13] === 'S')
    expect(long!.slice(18, 98)).toBe(`${'AE'.repeat(20)}${'AE'.padEnd(40)}`)
  })
})

describe('lots', () => {
  it('of one wallet are refused if they repeat a nosso número', () => {
    const lot = { wallet: sicoob240, entries: [entry({ our_number: '77' })] }
    expect(fieldsRefused(() => buildRemittance({ lots: [lot, lot], generated_at }))).toEqual(['our_number'])
    const other = { ...lot, wallet: { ...sicoob240, extra1: '998877' } }
    expect(buildRemittance({ lots: [lot, other], generated_at }).records).toHaveLength(2)
  })

  it('are not sent empty', () => {
    const lot = { wallet: sicoob240, entries: [entry()] }
    const empty = { wallet: { ...sicoob240, extra1: '998877' }, entries: [] }
    expect(fieldsRefused(() => buildRemittance({ lots: [lot, empty], generated_at }))).toEqual(['entries'])
  })

  it('that are refused do not change the counters', () => {
    const builder = new RemittanceBuilder(sicoob240, { generated_at, strict: true })
    builder.add(entry())
    const next = { ...sicoob240, extra1: '998877' }
    expect(() => builder.nextLot({ ...next, beneficiary_name: 'João de Teste', next_our_number: 5 })).toThrow()
    builder.nextLot({ ...next, next_our_number: 50 })
    expect(builder.summary.next_our_number).toBe('0000050')
  })
})

describe('reading by another bank than that of the header', () => {
  it('is reported', () => {
    const { bytes } = returnFixture('341-itau/cnab240/settlements')
    expect(parseReturn(bytes, { bank: '341' }).diagnostics.filter(({ code }) => code === 'another_bank')).toEqual([])
    expect(parseReturn(bytes, { bank: '756' }).diagnostics[0]).toMatchObject({
      code: 'another_bank',
      severity: 'warning',
      line: 1,
      expected: '756',
      got: '341',
    })
    const remittance = buildRemittance({ wallet: itau240, entries: [entry()], generated_at }).bytes
    expect(parseRemittance(remittance, { bank: '756' }).diagnostics[0]).toMatchObject({
      code: 'another_bank',
      got: '341',
    })
  })
})

test('a title with a blank check digit has no key: without its last digit it would have the number of another slip', () => {
  const { bytes } = returnFixture('341-itau/cnab400/settlements')
  const record = parseReturn(bytes).bank_billet_discharges[0]!
  const lines = bytes.toString('latin1').split('\r\n')
  const line = lines[record.line - 1]!
  lines[record.line - 1] = `${line.slice(0, 93)} ${line.slice(94)}`
  const blank = parseReturn(Buffer.from(lines.join('\r\n'), 'latin1')).bank_billet_discharges[0]!
  expect(matchKey(record, 'our_number')).toBe(line.slice(85, 93))
  expect(
    ['our_number', 'our_number_bare', 'our_number_with_digit'].map((by) => matchKey(blank, by as 'our_number')),
  ).toEqual([null, null, null])
})

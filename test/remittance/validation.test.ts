/**
 * Validation errors before a byte is written: each error names its field, in the service's words if the public reference shows them (samples of 422 answers),
 * and nothing is built.
 */
import { Decimal } from 'decimal.js'
import { describe, expect, test } from 'vitest'
import {
  type Entry,
  isValidationError,
  OUR_CODES,
  type Slip,
  type ValidationError,
  type Wallet,
} from '../../src/cobranca/index.js'
import { buildRemittance, checkDigitsOf, RemittanceBuilder } from '../../src/remittance/index.js'
import { instructionsOfOtherFile } from '../banks/dialects-of.js'
import { someOf } from '../runs.js'
import { countedLength, DIALECTS, type Dialect, mainOf, widthOf } from './arbitraries.js'
import { ownNumber } from './own-number.js'

const BLANK = 'não pode ficar em branco'
const NOT_A_COUNTER = 'deve ser um número inteiro a partir de 1'
const NOT_A_DATE = 'não é uma data válida'
/** Messages for a percentage that cannot be written: it rounds to zero, has too many decimals, or has no columns. */
const TOO_SMALL =
  /pequeno demais|menos de um centavo|no máximo uma casa decimal|um percentual inteiro|não existe no|não pode ser enviada no/
const UNAVAILABLE = 'Operação não disponível para este banco.'

const slip: Slip = {
  amount: '1.345,56',
  expire_at: '2026-03-31',
  document_number: 'NF-4501',
  customer_person_name: 'Maria José Exemplo da Conceição',
  customer_cnpj_cpf: '299.792.458-83',
  customer_address: 'Rua das Acácias',
  customer_neighborhood: 'Jardim São Luís',
  customer_zipcode: '15040-120',
  customer_city_name: 'São José do Rio Preto',
  customer_state: 'SP',
}

/** A wallet with the digit 1 in each field, or with fields full of ones if the dialect is not for shorter numbers. */
const walletOf = (self: Dialect): Wallet =>
  [walletOfOnes(self, () => 1), walletOfOnes(self, (length) => length)].find(
    (wallet) => self.dialect.isFor?.(wallet) ?? true,
  )!

/** Whether the bank numbers the titles of every contract; slips have no own number. */
const isNumberedByBank = ({ dialect }: Dialect): boolean =>
  Object.values(dialect.contracts).every(({ bankNumbers }) => bankNumbers === true)

const takesWriteOffs = ({ dialect }: Dialect): boolean => dialect.instructions['1002'] !== undefined

/** The first contract whose titles the company numbers, or else the first contract. */
function contractOf({ contracts }: Dialect['dialect']): string {
  const slugs = Object.keys(contracts)
  return slugs.find((slug) => contracts[slug]!.bankNumbers !== true) ?? slugs[0]!
}

function walletOfOnes({ dialect, layout }: Dialect, digits: (length: number) => number): Wallet {
  const numbers: Record<string, string> = {
    agency_number: '1',
    ...Object.fromEntries(
      Object.entries(dialect.wallet).map(([field, length]) => [
        field,
        '1'.repeat(dialect.fullLength?.some((each) => each === field) ? length : digits(length)),
      ]),
    ),
  }
  return {
    bank_contract_slug: contractOf(dialect),
    kind: layout,
    ...numbers,
    ...checkDigitsOf(dialect, numbers),
    beneficiary_name: 'Padaria Pão Fictício Ltda',
    beneficiary_cnpj_cpf: '33.445.566/0001-86',
    next_our_number: 1,
  } as Wallet
}

const NOW = '2026-03-02T10:15:30'

/** Returns the validation error of a call. */
function refusal(call: () => unknown): ValidationError {
  try {
    call()
  } catch (error) {
    if (isValidationError(error)) return error
    throw error
  }
  return expect.unreachable('nothing was refused')
}

const build = (dialect: Dialect, entries: readonly unknown[], wallet: unknown = walletOf(dialect)) =>
  buildRemittance({ wallet: wallet as Wallet, entries: entries as Entry[], generated_at: NOW })

/** An entry of the slip with replaced fields. Its number has the length of the dialect, and is null if the bank gives the numbers. */
const entryFor =
  (self: Dialect) =>
  (wrong: Record<string, unknown> = {}, our_code = '1001') => ({
    our_code,
    slip: { ...slip, our_number: isNumberedByBank(self) ? null : ownNumber(self.dialect, 123), ...wrong },
  })

const byName = (dialects: readonly Dialect[]) => dialects.map((self) => ({ name: self.name, self }))

/** Rules for the slips of all banks, tested with some dialects. */
describe.each(byName(someOf(DIALECTS, 2, 16)))('a slip for $name is refused with', ({ self }) => {
  const entry = entryFor(self)
  const errorsOf = (wrong: Record<string, unknown>) => refusal(() => build(self, [entry(wrong)])).errors

  describe('a blank field', () => {
    test.each([
      'amount',
      'customer_person_name',
      'customer_cnpj_cpf',
      'customer_address',
      'customer_neighborhood',
      'customer_zipcode',
      'customer_city_name',
      'customer_state',
    ])('%s', (field) => {
      for (const blank of ['', '   ', null, undefined])
        expect(errorsOf({ [field]: blank })).toEqual({ [field]: [BLANK] })
    })

    test('expire_at: reported as blank and as an invalid date, as in the service', () => {
      for (const blank of ['', null, undefined])
        expect(errorsOf({ expire_at: blank })).toEqual({ expire_at: [BLANK, NOT_A_DATE] })
    })

    test('all required fields of an empty or absent slip', () => {
      const required = Object.keys(slip).filter((field) => field !== 'our_number' && field !== 'document_number')
      for (const nothing of [{}, null, undefined]) {
        const { errors } = refusal(() => build(self, [{ our_code: '1001', slip: nothing }]))
        expect(Object.keys(errors).sort()).toEqual(required.sort())
      }
    })

    test.each(['customer_person_name', 'customer_address', 'customer_neighborhood', 'customer_city_name'])(
      '%s without any character that a file can have',
      (field) => {
        for (const text of ['😀', '中文', '\u200b']) {
          expect(errorsOf({ [field]: text })).toEqual({
            [field]: ['não tem nenhum caractere que o arquivo do banco aceite'],
          })
        }
      },
    )
  })

  describe('one wrong field', () => {
    test.each<[field: string, why: string, wrong: Record<string, unknown>, message?: RegExp | string]>([
      ['customer_cnpj_cpf', 'too short', { customer_cnpj_cpf: '123' }, 'não é um CPF ou CNPJ válido'],
      ['customer_cnpj_cpf', 'a CPF with a wrong digit', { customer_cnpj_cpf: '299.792.458-84' }],
      ['customer_cnpj_cpf', 'a CPF of one repeated digit', { customer_cnpj_cpf: '111.111.111-11' }],
      ['customer_cnpj_cpf', 'a CNPJ with a wrong digit', { customer_cnpj_cpf: '33.445.566/0001-87' }],
      ['customer_cnpj_cpf', 'a CNPJ of letters with a wrong digit', { customer_cnpj_cpf: 'K7.R2M.Z9W/0001-19' }],
      ['customer_cnpj_cpf', 'a CNPJ with letters for check digits', { customer_cnpj_cpf: 'K7R2MZ9W0001AB' }],
      ['customer_cnpj_cpf', 'a CPF as a number, without its leading zero', { customer_cnpj_cpf: 1234567890 }],

      [
        'expire_at',
        'the Brazilian format',
        { expire_at: '31/03/2026' },
        `${NOT_A_DATE}: informe «31/03/2026» como AAAA-MM-DD, 2026-03-31`,
      ],
      ['expire_at', '31 February', { expire_at: '2026-02-31' }, /^não é uma data válida: «2026-02-31»/],
      [
        'expire_at',
        '29 February of a common year',
        { expire_at: '2027-02-29' },
        /^não é uma data válida: «2027-02-29»/,
      ],
      ['expire_at', 'a month of one digit', { expire_at: '2026-3-31' }, / 2026-03-31$/],
      ['expire_at', 'with a time', { expire_at: '2026-03-31T00:00:00' }, / 2026-03-31$/],
      ['expire_at', 'a Date', { expire_at: new Date('2026-03-31') }, /'2026-03-31', e não um Date$/],
      ['expire_at', 'a number', { expire_at: 20260331 }, / 2026-03-31$/],
      ['document_date', '31 April', { document_date: '2026-04-31' }, /^não é uma data válida: «2026-04-31»/],

      ['amount', 'zero', { amount: '0,00' }, 'deve ser maior ou igual a 0,01'],
      ['amount', 'zero cents', { amount: 0 }, 'deve ser maior ou igual a 0,01'],
      ['amount', 'negative', { amount: '-1,00' }, 'não pode ser negativo'],
      ['amount', 'a dot for the decimals', { amount: '1234.34' }, /casas depois da vírgula/],
      ['amount', 'three decimals', { amount: '1,234' }],
      ['amount', 'the American format', { amount: '1,234.56' }],
      ['amount', 'a float of reais', { amount: 12.34 }, /centavos/],
      ['amount', 'not a number', { amount: Number.NaN }],
      ['amount', 'a fraction of a cent', { amount: new Decimal('0.001') }],
      ['amount', 'larger than the columns', { amount: 9_007_199_254_740_991 }],

      [
        'document_type',
        'an acronym',
        { document_type: 'DM' },
        "«DM» não é um código: informe '02' (DM, duplicata mercantil)",
      ],
      ['document_type', 'unknown', { document_type: '47' }, /^«47» não é um código de dois algarismos/],
      [
        'document_type',
        'a number, without its leading zero',
        { document_type: 2 },
        /informe '02' \(DM, duplicata mercantil\)/,
      ],
      ['acceptance', 'a code of FEBRABAN', { acceptance: 'A' }, 'deve ser um destes: S, N'],

      ['our_number', 'letters', { our_number: 'A12' }, 'deve ter só algarismos'],
      ['our_number', 'with a separate check digit', { our_number: '123-4' }, 'deve ter só algarismos'],
      ['our_number', 'negative', { our_number: -1 }, 'deve ter só algarismos'],

      [
        'customer_zipcode',
        'seven digits',
        { customer_zipcode: '1504012' },
        'deve ter 8 algarismos (faltam zeros à esquerda: 01504-012?)',
      ],
      ['customer_zipcode', 'nine digits', { customer_zipcode: '15040-1200' }, 'deve ter 8 algarismos'],
      ['customer_zipcode', 'a letter', { customer_zipcode: '15040-12X' }, 'deve ter 8 algarismos'],
      ['customer_zipcode', 'only a hyphen', { customer_zipcode: '-' }, 'deve ter 8 algarismos'],
      ['customer_state', 'one letter', { customer_state: 'S' }, 'deve ter 2 letras'],
      ['customer_state', 'the name of a state', { customer_state: 'São Paulo' }, 'deve ter 2 letras'],
      ['customer_state', 'not a state', { customer_state: 'XX' }, 'não é a sigla de um estado'],
      ['customer_state', 'digits', { customer_state: '35' }, 'deve ter 2 letras'],

      ['guarantor_name', 'only a tax id', { guarantor_cnpj_cpf: '299.792.458-83' }, BLANK],
      ['guarantor_name', 'no character that a file can have', { guarantor_name: '😀' }],
      ['guarantor_cnpj_cpf', 'a wrong digit', { guarantor_name: 'Fiança', guarantor_cnpj_cpf: '299.792.458-84' }],
      [
        'guarantor_zipcode',
        'seven digits',
        { guarantor_name: 'Fiança', guarantor_zipcode: '1504012' },
        'deve ter 8 algarismos (faltam zeros à esquerda: 01504-012?)',
      ],
      [
        'guarantor_state',
        'the name of a state',
        { guarantor_name: 'Fiança', guarantor_state: 'Paraná' },
        'deve ter 2 letras',
      ],

      ['fine_type', 'unknown', { fine_type: 3 }, 'deve ser um destes: 0, 1, 2'],
      ['fine_percentage', 'required, but absent', { fine_type: 1 }, BLANK],
      ['fine_percentage', 'given as value', { fine_type: 1, fine_value: '2,00' }, BLANK],
      ['fine_percentage', 'not a number', { fine_type: 1, fine_percentage: 'dois' }],
      ['fine_percentage', 'negative', { fine_type: 1, fine_percentage: -2 }],
      ['fine_percentage', 'above 100%', { fine_type: 1, fine_percentage: 100.01 }, 'deve ser menor ou igual a 100'],
      [
        // BV takes no fine of titles that the company numbers: they are registered with 48 (6.2, p. 5).
        self.bank.number === '655' ? 'fine_type' : 'fine_percentage',
        'rounds to zero',
        { fine_type: 1, fine_percentage: 0.00001 },
        self.bank.number === '655' ? /registro 2/ : TOO_SMALL,
      ],
      ['fine_value', 'required, but absent', { fine_type: 2 }, BLANK],
      ['fine_value', 'given as percentage', { fine_type: 2, fine_percentage: 2 }, BLANK],
      ['fine_value', 'a dot for the decimals', { fine_type: 2, fine_value: '2.50' }],
      [
        'days_for_fine',
        'negative',
        { fine_type: 1, fine_percentage: 2, days_for_fine: -1 },
        'deve ser maior ou igual a 0',
      ],
      ['days_for_fine', 'half a day', { fine_type: 1, fine_percentage: 2, days_for_fine: 1.5 }],
      ['days_for_fine', 'beyond the calendar', { fine_type: 1, fine_percentage: 2, days_for_fine: 10_000_000 }],

      ['interest_type', 'a code of FEBRABAN', { interest_type: 3 }, 'deve ser um destes: 0, 1, 2, 4'],
      ['interest_percentage', 'required, but absent', { interest_type: 1 }, BLANK],
      ['interest_percentage', 'above 100%', { interest_type: 1, interest_percentage: 101 }],
      ['interest_percentage', 'rounds to zero', { interest_type: 1, interest_percentage: 0.0000001 }],
      ['interest_value', 'required, but absent', { interest_type: 2 }, BLANK],
      ['interest_value', 'negative', { interest_type: 2, interest_value: '-0,01' }, 'não pode ser negativo'],
      ['days_for_interest', 'not a number', { interest_type: 2, interest_value: '1,00', days_for_interest: 'um' }],

      ['discount_type', 'unknown', { discount_type: 4 }, 'deve ser um destes: 0, 1, 2'],
      ['days_for_discount', 'absent', { discount_type: 1, discount_value: '1,00' }, BLANK],
      [
        'days_for_discount',
        'beyond the calendar',
        { discount_type: 1, discount_value: '1,00', days_for_discount: 10_000_000 },
      ],
      ['discount_value', 'absent', { discount_type: 1, days_for_discount: 1 }, BLANK],
      ['discount_value', 'zero', { discount_type: 1, discount_value: '0,00', days_for_discount: 1 }],
      ['discount_percentage', 'absent', { discount_type: 2, days_for_discount: 1 }, BLANK],
      [
        'discount_percentage',
        'rounds to zero',
        // CrediSIS: discounts end before the due date. Ailos: on the due date.
        { discount_type: 2, discount_percentage: 0.00001, days_for_discount: self.bank.number === '097' ? 1 : 0 },
      ],
      [
        'days_for_second_discount',
        'absent',
        { discount_type: 1, discount_value: '2,00', days_for_discount: 5, second_discount_value: '1,00' },
        BLANK,
      ],

      ['days_for_sue', 'negative', { days_for_sue: -1 }],
      ['days_for_sue', 'half a day', { days_for_sue: 2.5 }],
    ])('%s: %s', (field, _why, wrong, message) => {
      const errors = errorsOf(wrong)
      expect(Object.keys(errors)).toEqual([field])
      if (message instanceof RegExp) expect(errors[field]![0]).toMatch(message)
      else if (message !== undefined) expect(errors[field]).toContain(message)
    })

    // If the bank gives the number, zeros are sent.
    test.skipIf(isNumberedByBank(self))('our_number: too long or zero', () => {
      expect(errorsOf({ our_number: '1'.repeat(30) })).toEqual({
        our_number: [expect.stringMatching(/^é muito longo \(máximo: \d+ algarismos\)$/)],
      })
      expect(errorsOf({ our_number: '000' })).toEqual({ our_number: [BLANK] })
    })

    test('expire_at: the last day of the calendar, because no fine can begin after it', () => {
      expect(errorsOf({ expire_at: '9999-12-31' })).toEqual({ expire_at: [NOT_A_DATE] })
    })
  })
})

describe.each(byName(someOf(DIALECTS, 5)))('$name refuses', ({ self }) => {
  const { dialect, layout, facts: row } = self
  const entry = entryFor(self)
  const errorsOf = (wrong: Record<string, unknown>, our_code?: string) =>
    refusal(() => build(self, [entry(wrong, our_code)])).errors

  test('but accepts a valid slip', () => {
    expect(build(self, [entry()]).records).toHaveLength(1)
  })

  describe('values that its bank or layout does not accept', () => {
    test.runIf(row !== undefined)('document_type: a kind of document for which the bank has no code', () => {
      const lacking = Object.keys({ '43': 'rateio de despesas' }).filter(
        (type) => row!.documentTypes[type] === undefined,
      )
      for (const document_type of lacking) expect(Object.keys(errorsOf({ document_type }))).toEqual(['document_type'])
    })

    test.runIf(row?.deadlines.includes('days_for_sue'))(
      'days_for_sue: more days than the bank accepts, or than two digits can hold',
      () => {
        const maximum = row?.maxDaysForSue ?? 99
        const deadline_days_type = row?.deadlineDaysType ?? null
        expect(errorsOf({ days_for_sue: maximum + 1, deadline_days_type })).toEqual({
          days_for_sue: [`deve ser menor ou igual a ${maximum}`],
        })
        expect(build(self, [entry({ days_for_sue: maximum, deadline_days_type })]).records).toHaveLength(1)
      },
    )

    test.runIf(row !== undefined)('days_for_revoke without columns in the layout', () => {
      if (row!.deadlines.includes('days_for_revoke'))
        expect(build(self, [entry({ days_for_revoke: 30 })]).records).toHaveLength(1)
      else expect(Object.keys(errorsOf({ days_for_revoke: 30 }))).toEqual(['days_for_revoke'])
    })

    test.runIf(row?.deadlines.includes('days_for_negativation'))('protest and negativation together', () => {
      expect(Object.keys(errorsOf({ days_for_sue: 5, days_for_negativation: 5 }))).toEqual(['days_for_negativation'])
    })

    const hasShortYears = layout === 'cnab400' && widthOf(self, mainOf(self), 'due_date') === 'DDMMYY'.length
    test.runIf(hasShortYears)('expire_at: a year that two digits cannot represent', () => {
      expect(Object.keys(errorsOf({ expire_at: '2080-01-01' }))).toEqual(['expire_at'])
      // Inter has no column for it.
      const isSent = dialect.layout.records[mainOf(self)]!.fields['document_date'] !== undefined
      if (isSent) expect(Object.keys(errorsOf({ document_date: '1979-12-31' }))).toEqual(['document_date'])
    })
  })

  describe('an instruction', () => {
    test('that the bank does not accept, with the message of the service', () => {
      const supported = [...Object.keys(dialect.instructions), ...instructionsOfOtherFile(self)]
      const unsupported = Object.keys(OUR_CODES).filter((code) => !supported.includes(code))
      expect(unsupported.length).toBeGreaterThan(0)
      for (const code of unsupported) {
        const { errors } = refusal(() => build(self, [{ ...entry(), our_code: code }]))
        expect(Object.keys(errors)).toEqual(['our_code'])
        expect(errors['our_code']![0]).toContain(UNAVAILABLE)
      }
    })

    test('with an unknown code; the message names the usual instructions', () => {
      for (const code of ['1999', '', 'toString', '__proto__', undefined, null]) {
        const { errors } = refusal(() => build(self, [{ ...entry(), our_code: code }]))
        expect(errors).toEqual({ our_code: [expect.stringContaining("informe '1001' para registrar o boleto")] })
      }
    })

    test.runIf(takesWriteOffs(self))('for a title without nosso número', () => {
      for (const our_number of ['', null, undefined, '0', '00000'])
        expect(errorsOf({ our_number }, '1002')).toEqual({ our_number: [BLANK] })
    })
  })

  describe('a wallet', () => {
    const wallet = walletOf(self)
    const walletErrors = (wrong: Record<string, unknown>) => {
      const error = refusal(() => build(self, [entry()], { ...wallet, ...wrong }))
      expect(error.entries).toBeUndefined()
      return error.errors
    }

    test.each(Object.entries(dialect.wallet))('without %s, or with more than %i characters in it', (field, length) => {
      const extra = self.bank.walletExtras?.[field as 'extra1']?.pt
      const blank = extra === undefined ? BLANK : `${BLANK} (neste banco, ${extra})`
      expect(walletErrors({ [field]: '' })).toEqual({ [field]: [blank] })
      expect(walletErrors({ [field]: null })).toEqual({ [field]: [blank] })
      // A longer value may be valid in another dialect of the bank.
      const longer = '1'.repeat(length + 1)
      const isOfAnother = DIALECTS.some(
        (each) =>
          each.bank === self.bank &&
          each.layout === layout &&
          each.dialect.isFor?.({ ...wallet, [field]: longer }) === true,
      )
      if (!isOfAnother) {
        expect(walletErrors({ [field]: longer })).toEqual({
          [field]: [expect.stringMatching(new RegExp(`^é muito longo \\(máximo: ${length} caracteres\\)`))],
        })
      }
      const hasLetters = dialect.lettered?.some((each) => each === field) === true
      const [wrong, message] = hasLetters ? ['-', 'deve ter só letras e algarismos'] : ['A', 'deve ter só algarismos']
      if (!field.endsWith('_digit'))
        expect(walletErrors({ [field]: wrong.repeat(length) })).toEqual({ [field]: [message] })
    })

    test.each([
      ['beneficiary_name', { beneficiary_name: ' ' }, BLANK],
      ['beneficiary_cnpj_cpf', { beneficiary_cnpj_cpf: '' }, BLANK],
      ['beneficiary_cnpj_cpf', { beneficiary_cnpj_cpf: '33.445.566/0001-87' }, 'não é um CPF ou CNPJ válido'],
      ['bank_contract_slug', { bank_contract_slug: 'banco-que-nao-ha-1' }, undefined],
      ['bank_contract_slug', { bank_contract_slug: '' }, undefined],
      ['bank_contract_slug', { bank_contract_slug: undefined }, undefined],
      ['bank_contract_slug', { bank_contract_slug: `${self.bank.slug}-0` }, undefined],
      ['bank_contract_slug', { bank_contract_slug: `${self.bank.slug}-` }, undefined],
      ['bank_contract_slug', { bank_contract_slug: self.bank.slug }, undefined],
      ['kind', { kind: 'cnab150' }, undefined],
      ['next_our_number', { next_our_number: 0 }, NOT_A_COUNTER],
      ['next_our_number', { next_our_number: -1 }, NOT_A_COUNTER],
      ['next_our_number', { next_our_number: 'dez' }, NOT_A_COUNTER],
      ['next_our_number', { next_our_number: 1.5 }, NOT_A_COUNTER],
      ['next_our_number', { next_our_number: '000' }, NOT_A_COUNTER],
      ['next_our_number', { next_our_number: 'x1' }, NOT_A_COUNTER],
      ['next_remittance_number', { next_remittance_number: 0 }, undefined],
      ['next_remittance_number', { next_remittance_number: '7a' }, undefined],
    ])('with a wrong %s: %j', (field, wrong, message) => {
      const errors = walletErrors(wrong)
      expect(Object.keys(errors)).toEqual([field])
      if (message !== undefined) expect(errors[field]).toEqual([message])
    })

    test('with several errors, all at once', () => {
      const nothing = Object.fromEntries(Object.keys(dialect.wallet).map((field) => [field, '']))
      expect(Object.keys(walletErrors({ ...nothing, beneficiary_name: '', beneficiary_cnpj_cpf: '1' })).sort()).toEqual(
        [...Object.keys(dialect.wallet), 'beneficiary_name', 'beneficiary_cnpj_cpf'].sort(),
      )
    })

    test.skipIf(isNumberedByBank(self))('without a next number in its range', () => {
      const { maxValue } = dialect.ourNumber
      const last = maxValue === undefined ? '9'.repeat(countedLength(dialect)) : String(maxValue)
      const next = { ...wallet, next_our_number: last }
      const unnumbered = entry({ our_number: null })
      expect(build(self, [unnumbered], next).records[0]!.our_number.slice(-last.length)).toBe(last)
      const error = refusal(() => build(self, [unnumbered, unnumbered], next))
      const message =
        maxValue === undefined
          ? `é muito longo (máximo: ${last.length} algarismos)`
          : `deve ser menor ou igual a ${last}`
      expect(error.errors).toEqual({ next_our_number: [message] })
      expect(error.entries).toEqual([1])
    })
  })

  describe('a call', () => {
    test('without entries', () => {
      expect(refusal(() => build(self, [])).errors).toEqual({ entries: [BLANK] })
    })

    test.each([
      '02/03/2026',
      '2026-02-31T10:00:00',
      '',
      '2026-03-02T25:00:00',
      '2026-03-02T10:15',
      '2026-03-02 10:15:30',
    ])('with generated_at %j', (generated_at) => {
      const { errors } = refusal(() =>
        buildRemittance({ wallet: walletOf(self), entries: [entry() as Entry], generated_at }),
      )
      expect(errors).toEqual({ generated_at: [expect.stringMatching(/^deve ser um texto com data e hora/)] })
    })
  })

  describe.skipIf(isNumberedByBank(self))('a repeated nosso número', () => {
    const of = (our_number?: string) => entry({ our_number })

    test('of two slips: the second is refused, or omitted with partial', () => {
      const [seven, eight] = [ownNumber(dialect, 7), ownNumber(dialect, 8)]
      const twice = [of(seven), of(`00${seven}`), of(eight)]
      const { errors, entries } = refusal(() => build(self, twice))
      expect([Object.keys(errors), entries]).toEqual([['our_number'], [1]])
      const { rejected, records } = buildRemittance({
        wallet: walletOf(self),
        entries: twice as Entry[],
        generated_at: NOW,
        partial: true,
      })
      expect([rejected.map((each) => each.entry), records.map((each) => each.entry)]).toEqual([[1], [0, 2]])
    })

    test('of one slip that the wallet would give to another', () => {
      const next = { ...walletOf(self), next_our_number: build(self, [of()]).next_our_number }
      const due = build(self, [of()], next).records[0]!.our_number
      expect(refusal(() => build(self, [of(due), of()], next)).entries).toEqual([1])
    })

    test.runIf(takesWriteOffs(self))('but accepts a registration and its write-off with one number', () => {
      expect(
        build(self, [of(ownNumber(dialect, 7)), { ...of(ownNumber(dialect, 7)), our_code: '1002' }]).records,
      ).toHaveLength(2)
    })
  })

  describe('with all errors at once', () => {
    test('every error of a slip', () => {
      const wrong = {
        amount: '1234.34',
        expire_at: '2026-02-31',
        document_date: 'ontem',
        document_type: 'DM',
        acceptance: 'A',
        our_number: 'A1',
        customer_person_name: '',
        customer_cnpj_cpf: '123',
        customer_zipcode: '1',
        customer_state: 'S',
        guarantor_cnpj_cpf: '1',
        fine_type: 1,
        interest_type: 2,
        discount_type: 2,
        days_for_sue: -1,
      }
      const given = ['fine_type', 'interest_type', 'discount_type']
      const missing = [
        'fine_percentage',
        'interest_value',
        'discount_percentage',
        'days_for_discount',
        'guarantor_name',
      ]
      expect(Object.keys(errorsOf(wrong)).sort()).toEqual(
        [...Object.keys(wrong).filter((field) => !given.includes(field)), ...missing].sort(),
      )
    })

    test.runIf(row !== undefined)('errors in every record of a slip', () => {
      const errors = errorsOf({
        our_number: '1'.repeat(30),
        document_type: '43',
        fine_type: 1,
        fine_percentage: 0.00001,
      })
      const all = ['document_type', 'fine_percentage', 'our_number']
      // If fine and kind of document are in one record, only one of them may be reported.
      const isOneRecord = dialect.layout.records[mainOf(self)]!.fields['fine_value'] !== undefined
      // A bank that takes no fine in this wallet reports the fine as a whole (BV, carteira 400).
      const noFine = all.with(1, 'fine_type')
      const enough = isOneRecord ? [all, all.toSpliced(1, 1), all.toSpliced(0, 1)] : [all, noFine]
      expect(enough).toContainEqual(Object.keys(errors).sort())
    })

    test('every wrong entry, by its position', () => {
      const entries = [
        entry({ amount: '0,00' }),
        entry(),
        entry({ customer_cnpj_cpf: '1', amount: '' }),
        entry({}, '1999'),
        entry({ our_number: null }, '1002'),
        entry({ document_type: '43' }),
        entry({ amount: 9_007_199_254_740_991 }),
        entry({ amount: '0,00', prevent_registration: true }),
      ]
      const error = refusal(() => build(self, entries))
      expect(error.entries).toEqual([0, 2, 3, 4, 5, 6])
      expect(
        Object.fromEntries(Object.entries(error.byEntry!).map(([i, errors]) => [i, Object.keys(errors).sort()])),
      ).toEqual({
        0: ['amount'],
        2: ['amount', 'customer_cnpj_cpf'],
        3: ['our_code'],
        4: [takesWriteOffs(self) ? 'our_number' : 'our_code'],
        5: ['document_type'],
        6: ['amount'],
      })
      expect(error.byEntry![0]).toEqual({ amount: ['deve ser maior ou igual a 0,01'] })
      expect(error.errors['amount']).toEqual(expect.arrayContaining(['deve ser maior ou igual a 0,01', BLANK]))
      expect(new Set(error.errors['amount']).size).toBe(error.errors['amount']!.length)
    })

    test('with the body of the 422 answer of the service', () => {
      const error = refusal(() => build(self, [entry({ customer_state: '' })]))
      expect(JSON.parse(JSON.stringify(error))).toEqual({ errors: { customer_state: [BLANK] } })
      expect(error.message).toBe('customer_state não pode ficar em branco')
    })
  })

  test('but omits a slip that is registered by other means, valid or not', () => {
    const remittance = build(self, [
      entry({ prevent_registration: true, amount: '' }),
      entry(),
      entry({ prevent_registration: true }),
    ])
    expect(remittance.skipped).toEqual([0, 2])
    expect(remittance.records.map(({ entry }) => entry)).toEqual([1])
  })

  test.runIf(takesWriteOffs(self))('but accepts a write-off of a slip that is registered by other means', () => {
    const remittance = build(self, [entry({ prevent_registration: true }, '1002')])
    expect(remittance.skipped).toEqual([])
    expect(remittance.records).toHaveLength(1)
  })

  test.skipIf(isNumberedByBank(self))('one entry of a builder, and accepts the next', () => {
    const builder = new RemittanceBuilder(walletOf(self), { generated_at: NOW })
    const numberless = entry({ our_number: null }) as Entry
    expect(builder.add(numberless)!.record.our_number).toMatch(/01$/)
    expect(refusal(() => builder.add(entry({ our_number: null, document_type: '43' }) as Entry)).entries).toEqual([1])
    expect(builder.add(numberless)!.record.our_number).toMatch(/02$/)
    const whole = build(self, [numberless, numberless])
    expect(Buffer.from(builder.finish()).toString('latin1')).toBe(whole.content)
  })
})

describe('Itaú refuses', () => {
  const itau400 = DIALECTS.find(({ name }) => name === '341/cnab400')!
  const entry = entryFor(itau400)
  const itau240 = DIALECTS.find(({ name }) => name === '341/cnab240')!
  const two = {
    discount_type: 1,
    discount_value: '2,00',
    days_for_discount: 5,
    second_discount_value: '1,00',
    days_for_second_discount: 1,
  }

  test.each([
    ['a guarantor', { guarantor_name: 'Fiança Ilusória' }, 'guarantor_name'],
    ['protest', { days_for_sue: 5 }, 'days_for_sue'],
    ['negativation', { days_for_negativation: 5 }, 'days_for_negativation'],
    ['write-off after some days', { days_for_revoke: 5 }, 'days_for_revoke'],
    [
      'interest that begins later',
      { interest_type: 2, interest_value: '1,00', days_for_interest: 5 },
      'days_for_interest',
    ],
  ])('a second discount with %s in CNAB 400: both use the same columns (nota 16 a, p. 35)', (_, with_, field) => {
    expect(Object.keys(refusal(() => build(itau400, [entry({ ...two, ...with_ })])).errors)).toEqual([field])
    expect(build(itau240, [entry({ ...two, ...with_ })]).records).toHaveLength(1)
  })

  // 250,00: 90% is 225,00. CNAB 400, p. 35; CNAB 240, p. 20. Fine: nota 37, p. 49; nota 31, p. 32.
  test.each([
    [
      'a discount above 90% of the title',
      { discount_type: 1, discount_value: '225,01', days_for_discount: 5 },
      'discount_value',
    ],
    [
      'a discount above 90% given as percentage',
      { discount_type: 2, discount_percentage: '90,01', days_for_discount: 5 },
      'discount_percentage',
    ],
    ['a fine of the whole title', { fine_type: 2, fine_value: '250,00' }, 'fine_value'],
    ['a fine of 100%', { fine_type: 1, fine_percentage: 100 }, 'fine_percentage'],
  ])('%s', (_, charge, field) => {
    for (const dialect of [itau400, itau240]) {
      const fields = Object.keys(refusal(() => build(dialect, [entry({ amount: '250,00', ...charge })])).errors)
      expect(fields).toEqual([field])
    }
  })

  test('but accepts a discount of 90% and a fine below the amount of the title', () => {
    const most = {
      amount: '250,00',
      discount_type: 1,
      discount_value: '225,00',
      days_for_discount: 5,
      fine_type: 2,
      fine_value: '249,99',
    }
    for (const dialect of [itau400, itau240]) expect(build(dialect, [entry(most)]).records).toHaveLength(1)
  })

  test('a third discount with a guarantor', () => {
    const three = { ...two, third_discount_value: '0,50', days_for_third_discount: 0 }
    expect(Object.keys(refusal(() => build(itau400, [entry({ ...three, guarantor_name: 'Fiança' })])).errors)).toEqual([
      'guarantor_name',
    ])
    expect(build(itau400, [entry(three)]).records).toHaveLength(1)
  })

  test('more than one deadline in CNAB 400: there is one field of days (nota 11 A, p. 34)', () => {
    expect(
      Object.keys(refusal(() => build(itau400, [entry({ days_for_sue: 5, days_for_revoke: 30 })])).errors),
    ).toEqual(['days_for_revoke'])
  })

  test('write-off after more days than two digits can hold', () => {
    for (const dialect of [itau400, itau240]) {
      expect(refusal(() => build(dialect, [entry({ days_for_revoke: 100 })])).errors).toEqual({
        days_for_revoke: ['deve ser menor ou igual a 99'],
      })
    }
  })

  test('a percentage below one cent: interest and discounts are values in reais (notas 12 and 13)', () => {
    for (const dialect of [itau400, itau240]) {
      const small = { amount: '1,00', interest_type: 1, interest_percentage: 0.033 }
      expect(refusal(() => build(dialect, [entry(small)])).errors).toEqual({
        interest_percentage: [expect.stringMatching(/menos de um centavo/)],
      })
      const third = {
        ...two,
        discount_type: 2,
        discount_percentage: 5,
        second_discount_percentage: 4,
        third_discount_percentage: 0.0001,
      }
      const { errors } = refusal(() => build(dialect, [entry({ ...third, days_for_third_discount: 0 })]))
      expect(Object.keys(errors)).toEqual(['third_discount_percentage'])
    }
  })

  test('a check digit of the account that is not a digit', () => {
    expect(
      Object.keys(refusal(() => build(itau400, [entry()], { ...walletOf(itau400), account_digit: 'X' })).errors),
    ).toEqual(['account_digit'])
  })

  test('a carteira of the other layout (nota 5: 210 is of CNAB 240, 175 of CNAB 400)', () => {
    const slug = (dialect: Dialect, bank_contract_slug: string) => () =>
      build(dialect, [entry()], { ...walletOf(dialect), bank_contract_slug })
    expect(Object.keys(refusal(slug(itau400, 'itau-bs-210')).errors)).toEqual(['bank_contract_slug'])
    expect(Object.keys(refusal(slug(itau240, 'itau-bs-175')).errors)).toEqual(['bank_contract_slug'])
    expect(refusal(slug(itau240, 'itau-bs-175')).errors['bank_contract_slug']).toEqual([
      expect.stringMatching(
        /^carteira não disponível para remessa cnab240 de Itaú; use uma destas: (itau-bs-\d+(, |$))+$/,
      ),
    ])
    expect(slug(itau240, 'itau-bs-210')().records).toHaveLength(1)
    expect(slug(itau400, 'itau-bs-175')().records).toHaveLength(1)
  })

  test('carteiras whose nosso número has fifteen digits (nota 5 C)', () => {
    const { errors } = refusal(() =>
      build(itau400, [entry()], { ...walletOf(itau400), bank_contract_slug: 'itau-bs-198' }),
    )
    expect(Object.keys(errors)).toEqual(['bank_contract_slug'])
  })

  test('a write-off without nosso número if the bank numbers the titles, but accepts a registration without it (nota 3: escriturais)', () => {
    const wallet = { ...walletOf(itau400), bank_contract_slug: 'itau-bs-112', next_our_number: 7 }
    for (const our_number of [null, '', '00000000']) {
      const remittance = build(itau400, [entry({ our_number })], wallet)
      expect(remittance.records[0]).toMatchObject({ our_number: '00000000', processed_our_number_raw: '000000000' })
      expect(remittance.next_our_number).toBe('00000007')
    }
    expect(refusal(() => build(itau400, [entry({ our_number: null }, '1002')], wallet)).errors).toEqual({
      our_number: [BLANK],
    })
  })
})

describe('Sicoob refuses', () => {
  const sicoob = DIALECTS.find(({ name }) => name === '756/cnab240')!
  const entry = entryFor(sicoob)

  test('interest below a hundredth of a percent per month: interest is a percentage per month (l. 94–96)', () => {
    expect(
      Object.keys(refusal(() => build(sicoob, [entry({ interest_type: 1, interest_percentage: 0.0001 })])).errors),
    ).toEqual(['interest_percentage'])
    expect(
      build(sicoob, [entry({ amount: '0,01', interest_type: 1, interest_percentage: 0.033 })]).records,
    ).toHaveLength(1)
  })

  test('a file number of more than six digits', () => {
    const { errors } = refusal(() =>
      build(sicoob, [entry()], { ...walletOf(sicoob), next_remittance_number: 1_000_000 }),
    )
    expect(Object.keys(errors)).toEqual(['next_remittance_number'])
  })
})

/** Interest that is unlikely for a day, and fields without which a bank decides for itself, are reported in `warnings`. */
import { describe, expect, test } from 'vitest'
import type { Entry, OurCode, Slip, Wallet } from '../../src/cobranca/index.js'
import {
  buildRemittance,
  buildRemittances,
  RemittanceBuilder,
  streamRemittance,
  validateSlip,
} from '../../src/remittance/index.js'
import { INSTRUCTIONS as BB } from '../banks/001-bb/instruction-rows.js'
import { INSTRUCTIONS as BNB } from '../banks/004-bnb/instruction-rows.js'
import { INSTRUCTIONS as SANTANDER } from '../banks/033-santander/instruction-rows.js'
import { INSTRUCTIONS as CAIXA } from '../banks/104-caixa/instruction-rows.js'
import { rowsOf } from '../banks/rows-of.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { someOf } from '../runs.js'
import { DIALECTS, isNumberedByBank } from './arbitraries.js'
import { entry, generated_at, itau400, pending, sicoob240 } from './made-up.js'
import { ownNumber } from './own-number.js'

const warningsOf = (wallet: Wallet, changes: Partial<Slip>, our_code: OurCode = '1001', more: Partial<Entry> = {}) =>
  buildRemittance({ wallet, entries: [{ ...entry(changes, our_code), ...more }], generated_at }).warnings

const codesOf = (...of: Parameters<typeof warningsOf>) => warningsOf(...of).map(({ code }) => code)

const value = (amount: string, interest_value: string): Partial<Slip> => ({ amount, interest_type: 2, interest_value })
const daily = (interest_percentage: string): Partial<Slip> => ({ interest_type: 1, interest_percentage })
const monthly = (interest_percentage: string): Partial<Slip> => ({ interest_type: 4, interest_percentage })

describe('interest above 20% a month', () => {
  // 3% a month of R$ 1.300,00 is R$ 39,00, in a public report given as the value of a day: 90% a month.
  test('is a warning with field, value and what to check', () => {
    expect(warningsOf(sicoob240, value('1.300,00', '39,00'))).toEqual([
      {
        entry: 0,
        code: 'high_interest',
        field: 'interest_value',
        value: '39,00',
        message: 'passa de 20% do boleto por mês: confira se é o valor de um dia de atraso, e não o de um mês',
      },
    ])
    expect(warningsOf(sicoob240, daily('1'))).toMatchObject([
      {
        code: 'high_interest',
        field: 'interest_percentage',
        value: '1',
        message: expect.stringContaining('interest_type 4'),
      },
    ])
    expect(warningsOf(sicoob240, monthly('21,5'))).toMatchObject([
      {
        code: 'high_interest',
        field: 'interest_percentage',
        value: '21,5',
        message: expect.stringContaining('confira a taxa'),
      },
    ])
  })

  // Twenty days and a third of a percent: 30 × R$ 2,00 is 20% of R$ 300,00.
  test.each([
    ['R$ 2,00 a day of R$ 300,00', value('300,00', '2,00'), false],
    ['R$ 2,01 a day of R$ 300,00', value('300,00', '2,01'), true],
    ['1% a month of R$ 123,45 as a day, in cents', value('123,45', '1,23'), true],
    ['a cent a day, the smallest unit', value('1,00', '0,01'), false],
    ['two cents a day of R$ 1,00', value('1,00', '0,02'), true],
    ['0,66% a day', daily('0,66'), false],
    ['0,67% a day', daily('0,67'), true],
    ['0,033% a day', daily('0,033'), false],
    ['20% a month', monthly('20'), false],
    ['20,01% a month', monthly('20,01'), true],
  ])('%s: %j, %s', (_, slip, isHigh) => {
    expect(codesOf(sicoob240, slip)).toEqual(isHigh ? ['high_interest'] : [])
  })

  test('is a warning of an instruction only if it sets the interest: a write-off of Sicoob repeats it', () => {
    const slip = { our_number: '5', ...value('250,00', '7,50') }
    expect(codesOf(sicoob240, slip, '1002')).toEqual([])
    expect(codesOf(sicoob240, slip, '1031')).toEqual(['high_interest'])
  })

  test('comes from the configuration of the wallet, too, and is found when a slip is created', () => {
    const wallet: Wallet = { ...itau400, configuration: { interest_type: 1, interest_percentage: 1 } }
    expect(codesOf(wallet, {})).toEqual(['high_interest'])
    expect(validateSlip(entry().slip, wallet, { generated_at }).warnings.map(({ code }) => code)).toEqual([
      'high_interest',
    ])
  })

  test('has the position of the entry, in all ways to build a file', async () => {
    const high = value('250,00', '7,50')
    const entries = [entry(), entry(high)]
    const found: number[] = []
    const stream = streamRemittance({
      wallet: itau400,
      entries,
      generated_at,
      onRecord: (_, __, warnings) => found.push(...warnings.map((each) => each.entry)),
    })
    for await (const _ of stream);
    const builder = new RemittanceBuilder(itau400, { generated_at })
    const added = entries.flatMap((each) => builder.add(each)!.warnings)
    const [built] = buildRemittances([pending(itau400), pending(itau400, high)], { generated_at })
    expect([found, added.map((each) => each.entry), built!.warnings.map((each) => each.entry)]).toEqual([[1], [1], [1]])
  })
})

const instructions = await rowsOf('instruction-rows.ts')

test.each(someOf(DIALECTS, 16))(
  '$name: 3% a month given as that of a day has a warning, 1% a month has no warning',
  (self) => {
    const { bank, key, dialect } = self
    const { wallet } = instructions.find((each) => each.bank === bank)!.rows.INSTRUCTIONS[key]!
    const our_number = isNumberedByBank(self, wallet) ? null : ownNumber(dialect, 1)
    const builtWith = (interest: Partial<Slip>) => {
      const slip = { our_number, ...interest }
      return errorsOf(() => warningsOf(wallet, slip)) === null
        ? codesOf(wallet, slip).filter((code) => code === 'high_interest')
        : null
    }
    const ofADay = builtWith(value('1.300,00', '39,00')) ?? builtWith({ amount: '1.300,00', ...daily('3') })
    const ofAMonth = builtWith({ amount: '1.300,00', ...monthly('1') })
    // Banrisul refuses more than 17% a month, and Daycoval any interest.
    if (ofADay !== null) expect(ofADay).toEqual(['high_interest'])
    if (ofAMonth !== null) expect(ofAMonth).toEqual([])
    expect(ofADay === null && ofAMonth === null).toBe(name(self) === '707/cnab400')
  },
)

const name = (self: (typeof DIALECTS)[number]): string => self.name

// BNB v2.0, 161–173, p. 7: zeros charge the comissão de permanência of the bank; instructions, nota 7, p. 13.
describe('a slip without interest at Banco do Nordeste', () => {
  const { wallet } = BNB['cnab400']!
  const own = { our_number: '1' }

  test.each([
    ['interest_type 0', { interest_type: 0 }, '0'],
    ['no interest_type', {}, ''],
    ['instruction 00', { first_instruction: '00' }, ''],
  ] as const)('%s is a warning', (_, slip, value) => {
    expect(warningsOf(wallet, { ...own, ...slip })).toEqual([
      {
        entry: 0,
        code: 'interest_by_bank',
        field: 'interest_type',
        value,
        message:
          'sem juros, o Banco do Nordeste pode cobrar a comissão de permanência dele: informe os juros, ou first_instruction 08 para que não haja encargos',
      },
    ])
  })

  test.each([
    ['interest', { interest_type: 2, interest_value: '0,10' }],
    ['08, no charges', { first_instruction: '08' }],
    ['12, not to receive after the due date', { first_instruction: '12' }],
    ['15, the bank’s charge', { first_instruction: '15' }],
  ] as const)('%s has no warning', (_, slip) => {
    expect(codesOf(wallet, { ...own, ...slip })).toEqual([])
  })

  test('a write-off has no warning', () => {
    expect(codesOf(wallet, own, '1002')).toEqual([])
  })
})

// CNAB 240 v029, C029, p. 52; CNAB 400 v015, NE025, p. 40: blanks are five days.
describe.each(['cnab240', 'cnab240 7 dígitos', 'cnab400', 'cnab400 7 dígitos'])(
  'a slip without deadline: Caixa %s',
  (key) => {
    const { wallet } = CAIXA[key]!
    const own = { our_number: '1', document_number: 'NF1' }
    const most = key.startsWith('cnab240') ? 999 : 99
    const warning = {
      entry: 0,
      code: 'write_off_by_bank',
      field: 'days_for_revoke',
      value: '',
      message: `não foi informado: sem protesto, a Caixa baixa o boleto 5 dias após o vencimento; informe em quantos dias baixar, até ${most}`,
    }

    test('is a warning, also when other data is changed, which sends all of the slip', () => {
      expect(warningsOf(wallet, own)).toEqual([warning])
      expect(warningsOf(wallet, own, '1031')).toEqual([warning])
      expect(validateSlip(entry(own).slip, wallet, { generated_at }).warnings).toEqual([
        expect.objectContaining({ code: 'write_off_by_bank' }),
      ])
    })

    test('days, a protest or a write-off have no warning', () => {
      expect(codesOf(wallet, { ...own, days_for_revoke: 30 })).toEqual([])
      expect(codesOf(wallet, { ...own, days_for_sue: 10 })).toEqual([])
      expect(codesOf(wallet, own, '1002')).toEqual([])
    })
  },
)

// CNAB 240 v8.4, nota 20, p. 21; CNAB 400 v2.36, nota 6, p. 25, and nota 33, p. 36.
describe.each(['cnab240', 'cnab400'])('a slip without deadline: Santander %s', (key) => {
  const { wallet } = SANTANDER[key]!
  const own = { our_number: '1', document_number: 'NF1' }
  const proposal = { ...own, document_type: '36' } as const
  const deposit = { ...own, document_type: '46' } as const

  test('is a warning of a proposal and of a deposit', () => {
    const warning = { entry: 0, code: 'write_off_by_bank', field: 'days_for_revoke', value: '' }
    expect(warningsOf(wallet, proposal)).toEqual([
      {
        ...warning,
        message:
          'não foi informado: sem baixa automática no convênio, o Santander baixa o boleto de proposta no dia seguinte ao vencimento',
      },
    ])
    expect(warningsOf(wallet, deposit)).toEqual([
      {
        ...warning,
        message: 'não foi informado: o Santander assume 30 dias para a baixa do boleto de depósito e aporte',
      },
    ])
  })

  test('days, a code of the slip, another document or a write-off have no warning', () => {
    const code = key === 'cnab240' ? { revoke_code: '2' } : { first_instruction: '04' }
    for (const each of [proposal, deposit]) {
      expect(codesOf(wallet, { ...each, days_for_revoke: 30 })).toEqual([])
      expect(codesOf(wallet, { ...each, ...code })).toEqual([])
      expect(codesOf(wallet, each, '1002')).toEqual([])
    }
    expect(codesOf(wallet, own)).toEqual([])
  })
})

// CBR641, nota 10, p. 15: the rate of the registration, which the beneficiary has agreed on: only the bank's page has it.
test('Banco do Brasil: a slip without interest has no warning', () => {
  expect(codesOf(BB['cnab400']!.wallet, {})).toEqual([])
})

/** What a slip asks for goes into the file, or the entry is refused: nothing is dropped, cut or read as something else without a word. */
import { describe, expect, it, test } from 'vitest'
import { isValidationError, type OurCode, type Slip, type Wallet } from '../../src/cobranca/index.js'
import { buildRemittance, parseRemittance, RemittanceBuilder } from '../../src/remittance/index.js'
import { matchKey, parseReturn } from '../../src/return/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { rowsOf } from '../banks/rows-of.js'
import { returnFixture } from '../return/return-fixtures.js'
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
  // Nota 11 B, C: the message stands where nota 16 a has the second discount.
  it.each(['93', '94'])('instruction %s does not go with a second discount', (code) => {
    const message = { instructions: 'NAO RECEBER EM CHEQUE' }
    expect(refused(itau400, { ...twoDiscounts, ...message, first_instruction: code })).toEqual(['first_instruction'])
    expect(refused(itau400, { ...twoDiscounts, ...message, second_instruction: code })).toEqual(['second_instruction'])
  })

  it('a share without check digit of the account is not paid to digit 0', () => {
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
  'what no layout has columns for is refused: $bank_contract_slug $kind',
  (wallet) => {
    expect(refused(wallet, { dispatch_type: 2 })).toEqual(['dispatch_type'])
    expect(refused(wallet, { pix_enabled: true, pix_txid: 'a'.repeat(26) })).toContain('pix_txid')
  },
)

const instructions = await rowsOf('instruction-rows.ts')

/** A wallet of each dialect, as its bank's rows have it. */
const wallets = remittanceDialects().map(({ bank, key, name, dialect }) => ({
  name,
  our_number: ownNumber(dialect, 1),
  wallet: instructions.find((each) => each.bank === bank)!.rows.INSTRUCTIONS[key]!.wallet,
}))

/** A word that stands nowhere else in the file, for each text of a slip: each with what it cannot go without. */
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
}

describe.each(wallets)('$name', ({ wallet, our_number }) => {
  it.each(Object.entries(TEXTS))('%s goes into the file, or is refused or told', (_, changes) => {
    const built = () => buildRemittance({ wallet, entries: [entry({ our_number, ...changes })], generated_at })
    let remittance: ReturnType<typeof built>
    try {
      remittance = built()
    } catch (error) {
      expect(isValidationError(error)).toBe(true)
      return
    }
    const word = changes.guarantor_cnpj_cpf === 'B4.C5D.6E7/0001-22' ? 'B4C5D6E7000122' : 'QWERTY'
    const told = remittance.changes.map(({ from }) => from.toUpperCase())
    expect([remittance.content, ...told].join('\n')).toContain(word)
  })
})

test('a check digit of two digits is not cut to its zero', () => {
  expect(refused({ ...sicoob240, account_digit: '07' }, {})).toEqual(['account_digit'])
})

describe('messages of segment S', () => {
  const build = (instructions: string, strict = false) =>
    buildRemittance({ wallet: sicoob240, entries: [entry({ instructions })], generated_at, strict })

  it('tell what became of their letters', () => {
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

  it('are refused by strict when they cannot go as they are', () => {
    expect(fieldsRefused(() => build('Não pague', true))).toEqual(['segment_s_messages.message_5'])
  })

  it('are broken by the width they have in the file: æ takes two columns', () => {
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
  it('of one wallet do not enter one nosso número twice', () => {
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

  it('that are refused leave no counter behind', () => {
    const builder = new RemittanceBuilder(sicoob240, { generated_at, strict: true })
    builder.add(entry())
    const next = { ...sicoob240, extra1: '998877' }
    expect(() => builder.nextLot({ ...next, beneficiary_name: 'João de Teste', next_our_number: 5 })).toThrow()
    builder.nextLot({ ...next, next_our_number: 50 })
    expect(builder.summary.next_our_number).toBe('0000050')
  })
})

describe('reading by another bank than the header’s', () => {
  it('is told', () => {
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

test('a return with a blank check digit gives no key: its last digit would make another slip’s number', () => {
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

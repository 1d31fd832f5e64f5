/** The parts of a slip that an instruction is about are in the file, an error or reported: an instruction does not silently lose a further discount or its days. */
import { describe, expect, it, test } from 'vitest'
import { isValidationError, type OurCode, type Slip } from '../../src/cobranca/index.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { rowsOf } from '../banks/rows-of.js'
import { someOf } from '../runs.js'
import { entry, generated_at, refusalOf } from './made-up.js'
import { ownNumber } from './own-number.js'

const instructions = await rowsOf('instruction-rows.ts')

/** A wallet of each dialect, from the rows of its bank, and a number of its titles. */
const DIALECTS = remittanceDialects().map(({ bank, key, name, dialect }) => ({
  name,
  wallet: instructions.find((each) => each.bank === bank)!.rows.INSTRUCTIONS[key]!.wallet,
  our_number: ownNumber(dialect, 1),
}))

/** Builds an instruction in the dialect of a name: `104/cnab400`. */
function build(name: string, code: OurCode, changes: Partial<Slip>, strict = false) {
  const { wallet, our_number } = DIALECTS.find((each) => each.name === name)!
  const entries = [entry({ our_number, document_number: '45001', ...changes }, code)]
  return buildRemittance({ wallet, entries, generated_at, strict })
}

const errorsOf = (...instruction: Parameters<typeof build>) => refusalOf(() => build(...instruction)).errors

const discount = { discount_type: 1, discount_value: '10,00', days_for_discount: 9 } as const
const second = { ...discount, second_discount_value: '5,00', days_for_second_discount: 6 } as const
const third = { ...second, third_discount_value: '2,00', days_for_third_discount: 3 } as const

describe.each(someOf(DIALECTS, 6))('$name', ({ name }) => {
  const made = (code: OurCode, changes: Partial<Slip>) => {
    try {
      return build(name, code, changes)
    } catch (error) {
      if (isValidationError(error)) return null
      throw error
    }
  }

  it.each(['1031', '1071', '1073', '1102', '1103'] as const)(
    'a further discount of %s changes the file, or is an error',
    (code) => {
      const files = [discount, second, third].flatMap((each) => made(code, each)?.content ?? [])
      expect(new Set(files).size).toBe(files.length)
    },
  )

  it.each([
    ['1009', 'days_for_sue'],
    ['1011', 'days_for_sue'],
    ['1066', 'days_for_negativation'],
  ] as const)('%s sends %s or reports them, not both', (code, field) => {
    const [some, more] = [made(code, { [field]: 10 }), made(code, { [field]: 15 })]
    if (some === null || more === null) return
    const reported = more.changes.filter((each) => each.field === `slip.${field}`).map(({ from }) => from)
    expect(reported).toEqual(some.content === more.content ? ['15'] : [])
  })
})

describe('a further discount is refused', () => {
  // Caixa CNAB 400 v015, p. 21, and Sicoob CNAB 400: 174–192 are of the only discount. C6 CNAB 400 v2.2, pp. 7–8: the columns of the others come after 400, and
  // are not written.
  test.each([
    ['104/cnab400', 'Caixa Econômica Federal', ['1031', '1073']],
    ['336/cnab400', 'C6', ['1031', '1073', '1103']],
    ['756/cnab400', 'Sicoob', ['1031']],
  ] as const)('in a layout with columns for one discount: %s', (name, bankName, codes) => {
    const message = [`não pode ser enviado no CNAB400 de ${bankName}`]
    for (const code of codes) {
      expect(errorsOf(name, code, second)).toEqual({ second_discount_value: message })
      expect(errorsOf(name, code, third)).toEqual({ second_discount_value: message, third_discount_value: message })
      expect(build(name, code, discount).records).toHaveLength(1)
    }
  })

  // Sicredi CNAB 400 v2.1, pp. 34–35: record 7 has the discounts 2 and 3; an instruction sends only the title. Santander CNAB 240 v8.4, pp. 4 and 31: an
  // instruction sends only segment P, which has one discount. Banco do Nordeste v2.0, nota 3, p. 12: service 31 changes date and value of the discount.
  test.each([
    ['748/cnab400', 'CNAB400 de Sicredi', ['1073', '1103']],
    ['033/cnab240', 'CNAB240 de Santander', ['1031', '1071']],
    ['004/cnab400', 'CNAB400 de Banco do Nordeste', ['1031', '1073', '1103']],
  ] as const)(
    'by an instruction that sends one discount, of a layout with columns for two: %s',
    (name, layout, codes) => {
      for (const code of codes) {
        const message = [`não pode ser enviado com a instrução ${code} no ${layout}`]
        expect(errorsOf(name, code, second)).toEqual({ second_discount_value: message })
        expect(build(name, code, discount).records).toHaveLength(1)
      }
    },
  )

  // Banco do Brasil CNAB 240 and FEBRABAN 240 v10.6, p. 57: R 27–41 and 51–65.
  test('but not where the instruction sends it', () => {
    const lines = build('001/cnab240', '1071', third).content.split('\r\n')
    const segmentR = lines.find((line) => line[13] === 'R')!
    expect([segmentR.slice(26, 41), segmentR.slice(50, 65)]).toEqual(['000000000000500', '000000000000200'])
  })
})

describe('a change of other data (1031) refuses a deadline for which the layout has no columns', () => {
  // Sicredi CNAB 240 v1.6: 225–227 are 000; Sicoob CNAB 240: 224–227 are zeros and blanks; C6 CNAB 400 v2.2, pp. 6–8, has only days of protest.
  test.each([
    ['748/cnab240', 'CNAB240 de Sicredi', 'days_for_revoke'],
    ['756/cnab240', 'CNAB240 de Sicoob', 'days_for_revoke'],
    ['336/cnab400', 'CNAB400 de C6', 'days_for_revoke'],
    ['336/cnab400', 'CNAB400 de C6', 'days_for_negativation'],
  ])('%s: %s, %s', (name, layout, field) => {
    expect(errorsOf(name, '1031', { [field]: 15 })).toEqual({ [field]: [`não pode ser enviado no ${layout}`] })
  })
})

describe('days of protest and negativation', () => {
  // Bradesco CNAB 400 v17, pp. 20–21: 157–160 have an instruction and its days with occurrences 01 and 31. CNAB 240 v06, C026 and C027, p. 25: days of the
  // automatic protest. Safra CNAB 400, p. 11: an order to protest has nosso número, carteira, amount and due date. Banco do Nordeste v2.0, nota 3, p.
  // 12: service 31 does not change the days of protest.
  test.each([
    ['237/cnab400', '1009', 'days_for_sue'],
    ['237/cnab400', '1011', 'days_for_sue'],
    ['237/cnab400', '1066', 'days_for_negativation'],
    ['237/cnab240', '1009', 'days_for_sue'],
    ['237/cnab240', '1011', 'days_for_sue'],
    ['237/cnab240', '1066', 'days_for_negativation'],
    ['422/cnab400', '1009', 'days_for_sue'],
    ['004/cnab400', '1031', 'days_for_sue'],
  ] as const)('%s: %s does not send %s, and reports them', (name, code, field) => {
    const change = { entry: 0, field: `slip.${field}`, from: '15', to: '', cut: true }
    expect(build(name, code, { [field]: 15 }).changes).toEqual([change])
    expect(build(name, code, {}).changes).toEqual([])
    expect(build(name, code, {}, true).records).toHaveLength(1)
    const refusal = refusalOf(() => build(name, code, { [field]: 15 }, true))
    expect(refusal.errors).toEqual({ [`slip.${field}`]: ['não seria enviado'] })
  })

  // Itaú CNAB 400, July 2021, p. 11: 392–393 have the days of the instruction.
  test('are not reported if the instruction sends them', () => {
    const { content, changes } = build('341/cnab400', '1009', { days_for_sue: 15 })
    expect(content.split('\r\n')[1]!.slice(391, 393)).toBe('15')
    expect(changes.filter(({ field }) => field.startsWith('slip.'))).toEqual([])
  })

  test('of a write-off are not reported: it is not about them', () => {
    expect(build('237/cnab400', '1002', { days_for_sue: 15 }).changes).toEqual([])
  })
})

describe('Safra CNAB 400: an order to charge interest (1048)', () => {
  // P. 11: instruction 16 has nosso número (63–71), carteira (108) and amount (127–139).
  test('needs no interest', () => {
    const { content, changes } = build('422/cnab400', '1048', {}, true)
    const title = content.split('\r\n')[1]!
    expect([title.slice(107, 110), title.slice(126, 139), title.slice(160, 173)]).toEqual([
      '116',
      '0000000025000',
      '0'.repeat(13),
    ])
    expect(changes).toEqual([])
  })

  test.each<[Partial<Slip>, field: string, text: string]>([
    [{ interest_type: 2, interest_value: '2,00' }, 'slip.interest_value', 'R$ 2,00 ao dia'],
    [{ interest_type: 2, interest_value: 200 }, 'slip.interest_value', 'R$ 2,00 ao dia'],
    [{ interest_type: 1, interest_percentage: 0.1 }, 'slip.interest_percentage', '0,1% ao dia'],
    [{ interest_type: 4, interest_percentage: 3 }, 'slip.interest_percentage', '3% ao mês'],
  ])('reports interest, which it does not send: %o', (changes, field, text) => {
    expect(build('422/cnab400', '1048', changes).changes).toEqual([{ entry: 0, field, from: text, to: '', cut: true }])
    expect(refusalOf(() => build('422/cnab400', '1048', changes, true)).errors).toEqual({
      [field]: ['não seria enviado'],
    })
  })

  test('other instructions report no interest: they are not about it', () => {
    expect(build('422/cnab400', '1002', { interest_type: 2, interest_value: '2,00' }).changes).toEqual([])
  })
})

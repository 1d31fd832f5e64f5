/**
 * Compares the bytes of every instruction of every bank and layout with the manual: the records, the movement and the filled columns; all other columns
 * are zeros or blanks by the page. The expected values are typed from the manuals: pages and rows of each bank are in `test/banks/<compe>-<slug>/`.
 */
import { describe, expect, it, test } from 'vitest'
import type { Movement } from '../../src/banks/index.js'
import {
  type Entry,
  OUR_CODES,
  type OurCode,
  PLAIN_FIELDS,
  type PlainField,
  RETIRED_OUR_CODES,
  SLIP_TABLE,
  type Slip,
  type SlipFeature,
} from '../../src/cobranca/index.js'
import { parseRemittance, supportsInstruction } from '../../src/remittance/index.js'
import { instructionsOfOtherFile, remittanceDialects } from '../banks/dialects-of.js'
import { rowsOf } from '../banks/rows-of.js'
import { someOf } from '../runs.js'
import { account, build, entryOf, type InstructionTable, linesOf, refusal } from './instruction-rows.js'
import { filled, type Page } from './manual-pages.js'

const TABLES: Readonly<Record<string, InstructionTable>> = Object.fromEntries(
  (await rowsOf('instruction-rows.ts')).flatMap(({ bank, rows }) =>
    Object.entries(rows.INSTRUCTIONS).map(([key, table]) => [`${bank.number}/${key}`, table]),
  ),
)

const DIALECTS = remittanceDialects()

function tableOf(name: string): InstructionTable {
  const table = TABLES[name]
  if (table === undefined) throw new Error(`${name} has no table in its bank's instruction-rows.ts`)
  return table
}

/** Columns of a line's number in CNAB 444, if they are not 395–400. Grafeno: BMP's number. */
const COUNTERS_444: Readonly<Record<string, readonly [number, number]>> = { '274': [439, 444] }

/** Banks whose lines of CNAB 400 have no number. */
const UNNUMBERED_400: ReadonlySet<string> = new Set(['070'])

/** Pages of each bank by the width of their lines, with the columns that they omit: the numbers of line and lot. */
const PAGES = (await rowsOf('manual-pages.ts')).flatMap(({ bank, rows }) => {
  const isOf = (width: number) => (page: Page) => [240, 400, 444].find((each) => page.at(-1)![1] <= each) === width
  const pages = Object.values(rows)
  return [
    {
      bank,
      width: 400,
      pages: pages.filter(isOf(400)),
      counters: UNNUMBERED_400.has(bank.number) ? [] : [[395, 400] as const],
    },
    {
      bank,
      width: 444,
      pages: pages.filter(isOf(444)),
      counters: [COUNTERS_444[bank.number] ?? ([395, 400] as const)],
    },
    {
      bank,
      width: 240,
      pages: pages.filter(isOf(240)),
      counters: [
        [4, 7],
        [9, 13],
      ] as const,
    },
  ].filter((each) => each.pages.length > 0)
})

const CODES = Object.keys(OUR_CODES) as OurCode[]

test('the service has 92 codes, and has withdrawn six', () => {
  expect(CODES).toHaveLength(92)
  expect(Object.keys(RETIRED_OUR_CODES)).toHaveLength(6)
})

test.each(PAGES)(
  'the pages of $bank.name in CNAB $width omit only the numbers of line and lot',
  ({ width, pages, counters }) => {
    for (const page of pages) {
      const spans = [...page.map(([from, to]) => [from, to] as const), ...counters].sort(([a], [b]) => a - b)
      expect(spans.map(([from]) => from)).toEqual([1, ...spans.slice(0, -1).map(([, to]) => to + 1)])
      expect(spans.at(-1)![1]).toBe(width)
    }
  },
)

test('every bank and layout of the registry has a table', () => {
  expect(Object.keys(TABLES).sort()).toEqual(DIALECTS.map(({ name }) => name).sort())
})

const noDiscount = ['discount_type', { discount_type: 0 }] as const
const noFine = ['fine_type', { fine_type: 0 }] as const
const noInterest = ['interest_type', { interest_type: 0 }] as const
const noProtest = ['days_for_sue', { days_for_sue: null }] as const
const noReturn = ['days_for_revoke', { days_for_revoke: null }] as const

/** Subject of an instruction, by its name: the required field, and a slip without the subject. */
const SUBJECTS: Readonly<Partial<Record<OurCode, readonly [field: string, without: Partial<Slip>]>>> = {
  '1017': noProtest, // alteração do número de dias para protesto
  '1071': noDiscount, // concessão de desconto
  '1073': noDiscount, // alteração do valor do desconto
  '1074': noFine, // alteração do valor ou percentual de multa
  '1076': noInterest, // alteração de juros de mora
  // alterar dados do sacador avalista
  '1080': ['guarantor_name', { guarantor_name: null, guarantor_cnpj_cpf: null, guarantor_address: null }],
  '1093': ['split_accounts', { split_payment: false }], // acerto nos dados do rateio de crédito
  '1095': noReturn, // alteração do prazo de devolução
  '1096': noReturn, // alteração da opção de protesto para devolução
  '1097': noProtest, // alteração da opção de devolução para protesto
  '1102': noDiscount, // retificar dados da concessão de desconto
  '1103': noDiscount, // alterar data para concessão de desconto
  '1104': noFine, // cobrar multa
  '1150': noFine, // cobrar multa nota 11
}

describe.each(someOf(DIALECTS, 2).map((dialect) => ({ ...dialect, self: dialect })))(
  '$name',
  ({ self, name, bank, layout, dialect }) => {
    const { wallet, rows, writeOffSendsAll, instead } = tableOf(name)
    const codes = Object.keys(rows) as OurCode[]

    describe('sends exactly the columns of the manual', () => {
      it.each(codes.map((our_code) => ({ our_code, text: OUR_CODES[our_code], ...rows[our_code]! })))(
        '$our_code ($text), movement $movement',
        ({ our_code, movement, lines: expected, entry, slip: more }) => {
          const given: Entry = { ...entryOf({ ...instead, ...more }, our_code), ...entry }
          const lines = linesOf(wallet, given)
          expect(lines).toHaveLength(expected.length)
          expect(lines.map((line, i) => filled(line, expected[i]![0]))).toEqual(expected.map(([, columns]) => columns))
          expect(build(wallet, given).records[0]).toMatchObject({ our_code, occurrence: movement })
        },
      )
    })

    describe('the instructions of the layout', () => {
      it('are the codes that have a movement in its manuals: supportsInstruction() is true only for them', () => {
        const ofLayout = DIALECTS.filter((each) => each.bank === bank && each.layout === layout)
        const all = new Set(ofLayout.flatMap(({ name }) => Object.keys(tableOf(name).rows)))
        expect(CODES.filter((code) => supportsInstruction(bank.number, layout, code))).toEqual([...all].sort())
      })

      it('exclude the other codes: they are refused with the message of the service, the bank and the instruction', () => {
        const inOtherFile = instructionsOfOtherFile(self)
        const others = CODES.filter((code) => !codes.includes(code) && !inOtherFile.includes(code))
        for (const code of others) {
          const { errors } = refusal(wallet, entryOf({}, code))
          expect(errors).toEqual({
            our_code: [
              'Operação não disponível para este banco.',
              `${code} (${OUR_CODES[code]}) não existe no ${layout.toUpperCase()} de ${bank.name}`,
            ],
          })
        }
      })
    })

    it.each(codes.map((our_code) => ({ our_code, text: OUR_CODES[our_code], ...rows[our_code]! })))(
      '$our_code ($text) is read back as movement $movement',
      ({ our_code, movement, entry, slip: more }) => {
        const { bytes } = build(wallet, { ...entryOf({ ...instead, ...more }, our_code), ...entry })
        const { bank: number, layout: read, titles, diagnostics } = parseRemittance(bytes)
        expect([number, read]).toEqual([bank.number, layout])
        expect(diagnostics.filter(({ code }) => code !== 'unconfirmed_layout')).toEqual([])
        expect(titles.map((title) => title.occurrence)).toEqual([movement])
        // If several instructions have one movement, the instruction of the movement is returned.
        const { our_code: own, also = [] }: Movement = dialect.movements[movement]!
        expect(titles[0]!.our_code).toBe(own)
        expect([own, ...also]).toContain(our_code)
      },
    )

    describe.skipIf(codes.every((code) => code === '1001'))(
      'an instruction without its required fields is refused',
      () => {
        const needing = codes.filter((code) => rows[code]!.entry !== undefined)
        it.each(needing)('%s', (our_code) => {
          const fields = Object.keys(rows[our_code]!.entry!)
          expect(refusal(wallet, entryOf({ ...instead, ...rows[our_code]!.slip }, our_code)).errors).toEqual(
            Object.fromEntries(fields.map((field) => [field, ['não pode ficar em branco']])),
          )
        })

        it.each(Object.entries(SUBJECTS).filter(([code]) => codes.includes(code as OurCode)))(
          '%s without its subject',
          (our_code, [field, without]) => {
            const { entry, slip: more } = rows[our_code as OurCode]!
            const given = { ...entryOf({ ...instead, ...more, ...without }, our_code as OurCode), ...entry }
            const { errors } = refusal(wallet, given)
            expect(Object.keys(errors)).toEqual([field])
            expect(errors[field]).toEqual([expect.stringMatching(/^não pode ficar em branco para /)])
          },
        )

        it.each(codes.filter((code) => code !== '1001'))('%s without nosso número', (our_code) => {
          const { entry, slip: more } = rows[our_code]!
          const { errors } = refusal(wallet, {
            ...entryOf({ ...instead, ...more, our_number: null }, our_code),
            ...entry,
          })
          expect(errors).toEqual({ our_number: ['não pode ficar em branco'] })
        })
      },
    )

    it('an instruction ignores wrong values that it does not send', () => {
      // Less than a cent per day; a kind of document without a code of the bank.
      const odd = {
        ...instead,
        interest_type: 1,
        interest_percentage: 0.0001,
        amount: '1,00',
        document_type: '44',
      } as const
      const writeOff = (): Entry => entryOf({ ...odd, ...rows['1002']!.slip }, '1002')
      if (!writeOffSendsAll) expect(linesOf(wallet, writeOff()).length).toBeGreaterThan(0)
      expect(Object.keys(refusal(wallet, entryOf(odd)).errors).length).toBeGreaterThan(0)
    })
  },
)

describe('a feature without columns in the layout is refused in an entry', () => {
  /** Features of plain fields, with their examples. */
  const plainFeatures = Object.fromEntries(
    PLAIN_FIELDS.filter((field) => SLIP_TABLE[field].feature !== undefined).map((field) => [
      field,
      { slip: { [field]: SLIP_TABLE[field].example }, field },
    ]),
  ) as unknown as Readonly<Record<PlainField & SlipFeature, { readonly slip: Partial<Slip>; readonly field: string }>>
  const askedOf = (
    bank: string,
  ): Readonly<
    Record<SlipFeature, { readonly slip: Partial<Slip>; readonly field: string; readonly within?: SlipFeature }>
  > => ({
    ...plainFeatures,
    second_discount: {
      slip: {
        second_discount_value: '2,00',
        days_for_second_discount: 3,
        guarantor_name: null,
        guarantor_cnpj_cpf: null,
        days_for_interest: 1,
      },
      field: 'second_discount_value',
    },
    third_discount: {
      slip: {
        second_discount_value: '2,00',
        days_for_second_discount: 3,
        third_discount_value: '1,00',
        days_for_third_discount: 1,
        guarantor_name: null,
        guarantor_cnpj_cpf: null,
        days_for_interest: 1,
      },
      field: 'third_discount_value',
      within: 'second_discount',
    },
    days_for_sue: { slip: { days_for_sue: 10 }, field: 'days_for_sue' },
    days_for_revoke: { slip: { days_for_revoke: 30 }, field: 'days_for_revoke' },
    days_for_negativation: { slip: { days_for_negativation: 15 }, field: 'days_for_negativation' },
    divergent_payment: { slip: { divergent_payment_type: 1 }, field: 'divergent_payment_type' },
    split: {
      slip: { split_payment: true, split_accounts: [{ ...account(1), bank_number: bank }] },
      field: 'split_accounts',
    },
    pix: { slip: { pix_enabled: true, guarantor_name: null, guarantor_cnpj_cpf: null }, field: 'pix_enabled' },
    pix_txid: {
      slip: { pix_enabled: true, pix_txid: 'a'.repeat(26), guarantor_name: null, guarantor_cnpj_cpf: null },
      field: 'pix_txid',
      within: 'pix',
    },
    bank_dispatch: { slip: { dispatch_type: 2 }, field: 'dispatch_type' },
  })

  const cases = DIALECTS.flatMap(({ name, bank, layout }) =>
    (Object.keys(askedOf(bank.number)) as SlipFeature[]).map((feature) => ({ name, bank, layout, feature })),
  )

  it.each(cases)('$name, $feature', ({ name, bank, layout, feature }) => {
    const { wallet, features: carries, instead, asking } = tableOf(name)
    const asked = askedOf(bank.number)
    const given = entryOf({ days_for_sue: null, ...instead, ...asked[feature].slip, ...asking?.[feature] })
    // A layout with a third discount has a second one.
    const has = (each: SlipFeature): boolean =>
      carries.includes(each) || (each === 'second_discount' && carries.includes('third_discount'))
    if (has(feature)) expect(build(wallet, given).records).toHaveLength(1)
    else {
      const { within } = asked[feature]
      const without = within === undefined || has(within) ? [feature] : [within, feature]
      const message = [`não pode ser enviado no ${layout.toUpperCase()} de ${bank.name}`]
      expect(refusal(wallet, given).errors).toEqual(
        Object.fromEntries(without.map((each) => [asked[each].field, message])),
      )
    }
  })
})

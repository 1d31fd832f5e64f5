/** Rules that FEBRABAN's family derives from the records of a bank. FEBRABAN 240, 10.6: C026 and C028 (p. 150), C037 (p. 151), segments pp. 55–67. */
import { describe, expect, test } from 'vitest'
import {
  cnab240Remittance,
  cnab240Return,
  deadlines240,
  movements240,
  noGuarantor,
  recordsOf,
  segmentP,
  segmentQ,
  segmentR,
  segmentT,
  segmentU,
} from '../../../src/banks/families/febraban240/index.js'
import type { EntryContext } from '../../../src/banks/remittance-dialect.js'
import { digits, type FixedRecord, text } from '../../../src/fixed-width/index.js'

const PAGES = {
  header: 'p. 1',
  lot_header: 'p. 2',
  segment_p: 'p. 3',
  segment_q: 'p. 4',
  segment_r: 'p. 5',
  segment_t: 'p. 6',
  segment_u: 'p. 7',
  lot_trailer: 'p. 8',
  trailer: 'p. 9',
} as const

const shared = { name: 'made240', manual: { title: 'made up', version: '1' }, evidence: 'manual' } as const
const records = recordsOf('made240', 'Made up', PAGES)

const remittanceOf = (own: Readonly<Record<string, FixedRecord>> = {}, more: object = {}) =>
  cnab240Remittance({
    ...shared,
    bank: { number: '999', name: 'Made up', slug: 'made-up' },
    bankName: 'MADE UP',
    records: { ...records, ...own },
    contracts: { 'made-up-1': { code: '1' } },
    wallet: { agency_number: 4, account_number: 7 },
    ourNumber: { length: 11, digit: () => '0' },
    movements: { '01': movements240['01'], '02': movements240['02'], '31': movements240['31'] },
    deadlines: { layout: 'CNAB 240 de teste', source: 'C026 a C029' },
    features: [],
    ...more,
  })

describe('the records of a bank', () => {
  test('have its prefix, the role or a name of their own, and its pages', () => {
    const { header, segment_y } = recordsOf('made240', 'Made up', {
      header: 'p. 1',
      segment_y: ['p. 2', segmentQ, 'segment_y77'],
    })
    expect([header.name, header.source]).toEqual(['made240.file_header', 'Made up, p. 1'])
    expect([segment_y.name, segment_y.source]).toEqual(['made240.segment_y77', 'Made up, p. 2'])
    expect(recordsOf('made240', '', { header: 'Manual A, p. 1; manual B, p. 2' }).header.source).toBe(
      'Manual A, p. 1; manual B, p. 2',
    )
  })

  test('are one list for both directions', () => {
    const { layout } = cnab240Return({ ...shared, records })
    expect(Object.keys(layout.records)).toEqual([
      'header',
      'lot_header',
      'segment_t',
      'segment_u',
      'lot_trailer',
      'trailer',
    ])
    expect(Object.keys(remittanceOf().layout.records)).not.toContain('segment_t')
  })
})

describe('a return', () => {
  test('takes nosso número with its check digit, if the digit has a column', () => {
    const segment_t = segmentT.replace([38, 57], { our_number: digits(38, 56), our_number_digit: text(57, 57) })
    const number = ['segment_t.our_number', 'segment_t.our_number_digit']
    const { titles } = cnab240Return({ ...shared, records: { ...records, segment_t } })
    expect(titles['segment_t']).toMatchObject({ our_number: number, processed_our_number_raw: number })
  })

  test('has no entries for unused columns', () => {
    const segment_u = segmentU.withUnused({ zeros: ['iof'] })
    const { titles } = cnab240Return({ ...shared, records: { ...records, segment_u } })
    expect(titles['segment_t']).not.toHaveProperty('iof')
    expect(titles['segment_t']).toHaveProperty('discount')
  })
})

describe('a remittance', () => {
  test('has the deadlines for which P has codes', () => {
    const all = deadlines240(segmentP, 'CNAB 240 de teste', 'C026 a C029')
    expect(all.ranges.days_for_sue?.map(({ code }) => code)).toEqual(['1', '2', '4', '5'])
    expect(all.codes).toEqual({
      sue_code: { none: ['3'], cancelled: '9' },
      revoke_code: { none: ['2'], cancelled: '3' },
    })
    const few = segmentP
      .withCodes({ sue_code: { '1': 'Protestar', '3': 'Não Protestar' } })
      .withUnused({ zeros: ['revoke_code'] })
    expect(deadlines240(few, 'CNAB 240 de teste', 'C026')).toEqual({
      layout: 'CNAB 240 de teste',
      source: 'C026',
      ranges: { days_for_sue: [{ from: 1, to: 99, kind: 'calendar', code: '1' }] },
      codes: { sue_code: { none: ['3'] } },
    })
  })

  test('sends all records with a registration, and P and Q with other instructions', () => {
    const { instructions } = remittanceOf({}, { alsoSent: { segment_r: ['1031'] }, notSent: ['1041'] })
    const rolesOf = (ourCode: keyof typeof instructions) => Object.keys(instructions[ourCode]?.records ?? {})
    expect(rolesOf('1001')).toEqual(['segment_p', 'segment_q', 'segment_r'])
    expect(rolesOf('1002')).toEqual(['segment_p', 'segment_q'])
    expect(rolesOf('1031')).toEqual(['segment_p', 'segment_q', 'segment_r'])
    expect(instructions).not.toHaveProperty('1041')
  })

  test('omits the parts of a slip that have no columns', () => {
    const guarantor = {
      name: 'Ana',
      tax_id: '29979245883',
      address: 'Rua A',
      zipcode: '88999300',
      city: 'Lages',
      state: 'SC',
    }
    const context = { slip: { guarantor, instructions: ['Não receber'] } } as unknown as EntryContext
    const omitted = (own: Readonly<Record<string, FixedRecord>> = {}) =>
      Object.keys(remittanceOf(own).unsupportedFields!(context))
    expect(omitted()).toEqual([
      'guarantor_address',
      'guarantor_neighborhood',
      'guarantor_zipcode',
      'guarantor_city_name',
      'guarantor_state',
    ])
    expect(omitted({ segment_q: segmentQ.withUnused(noGuarantor) }).slice(0, 2)).toEqual([
      'guarantor_name',
      'guarantor_cnpj_cpf',
    ])
    expect(omitted({ segment_r: segmentR.withUnused({ blanks: ['message_3', 'message_4'] }) })).toContain(
      'instructions',
    )
  })
})

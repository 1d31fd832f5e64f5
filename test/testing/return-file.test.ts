/** Return files written from plain values, in every dialect, with all its occurrences and reasons. */
import { describe, expect, test } from 'vitest'
import {
  isValidationError,
  LINE_PARSED_ENTRIES,
  type LineParsed,
  OUR_OCCURRENCES,
  type OurOccurrence,
} from '../../src/cobranca/index.js'
import { lintFile } from '../../src/inspect/index.js'
import { occurrenceMeanings, parseReturn, type ReturnFile } from '../../src/return/index.js'
import {
  carriedEntries,
  type DialectName,
  type EntriesToWrite,
  type ReturnFileValues,
  type ReturnLotValues,
  type ReturnTitleValues,
  returnDialectNames,
  writeReturn,
} from '../../src/testing/return-file/index.js'
import { returnDialects } from '../banks/dialects-of.js'
import { someOf } from '../runs.js'

/** Diagnostics of occurrences that belong to the bank's other layout, and of layouts that only other programs confirm. */
const EXPECTED = ['occurrence_of_other_layout', 'unconfirmed_layout']

/** Writes and reads a file. Expects no diagnostics but those of `expected`, no findings of lint, and the requested dialect. */
function readBack(file: ReturnFileValues, expected: readonly string[] = EXPECTED): ReturnFile {
  const { bytes, bank_billet_discharges } = writeReturn(file)
  const read = parseReturn(bytes)
  expect(read.diagnostics.filter(({ code }) => !expected.includes(code))).toEqual([])
  expect(lintFile(bytes).findings.filter(({ rule }) => !expected.includes(rule))).toEqual([])
  expect(read).toMatchObject({ bank: file.bank, layout: file.layout, ...(file.variant && { variant: file.variant }) })
  expect(read.variant).toBe(file.variant)
  expect(read.bank_billet_discharges).toMatchObject(bank_billet_discharges)
  return read
}

const DIALECTS = returnDialects().map(({ bank, layout, dialect, name }) => ({
  name,
  dialect,
  of: { bank: bank.number, layout, variant: dialect.variant } satisfies DialectName,
}))

/** Consistent amounts: 100,00 paid, including 1,50 of interest; a fee of 2,00 was deducted. */
const PAYMENT: EntriesToWrite = {
  paid_at: '2024-02-29',
  credit_at: '2024-03-01',
  paid_amount: 10_000,
  credit_amount: 9_800,
  bank_rate: 200,
  billet_fine: 150,
  discount: 100,
  value_rebate: 50,
}
const EVENT: EntriesToWrite = { paid_at: '2024-02-29', bank_rate: 200 }
const REVERSAL: EntriesToWrite = { ...EVENT, paid_amount: 10_000 }
/** What every payment or reversal needs, without review. */
const MOVED: EntriesToWrite = {
  paid_at: '2024-02-29',
  credit_at: '2024-03-01',
  paid_amount: 10_000,
  credit_amount: 10_000,
}

const only = (entries: EntriesToWrite, carried: readonly string[]): EntriesToWrite =>
  Object.fromEntries(Object.entries(entries).filter(([entry]) => carried.includes(entry)))

test('returns the names of all dialects of the registry', () => {
  expect(returnDialectNames()).toEqual(
    DIALECTS.map(({ of: { bank, layout, variant } }) => ({ bank, layout, ...(variant && { variant }) })),
  )
})

describe.each(someOf(DIALECTS, 3))('$name', ({ of, dialect }) => {
  /** First title, from which the dialect is detected, if titles contain its signature. */
  const roles =
    dialect.detectBy?.flatMap((signature) => ('field' in signature ? signature.field.split('.')[0]! : [])) ?? []
  const first: readonly ReturnTitleValues[] = roles.some((role) => role in dialect.titles)
    ? [{ our_occurrence: '2001' }]
    : []

  // HSBC's returns of discounts do not print the paid amount (notas 54 and 57, p. 64): all their payments need review.
  const hasAmount = Object.values(dialect.titles).some(({ paid_amount }) => paid_amount !== undefined)
  const expected = hasAmount ? EXPECTED : [...EXPECTED, 'paid_amount_unknown']

  /** Gives payments and reversals their day and amount. */
  const withMoney = (titles: readonly ReturnTitleValues[]): readonly ReturnTitleValues[] => {
    const written = writeReturn({ ...of, titles: [...first, ...titles] }).bank_billet_discharges.slice(first.length)
    return written.map(({ money, occurrence }, i) =>
      money ? { ...titles[i], line_parsed: only(MOVED, carriedEntries(of, occurrence)) } : titles[i]!,
    )
  }

  test('writes every occurrence of its table, with every meaning', () => {
    const meanings = occurrenceMeanings(dialect)
    const titles = meanings.map(({ occurrence, our_occurrence, kind, money }): ReturnTitleValues => {
      const moved = kind === 'settled' ? PAYMENT : REVERSAL
      const entries = money ? moved : EVENT
      return {
        occurrence,
        our_occurrence: our_occurrence ?? undefined,
        kind,
        line_parsed: only(entries, carriedEntries(of, occurrence)),
      }
    })
    // A reversal whose amount depends on the contract.
    const asked = [...expected, 'paid_amount_ambiguous']
    const read = readBack({ ...of, titles: [...first, ...titles] }, asked).bank_billet_discharges.slice(first.length)
    meanings.forEach(({ occurrence, our_occurrence, kind }, i) => {
      expect(read[i]).toMatchObject({ occurrence, our_occurrence, kind })
      for (const [entry, requested] of Object.entries(titles[i]!.line_parsed!)) {
        expect(read[i]!.line_parsed[entry as keyof LineParsed]).toBe(String(requested))
      }
    })
  })

  test('finds a code for every unified occurrence of the bank; others are errors', () => {
    const known = new Set(occurrenceMeanings(dialect).map(({ our_occurrence }) => our_occurrence))
    const named = [...known].filter((our_occurrence) => our_occurrence !== null)
    for (const our_occurrence of someOf(named, 3, 12)) {
      const read = readBack({ ...of, titles: [...first, ...withMoney([{ our_occurrence }])] }, expected)
      expect(read.bank_billet_discharges.at(-1)!.our_occurrence).toBe(our_occurrence)
    }
    const other = (Object.keys(OUR_OCCURRENCES) as OurOccurrence[]).find((each) => !known.has(each))!
    expect(() => writeReturn({ ...of, titles: [{ our_occurrence: other }] })).toThrow(/our_occurrence não existe/)
  })

  test('writes every reason of its tables', () => {
    const written = new Set(occurrenceMeanings(dialect).map(({ occurrence }) => occurrence))
    const all = dialect.reasons.flatMap(({ occurrences, codes }) =>
      occurrences.flatMap((occurrence) =>
        written.has(occurrence) ? Object.keys(codes).map((code) => ({ occurrence, reasons: [code] })) : [],
      ),
    )
    const titles = someOf(all, 50, 300)
    const file = { ...of, titles: [...first, ...withMoney(titles)] }
    const read = readBack(file, expected).bank_billet_discharges.slice(first.length)
    for (const [i, { reasons }] of titles.entries()) expect(read[i]!.reasons.map(({ code }) => code)).toEqual(reasons)
  })

  test('rejects an empty occurrence, also after a title without an occurrence', () => {
    const title = { kind: 'registered' } as const
    const [known] = writeReturn({ ...of, titles: [title] }).bank_billet_discharges
    const titles = [title, { ...title, occurrence: '' }]
    expect(known!.occurrence).not.toBe('')
    expect(() => writeReturn({ ...of, titles })).toThrow(/occurrence não consta/)
  })

  test('rejects entries that are not in `carriedEntries`', () => {
    for (const { occurrence } of someOf(occurrenceMeanings(dialect), 3, 12)) {
      const carried: readonly string[] = carriedEntries(of, occurrence)
      for (const [entry, kind] of Object.entries(LINE_PARSED_ENTRIES)) {
        if (carried.includes(entry) || entry === 'event_type' || entry === 'error_code') continue
        const requested = kind === 'money' ? 12_345 : kind === 'date' ? '2024-02-29' : '237'
        const title = { occurrence, line_parsed: { [entry]: requested } }
        expect(() => writeReturn({ ...of, titles: [...first, title] }), `${occurrence} ${entry}`).toThrow()
      }
    }
  })
})

describe('a written file', () => {
  test('has the values in the columns of the manual: Sicoob CNAB 240, segments T and U', () => {
    const { bytes } = writeReturn({
      bank: '756',
      layout: 'cnab240',
      generated_at: '2026-03-03',
      file_number: 7,
      beneficiary_name: 'Comercial Ipê Amarelo',
      values: { beneficiary_tax_id: '90214367000109', agency_number: '4321' },
      titles: [
        {
          our_occurrence: '2028',
          reasons: ['03'],
          line_parsed: {
            our_number: '0000012345',
            paid_at: '2026-03-02',
            credit_at: '2026-03-03',
            paid_amount: 12_345,
            bank_rate: '199',
          },
          values: { due_date: '2026-03-01', amount: 12_000, payer_tax_id: '52998224725', payer_name: 'Maria de Teste' },
        },
      ],
    })
    const lines = Buffer.from(bytes).toString('latin1').split('\r\n')
    expect(lines.map((line) => line.length)).toEqual([240, 240, 240, 240, 240, 240, 0])
    const [header, lot, t, u, lotTrailer, trailer] = lines as [string, string, string, string, string, string]
    expect(header.slice(0, 8)).toBe('75600000')
    expect(header.slice(17, 32)).toBe('290214367000109')
    expect(header.slice(72, 102)).toBe('COMERCIAL IPE AMARELO         ')
    expect(header.slice(142, 163)).toBe('203032026000000000007')
    expect(lot.slice(0, 11)).toBe('75600011T01')
    expect(t.slice(0, 22)).toBe('7560001300001T 0604321')
    expect(t.slice(37, 57)).toBe('000001234500000     ')
    expect(t.slice(73, 96)).toBe('01032026000000000012000')
    expect(t.slice(132, 188)).toBe('1000052998224725MARIA DE TESTE                          ')
    expect(t.slice(198, 223)).toBe('00000000000019903        ')
    expect(u.slice(0, 17)).toBe('7560001300002U 06')
    expect(u.slice(77, 92)).toBe('000000000012345')
    expect(u.slice(137, 153)).toBe('0203202603032026')
    expect(lotTrailer.slice(0, 23)).toBe('75600015         000004')
    expect(trailer.slice(0, 29)).toBe('75699999         000001000006')
  })

  test('has the check digit of nosso número in its own columns: Itaú, carteira 109 (nota 23, p. 46)', () => {
    // Agency 0057, account 12345, carteira 110, number 12345678: digit 8, the example of the manual.
    const title = {
      our_occurrence: '2001',
      line_parsed: { our_number: '12345678', agency_number: '0057', account_number: '12345' },
      values: { wallet_number: '110' },
    } as const
    const [read] = readBack({ bank: '341', layout: 'cnab400', titles: [title] }).bank_billet_discharges
    expect(read!.line_parsed.our_number).toBe('123456788')
  })

  test('splits an amount into the fields of the bank: Caixa has principal, interest and fine, but no total', () => {
    const [read] = readBack({
      bank: '104',
      layout: 'cnab400',
      titles: [
        {
          occurrence: '21',
          line_parsed: { paid_at: '2026-03-02', paid_amount: 10_000, billet_fine: 150 },
          values: { fine: 50 },
        },
      ],
    }).bank_billet_discharges
    expect(read!.line_parsed).toMatchObject({ paid_amount: '10000', billet_fine: '150' })
    expect(read!.fields['title']).toMatchObject({ principal: 9_850, interest: 100, fine: 50 })
  })

  test('has the face value by which the reader distinguishes net and gross credits: Itaú sends only the credit', () => {
    const lines = [
      { paid_amount: 10_000, credit_amount: 9_800, bank_rate: 200, billet_fine: 150 },
      { paid_amount: 10_000, credit_amount: 10_000, bank_rate: 200, billet_fine: 150 },
      { paid_amount: 10_000, bank_rate: 200 },
    ]
    const { bank_billet_discharges: read } = readBack({
      bank: '341',
      layout: 'cnab400',
      titles: lines.map((line) => ({ our_occurrence: '2028', line_parsed: { paid_at: '2026-03-02', ...line } })),
    })
    expect(read.map(({ line_parsed }) => line_parsed.paid_amount)).toEqual(['10000', '10000', '10000'])
    expect(read.map(({ line_parsed }) => line_parsed.credit_amount)).toEqual(['9800', '10000', '9800'])
    expect(read.map(({ fields }) => (fields['title'] as { amount: number }).amount)).toEqual([9_850, 9_850, 10_000])
  })

  test('announces a settlement in column 107: Itaú', () => {
    const title = { our_occurrence: '2028', announced: true, line_parsed: { credit_amount: 9_800 } } as const
    const [read] = readBack({ bank: '341', layout: 'cnab400', titles: [title] }).bank_billet_discharges
    expect(read).toMatchObject({ kind: 'info', money: false })
    expect(() => writeReturn({ bank: '756', layout: 'cnab240', titles: [title] })).toThrow(/announced/)
  })

  test('may have several lots, each with its own agreement', () => {
    const lotOf = (agency_number: string): ReturnLotValues => ({
      values: { agency_number },
      titles: [{ our_occurrence: '2001' }, { our_occurrence: '2019' }],
    })
    const lots = [lotOf('1111'), lotOf('2222')] as const
    const read = readBack({ bank: '237', layout: 'cnab240', lots })
    expect(read.bank_billet_discharges.map(({ line_parsed }) => line_parsed.agency_number)).toEqual([
      ...['1111', '1111'],
      ...['2222', '2222'],
    ])
    expect(() => writeReturn({ bank: '237', layout: 'cnab400', lots })).toThrow(/lots este layout/)
  })

  test('may have the day of the credit only in the headers of lots: Itaú, indicator 40.6 (p. 35)', () => {
    const line_parsed = { paid_at: '2026-03-04', paid_amount: 10_000 }
    const lotOf = (credit_date: string): ReturnLotValues => ({
      values: { credit_date },
      titles: [{ our_occurrence: '2028', line_parsed, values: { credit_date: null } }],
    })
    const lots = [lotOf('2026-03-05'), lotOf('2026-03-06')] as const
    const { bank_billet_discharges: read } = readBack({ bank: '341', layout: 'cnab240', lots })
    expect(read.map(({ line_parsed }) => line_parsed.credit_at)).toEqual(['2026-03-05', '2026-03-06'])
    expect(read.map(({ fields }) => (fields['segment_u'] as { credit_date: string | null }[])[0]!.credit_date)).toEqual(
      [null, null],
    )
  })

  test('may have payments that need review: without a day, and of zero: Bradesco', () => {
    const titles = [
      { our_occurrence: '2028' },
      { our_occurrence: '2028', line_parsed: { paid_at: '2026-03-02' } },
    ] as const
    const { bank_billet_discharges, diagnostics } = parseReturn(
      writeReturn({ bank: '237', layout: 'cnab400', titles }).bytes,
    )
    expect(bank_billet_discharges.map(({ needs_review }) => needs_review.map(({ code }) => code))).toEqual([
      ['zero_payment', 'payment_date_unknown'],
      ['zero_payment'],
    ])
    expect(diagnostics).toHaveLength(3)
  })

  test('has the optional records given by the caller', () => {
    const line_parsed = { paid_at: '2026-03-02', paid_amount: 10_000 }
    const { bank_billet_discharges: read } = readBack({
      bank: '237',
      layout: 'cnab400',
      titles: [
        { our_occurrence: '2028', line_parsed, companions: { pix: {} } },
        { our_occurrence: '2028', line_parsed },
      ],
    })
    expect(read.map(({ extra }) => Object.keys(extra ?? {}))).toEqual([['pix'], []])
    expect(() =>
      writeReturn({ bank: '237', layout: 'cnab400', titles: [{ our_occurrence: '2028', companions: { boleto: {} } }] }),
    ).toThrow(/companions/)
  })
})

describe('rejects', () => {
  const errorsOf = (file: ReturnFileValues): unknown => {
    try {
      writeReturn(file)
    } catch (error) {
      if (isValidationError(error)) return { errors: Object.keys(error.errors), entries: error.entries }
    }
    return null
  }
  const itau = { bank: '341', layout: 'cnab400' } as const

  test('an unknown bank, layout, variant, occurrence or reason', () => {
    expect(errorsOf({ bank: '999', layout: 'cnab400', titles: [] })).toMatchObject({ errors: ['bank'] })
    expect(errorsOf({ ...itau, variant: 'SICOB', titles: [] })).toMatchObject({ errors: ['variant'] })
    expect(errorsOf({ ...itau, titles: [{ occurrence: '00' }] })).toEqual({ errors: ['occurrence'], entries: [0] })
    expect(errorsOf({ ...itau, titles: [{ occurrence: '06' }, { occurrence: '02', reasons: ['ZZ'] }] })).toEqual({
      errors: ['reasons'],
      entries: [1],
    })
  })

  test('an entry without columns, by name', () => {
    expect(
      errorsOf({ bank: '748', layout: 'cnab400', titles: [{ occurrence: '06', line_parsed: { credit_amount: 100 } }] }),
    ).toEqual({
      errors: ['credit_amount'],
      entries: [0],
    })
  })

  test('inconsistent amounts', () => {
    const caixa = { bank: '104', layout: 'cnab400' } as const
    expect(
      errorsOf({ ...caixa, titles: [{ occurrence: '21', line_parsed: { paid_amount: 100, billet_fine: 150 } }] }),
    ).toMatchObject({ errors: ['paid_amount'] })
    const partial = {
      our_occurrence: '2028',
      line_parsed: { paid_amount: 5_000, bank_rate: 200 },
      values: { amount: 10_000 },
    } as const
    expect(errorsOf({ ...itau, titles: [partial] })).toMatchObject({ errors: ['paid_amount', 'paid_amount_ambiguous'] })
  })

  test('a value that does not fit its columns', () => {
    expect(
      errorsOf({ ...itau, titles: [{ our_occurrence: '2028', line_parsed: { bank_rate: 10 ** 13 } }] }),
    ).toMatchObject({ errors: ['title.bank_rate'] })
    expect(
      errorsOf({ ...itau, titles: [{ our_occurrence: '2001', line_parsed: { document_number: 'ção' } }] }),
    ).toMatchObject({ errors: ['document_number'] })
  })

  test('values that are the signature of another variant', () => {
    const sicob = { bank: '104', layout: 'cnab400', variant: 'SICOB', titles: [{ our_occurrence: '2001' }] } as const
    expect(errorsOf({ ...sicob, values: { 'header.beneficiary_code': '0' } })).toMatchObject({ errors: ['variant'] })
  })
})

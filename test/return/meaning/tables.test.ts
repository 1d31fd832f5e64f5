/** Rules for the return tables of all banks, and for the two functions that read titles by the tables: `Projector` and `reasonsOf`. */
import { describe, expect, it } from 'vitest'
import type { ReturnDialect } from '../../../src/banks/index.js'
import { isOurOccurrence, LINE_PARSED_ENTRIES, type LineParsedEntry } from '../../../src/cobranca/index.js'
import {
  type AnyProjection,
  type BankOccurrence,
  pathsOf,
  projection,
  type ReasonTable,
} from '../../../src/febraban/index.js'
import {
  date,
  digits,
  fieldAt,
  fileLayout,
  key,
  money,
  type ReadLine,
  record,
  reserved,
  type Title,
  text,
  type Values,
} from '../../../src/fixed-width/index.js'
import { Projector } from '../../../src/return/meaning/project.js'
import { flagCode, reasonsOf, reasonTablesOf } from '../../../src/return/meaning/reasons.js'
import { meaningOfOccurrence, type OutcomeFlags } from '../../../src/return/meaning/title-outcome.js'
import { titlePlan } from '../../../src/return/meaning/title-plan.js'
import { returnDialects } from '../../banks/dialects-of.js'
import { someOf } from '../../runs.js'
import { readLineOf } from '../read-lines.js'

describe.each(someOf(returnDialects(), 16))('$folder', ({ dialect }) => {
  const { layout, occurrences, reasons, titles } = dialect
  const mains = layout.structure.titles.map((title) => title.main)

  const columnsOf = (path: string): number => {
    const { role, field } = fieldAt(layout, path)
    const { from, to } = layout.records[role]!.fields[field]!
    return to - from + 1
  }

  it('every occurrence has two characters, a text and an existing unified code', () => {
    for (const [code, { text, our_occurrence }] of Object.entries<BankOccurrence>(occurrences)) {
      expect(code).toMatch(/^[0-9A-Z]{2}$/)
      expect(text, code).toMatch(/^\S.*\S$/)
      if (our_occurrence !== null) expect(isOurOccurrence(our_occurrence), `${code} → ${our_occurrence}`).toBe(true)
    }
  })

  it('an override has a field of the layout, codes of one width, a text and a unified code', () => {
    for (const [code, { overrides }] of Object.entries<BankOccurrence>(occurrences)) {
      for (const { field, codes, means } of overrides ?? []) {
        expect(new Set(codes.map((each) => each.length)).size, code).toBe(1)
        expect(columnsOf(field) % codes[0]!.length, code).toBe(0)
        expect(means.text, code).toMatch(/^\S.*\S$/)
        if (means.our_occurrence !== null) expect(isOurOccurrence(means.our_occurrence), code).toBe(true)
      }
    }
  })

  it('an override by a reason has a reason of that occurrence', () => {
    for (const [code, { overrides }] of Object.entries<BankOccurrence>(occurrences)) {
      for (const { field, codes } of overrides ?? []) {
        const tables = reasons.filter((table) => table.field === field && table.occurrences.includes(code))
        if (tables.length === 0) continue
        expect(
          codes.filter((each) => !tables.some((table) => Object.hasOwn(table.codes, each))),
          code,
        ).toEqual([])
      }
    }
  })

  it('only an occurrence that moves no money has an override for titles with a paid value', () => {
    for (const [code, { overrides = [], ...itself }] of Object.entries<BankOccurrence>(occurrences)) {
      if (overrides.some(({ paid }) => paid))
        expect(meaningOfOccurrence(itself as BankOccurrence).money, code).toBe(false)
    }
  })

  describe.each(reasons.map((table, i) => ({ ...table, i })))('reasons $i: $field of $occurrences', (table) => {
    it('have a field of the layout whose width is a multiple of the code width', () => {
      if (table.form === undefined) expect(columnsOf(table.field) % table.codeWidth).toBe(0)
    })

    it('have occurrences of the table of occurrences', () => {
      expect(table.occurrences.length).toBeGreaterThan(0)
      expect(table.occurrences.filter((code) => !Object.hasOwn(occurrences, code))).toEqual([])
    })

    it('have codes of that width, not blank, with texts', () => {
      if (table.form === 'text') expect(table.codes).toEqual({})
      for (const [code, words] of Object.entries(table.codes)) {
        // Codes with letters may be shorter: PA among codes of three digits.
        if (table.form === 'flags') expect(flagCode(Number(code))).toBe(code)
        else if (table.form === 'lengths') expect(code.length).toBeLessThanOrEqual(columnsOf(table.field))
        else if (/^[0-9]+$/.test(code)) expect(code).toHaveLength(table.codeWidth)
        else expect(code.length).toBeLessThanOrEqual(table.codeWidth)
        expect(code).toMatch(/[^0 ]/)
        expect(words, code).toMatch(/^\S.*\S$/)
      }
    })

    it('name their page, and have all of their Pix codes', () => {
      expect(table.source).toMatch(/\d/)
      expect((table.pixCodes ?? []).filter((code) => !Object.hasOwn(table.codes, code))).toEqual([])
    })
  })

  it('tables that share a field for an occurrence have codes of one width; each code is in one table', () => {
    const shared = new Map<string, ReasonTable[]>()
    for (const table of reasons) {
      for (const occurrence of table.occurrences) {
        const place = `${occurrence} ${table.field} ${table.span ?? ''}`
        shared.set(place, [...(shared.get(place) ?? []), table])
      }
    }
    for (const [place, tables] of shared) {
      expect(new Set(tables.map(({ codeWidth, form }) => `${form} ${codeWidth}`)).size, place).toBe(1)
      const codes = tables.flatMap((table) => Object.keys(table.codes))
      expect(codes.length, place).toBe(new Set(codes).size)
    }
  })

  it('exactly the main records have a projection', () => {
    expect(Object.keys(titles).sort()).toEqual([...mains].sort())
  })

  describe.each(Object.entries<AnyProjection>(titles))('the projection of %s', (main, sources) => {
    const structure = layout.structure.titles.find((title) => title.main === main)!
    const own = [main, ...Object.keys(structure.companions ?? {})]
    const kinds = { money: ['money'], date: ['date'], text: ['text', 'digits', 'tax_id', 'key'] }

    it('has at least the date, the occurrence, the title and the reasons', () => {
      // Cobrança sem registro has no reasons.
      const hasReasons = reasons.some(({ field }) => own.includes(field.slice(0, field.indexOf('.'))))
      const needed: LineParsedEntry[] = [
        'paid_at',
        'event_type',
        ...(hasReasons ? (['error_code'] as const) : []),
        'our_number',
        'processed_our_number_raw',
      ]
      for (const entry of needed) expect(sources).toHaveProperty(entry)
    })

    it('takes each entry from fields of the title or of headers with values of that kind', () => {
      for (const [entry, source] of Object.entries(sources) as [
        LineParsedEntry,
        NonNullable<AnyProjection[LineParsedEntry]>,
      ][]) {
        for (const path of pathsOf(source)) {
          const { role, field } = fieldAt(layout, path)
          const { header, lot } = layout.structure
          const headers = entry === 'credit_at' ? [header, lot?.header] : [header]
          const roles = LINE_PARSED_ENTRIES[entry] === 'money' ? own : [...own, ...headers]
          expect(roles, entry).toContain(role)
          expect(kinds[LINE_PARSED_ENTRIES[entry]], entry).toContain(layout.records[role]!.fields[field]!.kind)
        }
      }
    })

    it('takes occurrence and reasons from the main record', () => {
      for (const entry of ['event_type', 'error_code'] as const) {
        const source = sources[entry]
        if (source !== undefined) expect(pathsOf(source)).toEqual([expect.stringMatching(new RegExp(`^${main}\\.`))])
      }
    })
  })

  it('the header has the day and, if the bank sends them, the beneficiary and the file number', () => {
    const { beneficiary_name, generated_at, file_number } = dialect.header
    const kindOf = (path: string): string => {
      const { role, field } = fieldAt(layout, path)
      expect(role).toBe(layout.structure.header)
      return layout.records[role]!.fields[field]!.kind
    }
    if (beneficiary_name !== undefined) expect(kindOf(beneficiary_name)).toBe('text')
    expect(kindOf(generated_at)).toBe('date')
    if (file_number !== undefined) expect(kindOf(file_number)).toBe('integer')
  })
})

/** A made-up layout. A title has two companions, and its reasons in one field, or in another field for some occurrences. */
const layout = fileLayout({
  name: 'made_up.return',
  width: 80,
  records: {
    header: record('made_up.header', 80, { record_type: key(1, 1, '0'), reserved_1: reserved(2, 80) }, 'made up'),
    title: record(
      'made_up.title',
      80,
      {
        record_type: key(1, 1, '1'),
        occurrence: digits(2, 3),
        reasons: text(4, 13),
        other: text(14, 17),
        channel: text(18, 19),
        number: digits(20, 27),
        digit: text(28, 28),
        bank: digits(29, 31),
        paid_at: date(32, 37, 'DDMMYY'),
        amount: money(38, 47),
        side: digits(48, 48),
        fee: money(49, 58),
        reserved_1: reserved(59, 80),
      },
      'made up',
    ),
    values: record(
      'made_up.values',
      80,
      {
        record_type: key(1, 1, '2'),
        fee: money(2, 11),
        fine: money(12, 21),
        discount: money(22, 31),
        credit: money(32, 41),
        claims: text(42, 45),
        reserved_1: reserved(46, 80),
      },
      'made up',
    ),
    pix: record(
      'made_up.pix',
      80,
      { record_type: key(1, 1, '3'), error: text(2, 4), reserved_1: reserved(5, 80) },
      'made up',
    ),
    trailer: record('made_up.trailer', 80, { record_type: key(1, 1, '9'), reserved_1: reserved(2, 80) }, 'made up'),
  },
  structure: {
    header: 'header',
    trailer: 'trailer',
    titles: [{ main: 'title', companions: { values: { required: true }, pix: {} } }],
  },
})

const sources = projection(layout, {
  paid_at: 'title.paid_at',
  paid_amount: {
    column: 'values.credit',
    meanings: [{ plus: ['values.fee'] }, {}],
    owed: { plus: ['title.amount', 'values.fine'], minus: ['values.discount'] },
  },
  credit_amount: 'values.credit',
  bank_rate: 'values.fee',
  our_number: ['title.number', 'title.digit'],
  banco_recebedor: 'title.bank',
  event_type: 'title.occurrence',
  error_code: 'title.reasons',
})

const lineOf = (role: string, values: Values) => readLineOf(layout, role, values)

const project = (projection: AnyProjection, title: Title<ReadLine>, outcome: OutcomeFlags) =>
  new Projector(layout, titlePlan({ layout, titles: { title: projection } }, 'title'), 'title').project(
    title,
    outcome,
    null,
  )

const PAYMENT: OutcomeFlags = { isPayment: true, money: true }
const NO_PAYMENT: OutcomeFlags = { isPayment: false, money: false }
const UNKNOWN: OutcomeFlags = { isPayment: null, money: false }

/** A title of the made-up layout. */
function titleOf(main: Values, companions: Readonly<Record<string, Values>> = {}): Title<ReadLine> {
  return {
    main: lineOf('title', main),
    companions: Object.fromEntries(Object.entries(companions).map(([role, values]) => [role, [lineOf(role, values)]])),
  }
}

const REVERSAL = { isPayment: false, money: true }

describe('paid_amount of a bank whose column depends on the contract (PaidByContract)', () => {
  const paid = (credit: number | null, values: Values, outcome = PAYMENT) => {
    const title = titleOf({ amount: 10_000 }, { values: { fee: 235, fine: 0, discount: 0, ...values, credit } })
    const { lineParsed, doubt, possible } = project(sources, title, outcome)
    return { paid_amount: lineParsed.paid_amount, doubt, ...(possible.length > 0 && { possible }) }
  }

  it('a credit net of the fee: credit plus fee is the amount owed', () => {
    expect(paid(9_765, {})).toEqual({ paid_amount: '10000', doubt: null })
  })

  it('a fee debited separately: the credit is the amount owed', () => {
    expect(paid(10_000, {})).toEqual({ paid_amount: '10000', doubt: null })
  })

  it('the amount owed includes fine and interest, less the discount', () => {
    expect(paid(10_100, { fine: 200, discount: 100 })).toEqual({ paid_amount: '10100', doubt: null })
    expect(paid(9_865, { fine: 200, discount: 100 })).toEqual({ paid_amount: '10100', doubt: null })
  })

  it('a partial payment: the amount of the column, with all that the payer may have paid', () => {
    expect(paid(4_765, {})).toEqual({ paid_amount: '4765', doubt: 'paid_amount_ambiguous', possible: [4_765, 5_000] })
  })

  it('nothing owed: no meaning is proved', () => {
    const ambiguous = { doubt: 'paid_amount_ambiguous', possible: [9_765, 10_000] }
    expect(paid(9_765, { discount: 10_000 })).toEqual({ paid_amount: '9765', ...ambiguous })
    expect(paid(9_765, { discount: 12_000 })).toEqual({ paid_amount: '9765', ...ambiguous })
  })

  it('without a fee the credit is the paid amount', () => {
    expect(paid(5_000, { fee: 0 })).toEqual({ paid_amount: '5000', doubt: null })
    expect(paid(5_000, { fee: null })).toEqual({ paid_amount: '5000', doubt: null })
  })

  it('an occurrence that is not a settlement has zero', () => {
    expect(paid(9_765, {}, NO_PAYMENT)).toEqual({ paid_amount: '0', doubt: null })
  })

  it('nothing credited although an amount was owed: the paid amount is unknown', () => {
    const unknown = { paid_amount: '', doubt: 'paid_amount_unknown' }
    expect(paid(0, {})).toEqual(unknown)
    expect(paid(0, { fee: 0 })).toEqual(unknown)
    // The fee may be all that was owed, or more.
    expect(paid(0, { fee: 10_000 })).toEqual(unknown)
    expect(paid(0, { discount: 9_999 })).toEqual(unknown)
  })

  it('nothing credited and nothing owed: nothing was paid', () => {
    expect(paid(0, { discount: 10_000 })).toEqual({ paid_amount: '0', doubt: null })
    expect(paid(0, { discount: 12_000 })).toEqual({ paid_amount: '0', doubt: null })
  })

  it('a credit of zero has zero if the occurrence is not a payment, or is one only with a value', () => {
    for (const outcome of [NO_PAYMENT, UNKNOWN, { isPayment: true, money: false }])
      expect(paid(0, {}, outcome)).toEqual({ paid_amount: '0', doubt: null })
  })

  it('a reversal has the amount of the column, in doubt if the fee may be missing; a blank if it is zero', () => {
    const doubt = 'paid_amount_ambiguous'
    expect(paid(9_765, {}, REVERSAL)).toEqual({ paid_amount: '9765', doubt, possible: [9_765, 10_000] })
    expect(paid(9_765, { fee: 0 }, REVERSAL)).toEqual({ paid_amount: '9765', doubt: null })
    expect(paid(0, {}, REVERSAL)).toEqual({ paid_amount: '', doubt: null })
  })

  it('an unknown occurrence has a blank', () => {
    expect(paid(9_765, {}, UNKNOWN)).toEqual({ paid_amount: '', doubt: null })
  })

  describe('a column that usually is the paid amount, or is without deductions', () => {
    const gross = projection(layout, {
      paid_amount: {
        column: 'values.credit',
        meanings: [{}, { plus: ['values.fine'], minus: ['values.discount', 'values.fee'] }],
        owed: { plus: ['title.amount', 'values.fine'], minus: ['values.discount', 'values.fee'] },
      },
    })
    const read = (credit: number | null, outcome = PAYMENT) => {
      const title = titleOf({ amount: 10_000 }, { values: { fee: 100, fine: 350, discount: 200, credit } })
      const { lineParsed, doubt, possible } = project(gross, title, outcome)
      return [lineParsed.paid_amount, doubt, possible]
    }

    it('the column, or the column with the charge and without the deductions, is what was owed', () => {
      expect(read(10_050)).toEqual(['10050', null, []])
      expect(read(10_000)).toEqual(['10050', null, []])
    })

    it('neither is: both are possible', () => {
      expect(read(5_000)).toEqual(['5000', 'paid_amount_ambiguous', [5_000, 5_050]])
    })

    it('an amount below zero is impossible', () => {
      const title = titleOf({ amount: 10_000 }, { values: { fee: 0, fine: 0, discount: 6_000, credit: 5_000 } })
      expect(project(gross, title, PAYMENT)).toMatchObject({ doubt: null, lineParsed: { paid_amount: '5000' } })
    })

    it('other occurrences have the column, in doubt for a reversal', () => {
      for (const outcome of [NO_PAYMENT, UNKNOWN, REVERSAL]) {
        const doubt = outcome === REVERSAL ? ['paid_amount_ambiguous', [5_000, 5_050]] : [null, []]
        expect(read(5_000, outcome)).toEqual(['5000', ...doubt])
        expect(read(0, outcome)).toEqual(['0', null, []])
        expect(read(null, outcome)).toEqual(['', null, []])
      }
    })
  })

  it('a blank credit has a blank', () => {
    expect(paid(null, {})).toEqual({ paid_amount: '', doubt: null })
    expect(paid(null, {}, NO_PAYMENT)).toEqual({ paid_amount: '', doubt: null })
  })
})

describe('an amount whose meaning depends on a code (MoneyWhere)', () => {
  const credited = (values: Values) =>
    project({ credit_amount: { money: 'title.amount', where: 'title.side', is: ['2'] } }, titleOf(values), PAYMENT)
      .lineParsed.credit_amount

  it('is the amount for the code, zero for another code, blank without a code', () => {
    expect(credited({ amount: 350, side: '2' })).toBe('350')
    expect(credited({ amount: 350, side: '1' })).toBe('0')
    expect(credited({ amount: 350, side: '' })).toBe('')
    expect(credited({ amount: null, side: '2' })).toBe('')
    expect(credited({ amount: 0, side: '' })).toBe('0')
  })
})

describe('an amount that some files leave at zero (MoneyBeside)', () => {
  const credited = (amount: number | null, fee: number | null) =>
    project({ credit_amount: { money: 'title.amount', beside: 'title.fee' } }, titleOf({ amount, fee }), PAYMENT)
      .lineParsed.credit_amount

  it('is the amount if both are zero or both are not zero', () => {
    expect([credited(350, 200), credited(0, 0)]).toEqual(['350', '0'])
  })

  it('is blank if only one of them is zero, or if it is blank', () => {
    expect([credited(0, 200), credited(350, 0), credited(null, 200), credited(null, 0)]).toEqual(['', '', '', ''])
  })

  it('is the amount except for the code, which gives the columns another meaning', () => {
    const other = { money: 'title.amount', where: 'title.occurrence', isNot: ['39'] }
    const amountFor = (occurrence: string) =>
      project({ other_credit: other }, titleOf({ amount: 29, occurrence }), PAYMENT).lineParsed.other_credit
    expect([amountFor('06'), amountFor('39'), amountFor('')]).toEqual(['29', '', ''])
  })
})

describe('Projector', () => {
  const parts = projection(layout, {
    billet_fine: { sum: ['values.fine', 'values.fee'] },
    event_type: 'title.occurrence',
    error_code: 'title.reasons',
    our_number: ['title.record_type', 'title.number'],
  })
  const partsOf = (title: Title<ReadLine>) => project(parts, title, PAYMENT).lineParsed

  it('adds up the parts of an amount; blank if a part is blank', () => {
    expect(partsOf(titleOf({}, { values: { fine: 200, fee: 35 } })).billet_fine).toBe('235')
    expect(partsOf(titleOf({}, { values: { fine: 200, fee: null } })).billet_fine).toBe('')
    expect(partsOf(titleOf({})).billet_fine).toBe('')
  })

  it('reads a key constant as text', () => {
    expect(partsOf(titleOf({ number: '00012345' })).our_number).toBe('100012345')
  })

  const main = { occurrence: '06', number: '00012345', digit: '7', bank: '237', paid_at: '2026-03-02', reasons: '04' }
  const values = { fee: 250, fine: 0, discount: 0, credit: 9_750, claims: '' }
  const lineParsed = (title: Title<ReadLine>) => project(sources, title, PAYMENT).lineParsed

  it('joins a number and its digit, keeps leading zeros of codes and drops those of money', () => {
    expect(lineParsed(titleOf(main, { values }))).toMatchObject({
      our_number: '000123457',
      banco_recebedor: '237',
      paid_at: '2026-03-02',
      bank_rate: '250',
      credit_amount: '9750',
    })
  })

  it('an entry without columns is blank, or null for a date', () => {
    const parsed = lineParsed(titleOf(main, { values }))
    expect(parsed).toMatchObject({ iof: '', control_number: '', credit_at: null })
    expect(Object.keys(parsed).sort()).toEqual(Object.keys(LINE_PARSED_ENTRIES).sort())
  })

  it('all values of a missing companion are blank', () => {
    expect(lineParsed(titleOf(main))).toMatchObject({ paid_amount: '', credit_amount: '', bank_rate: '' })
  })

  it('a receiving bank of zeros is blank', () => {
    expect(lineParsed(titleOf({ ...main, bank: '000' }, { values })).banco_recebedor).toBe('')
  })

  it('a date of zeros is null', () => {
    expect(lineParsed(titleOf({ ...main, paid_at: null }, { values })).paid_at).toBeNull()
  })
})

describe('reasonsOf', () => {
  const dialect: ReturnDialect = {
    layout,
    manual: { title: 'Manual', version: '1' },
    evidence: 'manual',
    titles: { title: sources },
    occurrences: { '03': { text: 'Entrada rejeitada', our_occurrence: '2002' } },
    reasons: [
      {
        occurrences: ['03', '06'],
        field: 'title.reasons',
        codeWidth: 2,
        severity: 'rejection',
        codes: { '08': 'Nosso número inválido', A4: 'Pagador DDA' },
        source: 'p. 1',
      },
      {
        occurrences: ['06'],
        field: 'title.reasons',
        codeWidth: 2,
        severity: 'channel',
        codes: { '04': 'Compensação', '61': 'Por Pix' },
        pixCodes: ['61'],
        source: 'p. 2',
      },
      {
        occurrences: ['06'],
        field: 'title.channel',
        codeWidth: 2,
        severity: 'channel',
        codes: { BL: 'Internet' },
        source: 'p. 3',
      },
      {
        occurrences: ['07'],
        field: 'title.reasons',
        codeWidth: 2,
        span: [1, 2],
        severity: 'channel',
        codes: { '02': 'Lotérica' },
        source: 'p. 3',
      },
      {
        occurrences: ['07'],
        field: 'title.reasons',
        codeWidth: 2,
        span: [3, 4],
        severity: 'channel',
        codes: { '02': 'Cheque' },
        source: 'p. 3',
      },
      {
        occurrences: ['25'],
        field: 'values.claims',
        codeWidth: 4,
        severity: 'information',
        codes: { '1313': 'Pede prazo' },
        source: 'p. 4',
      },
      {
        occurrences: ['25'],
        field: 'title.other',
        codeWidth: 4,
        severity: 'information',
        codes: { '1313': 'Pede prazo' },
        source: 'p. 5',
      },
      {
        occurrences: ['02'],
        field: 'pix.error',
        codeWidth: 3,
        severity: 'rejection',
        codes: { '003': 'Chave inválida' },
        source: 'p. 6',
      },
    ],
    header: { beneficiary_name: 'header.reserved_1', generated_at: 'title.paid_at' },
  }
  const tables = reasonTablesOf(dialect, 'title')
  const blank = { reasons: '', other: '', channel: '' }
  const read = (occurrence: string, main: Values, companions: Readonly<Record<string, Values>> = {}) =>
    reasonsOf(tables, titleOf({ ...blank, ...main }, companions), occurrence, `999 - ${occurrence}`)

  const rejection = (code: string, words: string | null) => ({ code, text: words, severity: 'rejection' })
  const channel = (code: string, words: string | null) => ({ code, text: words, severity: 'channel' })

  it('reads several codes of one field, also with letters, and joins their texts', () => {
    expect(read('03', { reasons: '08A4' })).toEqual({
      reasons: [rejection('08', 'Nosso número inválido'), rejection('A4', 'Pagador DDA')],
      errorCode: '08A4',
      errorDetail: 'Nosso número inválido; Pagador DDA',
      pix: false,
      unknown: [],
    })
  })

  it.each([
    ['', ''],
    ['0000000000', '0000000000'],
  ])('«%s» is not a reason, but errorCode has the field', (reasons, errorCode) => {
    expect(read('03', { reasons })).toEqual({ reasons: [], errorCode, errorDetail: null, pix: false, unknown: [] })
  })

  it('skips zeros between codes', () => {
    expect(read('03', { reasons: '0800A4' }).reasons.map((reason) => reason.code)).toEqual(['08', 'A4'])
  })

  it('reads a field whose first code is empty, which the service does not recognise as a whole', () => {
    expect(read('06', { reasons: '0000000004' })).toMatchObject({
      reasons: [channel('04', 'Compensação')],
      errorCode: '0000000004',
      errorDetail: '999 - 06 - 0000000004 - Não Reconhecido',
      unknown: [],
    })
  })

  it('keeps a code that is in no table, without text, and reports it', () => {
    expect(read('03', { reasons: '0877' })).toMatchObject({
      reasons: [rejection('08', 'Nosso número inválido'), rejection('77', null)],
      errorDetail: 'Nosso número inválido; 999 - 03 - 77 - Não Reconhecido',
      unknown: ['77'],
    })
  })

  it('keeps a code of an occurrence without reasons, and reports it', () => {
    expect(read('09', { reasons: '08' })).toEqual({
      reasons: [],
      errorCode: '08',
      errorDetail: '999 - 09 - 08 - Não Reconhecido',
      pix: false,
      unknown: ['08'],
    })
  })

  it('looks up a code in all tables of its field, in order', () => {
    expect(read('06', { reasons: '0408' }).reasons).toEqual([
      channel('04', 'Compensação'),
      rejection('08', 'Nosso número inválido'),
    ])
  })

  it('a field with several parts: each pair of digits is looked up in the table of its columns; the days of float are not a reason', () => {
    expect(read('07', { reasons: '020203' })).toEqual({
      reasons: [channel('02', 'Lotérica'), channel('02', 'Cheque')],
      errorCode: '020203',
      errorDetail: 'Lotérica; Cheque',
      pix: false,
      unknown: [],
    })
    expect(read('07', { reasons: '0277' }).unknown).toEqual(['77'])
  })

  it('sets the Pix flag by the Pix codes', () => {
    expect(read('06', { reasons: '61' }).pix).toBe(true)
    expect(read('06', { reasons: '04' }).pix).toBe(false)
  })

  it('a channel in a separate field is a reason, but not the error', () => {
    expect(read('06', { channel: 'BL' })).toMatchObject({
      reasons: [channel('BL', 'Internet')],
      errorCode: '',
      errorDetail: null,
    })
  })

  it('if the reasons of an occurrence have another field, that field is the error', () => {
    const claim = { code: '1313', text: 'Pede prazo', severity: 'information' }
    const expected = { reasons: [claim], errorCode: '1313', errorDetail: 'Pede prazo', unknown: [] }
    expect(read('25', { reasons: '0000000000' }, { values: { claims: '1313' } })).toMatchObject(expected)
    expect(read('25', { other: '1313' }, { values: { claims: '0000' } })).toMatchObject(expected)
  })

  it('if that field is blank, the usual field is the error', () => {
    expect(read('25', { reasons: '0000000000' }, { values: { claims: '0000' } })).toMatchObject({
      reasons: [],
      errorCode: '0000000000',
      errorDetail: null,
    })
  })

  it('a rejection in an optional companion is a reason, but not the error of the title', () => {
    expect(read('02', {}, { pix: { error: '003' } })).toEqual({
      reasons: [rejection('003', 'Chave inválida')],
      errorCode: '',
      errorDetail: null,
      pix: false,
      unknown: [],
    })
  })
})

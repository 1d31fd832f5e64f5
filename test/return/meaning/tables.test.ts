/** What every bank's tables of a return must keep to, and the two rules that read titles by them: `Projector` and `reasonsOf`. */
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
import { type IsPayment, Projector } from '../../../src/return/meaning/project.js'
import { flagCode, reasonsOf, reasonTablesOf } from '../../../src/return/meaning/reasons.js'
import { meaningOf } from '../../../src/return/meaning/title-outcome.js'
import { titlePlan } from '../../../src/return/meaning/title-plan.js'
import { returnDialects } from '../../banks/dialects-of.js'
import { readLineOf } from '../read-lines.js'

describe.each(returnDialects())('$folder', ({ dialect }) => {
  const { layout, occurrences, reasons, titles } = dialect
  const mains = layout.structure.titles.map((title) => title.main)

  const columnsOf = (path: string): number => {
    const { role, field } = fieldAt(layout, path)
    const { from, to } = layout.records[role]!.fields[field]!
    return to - from + 1
  }

  it('every occurrence has two characters, words, and a unified code that exists', () => {
    for (const [code, { text, our_occurrence }] of Object.entries<BankOccurrence>(occurrences)) {
      expect(code).toMatch(/^[0-9A-Z]{2}$/)
      expect(text, code).toMatch(/^\S.*\S$/)
      if (our_occurrence !== null) expect(isOurOccurrence(our_occurrence), `${code} → ${our_occurrence}`).toBe(true)
    }
  })

  it('what an occurrence means instead stands in a field of the layout, by codes of one width, with words and a unified code', () => {
    for (const [code, { overrides }] of Object.entries<BankOccurrence>(occurrences)) {
      for (const { field, codes, means } of overrides ?? []) {
        expect(new Set(codes.map((each) => each.length)).size, code).toBe(1)
        expect(columnsOf(field) % codes[0]!.length, code).toBe(0)
        expect(means.text, code).toMatch(/^\S.*\S$/)
        if (means.our_occurrence !== null) expect(isOurOccurrence(means.our_occurrence), code).toBe(true)
      }
    }
  })

  it('what an occurrence means instead because of a reason is told by a reason of that occurrence', () => {
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

  it('a paid value makes money only of what is no money by itself', () => {
    for (const [code, { overrides = [], ...itself }] of Object.entries<BankOccurrence>(occurrences)) {
      if (overrides.some(({ paid }) => paid)) expect(meaningOf(itself as BankOccurrence).money, code).toBe(false)
    }
  })

  describe.each(reasons.map((table, i) => ({ ...table, i })))('reasons $i: $field of $occurrences', (table) => {
    it('stand in a field of the layout, as wide as some codes', () => {
      if (table.form === undefined) expect(columnsOf(table.field) % table.codeWidth).toBe(0)
    })

    it('go with occurrences of the table', () => {
      expect(table.occurrences.length).toBeGreaterThan(0)
      expect(table.occurrences.filter((code) => !Object.hasOwn(occurrences, code))).toEqual([])
    })

    it('have codes of that width, not blank, with words', () => {
      if (table.form === 'text') expect(table.codes).toEqual({})
      for (const [code, words] of Object.entries(table.codes)) {
        // Letters may leave the last columns blank: PA among three digits.
        if (table.form === 'flags') expect(flagCode(Number(code))).toBe(code)
        else if (table.form === 'lengths') expect(code.length).toBeLessThanOrEqual(columnsOf(table.field))
        else if (/^[0-9]+$/.test(code)) expect(code).toHaveLength(table.codeWidth)
        else expect(code.length).toBeLessThanOrEqual(table.codeWidth)
        expect(code).toMatch(/[^0 ]/)
        expect(words, code).toMatch(/^\S.*\S$/)
      }
    })

    it('name their page, and as Pix only codes they have', () => {
      expect(table.source).toMatch(/\d/)
      expect((table.pixCodes ?? []).filter((code) => !Object.hasOwn(table.codes, code))).toEqual([])
    })
  })

  it('tables that share a field for an occurrence have codes of one width, each in one of them', () => {
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

  it('every record that begins a title is projected, and no other', () => {
    expect(Object.keys(titles).sort()).toEqual([...mains].sort())
  })

  describe.each(Object.entries<AnyProjection>(titles))('the projection of %s', (main, sources) => {
    const structure = layout.structure.titles.find((title) => title.main === main)!
    const own = [main, ...Object.keys(structure.companions ?? {})]
    const kinds = { money: ['money'], date: ['date'], text: ['text', 'digits', 'tax_id', 'key'] }

    it('tells at least when, what, which title and why', () => {
      const needed: LineParsedEntry[] = [
        'paid_at',
        'event_type',
        'error_code',
        'our_number',
        'processed_our_number_raw',
      ]
      for (const entry of needed) expect(sources).toHaveProperty(entry)
    })

    it('takes each entry from fields of the title, or of the header, that hold such values', () => {
      for (const [entry, source] of Object.entries(sources) as [
        LineParsedEntry,
        NonNullable<AnyProjection[LineParsedEntry]>,
      ][]) {
        for (const path of pathsOf(source)) {
          const { role, field } = fieldAt(layout, path)
          const roles = LINE_PARSED_ENTRIES[entry] === 'money' ? own : [...own, layout.structure.header]
          expect(roles, entry).toContain(role)
          expect(kinds[LINE_PARSED_ENTRIES[entry]], entry).toContain(layout.records[role]!.fields[field]!.kind)
        }
      }
    })

    it('takes code and reasons from the record that begins the title', () => {
      for (const entry of ['event_type', 'error_code'] as const) {
        expect(pathsOf(sources[entry]!)).toEqual([expect.stringMatching(new RegExp(`^${main}\\.`))])
      }
    })
  })

  it('the header tells the day and, where the bank sends them, the beneficiary and the number', () => {
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

/** A made-up layout: a title whose reasons stand in one field, for some occurrences in another, and two companions. */
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
    net: 'values.credit',
    fee: 'values.fee',
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

const project = (projection: AnyProjection, title: Title<ReadLine>, isPayment: IsPayment) =>
  new Projector(layout, titlePlan({ layout, titles: { title: projection } }, 'title'), 'title').project(
    title,
    isPayment,
    null,
  )

/** A title of the made-up layout. */
function titleOf(main: Values, companions: Readonly<Record<string, Values>> = {}): Title<ReadLine> {
  return {
    main: lineOf('title', main),
    companions: Object.fromEntries(Object.entries(companions).map(([role, values]) => [role, [lineOf(role, values)]])),
  }
}

describe('paid_amount, in a bank that only tells what it credited (GrossOf)', () => {
  const paid = (credit: number | null, values: Values, isPayment: boolean | null = true) => {
    const title = titleOf({ amount: 10_000 }, { values: { fee: 235, fine: 0, discount: 0, ...values, credit } })
    const { lineParsed, inferred } = project(sources, title, isPayment)
    return { paid_amount: lineParsed.paid_amount, inferred }
  }

  it('a credit net of the fee: the fee is added, and that is what was owed', () => {
    expect(paid(9_765, {})).toEqual({ paid_amount: '10000', inferred: false })
  })

  it('the fee debited apart: the credit is all that was owed', () => {
    expect(paid(10_000, {})).toEqual({ paid_amount: '10000', inferred: false })
  })

  it('what was owed has fine and interest added, discount taken off', () => {
    expect(paid(10_100, { fine: 200, discount: 100 })).toEqual({ paid_amount: '10100', inferred: false })
    expect(paid(9_865, { fine: 200, discount: 100 })).toEqual({ paid_amount: '10100', inferred: false })
  })

  it('a payment in part: the fee is added, and that it is so is told', () => {
    expect(paid(4_765, {})).toEqual({ paid_amount: '5000', inferred: true })
  })

  it('without a fee there is nothing to work out', () => {
    expect(paid(5_000, { fee: 0 })).toEqual({ paid_amount: '5000', inferred: false })
    expect(paid(5_000, { fee: null })).toEqual({ paid_amount: '5000', inferred: false })
  })

  it('what is no settlement pays nothing', () => {
    expect(paid(9_765, {}, false)).toEqual({ paid_amount: '0', inferred: false })
  })

  it('no credit, nothing paid', () => {
    expect(paid(0, {})).toEqual({ paid_amount: '0', inferred: false })
    expect(paid(0, {}, null)).toEqual({ paid_amount: '0', inferred: false })
  })

  it('of an occurrence that nobody knows it is blank', () => {
    expect(paid(9_765, {}, null)).toEqual({ paid_amount: '', inferred: false })
  })

  it('a blank credit is blank', () => {
    expect(paid(null, {})).toEqual({ paid_amount: '', inferred: false })
    expect(paid(null, {}, false)).toEqual({ paid_amount: '', inferred: false })
  })
})

describe('an amount that means the entry only where a code says so (MoneyWhere)', () => {
  const credited = (values: Values) =>
    project({ credit_amount: { money: 'title.amount', where: 'title.side', is: ['2'] } }, titleOf(values), true)
      .lineParsed.credit_amount

  it('with the code it is that amount, with another it is zero, with none it is not told', () => {
    expect(credited({ amount: 350, side: '2' })).toBe('350')
    expect(credited({ amount: 350, side: '1' })).toBe('0')
    expect(credited({ amount: 350, side: '' })).toBe('')
    expect(credited({ amount: null, side: '2' })).toBe('')
    expect(credited({ amount: 0, side: '' })).toBe('0')
  })
})

describe('an amount that some files leave in zeros (MoneyBeside)', () => {
  const credited = (amount: number | null, fee: number | null) =>
    project({ credit_amount: { money: 'title.amount', beside: 'title.fee' } }, titleOf({ amount, fee }), true)
      .lineParsed.credit_amount

  it('is told when both are zero or both are not', () => {
    expect([credited(350, 200), credited(0, 0)]).toEqual(['350', '0'])
  })

  it('is not told when only one is zero, nor when it is blank', () => {
    expect([credited(0, 200), credited(350, 0), credited(null, 200), credited(null, 0)]).toEqual(['', '', '', ''])
  })

  it('or everywhere but with the code, where it is something else', () => {
    const other = { money: 'title.amount', where: 'title.occurrence', isNot: ['39'] }
    const told = (occurrence: string) =>
      project({ other_credit: other }, titleOf({ amount: 29, occurrence }), true).lineParsed.other_credit
    expect([told('06'), told('39'), told('')]).toEqual(['29', '', ''])
  })
})

describe('Projector', () => {
  const parts = projection(layout, {
    billet_fine: { sum: ['values.fine', 'values.fee'] },
    event_type: 'title.occurrence',
    error_code: 'title.reasons',
    our_number: ['title.record_type', 'title.number'],
  })
  const partsOf = (title: Title<ReadLine>) => project(parts, title, true).lineParsed

  it('adds up what the bank tells in parts; blank when a part is', () => {
    expect(partsOf(titleOf({}, { values: { fine: 200, fee: 35 } })).billet_fine).toBe('235')
    expect(partsOf(titleOf({}, { values: { fine: 200, fee: null } })).billet_fine).toBe('')
    expect(partsOf(titleOf({})).billet_fine).toBe('')
  })

  it('a constant by which the record is recognised is text like any other', () => {
    expect(partsOf(titleOf({ number: '00012345' })).our_number).toBe('100012345')
  })

  const main = { occurrence: '06', number: '00012345', digit: '7', bank: '237', paid_at: '2026-03-02', reasons: '04' }
  const values = { fee: 250, fine: 0, discount: 0, credit: 9_750, claims: '' }
  const lineParsed = (title: Title<ReadLine>) => project(sources, title, true).lineParsed

  it('puts a number and its digit together, keeps zeros of codes and drops those of money', () => {
    expect(lineParsed(titleOf(main, { values }))).toMatchObject({
      our_number: '000123457',
      banco_recebedor: '237',
      paid_at: '2026-03-02',
      bank_rate: '250',
      credit_amount: '9750',
    })
  })

  it('an entry that the bank has no columns for is blank, a date null', () => {
    const parsed = lineParsed(titleOf(main, { values }))
    expect(parsed).toMatchObject({ iof: '', control_number: '', credit_at: null })
    expect(Object.keys(parsed).sort()).toEqual(Object.keys(LINE_PARSED_ENTRIES).sort())
  })

  it('of a companion that is missing all is blank', () => {
    expect(lineParsed(titleOf(main))).toMatchObject({ paid_amount: '', credit_amount: '', bank_rate: '' })
  })

  it('a receiving bank of zeros is none', () => {
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

  it('reads several codes of one field, letters too, and joins their texts', () => {
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
  ])('«%s» is no reason, but the field is told as it stands', (reasons, errorCode) => {
    expect(read('03', { reasons })).toEqual({ reasons: [], errorCode, errorDetail: null, pix: false, unknown: [] })
  })

  it('skips zeros between codes', () => {
    expect(read('03', { reasons: '0800A4' }).reasons.map((reason) => reason.code)).toEqual(['08', 'A4'])
  })

  it('reads a field filled from the right, whose text the service does not recognise as a whole', () => {
    expect(read('06', { reasons: '0000000004' })).toMatchObject({
      reasons: [channel('04', 'Compensação')],
      errorCode: '0000000004',
      errorDetail: '999 - 06 - 0000000004 - Não Reconhecido',
      unknown: [],
    })
  })

  it('a code that no table has stays, without text, and is told', () => {
    expect(read('03', { reasons: '0877' })).toMatchObject({
      reasons: [rejection('08', 'Nosso número inválido'), rejection('77', null)],
      errorDetail: 'Nosso número inválido; 999 - 03 - 77 - Não Reconhecido',
      unknown: ['77'],
    })
  })

  it('a code with an occurrence that has no reasons stays, and is told', () => {
    expect(read('09', { reasons: '08' })).toEqual({
      reasons: [],
      errorCode: '08',
      errorDetail: '999 - 09 - 08 - Não Reconhecido',
      pix: false,
      unknown: ['08'],
    })
  })

  it('looks a code up in all tables of its field, in order', () => {
    expect(read('06', { reasons: '0408' }).reasons).toEqual([
      channel('04', 'Compensação'),
      rejection('08', 'Nosso número inválido'),
    ])
  })

  it('a field that holds several things: each pair in the table of its place, and the days of float are no reason', () => {
    expect(read('07', { reasons: '020203' })).toEqual({
      reasons: [channel('02', 'Lotérica'), channel('02', 'Cheque')],
      errorCode: '020203',
      errorDetail: 'Lotérica; Cheque',
      pix: false,
      unknown: [],
    })
    expect(read('07', { reasons: '0277' }).unknown).toEqual(['77'])
  })

  it('tells Pix by the codes that say so', () => {
    expect(read('06', { reasons: '61' }).pix).toBe(true)
    expect(read('06', { reasons: '04' }).pix).toBe(false)
  })

  it('a channel in a field of its own is a reason, but no error', () => {
    expect(read('06', { channel: 'BL' })).toMatchObject({
      reasons: [channel('BL', 'Internet')],
      errorCode: '',
      errorDetail: null,
    })
  })

  it('where the bank puts the reasons of an occurrence elsewhere, that field is the error', () => {
    const claim = { code: '1313', text: 'Pede prazo', severity: 'information' }
    const expected = { reasons: [claim], errorCode: '1313', errorDetail: 'Pede prazo', unknown: [] }
    expect(read('25', { reasons: '0000000000' }, { values: { claims: '1313' } })).toMatchObject(expected)
    expect(read('25', { other: '1313' }, { values: { claims: '0000' } })).toMatchObject(expected)
  })

  it('where that field is blank, the usual one is told', () => {
    expect(read('25', { reasons: '0000000000' }, { values: { claims: '0000' } })).toMatchObject({
      reasons: [],
      errorCode: '0000000000',
      errorDetail: null,
    })
  })

  it('what an optional companion refuses is a reason, but not the error of the title', () => {
    expect(read('02', {}, { pix: { error: '003' } })).toEqual({
      reasons: [rejection('003', 'Chave inválida')],
      errorCode: '',
      errorDetail: null,
      pix: false,
      unknown: [],
    })
  })
})

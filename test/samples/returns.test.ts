/** Real files: every return of the supported banks, and every unsupported file. */
import { describe, expect, it } from 'vitest'
import { BANKS, returnDialectOf } from '../../src/banks/index.js'
import { checkDigitModulo11, MODULO_11 } from '../../src/cobranca/index.js'
import { type Diagnostic, type DiagnosticCode, emitFile, parseFile, splitLines } from '../../src/fixed-width/index.js'
import { parseReturn } from '../../src/return/index.js'
import { returnDialects } from '../banks/dialects-of.js'
import { rowsOf } from '../banks/rows-of.js'
import {
  bytesOf,
  countsOf,
  expectedCounts,
  isHere,
  isOtherService,
  isRemittance,
  type Sample,
  SUITE,
  samples,
  samplesOf,
} from './samples.js'

const DIALECTS = returnDialects()

/** Peculiarities of particular samples, from the banks' own files. */
const KNOWN = await rowsOf('samples.ts', BANKS)

const returns = samplesOf(DIALECTS, (sample) => !isRemittance(sample))

const TAMPERED: Readonly<Record<string, string>> = Object.fromEntries(
  KNOWN.flatMap(({ rows }) => Object.entries(rows.SAMPLES.tampered ?? {})),
)

const CONTRADICTING: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  KNOWN.flatMap(({ rows }) => Object.entries(rows.SAMPLES.contradicting ?? {})),
)

const UNNAMED: ReadonlySet<string> = new Set(KNOWN.flatMap(({ rows }) => rows.SAMPLES.unnamed ?? []))

const RECOUNTED = Object.fromEntries(KNOWN.flatMap(({ rows }) => Object.entries(rows.SAMPLES.recounted ?? {})))

interface Reading {
  readonly sample: Sample
  readonly bytes: Buffer
  readonly diagnostics: readonly Diagnostic[]
}

const reported = ({ diagnostics }: Reading, code: DiagnosticCode) => diagnostics.filter((each) => each.code === code)

/** What the files of a bank count instead of all lines, by its number and the field of the trailer. */
const OTHER_COUNTS: Readonly<Record<string, Readonly<Record<string, (lines: number) => number>>>> = {
  // Santander's lots count their details only, without header and trailer.
  '033': { 'lot_trailer.record_count': (lines) => lines - 2 },
  // Both files of BTG count one, whatever they hold.
  '208': { 'lot_trailer.record_count': () => 1, 'trailer.record_count': () => 1 },
}

/** A total of a trailer that is not what the file holds: `34≠6`. */
const total = (field: string) => (reading: Reading, stated: string, counted: string) => {
  if (OTHER_COUNTS[reading.sample.bank]?.[field]?.(Number(counted)) === Number(stated)) {
    expect(reported(reading, 'total_mismatch')).toEqual([])
    return
  }
  expect(reported(reading, 'total_mismatch')).toContainEqual(
    expect.objectContaining({ field, got: stated, expected: counted }),
  )
}

/** Columns of every title of a CNAB 400. */
const titleColumns = ({ bytes }: Reading, from: number, to: number): string[] =>
  parseReturn(bytes).bank_billet_discharges.map(({ line_raw }) => line_raw!.slice(from - 1, to))

/** How many titles have the digit 0 where Bradesco's rule gives P. */
const letteredAsZero = (reading: Reading): number =>
  titleColumns(reading, 23, 82).filter((columns) => {
    const [code, number, digit] = [columns.slice(0, 2), columns.slice(48, 59), columns.slice(59)]
    return digit === '0' && checkDigitModulo11([code, number], MODULO_11.weights2to7OrP) === 'P'
  }).length

const wrongWidths = (reading: Reading): string[] =>
  reading.diagnostics
    .filter(({ code }) => code === 'line_too_short' || code === 'line_too_long' || code === 'trailing_blanks')
    .map(({ line, got }) => `line ${line}=${got}`)

const lotsOf = ({ bytes }: Reading): number =>
  parseFile(returnDialectOf(bytes).dialect.layout, bytes).parts.filter(({ type }) => type === 'lot_header').length

/** The expected result for each wording of INDEX.md. */
const ODDITIES: readonly (readonly [wording: RegExp, check: (reading: Reading, ...found: string[]) => void])[] = [
  [/^lote trailer count (\d+)≠(\d+)$/, total('lot_trailer.record_count')],
  [/^lote trailer count right$/, (reading) => expect(reported(reading, 'total_mismatch')).toEqual([])],
  [/^re-keyed from text, runs of blanks restored by column$/, ({ diagnostics }) => expect(diagnostics).toEqual([])],
  [/^file trailer records (\d+)≠(\d+)$/, total('trailer.record_count')],
  [/^file trailer lotes (\d+)≠(\d+)$/, total('trailer.lot_count')],
  [
    /^(\d+) sequence break\(s\) in lote$/,
    (reading, count) => expect(reported(reading, 'sequence_break')).toHaveLength(Number(count)),
  ],
  // A line that ends before its number has none to be out of order.
  [
    /^1 sequence break\(s\) \(first at line (\d+): ''\)$/,
    (reading, line) =>
      expect(reported(reading, 'line_too_short')).toContainEqual(expect.objectContaining({ line: Number(line) })),
  ],
  // A number in the header that does not begin the numbering breaks it there, and again where it begins.
  [
    /^(\d+) sequence break\(s\) \(first at line 1: '.*'\)$/,
    (reading, count) => expect(reported(reading, 'sequence_break').length).toBeGreaterThanOrEqual(Number(count)),
  ],
  // Of shifted lines no number is read; the line behind them is counted, too.
  [
    /^(\d+) sequence break\(s\) \(first at line \d+: ' \d+'\)$/,
    (reading, count) => expect(reported(reading, 'shifted_columns')).toHaveLength(Number(count) - 1),
  ],
  [
    /^(\d+) sequence break\(s\) \(first at line \d+: '.*'\)$/,
    (reading, count) => expect(reported(reading, 'sequence_break')).toHaveLength(Number(count)),
  ],
  [
    /^(?:no header type 0|unusual header '.*')$/,
    (reading) => expect(reported(reading, 'missing_header')).toHaveLength(1),
  ],
  [/^header sequence \d+$/, (reading) => expect(reported(reading, 'sequence_break')).not.toEqual([])],
  [
    /^header says `0(\d)RETORNO`, not `0(\d)RETORNO`$/,
    (reading, got, expected) =>
      expect(reported(reading, 'unexpected_literal')).toContainEqual(
        expect.objectContaining({ field: 'header.operation', got, expected }),
      ),
  ],
  [
    /^header bank pos77-79 '(.*)'$/,
    (reading, got) =>
      expect(reported(reading, 'unexpected_literal')).toContainEqual(
        expect.objectContaining({ field: 'header.bank_code', got }),
      ),
  ],
  [/^no trailer type 9$/, (reading) => expect(reported(reading, 'missing_trailer')).toHaveLength(1)],
  [/^(\d+) lotes$/, (reading, count) => expect(lotsOf(reading)).toBe(Number(count))],
  [
    /^bank code differs inside file \((\d{3}) \/ (\d{3})\)$/,
    (reading, one, other) =>
      expect(reported(reading, 'constant_mismatch')).toContainEqual(
        expect.objectContaining({ expected: one, got: other }),
      ),
  ],
  [/^(\d+) blank line\(s\)$/, (reading, count) => expect(reported(reading, 'blank_line')).toHaveLength(Number(count))],
  [
    /^(\d+) record\(s\) with lote number ≠ lote header$/,
    (reading, count) => expect(reported(reading, 'lot_number_mismatch')).toHaveLength(Number(count)),
  ],
  [/^wrong width: (.+)$/, (reading, widths) => expect(wrongWidths(reading)).toEqual(widths!.split(', '))],
  [/^(\d+)\/\d+ lines wrong width/, (reading, count) => expect(wrongWidths(reading)).toHaveLength(Number(count))],
  [
    /^header service code\/literal zeroed/,
    (reading) => {
      const fields = reported(reading, 'unexpected_literal').map(({ field }) => field)
      expect(fields).toEqual(expect.arrayContaining(['header.service_code', 'header.service_name']))
    },
  ],
  [
    // Caixa's answers to a remittance: 67.118 v029, G015, p. 68.
    /^file header pos143='([45])'$/,
    (reading) =>
      expect(reported(reading, 'remittance_precheck')).toContainEqual(
        expect.objectContaining({ field: 'header.file_direction', columns: [143, 143], line: 1 }),
      ),
  ],
  [
    /^file header pos143='(.)'$/,
    (reading, got) =>
      expect(reported(reading, 'unexpected_literal')).toContainEqual(
        expect.objectContaining({ field: 'header.file_direction', columns: [143, 143], expected: '2', got }),
      ),
  ],
  // The bank writes 0 where Bradesco's rule gives P.
  [
    /^nosso número DV `P` is written `0` \((\d+) of \d+$/,
    (reading, count) => expect(letteredAsZero(reading)).toBe(Number(count)),
  ],
  [/^carteira (\d{3})\)$/, (reading, code) => expect([...new Set(titleColumns(reading, 22, 24))]).toEqual([code])],
  [
    /^motivos (\d+)-(\d+) all zeros$/,
    (reading, from, to) => expect(titleColumns(reading, Number(from), Number(to)).join('')).toMatch(/^0+$/),
  ],
  [
    /^trailer: counts and sums right, .* (\d+)-(\d+) left-aligned \(`(\d+)` and blanks\)$/,
    (reading, from, to, got) =>
      expect(reported(reading, 'not_a_number').map(({ columns, got: held }) => [columns, held!.trim()])).toEqual([
        [[Number(from), Number(to)], got],
      ]),
  ],
  [
    /^occurrence at (\d+)-(\d+)(?: \(positions of the manual are base 1\))?$/,
    ({ bytes }, from, to) => {
      const { fields } = returnDialectOf(bytes).dialect.layout.records['title']!
      expect(fields['occurrence']).toMatchObject({ from: Number(from), to: Number(to) })
    },
  ],
  [
    /^(\d+)-(\d+) is filler$/,
    ({ bytes }, from, to) => {
      const { fields } = returnDialectOf(bytes).dialect.layout.records['title']!
      const there = Object.values(fields).find((field) => field.from <= Number(from) && Number(to) <= field.to)
      expect(there?.kind).toBe('zeros')
    },
  ],
  // Letters of two bytes take one column.
  [
    /^UTF-8 multibyte: width right in chars, not bytes$/,
    ({ bytes }) => {
      const { lines } = parseFile(returnDialectOf(bytes).dialect.layout, bytes)
      expect(lines.map(({ raw }) => raw)).toEqual(
        bytes
          .toString('utf8')
          .replace(/\r?\n$/, '')
          .split(/\r?\n/),
      )
    },
  ],
  // Not worth a diagnostic: the file is read as it is, and written again without a last line end.
  [/^UTF-8 BOM$/, ({ bytes }) => expect(bytes.toString('latin1', 0, 3)).toBe('\xEF\xBB\xBF')],
  [/^last line unterminated$/, ({ bytes }) => expect(splitLines(bytes).at(-1)!.terminator).toBe('')],
  // Not read: the segments tell what is in the lot.
  [
    /^lote header service code \['(.*)'\], but segments P\/T$/,
    ({ diagnostics }) => expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]),
  ],
  // About where the sample comes from, or its name.
  [/^string literal of a source file$/, () => {}],
  [/^made-up model of the repository's author, not a bank's file$/, () => {}],
  [/^file named as remessa(?: \(\.rem\))?, header says retorno$/, () => {}],
  [/^re-keyed from text, runs of blanks restored by column$/, (reading) => expect(wrongWidths(reading)).toEqual([])],
  [/^\w+ file whose header carries bank code \d{3}(?:: .*)?$/, () => {}],
  [
    /^no layout of its own: /,
    (reading) =>
      expect(reported(reading, 'header_of_another_bank')).toMatchObject([{ got: reading.sample.name.slice(8, 11) }]),
  ],
]

describe.skipIf(!isHere)(SUITE, () => {
  it.runIf(isHere)('are all in INDEX.md as expected', () => {
    expect(samples.length).toBeGreaterThan(250)
    expect(countsOf(DIALECTS, returns)).toEqual(expectedCounts(KNOWN, 'returns'))
  })

  describe.each(returns)('$name', (sample) => {
    const bytes = bytesOf(sample)
    const bank = UNNAMED.has(sample.name) ? sample.bank : undefined
    const file = parseReturn(bytes, bank === undefined ? {} : { bank })
    const parsed = parseFile(returnDialectOf(bytes, bank).dialect.layout, bytes)
    const reading: Reading = { sample, bytes, diagnostics: file.diagnostics }

    it('has the titles and the occurrences of INDEX.md', () => {
      const codes: Record<string, number> = {}
      for (const { occurrence } of file.bank_billet_discharges) codes[occurrence] = (codes[occurrence] ?? 0) + 1
      expect(file.bank).toBe(sample.bank)
      const { titles, codes: counted } = RECOUNTED[sample.name] ?? sample
      expect(file.bank_billet_discharges).toHaveLength(titles)
      expect(codes).toEqual(counted)
    })

    it('has every line in exactly one part', () => {
      const numbers = splitLines(bytes).map((line) => line.number)
      expect(parsed.lines.map((line) => line.number)).toEqual(numbers)
      expect(parsed.lines.filter((line) => line.raw.trim() !== '')).toHaveLength(sample.lines)
    })

    it('is written again byte for byte', () => {
      expect(Buffer.compare(bytes, emitFile(parsed))).toBe(0)
    })

    it.each(sample.oddities)('has the diagnostics of: %s', (oddity) => {
      const found = ODDITIES.map(([wording, check]) => ({ match: wording.exec(oddity), check })).find(
        ({ match }) => match,
      )
      expect(found, 'a wording that this test does not know').toBeDefined()
      found!.check(reading, ...found!.match!.slice(1))
    })

    const isTampered = TAMPERED[sample.name] !== undefined

    if (sample.oddities.length === 0 && !isTampered) {
      it('has no field fault, nor any other', () => {
        expect(
          parsed.lines.flatMap((line) => line.faults.map((fault) => `${line.role}.${fault.field} ${fault.code}`)),
        ).toEqual([])
        const wrong = file.diagnostics
          .filter((each) => each.severity !== 'info')
          .map(({ line, code }) => `${line} ${code}`)
        expect(wrong.sort()).toEqual(CONTRADICTING[sample.name] ?? [])
      })
    }

    if (isTampered) {
      it(`has faults: ${TAMPERED[sample.name]}`, () => {
        expect(parsed.lines.flatMap((line) => line.faults)).not.toEqual([])
      })
    }
  })

  describe('another service is refused by name', () => {
    it.each(samples.filter(isOtherService))('$name', (sample) => {
      const codes = /^\d/.test(sample.service) ? sample.service.match(/\b\d\d\b/g)! : []
      const refused = refusalOf(sample)
      const hasHeader = !sample.oddities.includes('no file header')
      expect(refused).toMatchObject({ name: 'UnsupportedFileError', reason: hasHeader ? 'other_service' : 'no_header' })
      if (!hasHeader) return
      expect(refused.message).toMatch(
        /^Não é um retorno de cobrança: é (retorno|remessa|arquivo CNAB) de .+ \(CNAB\d{3}.*\)\.$/,
      )
      const names = [
        'serviço não informado',
        'Cessão de recebíveis (FIDC)',
        ...codes,
        ...(sample.layout === '150' ? ['Débito automático'] : []),
      ]
      expect(names.some((name) => refused.message.includes(name))).toBe(true)
    })
  })

  describe('a remittance is refused by name', () => {
    it.each(samples.filter((sample) => isRemittance(sample) && !isOtherService(sample)))('$name', (sample) => {
      const refused = refusalOf(sample)
      expect(refused.name).toBe('UnsupportedFileError')
      expect(refused.message).toMatch(
        /^É uma remessa \(arquivo enviado ao banco\), não um retorno: remessa de cobrança \(CNAB\d{3}/,
      )
    })
  })
})

function refusalOf(sample: Sample): Error {
  try {
    parseReturn(bytesOf(sample))
  } catch (error) {
    return error as Error
  }
  throw new Error(`${sample.name} was read`)
}

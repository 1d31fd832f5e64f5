import { describe, expect, test } from 'vitest'
import {
  blanks,
  type Diagnostic,
  digits,
  fileLayout,
  integer,
  key,
  money,
  parseFile,
  record,
} from '../../../src/fixed-width/index.js'
import { bytesOf, type MadeLine, madeFile, overwritten, returnLayout } from '../cnab240-file.js'

const read = (lines: readonly MadeLine[]) => parseFile(returnLayout, bytesOf(lines))
const diagnosticsOf = (lines: readonly MadeLine[]): (Partial<Diagnostic> & { at: string })[] =>
  read(lines).diagnostics.map(({ code, line, expected, got, field }) => ({
    at: `${code} ${line ?? 'file'}`,
    expected,
    got,
    field,
  }))
const codesOf = (lines: readonly MadeLine[]): string[] => diagnosticsOf(lines).map(({ at }) => at)
const types = (lines: readonly MadeLine[]): string[] => read(lines).parts.map((part) => part.type)

/** Header, lot header, two titles (lines 3 to 6), lot trailer (7), trailer (8). */
const file = madeFile([[{ amount: 14000 }, { amount: 25000 }]])
const [header, lotHeader, t1, u1, t2, u2, lotTrailer, trailer] = file as [
  MadeLine,
  MadeLine,
  MadeLine,
  MadeLine,
  MadeLine,
  MadeLine,
  MadeLine,
  MadeLine,
]
const twoLots = madeFile([[{ amount: 1 }], [{ amount: 2 }]])
const changed = (number: number, from: number, columns: string): MadeLine[] =>
  file.map((line, i) => (i === number - 1 ? overwritten(line, from, columns) : line))

test('a file gives its parts in order, each as soon as it is complete', () => {
  expect(types(file)).toEqual(['header', 'lot_header', 'title', 'title', 'lot_trailer', 'trailer'])
  expect(types(twoLots)).toEqual([
    'header',
    'lot_header',
    'title',
    'lot_trailer',
    'lot_header',
    'title',
    'lot_trailer',
    'trailer',
  ])
  expect(diagnosticsOf(twoLots)).toEqual([])
})

describe('missing headers and trailers', () => {
  test('an empty file', () => {
    expect(codesOf([])).toEqual(['empty_file file'])
    expect(codesOf([{ role: 'header', title: null, text: '' }])).toEqual(['blank_line 1', 'empty_file file'])
  })

  test('the header: reported once, at the first line', () => {
    // Without the header, the trailer counts one line too many.
    expect(codesOf(file.slice(1))).toEqual(['missing_header 1', 'total_mismatch 7'])
  })

  test('the trailer', () => {
    expect(codesOf(file.slice(0, -1))).toEqual(['missing_trailer file'])
  })

  test('both trailers: the file is cut in the middle of a lot', () => {
    expect(codesOf(file.slice(0, -2))).toEqual(['missing_lot_trailer file', 'missing_trailer file'])
    expect(codesOf(file.slice(0, 5))).toEqual([
      'missing_companion 5',
      'missing_lot_trailer file',
      'missing_trailer file',
    ])
  })

  test('a lot trailer, before the trailer or the next lot', () => {
    expect(codesOf([header, lotHeader, t1, u1, t2, u2, trailer])).toEqual(['missing_lot_trailer 7', 'total_mismatch 7'])
    expect(codesOf(twoLots.filter((_, i) => i !== 4))).toEqual(['missing_lot_trailer 5', 'total_mismatch 9'])
  })

  test('a lot header: reported at the first line of the lot; its titles are read', () => {
    const lines = [header, t1, u1, t2, u2, lotTrailer, trailer]
    expect(codesOf(lines)).toContain('missing_lot_header 2')
    expect(codesOf(lines).filter((at) => at.startsWith('missing'))).toHaveLength(1)
    expect(types(lines)).toEqual(['header', 'title', 'title', 'lot_trailer', 'trailer'])
  })

  test('the header of a second lot: its lines are not compared with the number of the first lot', () => {
    expect(codesOf(twoLots.filter((_, i) => i !== 5))).toEqual([
      'missing_lot_header 6',
      'total_mismatch 8',
      'total_mismatch 9',
      'total_mismatch 9',
    ])
  })

  test('lot header and titles: only a lot trailer', () => {
    expect(codesOf([header, lotTrailer, trailer])).toContain('missing_lot_header 2')
  })
})

describe('line numbers', () => {
  test('a lost line and a wrong number are reported at the next line', () => {
    expect(diagnosticsOf(changed(5, 9, '00007'))).toContainEqual({
      at: 'sequence_break 5',
      expected: '3',
      got: '7',
      field: 'segment_t.sequence',
    })
    expect(codesOf([header, lotHeader, t2, u2, lotTrailer, trailer])).toContain('sequence_break 3')
  })

  test('a break is reported once, not at every later line', () => {
    const shifted = file.map((line, i) =>
      line.title === null ? line : overwritten(line, 9, String(i + 40).padStart(5, '0')),
    )
    expect(codesOf(shifted)).toEqual(['sequence_break 3'])
  })

  test('continue at zero after all nines, without a diagnostic', () => {
    const late = file.map((line, i) =>
      line.title === null ? line : overwritten(line, 9, String((i + 99_996) % 100_000).padStart(5, '0')),
    )
    expect(codesOf(late)).toEqual(['sequence_break 3'])
  })

  test('start again in every lot', () => {
    expect(codesOf(twoLots)).toEqual([])
    const goingOn = twoLots.map((line, i) => (i === 6 ? overwritten(line, 9, '00003') : line))
    expect(codesOf(goingOn)).toContain('sequence_break 7')
  })

  test('may count an unknown line, or not', () => {
    const unknown = overwritten(overwritten(t2, 14, 'X'), 9, '00003')
    const numbered = [header, lotHeader, t1, u1, unknown, overwritten(t2, 9, '00004'), overwritten(u2, 9, '00005')]
    const unnumbered = [header, lotHeader, t1, u1, unknown, t2, u2]
    for (const lines of [numbered, unnumbered]) {
      expect(codesOf(lines).filter((at) => at.startsWith('sequence_break'))).toEqual([])
      expect(diagnosticsOf(lines)).toContainEqual({
        at: 'unknown_record 5',
        expected: null,
        got: expect.any(String),
        field: null,
      })
    }
  })

  test('a wrong lot number in a detail or trailer is reported', () => {
    const mismatch = { expected: '0001', got: '0009' }
    for (const [number, role] of [
      [3, 'segment_t'],
      [4, 'segment_u'],
      [7, 'lot_trailer'],
    ] as const) {
      expect(diagnosticsOf(changed(number, 4, '0009'))).toContainEqual({
        at: `lot_number_mismatch ${number}`,
        field: `${role}.lot_number`,
        ...mismatch,
      })
    }
  })

  test('another bank number in the middle of the file is reported', () => {
    expect(diagnosticsOf(changed(4, 1, '341'))).toContainEqual({
      at: 'constant_mismatch 4',
      expected: '756',
      got: '341',
      field: 'segment_u.bank_code',
    })
  })
})

describe('totals', () => {
  test('of lines, titles and amounts of the lot', () => {
    const mismatch = (field: string, expected: string, got: string) => ({
      at: 'total_mismatch 7',
      field: `lot_trailer.${field}`,
      expected,
      got,
    })
    // Header, trailer and four details; two titles; 140,00 + 250,00.
    expect(diagnosticsOf(changed(7, 18, '000009'))).toEqual([mismatch('record_count', '6', '9')])
    expect(diagnosticsOf(changed(7, 24, '000003'))).toEqual([mismatch('simple_count', '2', '3')])
    expect(diagnosticsOf(changed(7, 30, '00000000000039001'))).toEqual([mismatch('simple_amount', '39000', '39001')])
    expect(diagnosticsOf(changed(7, 18, '      '))).toEqual([mismatch('record_count', '6', '')])
  })

  test('of lots and lines of the file', () => {
    expect(diagnosticsOf(changed(8, 18, '000002'))).toEqual([
      { at: 'total_mismatch 8', field: 'trailer.lot_count', expected: '1', got: '2' },
    ])
    expect(diagnosticsOf(changed(8, 24, '000007'))).toEqual([
      { at: 'total_mismatch 8', field: 'trailer.record_count', expected: '8', got: '7' },
    ])
  })

  test('that are optional are not reported if they are zeros or blanks', () => {
    for (const columns of ['000000', '      ']) expect(codesOf(changed(7, 24, columns))).toEqual([])
  })

  test('of a lot do not include the previous lot', () => {
    const lines = madeFile([[{ amount: 1 }], [{ amount: 2 }]]).map((line, i) =>
      i === 8 ? overwritten(line, 30, '00000000000000003') : line,
    )
    expect(diagnosticsOf(lines)).toEqual([
      { at: 'total_mismatch 9', field: 'lot_trailer.simple_amount', expected: '2', got: '3' },
    ])
  })

  test('include unknown lines, but not blank lines', () => {
    const blank: MadeLine = { role: 'header', title: null, text: '' }
    const unknown = overwritten(u2, 14, 'X')
    expect(codesOf([header, lotHeader, t1, u1, blank, t2, unknown, lotTrailer, trailer])).toEqual([
      'blank_line 5',
      'unknown_record 7',
      'missing_companion 6',
    ])
  })
})

describe('joined files', () => {
  test('a second header starts a new file: numbers and totals start again', () => {
    const other = twoLots.map((line) => (line.role === 'header' ? overwritten(line, 158, '000099') : line))
    expect(diagnosticsOf([...file, ...other])).toEqual([
      { at: 'second_header 9', got: null, expected: null, field: null },
    ])
  })

  test('a repeated file repeats the titles that were read, and no others', () => {
    expect(codesOf([...file.slice(0, -1), ...file])).toEqual([
      'repeated_header 8',
      'repeated_title 10',
      'repeated_title 12',
    ])
    expect(codesOf([header, lotHeader, t1, u1, ...file])).toEqual([
      'repeated_header 5',
      'missing_lot_trailer 5',
      'repeated_line 7',
    ])
  })

  test('a first file without header does not affect the second', () => {
    expect(codesOf([...file.slice(1), ...file])).toEqual([
      'missing_header 1',
      'total_mismatch 7',
      'unexpected_record 8',
    ])
  })

  test('files of two banks are two files', () => {
    const other = file.map((line) => overwritten(line, 1, '341'))
    expect(codesOf([...file, ...other])).toEqual(['second_header 9'])
  })
})

describe('a file without any title', () => {
  const unknown = [t1, u1].map((line) => overwritten(line, 14, 'Z'))

  test('is an error if it has lines between header and trailer', () => {
    expect(diagnosticsOf([header, lotHeader, ...unknown, lotTrailer, trailer])).toContainEqual(
      expect.objectContaining({ at: 'no_known_title file', got: '2' }),
    )
    expect(codesOf([header, lotHeader, u1, lotTrailer, trailer])).toContain('no_known_title file')
  })

  test('is not an error without such lines, or with one title', () => {
    expect(codesOf([header, lotHeader, lotTrailer, trailer])).not.toContain('no_known_title file')
    expect(codesOf([header, lotHeader, ...unknown, t2, u2, lotTrailer, trailer])).not.toContain('no_known_title file')
  })

  test('is an error also before another header', () => {
    expect(codesOf([header, lotHeader, ...unknown, lotTrailer, trailer, ...file])).toContain('no_known_title 7')
  })
})

describe('records out of place', () => {
  test('after the trailer', () => {
    expect(diagnosticsOf([...file, t1, u1])).toContainEqual({
      at: 'unexpected_record 9',
      got: 'segment_t',
      expected: 'antes do trailer',
      field: null,
    })
    expect(diagnosticsOf([...file, trailer])).toContainEqual(
      expect.objectContaining({ at: 'unexpected_record 9', got: 'trailer' }),
    )
  })

  test('are reported once for all lines after the trailer', () => {
    expect(codesOf([...file, t1, u1, t2, u2]).filter((at) => at.startsWith('unexpected_record'))).toEqual([
      'unexpected_record 9',
    ])
  })

  test('header and trailer swapped', () => {
    const lines = [trailer, lotHeader, t1, u1, t2, u2, lotTrailer, header]
    expect(codesOf(lines)).toEqual(
      expect.arrayContaining(['missing_header 1', 'unexpected_record 2', 'unexpected_record 8']),
    )
    expect(types(lines)).toEqual(['trailer', 'lot_header', 'title', 'title', 'lot_trailer', 'header'])
  })
})

describe('the version of the layout', () => {
  test('is reported if it is unknown, and the file is read', () => {
    expect(diagnosticsOf(changed(1, 164, '999'))).toEqual([
      { at: 'unknown_version 1', field: 'header.file_layout_version', expected: '103', got: '999' },
    ])
    expect(types(changed(1, 164, '999'))).toEqual(types(file))
  })

  test('is also checked for lots', () => {
    expect(diagnosticsOf(changed(2, 14, '999'))).toEqual([
      { at: 'unknown_version 2', field: 'lot_header.lot_layout_version', expected: '060', got: '999' },
    ])
    expect(types(changed(2, 14, '999'))).toEqual(types(file))
  })
})

describe('a layout whose line numbers count through the file, including lots', () => {
  const numbered = (name: string, type: string) =>
    record(
      `made.${name}`,
      10,
      { type: key(1, 1, type), lot: integer(2, 2), rest: blanks(3, 7), number: integer(8, 10) },
      'made up',
    )
  const layout = fileLayout({
    name: 'made10.return',
    width: 10,
    records: {
      header: numbered('header', '0'),
      lot_header: numbered('lot_header', '1'),
      title: numbered('title', '3'),
      lot_trailer: numbered('lot_trailer', '5'),
      trailer: numbered('trailer', '9'),
    },
    structure: {
      header: 'header',
      trailer: 'trailer',
      lot: { header: 'lot_header', trailer: 'lot_trailer', number: 'lot' },
      titles: [{ main: 'title' }],
    },
    sequence: { field: 'number', within: 'file' },
  })
  const numberedLines = (...starts: string[]) =>
    starts.map((start, i) => start.padEnd(7) + String(i + 1).padStart(3, '0'))
  const codesOfLines = (lines: string[]) =>
    parseFile(layout, Buffer.from(lines.join('\n'))).diagnostics.map(({ code, line }) => `${code} ${line}`)
  const codes = (...starts: string[]) => codesOfLines(numberedLines(...starts))

  test('does not start again in a lot', () => {
    expect(codes('00', '11', '31', '51', '12', '32', '52', '90')).toEqual([])
    expect(codes('00', '31', '90')).toEqual(['missing_lot_header 2', 'missing_lot_trailer 3'])
  })

  test('starts again in a joined file', () => {
    const one = numberedLines('00', '11', '31', '51', '90')
    expect(codesOfLines([...one, ...one])).toEqual(['repeated_header 6', 'repeated_line 8'])
  })
})

describe('the number of a lot', () => {
  const recordOf = (type: string) =>
    record(`made.${type}`, 6, { type: key(1, 1, type), lot: digits(2, 3), rest: blanks(4, 6) }, 'made up')
  // Some banks also number the records of the file: 00 and 99.
  const layout = fileLayout({
    name: 'made6.return',
    width: 6,
    records: {
      header: recordOf('0'),
      lot_header: recordOf('1'),
      title: recordOf('3'),
      lot_trailer: recordOf('5'),
      trailer: recordOf('9'),
    },
    structure: {
      header: 'header',
      trailer: 'trailer',
      lot: { header: 'lot_header', trailer: 'lot_trailer', number: 'lot' },
      titles: [{ main: 'title' }],
    },
  })
  const mismatches = (...starts: string[]) =>
    parseFile(layout, Buffer.from(starts.map((start) => start.padEnd(6)).join('\n'))).diagnostics.map(
      ({ code, field, expected, got }) => [code, field, expected, got],
    )

  test('is equal in all lines of the lot, but not in the records of the file', () => {
    expect(mismatches('000', '101', '301', '501', '102', '302', '502', '999')).toEqual([])
    expect(mismatches('000', '101', '302', '501', '999')).toEqual([['lot_number_mismatch', 'title.lot', '01', '02']])
    expect(mismatches('000', '101', '301', '502', '999')).toEqual([
      ['lot_number_mismatch', 'lot_trailer.lot', '01', '02'],
    ])
    const another = ['000', '103', '303', '503', '999']
    expect(mismatches('000', '101', '301', '501', '999', ...another).map(([code]) => code)).toEqual(['repeated_header'])
  })
})

describe('sums over the file', () => {
  const layout = fileLayout({
    name: 'made10.return',
    width: 10,
    records: {
      header: record('made.header', 10, { type: key(1, 1, '0'), rest: blanks(2, 10) }, 'made up'),
      title: record('made.title', 10, { type: key(1, 1, '1'), amount: money(2, 10) }, 'made up'),
      trailer: record(
        'made.trailer',
        10,
        { type: key(1, 1, '9'), titles: integer(2, 4), total: money(5, 10) },
        'made up',
      ),
    },
    structure: { header: 'header', trailer: 'trailer', titles: [{ main: 'title' }] },
    totals: [
      { field: 'trailer.titles', equals: 'file_titles', accepts: ['file_lines'] },
      { field: 'trailer.total', equals: { sum: 'title.amount', over: 'file' } },
    ],
  })
  const mismatches = (text: string) =>
    parseFile(layout, Buffer.from(text)).diagnostics.map(({ code, field, expected, got }) => [
      code,
      field,
      expected,
      got,
    ])

  test('include the amounts that can be read', () => {
    expect(mismatches('0\n1000000100\n1000000023\n9002000123\n')).toEqual([['line_too_short', null, '10', '1']])
    expect(mismatches('0         \n1000000100\n100000002A\n9002000123\n')).toEqual([
      ['not_a_number', 'title.amount', null, '00000002A'],
      ['total_mismatch', 'trailer.total', '100', '123'],
    ])
    expect(mismatches('0         \n1000000100\n9003000100\n')).toEqual([])
    expect(mismatches('0         \n9001000000\n')).toEqual([['total_mismatch', 'trailer.titles', '0', '1']])
  })

  test('include the field with the same name in the other main records', () => {
    const { header, title, trailer } = layout.records
    const records = { header, title, late: title.replace([1, 1], { type: key(1, 1, '2') }), trailer }
    const structure = { header: 'header', trailer: 'trailer', titles: [{ main: 'title' }, { main: 'late' }] } as const
    const totals = [{ field: 'trailer.total', equals: { sum: 'title.amount', over: 'file' } }] as const
    const ofBoth = fileLayout({ name: 'made10.return', width: 10, records, structure, totals })
    const diagnosticsOf = (text: string) =>
      parseFile(ofBoth, Buffer.from(text)).diagnostics.map(({ code, expected }) => [code, expected])
    expect(diagnosticsOf('0         \n1000000100\n2000000023\n9002000123\n')).toEqual([])
    expect(diagnosticsOf('0         \n1000000100\n2000000023\n9002000100\n')).toEqual([['total_mismatch', '123']])
  })
})

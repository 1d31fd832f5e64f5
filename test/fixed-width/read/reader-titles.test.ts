import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  blanks,
  type Companion,
  digits,
  fileLayout,
  integer,
  key,
  parseFile,
  record,
  type Title,
} from '../../../src/fixed-width/index.js'
import { runs } from '../../runs.js'
import {
  anyFile,
  bytesOf,
  type Damage,
  damaged,
  displacement,
  type MadeLine,
  madeFile,
  overwriting,
  overwritten,
  returnLayout,
} from '../cnab240-file.js'

const read = (lines: readonly MadeLine[]) => {
  const file = parseFile(returnLayout, bytesOf(lines))
  const titles = file.parts.flatMap((part) => (part.type === 'title' ? [part.title] : []))
  return { ...file, titles }
}

const diagnosticsOf = (lines: readonly MadeLine[]) => read(lines).diagnostics.map(({ code, line }) => [code, line])

const companionsOf = (title: Title) => Object.values(title.companions).flat()

/** Titles as line numbers: `3+4` is line 3 with its companion on line 4. */
const shape = (lines: readonly MadeLine[]): string[] =>
  read(lines).titles.map((title) => [title.main, ...companionsOf(title)].map((line) => line.number).join('+'))

/** Lines 1 and 2 are headers; 3 and 4, 5 and 6, 7 and 8 are titles; then the trailers. */
const three = madeFile([[{ amount: 14000 }, { amount: 25000 }, { amount: 99 }]])
const without = (lines: readonly MadeLine[], ...numbers: number[]): MadeLine[] =>
  lines.filter((_, i) => !numbers.includes(i + 1))

/** The original title of a line of the damaged file. */
const originOf = (lines: readonly MadeLine[], number: number) => lines[number - 1]!.title

function expectNothingJoinedWrongly(lines: readonly MadeLine[]): void {
  for (const title of read(lines).titles) {
    for (const companion of companionsOf(title)) {
      expect(originOf(lines, companion.number)).toBe(originOf(lines, title.main.number))
    }
  }
}

describe('a well-formed file', () => {
  test('has every title with its companions, and no diagnostic', () => {
    expect(shape(three)).toEqual(['3+4', '5+6', '7+8'])
    expect(read(three).diagnostics).toEqual([])
    expect(read(three).titles.map((title) => title.companions['segment_u']?.[0]?.values?.['paid_amount'])).toEqual([
      14000, 25000, 99,
    ])
  })

  test('may have titles with optional companions', () => {
    const lines = madeFile([[{ amount: 1, pix: true }, { amount: 2 }], [{ amount: 3, pix: true }]])
    expect(shape(lines)).toEqual(['3+4+5', '6+7', '10+11+12'])
    expect(read(lines).diagnostics).toEqual([])
  })

  test('law: is read without a diagnostic, for any lots and titles', () => {
    fc.assert(
      fc.property(anyFile, (lines) => {
        const { diagnostics, titles } = read(lines)
        expect(diagnostics).toEqual([])
        const whole = titles.flatMap((title) => [title.main.number, ...companionsOf(title).map((line) => line.number)])
        expect(whole).toEqual(lines.flatMap((line, i) => (line.title === null ? [] : [i + 1])))
        expectNothingJoinedWrongly(lines)
      }),
    )
  })
})

describe('a missing line of a title', () => {
  test('the U: reported at its title; later titles are complete', () => {
    expect(shape(without(three, 4))).toEqual(['3', '4+5', '6+7'])
    expect(diagnosticsOf(without(three, 4))).toEqual(
      expect.arrayContaining([
        ['missing_companion', 3],
        ['sequence_break', 4],
      ]),
    )
  })

  test('the last U of the lot', () => {
    expect(shape(without(three, 8))).toEqual(['3+4', '5+6', '7'])
    expect(diagnosticsOf(without(three, 8))).toEqual(expect.arrayContaining([['missing_companion', 7]]))
  })

  test('the T: its U has no title, and is reported with the missing record', () => {
    expect(shape(without(three, 5))).toEqual(['3+4', '6+7'])
    const { diagnostics, parts } = read(without(three, 5))
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code: 'orphan_companion', line: 5, got: 'segment_u', expected: 'segment_t' }),
    )
    expect(parts).toContainEqual(
      expect.objectContaining({ type: 'stray', line: expect.objectContaining({ number: 5 }) }),
    )
  })

  test('the first T of the lot', () => {
    expect(shape(without(three, 3))).toEqual(['4+5', '6+7'])
    expect(diagnosticsOf(without(three, 3))).toContainEqual(['orphan_companion', 3])
  })

  test('the U of a title and the T of the next: the remaining lines do not form a title', () => {
    expect(shape(without(three, 4, 5))).toEqual(['3', '5+6'])
    expect(diagnosticsOf(without(three, 4, 5))).toEqual(
      expect.arrayContaining([
        ['missing_companion', 3],
        ['orphan_companion', 4],
      ]),
    )
  })
})

describe('a line of a title at a wrong position', () => {
  const [header, lotHeader, t1, u1, t2, u2, ...rest] = three as [
    MadeLine,
    MadeLine,
    MadeLine,
    MadeLine,
    MadeLine,
    MadeLine,
    ...MadeLine[],
  ]
  const before = [header, lotHeader]

  test('swapped U: neither belongs to the other title', () => {
    expect(shape([...before, t1, u2, t2, u1, ...rest])).toEqual(['3', '5', '7+8'])
  })

  test('a late U does not belong to a later title', () => {
    expect(shape([...before, t1, t2, u1, u2, ...rest])).toEqual(['3', '4+6', '7+8'])
  })

  test('a repeated U has no title, also after another title', () => {
    expect(shape([...before, t1, u1, u1, t2, u2, ...rest])).toEqual(['3+4', '6+7', '8+9'])
    expect(shape([...before, t1, u1, t2, u1, u2, ...rest])).toEqual(['3+4', '5+7', '8+9'])
    expect(diagnosticsOf([...before, t1, u1, t2, u1, u2, ...rest])).toContainEqual(['orphan_companion', 6])
  })

  test('a U after a U of another occurrence does not belong to the title by order alone', () => {
    const other = overwritten(overwritten(u2, 16, '09'), 9, '     ')
    const uncounted = overwritten(u1, 9, '     ')
    expect(shape([...before, t1, other, uncounted, ...rest])).toEqual(['3', '6+7'])
    expect(shape([...before, t1, uncounted, ...rest])).toEqual(['3+4', '5+6'])
  })

  test('a repeated T is a title without U; the second T, which has the U, is not a repetition', () => {
    expect(shape([...before, t1, t1, u1, t2, u2, ...rest])).toEqual(['3', '4+5', '6+7', '8+9'])
    const lines = diagnosticsOf([...before, t1, t1, u1, t2, u2, ...rest])
    expect(lines).toContainEqual(['missing_companion', 3])
    expect(lines.map(([code]) => code)).not.toContain('repeated_line')
  })

  test('a repeated pair is two complete titles; the second repeats the first', () => {
    expect(shape([...before, t1, u1, t1, u1, t2, u2, ...rest])).toEqual(['3+4', '5+6', '7+8', '9+10'])
    expect(read([...before, t1, u1, t1, u1, t2, u2, ...rest]).diagnostics).toContainEqual(
      expect.objectContaining({ code: 'repeated_line', line: 5, expected: '3' }),
    )
  })
})

describe('a T and its U are linked by', () => {
  test('the lot', () => {
    const lines = three.map((line, i) => (i === 3 ? overwritten(line, 4, '0002') : line))
    expect(shape(lines)).toEqual(['3', '5+6', '7+8'])
    expect(diagnosticsOf(lines)).toEqual(
      expect.arrayContaining([
        ['orphan_companion', 4],
        ['lot_number_mismatch', 4],
      ]),
    )
  })

  test('the occurrence', () => {
    const lines = three.map((line, i) => (i === 3 ? overwritten(line, 16, '09') : line))
    expect(shape(lines)).toEqual(['3', '5+6', '7+8'])
  })

  test('the line number, which must be the next one', () => {
    const lines = three.map((line, i) => (i === 3 ? overwritten(line, 9, '00004') : line))
    expect(shape(lines)).toEqual(['3', '5+6', '7+8'])
  })

  test('the order alone, if lines are not numbered', () => {
    for (const number of ['00000', '     ', '00001', 'ABCDE']) {
      const lines = three.map((line) => (line.title === null ? line : overwritten(line, 9, number)))
      expect(shape(lines)).toEqual(['3+4', '5+6', '7+8'])
    }
  })

  test.each([
    ['first', 3],
    ['second', 4],
  ])('the order, if the %s record of a title has no number', (_, number) => {
    for (const blank of ['     ', 'ABCDE']) {
      const lines = three.map((line, i) => (i === number - 1 ? overwritten(line, 9, blank) : line))
      expect(shape(lines)).toEqual(['3+4', '5+6', '7+8'])
    }
  })

  test('the line number, which continues at zero after 99999', () => {
    const numbers = ['99997', '99998', '99999', '00000', '00001', '00002']
    const lines = three.map((line, i) => (line.title === null ? line : overwritten(line, 9, numbers[i - 2]!)))
    expect(shape(lines)).toEqual(['3+4', '5+6', '7+8'])
  })
})

describe('an unknown line', () => {
  const unknown = (line: MadeLine) => overwritten(line, 14, 'X')

  test('instead of a U and the next T: the next U does not belong to the wrong title', () => {
    const lines = three.map((line, i) => (i === 3 || i === 4 ? unknown(line) : line))
    expect(shape(lines)).toEqual(['3', '7+8'])
  })

  test('instead of these lines without line numbers: the same', () => {
    const uncounted = three.map((line) => (line.title === null ? line : overwritten(line, 9, '00000')))
    const lines = uncounted.map((line, i) => (i === 3 || i === 4 ? unknown(line) : line))
    expect(shape(lines)).toEqual(['3', '7+8'])
  })

  test('without a line number does not separate a pair', () => {
    const note: MadeLine = { role: 'header', title: null, text: '*'.repeat(240) }
    expect(shape([...three.slice(0, 3), note, ...three.slice(3)])).toEqual(['3+5', '6+7', '8+9'])
  })

  test('between a pair and its optional companion does not separate them', () => {
    const [, , t, u, y, ...rest] = madeFile([[{ amount: 1, pix: true }]]) as [
      MadeLine,
      MadeLine,
      MadeLine,
      MadeLine,
      MadeLine,
    ]
    const segmentZ = unknown(y)
    const lines = [...three.slice(0, 2), t, u, segmentZ, overwritten(y, 9, '00004'), ...rest]
    expect(shape(lines)).toEqual(['3+4+6'])
    expect(diagnosticsOf(lines)).toContainEqual(['unknown_record', 5])
  })
})

const anywhere = fc.integer({ min: 1, max: 240 })
const anyChar = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code))

/** Columns 4–7, 9–13 and 16–17, which link the lines of a title, and column 14, the segment. */
const JOINING = [4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 16, 17]
const harmless = overwriting(
  anywhere.filter((column) => !JOINING.includes(column)),
  anyChar,
)
const unreadable = overwriting(fc.constant(14), fc.constantFrom('#', '9', ' '))
const damages: fc.Arbitrary<Damage[]> = fc.array(fc.oneof(displacement, harmless, unreadable), {
  minLength: 1,
  maxLength: 8,
})

describe('laws of damaged files', () => {
  test('every line is in exactly one part, unchanged', () => {
    fc.assert(
      fc.property(anyFile, damages, (lines, damages) => {
        const result = damaged(lines, damages)
        const read_ = read(result).lines
        expect(read_.map((line) => line.number)).toEqual(result.map((_, i) => i + 1))
        expect(read_.map((line) => line.raw)).toEqual(result.map((line) => line.text))
      }),
    )
  })

  test('no U belongs to a wrong T, for any number of lost, repeated, moved, swapped or unreadable lines', () => {
    const fourths = fc.array(fc.constant({ amount: 7 }), { minLength: 1, maxLength: 6 })
    const files = fc.array(fourths, { minLength: 1, maxLength: 2 }).map(madeFile)
    fc.assert(
      fc.property(files, damages, (lines, damages) => expectNothingJoinedWrongly(damaged(lines, damages))),
      runs(1000),
    )
  })

  test('no U belongs to a wrong T if any character is overwritten', () => {
    fc.assert(
      fc.property(anyFile, overwriting(anywhere, anyChar), (lines, damage) => {
        expectNothingJoinedWrongly(damaged(lines, [damage]))
      }),
      runs(500),
    )
  })

  test('no U belongs to a wrong T if any line is lost in a file without line numbers', () => {
    fc.assert(
      fc.property(anyFile, fc.nat(40), (lines, at) => {
        const uncounted = lines.map((line) => (line.title === null ? line : overwritten(line, 9, '00000')))
        expectNothingJoinedWrongly(damaged(uncounted, [{ kind: 'lost', at }]))
      }),
    )
  })

  test('an undamaged pair is a complete title', () => {
    fc.assert(
      fc.property(anyFile, damages, (lines, damages) => {
        const result = damaged(lines, damages)
        const { titles } = read(result)
        result.forEach((line, i) => {
          const next = result[i + 1]
          const untouched = lines.includes(line) && next !== undefined && lines.includes(next)
          if (!untouched || line.role !== 'segment_t' || next.role !== 'segment_u' || line.title !== next.title) return
          const title = titles.find((title) => title.main.number === i + 1)
          expect(title?.companions['segment_u']?.map((line) => line.number)).toEqual([i + 2])
        })
      }),
      runs(300),
    )
  })

  test('a title without U, and a U without T, are always reported', () => {
    fc.assert(
      fc.property(anyFile, damages, (lines, damages) => {
        const { titles, diagnostics, lines: all } = read(damaged(lines, damages))
        const incomplete = titles.filter((title) => title.companions['segment_u'] === undefined)
        const joined = new Set(titles.flatMap(companionsOf).map((line) => line.number))
        const orphans = all.filter((line) => line.role?.startsWith('segment_') && line.role !== 'segment_t')
        const linesTold = (code: string) => diagnostics.filter((d) => d.code === code).map((d) => d.line)
        expect(linesTold('missing_companion')).toEqual(incomplete.map((title) => title.main.number))
        expect(linesTold('orphan_companion')).toEqual(
          orphans.map((line) => line.number).filter((number) => !joined.has(number)),
        )
      }),
    )
  })

  test('a title of an undamaged lot is never reported because of damage to another lot', () => {
    fc.assert(
      fc.property(anyFile, fc.array(displacement, { maxLength: 4 }), (lines, damages) => {
        const lot = madeFile([[{ amount: 5 }]])
        const result = [...damaged(lines, damages), ...lot]
        const { titles } = read(result)
        expect(titles.at(-1)).toMatchObject({
          main: { number: result.length - 3 },
          companions: { segment_u: [{ number: result.length - 2 }] },
        })
      }),
    )
  })
})

describe('companions in a layout like CNAB 400', () => {
  const detail = (name: string, type: string) =>
    record(
      `made.${name}`,
      12,
      { type: key(1, 1, type), our_number: digits(2, 5), rest: blanks(6, 6), sequence: integer(7, 12) },
      'made up',
    )
  const layout = fileLayout({
    name: 'made12.return',
    width: 12,
    records: {
      header: record(
        'made.header',
        12,
        { type: key(1, 1, '0'), rest: blanks(2, 6), sequence: integer(7, 12) },
        'made up',
      ),
      title: detail('title', '1'),
      other: detail('other', '2'),
      split: detail('split', '3'),
      note: detail('note', '4'),
      trailer: record(
        'made.trailer',
        12,
        { type: key(1, 1, '9'), rest: blanks(2, 6), sequence: integer(7, 12) },
        'made up',
      ),
    },
    structure: {
      header: 'header',
      trailer: 'trailer',
      titles: [
        { main: 'title', companions: { split: { many: true, linkFields: ['our_number'] }, note: {} } },
        { main: 'other' },
      ],
    },
    sequence: { field: 'sequence', within: 'file' },
  })
  const readTypes = (...types: string[]) => {
    const lines = types.map((type, i) => `${type.padEnd(6)}${String(i + 1).padStart(6, '0')}`)
    const { parts, diagnostics } = parseFile(layout, Buffer.from(lines.join('\n')))
    return {
      shape: parts.map((part) =>
        part.type === 'title'
          ? [part.title.main, ...companionsOf(part.title)].map((line) => line.number).join('+')
          : part.type,
      ),
      reported: diagnostics.map(({ code, line }) => [code, line]),
    }
  }

  test('may be repeated only if the layout allows it', () => {
    expect(readTypes('0', '10001', '30001', '30001', '40001', '40001', '9')).toEqual({
      shape: ['header', 'stray', '2+3+4+5', 'trailer'],
      reported: [['orphan_companion', 6]],
    })
  })

  test('must have equal link fields', () => {
    expect(readTypes('0', '10001', '30002', '9')).toEqual({
      shape: ['header', 'stray', '2', 'trailer'],
      reported: [['orphan_companion', 3]],
    })
  })

  test('belong only to titles of their main record', () => {
    expect(readTypes('0', '10001', '20002', '40002', '9')).toEqual({
      shape: ['header', '2', 'stray', '3', 'trailer'],
      reported: [['orphan_companion', 4]],
    })
  })

  test('have line numbers that count through the file, including header and trailer', () => {
    expect(readTypes('0', '10001', '10002', '9').reported).toEqual([])
  })
})

describe('a companion that replaces another', () => {
  const detail = (name: string, type: string, movement = digits(2, 3)) =>
    record(`made.${name}`, 5, { type: key(1, 1, type), movement, rest: blanks(4, 5) }, 'made up')
  const layout = fileLayout({
    name: 'made5.return',
    width: 5,
    records: {
      header: record('made.header', 5, { type: key(1, 1, '0'), rest: blanks(2, 5) }, 'made up'),
      title: detail('title', '1'),
      payer: detail('payer', '2'),
      payer_bank: record(
        'made.payer_bank',
        5,
        { type: key(1, 1, '2'), movement: key(2, 3, '36'), rest: blanks(4, 5) },
        'made up',
      ),
      trailer: record('made.trailer', 5, { type: key(1, 1, '9'), rest: blanks(2, 5) }, 'made up'),
    },
    structure: {
      header: 'header',
      trailer: 'trailer',
      titles: [
        {
          main: 'title',
          companions: {
            payer: { required: true, linkFields: ['movement'] },
            payer_bank: { insteadOf: 'payer', linkFields: ['movement'] },
          },
        },
      ],
    },
  })
  const toldOf = (...lines: string[]) =>
    parseFile(layout, Buffer.from(lines.join('\n'))).diagnostics.map(({ code, line }) => [code, line])

  test('completes the title', () => {
    expect(toldOf('0    ', '101  ', '201  ', '136  ', '236  ', '9    ')).toEqual([])
  })

  test('belongs only to a title with its constant', () => {
    expect(toldOf('0    ', '101  ', '236  ', '9    ')).toEqual([
      ['orphan_companion', 3],
      ['missing_companion', 2],
    ])
  })

  test('must replace an existing record', () => {
    expect(() =>
      fileLayout({
        name: layout.name,
        width: layout.width,
        records: layout.records,
        structure: {
          header: 'header',
          trailer: 'trailer',
          titles: [{ main: 'title', companions: { payer: {}, payer_bank: { insteadOf: 'nobody' } } }],
        },
      }),
    ).toThrow('there is no record nobody')
  })
})

describe('a companion that only some titles need', () => {
  const plain = (name: string, type: string) =>
    record(`made.${name}`, 3, { type: key(1, 1, type), code: digits(2, 3) }, 'made up')
  const layoutWith = (values: Companion) =>
    fileLayout({
      name: 'made3.return',
      width: 3,
      records: {
        header: plain('header', '0'),
        title: plain('title', '1'),
        values: plain('values', '2'),
        trailer: plain('trailer', '9'),
      },
      structure: { header: 'header', trailer: 'trailer', titles: [{ main: 'title', companions: { values } }] },
    })

  test('is missing from these titles, and may come with the others', () => {
    const layout = layoutWith({ required: true, requiredFor: { field: 'code', codes: ['06', '17'] } })
    const lines = ['000', '102', '106', '206', '117', '103', '203', '900']
    const { diagnostics, parts } = parseFile(layout, Buffer.from(lines.join('\n')))
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([['missing_companion', 5]])
    const titles = parts.flatMap((part) => (part.type === 'title' ? [part.title] : []))
    expect(titles.map(({ main, companions }) => [main.raw, Object.keys(companions)])).toEqual([
      ['102', []],
      ['106', ['values']],
      ['117', []],
      ['103', ['values']],
    ])
  })

  test('must be required, by a field that exists', () => {
    expect(() => layoutWith({ required: true, requiredFor: { field: 'movement', codes: [] } })).toThrow(
      'there is no field title.movement',
    )
    expect(() => layoutWith({ requiredFor: { field: 'code', codes: [] } })).toThrow(
      'values has requiredFor, but is not required',
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  blanks,
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

const told = (lines: readonly MadeLine[]) => read(lines).diagnostics.map(({ code, line }) => [code, line])

const companionsOf = (title: Title) => Object.values(title.companions).flat()

/** Titles by their lines: `3+4` is line 3 with its companion on line 4. */
const shape = (lines: readonly MadeLine[]): string[] =>
  read(lines).titles.map((title) => [title.main, ...companionsOf(title)].map((line) => line.number).join('+'))

/** Lines 1 and 2 are headers; 3 and 4, 5 and 6, 7 and 8 are titles; then the trailers. */
const three = madeFile([[{ amount: 14000 }, { amount: 25000 }, { amount: 99 }]])
const without = (lines: readonly MadeLine[], ...numbers: number[]): MadeLine[] =>
  lines.filter((_, i) => !numbers.includes(i + 1))

/** Which title a line of the damaged file came with. */
const originOf = (lines: readonly MadeLine[], number: number) => lines[number - 1]!.title

function expectNothingJoinedWrongly(lines: readonly MadeLine[]): void {
  for (const title of read(lines).titles) {
    for (const companion of companionsOf(title)) {
      expect(originOf(lines, companion.number)).toBe(originOf(lines, title.main.number))
    }
  }
}

describe('a well-formed file', () => {
  test('gives every title with its companions, and no diagnostic', () => {
    expect(shape(three)).toEqual(['3+4', '5+6', '7+8'])
    expect(read(three).diagnostics).toEqual([])
    expect(read(three).titles.map((title) => title.companions['segment_u']?.[0]?.values?.['paid_amount'])).toEqual([
      14000, 25000, 99,
    ])
  })

  test('may have some titles with optional companions', () => {
    const lines = madeFile([[{ amount: 1, pix: true }, { amount: 2 }], [{ amount: 3, pix: true }]])
    expect(shape(lines)).toEqual(['3+4+5', '6+7', '10+11+12'])
    expect(read(lines).diagnostics).toEqual([])
  })

  test('law: is read without a diagnostic, whatever its lots and titles', () => {
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

describe('a line of a title that is missing', () => {
  test('the U: its title says so, and the next pairs stay whole', () => {
    expect(shape(without(three, 4))).toEqual(['3', '4+5', '6+7'])
    expect(told(without(three, 4))).toEqual(
      expect.arrayContaining([
        ['missing_companion', 3],
        ['sequence_break', 4],
      ]),
    )
  })

  test('the last U of the lot', () => {
    expect(shape(without(three, 8))).toEqual(['3+4', '5+6', '7'])
    expect(told(without(three, 8))).toEqual(expect.arrayContaining([['missing_companion', 7]]))
  })

  test('the T: its U belongs to nobody, and says whom it misses', () => {
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
    expect(told(without(three, 3))).toContainEqual(['orphan_companion', 3])
  })

  test('the U of one and the T of the next: the halves that are left are not made one title', () => {
    expect(shape(without(three, 4, 5))).toEqual(['3', '5+6'])
    expect(told(without(three, 4, 5))).toEqual(
      expect.arrayContaining([
        ['missing_companion', 3],
        ['orphan_companion', 4],
      ]),
    )
  })
})

describe('a line of a title in another place', () => {
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

  test('U swapped: neither goes to the other title', () => {
    expect(shape([...before, t1, u2, t2, u1, ...rest])).toEqual(['3', '5', '7+8'])
  })

  test('a U that comes late does not join a title that comes after its own', () => {
    expect(shape([...before, t1, t2, u1, u2, ...rest])).toEqual(['3', '4+6', '7+8'])
  })

  test('a doubled U is a stray, also behind another title', () => {
    expect(shape([...before, t1, u1, u1, t2, u2, ...rest])).toEqual(['3+4', '6+7', '8+9'])
    expect(shape([...before, t1, u1, t2, u1, u2, ...rest])).toEqual(['3+4', '5+7', '8+9'])
    expect(told([...before, t1, u1, t2, u1, u2, ...rest])).toContainEqual(['orphan_companion', 6])
  })

  test('a U that comes behind one of another occurrence is not taken by order alone', () => {
    const other = overwritten(overwritten(u2, 16, '09'), 9, '     ')
    const uncounted = overwritten(u1, 9, '     ')
    expect(shape([...before, t1, other, uncounted, ...rest])).toEqual(['3', '6+7'])
    expect(shape([...before, t1, uncounted, ...rest])).toEqual(['3+4', '5+6'])
  })

  test('a doubled T is a title without its U; the second one, which has it, repeats nothing', () => {
    expect(shape([...before, t1, t1, u1, t2, u2, ...rest])).toEqual(['3', '4+5', '6+7', '8+9'])
    const lines = told([...before, t1, t1, u1, t2, u2, ...rest])
    expect(lines).toContainEqual(['missing_companion', 3])
    expect(lines.map(([code]) => code)).not.toContain('repeated_line')
  })

  test('a doubled pair is two whole titles of which the second repeats the first', () => {
    expect(shape([...before, t1, u1, t1, u1, t2, u2, ...rest])).toEqual(['3+4', '5+6', '7+8', '9+10'])
    expect(read([...before, t1, u1, t1, u1, t2, u2, ...rest]).diagnostics).toContainEqual(
      expect.objectContaining({ code: 'repeated_line', line: 5, expected: '3' }),
    )
  })
})

describe('what joins a T and its U', () => {
  test('the lot', () => {
    const lines = three.map((line, i) => (i === 3 ? overwritten(line, 4, '0002') : line))
    expect(shape(lines)).toEqual(['3', '5+6', '7+8'])
    expect(told(lines)).toEqual(
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

  test('the number, which must come right behind', () => {
    const lines = three.map((line, i) => (i === 3 ? overwritten(line, 9, '00004') : line))
    expect(shape(lines)).toEqual(['3', '5+6', '7+8'])
  })

  test('the order alone, where a program does not count its lines or wrote no number', () => {
    for (const number of ['00000', '     ', '00001', 'ABCDE']) {
      const lines = three.map((line) => (line.title === null ? line : overwritten(line, 9, number)))
      expect(shape(lines)).toEqual(['3+4', '5+6', '7+8'])
    }
  })

  test.each([
    ['first', 3],
    ['second', 4],
  ])('the order, where the %s record of a title has no number', (_, number) => {
    for (const blank of ['     ', 'ABCDE']) {
      const lines = three.map((line, i) => (i === number - 1 ? overwritten(line, 9, blank) : line))
      expect(shape(lines)).toEqual(['3+4', '5+6', '7+8'])
    }
  })

  test('the number goes on at zero behind 99999', () => {
    const numbers = ['99997', '99998', '99999', '00000', '00001', '00002']
    const lines = three.map((line, i) => (line.title === null ? line : overwritten(line, 9, numbers[i - 2]!)))
    expect(shape(lines)).toEqual(['3+4', '5+6', '7+8'])
  })
})

describe('a line that no record claims', () => {
  const unknown = (line: MadeLine) => overwritten(line, 14, 'X')

  test('in place of a U and the next T does not let the next U join the wrong title', () => {
    const lines = three.map((line, i) => (i === 3 || i === 4 ? unknown(line) : line))
    expect(shape(lines)).toEqual(['3', '7+8'])
  })

  test('nor where no numbers tell', () => {
    const uncounted = three.map((line) => (line.title === null ? line : overwritten(line, 9, '00000')))
    const lines = uncounted.map((line, i) => (i === 3 || i === 4 ? unknown(line) : line))
    expect(shape(lines)).toEqual(['3', '7+8'])
  })

  test('without a number of its own does not part a pair', () => {
    const note: MadeLine = { role: 'header', title: null, text: '*'.repeat(240) }
    expect(shape([...three.slice(0, 3), note, ...three.slice(3)])).toEqual(['3+5', '6+7', '8+9'])
  })

  test('between a pair and its optional companion does not part them', () => {
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
    expect(told(lines)).toContainEqual(['unknown_record', 5])
  })
})

const anywhere = fc.integer({ min: 1, max: 240 })
const anyChar = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code))

/** Columns 4–7, 9–13 and 16–17, by which the lines of a title are joined, and 14, which tells T from U. */
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
  test('every line is in a part, exactly once, as it came', () => {
    fc.assert(
      fc.property(anyFile, damages, (lines, damages) => {
        const result = damaged(lines, damages)
        const read_ = read(result).lines
        expect(read_.map((line) => line.number)).toEqual(result.map((_, i) => i + 1))
        expect(read_.map((line) => line.raw)).toEqual(result.map((line) => line.text))
      }),
    )
  })

  test('no U is ever joined to a T it did not come with, however many lines were lost, doubled, moved, swapped or made unreadable', () => {
    const fourths = fc.array(fc.constant({ amount: 7 }), { minLength: 1, maxLength: 6 })
    const files = fc.array(fourths, { minLength: 1, maxLength: 2 }).map(madeFile)
    fc.assert(
      fc.property(files, damages, (lines, damages) => expectNothingJoinedWrongly(damaged(lines, damages))),
      runs(1000),
    )
  })

  test('nor when any one character of the file is overwritten', () => {
    fc.assert(
      fc.property(anyFile, overwriting(anywhere, anyChar), (lines, damage) => {
        expectNothingJoinedWrongly(damaged(lines, [damage]))
      }),
      runs(500),
    )
  })

  test('nor when any one line is lost of a file whose program does not count', () => {
    fc.assert(
      fc.property(anyFile, fc.nat(40), (lines, at) => {
        const uncounted = lines.map((line) => (line.title === null ? line : overwritten(line, 9, '00000')))
        expectNothingJoinedWrongly(damaged(uncounted, [{ kind: 'lost', at }]))
      }),
    )
  })

  test('a pair that the damage did not touch comes out whole', () => {
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

  test('a title without its U, and a U without its T, are always told', () => {
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

  test('a title of an untouched file is never told to be incomplete for what happened to another lot', () => {
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

describe('companions of a CNAB 400 kind of layout', () => {
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
      told: diagnostics.map(({ code, line }) => [code, line]),
    }
  }

  test('many of one kind may come, others once', () => {
    expect(readTypes('0', '10001', '30001', '30001', '40001', '40001', '9')).toEqual({
      shape: ['header', 'stray', '2+3+4+5', 'trailer'],
      told: [['orphan_companion', 6]],
    })
  })

  test('the fields said to be the same must be', () => {
    expect(readTypes('0', '10001', '30002', '9')).toEqual({
      shape: ['header', 'stray', '2', 'trailer'],
      told: [['orphan_companion', 3]],
    })
  })

  test('a title of another kind has companions of its own only', () => {
    expect(readTypes('0', '10001', '20002', '40002', '9')).toEqual({
      shape: ['header', '2', 'stray', '3', 'trailer'],
      told: [['orphan_companion', 4]],
    })
  })

  test('numbers run through the file, header and trailer included', () => {
    expect(readTypes('0', '10001', '10002', '9').told).toEqual([])
  })
})

describe('a companion in place of another', () => {
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

  test('makes the title whole', () => {
    expect(toldOf('0    ', '101  ', '201  ', '136  ', '236  ', '9    ')).toEqual([])
  })

  test('belongs to a title with its own constant only', () => {
    expect(toldOf('0    ', '101  ', '236  ', '9    ')).toEqual([
      ['orphan_companion', 3],
      ['missing_companion', 2],
    ])
  })

  test('the one it stands for must be there', () => {
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

/** Texts are fitted while a record is written. The compiled and the interpreted encoder give the same bytes, changes and errors. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type EncodeFitted,
  type FixedRecord,
  fittedEncoderOf,
  formatRecord,
  integer,
  isEncodeError,
  key,
  record,
  reserved,
  text,
} from '../../src/fixed-width/index.js'
import { type CutText, fittedText, textFitter } from '../../src/remittance/fit-text.js'
import { anyCharacter } from '../../src/testing/arbitraries/texts.js'
import { anyRecord, anyValuesOf } from '../fixed-width/arbitraries.js'
import { ENGINES } from '../fixed-width/one-field.js'
import { runs } from '../runs.js'

type Given = Readonly<Record<string, unknown>>

/** Results of some lines of one file. The values set by the writer change from line to line, and are repeated. */
function written(
  record: FixedRecord,
  lines: readonly Given[],
  owns: readonly Given[],
  engine: (typeof ENGINES)[number],
) {
  const ownFields = [...new Set(owns.flatMap((own) => Object.keys(own)))]
  const encode = fittedEncoderOf(record, ownFields, engine)()
  return lines.map((values, i) => line(record, values, owns[i % owns.length]!, encode))
}

interface Line {
  readonly bytes: number[]
  readonly changes: Given[]
}

function line(record: FixedRecord, values: Given, own: Given, encode: EncodeFitted) {
  const bytes = new Uint8Array(record.width + 4).fill(0xb7)
  const changes: Given[] = []
  const cuts: [given: CutText | null, expected: CutText | null][] = []
  try {
    encode(
      values,
      bytes,
      2,
      own,
      textFitter(record, (index, from, given) => {
        const [name, field] = Object.entries(record.fields)[index]!
        const { to, cut, length, width } = fittedText(field, from)
        changes.push({ field: name, from, to, cut })
        cuts.push([given && { length: given.length, width: given.width }, cut ? { length, width } : null])
      }),
    )
    for (const [given, expected] of cuts) expect(given).toEqual(expected)
    return { bytes: [...bytes], changes }
  } catch (error) {
    if (!isEncodeError(error)) throw error
    const { name, message } = error
    return { name, message, ...(error as object) }
  }
}

const texts = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: anyCharacter, maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'aZ0  ãß\n'), maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'aZ0 -/.&ã'), maxLength: 12 }),
  fc.constantFrom(undefined, null, '', ' ', 0, '2026-02-28', '1979-12-31', '2080-01-01', '10.50', '007.5', '1.', '.5'),
)

const drawn = anyRecord.chain((record) => {
  const names = Object.keys(record.fields)
  const name = fc.constantFrom(...names)
  const values: fc.Arbitrary<Given> = fc
    .tuple(anyValuesOf(record), fc.dictionary(name, texts, { maxKeys: 4 }))
    .map(([a, b]) => ({ ...a, ...b }))
  // Lines that share some of their values with the line before, as in real files.
  const lines = fc
    .tuple(values, values, fc.array(fc.subarray(names), { minLength: 1, maxLength: 4 }))
    .map(([a, b, taken]) => taken.map((some) => ({ ...a, ...Object.fromEntries(some.map((each) => [each, b[each]])) })))
  const own: fc.Arbitrary<Given> = fc.dictionary(name, fc.oneof(texts, fc.nat(3)), { maxKeys: 2 })
  return fc.tuple(fc.constant(record), lines, fc.array(own, { minLength: 1, maxLength: 3 }))
})

describe('the encoder of a remittance', () => {
  test('the compiled and the interpreted encoder agree for all values', () => {
    fc.assert(
      fc.property(drawn, ([record, lines, owns]) => {
        expect(written(record, lines, owns, 'compiled')).toEqual(written(record, lines, owns, 'interpreted'))
      }),
      runs(2000),
    )
  })

  const madeUp = record(
    'made.up',
    20,
    {
      type: key(1, 1, '1'),
      name: text(2, 10, { maxLength: 6 }),
      web: text(11, 15, { case: 'keep' }),
      sequence: integer(16, 20),
    },
    'made up',
  )

  test.each(ENGINES)(
    '%s: small letters become capitals unless kept; texts that are too long are cut and reported',
    (engine) => {
      const values = { name: 'José  da', web: 'a@b', sequence: 7 }
      const [{ bytes, changes }] = written(madeUp, [values], [{ sequence: 9 }], engine) as [Line]
      expect(Buffer.from(bytes.slice(2, -2)).toString('latin1')).toBe('1JOSE D   a@b  00009')
      expect(changes).toEqual([{ field: 'name', from: 'José  da', to: 'JOSE D', cut: true }])
      expect(formatRecord(madeUp, { name: 'JOSE D', web: 'a@b', sequence: 9 })).toBe('1JOSE D   a@b  00009')
    },
  )

  test.each(ENGINES)('%s: marks that the bank does not accept become blanks, and are reported', (engine) => {
    const marked = record(
      'marked',
      30,
      { type: key(1, 1, '1'), name: text(2, 15), web: text(16, 22, { case: 'keep' }), plain: text(23, 30) },
      'made up',
    )
      .withMarks('/', ['name'])
      .withMarks('')
    const values = { name: "D'Ávila & S/A.", web: "a&'b", plain: '1-2, 3/4' }
    const [{ bytes, changes }] = written(marked, [values], [{}], engine) as [Line]
    expect(Buffer.from(bytes.slice(2, -2)).toString('latin1')).toBe("1D AVILA S/A   a&'b   1 2 3 4 ")
    expect(changes).toEqual([
      { field: 'name', from: "D'Ávila & S/A.", to: 'D AVILA S/A', cut: false },
      { field: 'plain', from: '1-2, 3/4', to: '1 2 3 4', cut: false },
    ])
    const [plain] = written(marked, [{ name: 'S/A', web: "a&'b", plain: '12 34' }], [{}], engine) as [Line]
    expect(plain.changes).toEqual([])
  })

  test.each(ENGINES)('%s: changes are reported for each line, even if the line before has the same', (engine) => {
    const values = { name: 'José', web: 'é', sequence: 7 }
    const lines = written(madeUp, [values, values, values], [{}], engine) as Line[]
    const changes = [
      { field: 'name', from: 'José', to: 'JOSE', cut: false },
      { field: 'web', from: 'é', to: 'e', cut: false },
    ]
    expect(lines.map((line) => line.changes)).toEqual([changes, changes, changes])
  })

  test.each(ENGINES)(
    '%s: a text that is cut is reported for each line, and ends before a blank at the cut',
    (engine) => {
      const texts = ['João Antônio', 'João Antônio', 'Mario Rossi', 'Ana', 'Ana Li  Sá', 'Ana']
      const lines = written(
        madeUp,
        texts.map((name) => ({ name })),
        [{}],
        engine,
      ) as Line[]
      expect(lines.map(({ bytes }) => Buffer.from(bytes.slice(3, 12)).toString('latin1'))).toEqual([
        'JOAO A   ',
        'JOAO A   ',
        'MARIO    ',
        'ANA      ',
        'ANA LI   ',
        'ANA      ',
      ])
      expect(lines.map(({ changes }) => changes.map(({ to, cut }) => [to, cut]))).toEqual([
        [['JOAO A', true]],
        [['JOAO A', true]],
        [['MARIO', true]],
        [],
        [['ANA LI', true]],
        [],
      ])
    },
  )

  test.each(ENGINES)('%s: a shorter text overwrites the whole of a longer text before it, on either side', (engine) => {
    const sided = record(
      'sided',
      12,
      { type: key(1, 1, '1'), left: text(2, 6), right: text(7, 11, { align: 'right' }), blank: reserved(12, 12) },
      'made up',
    )
    const texts = ['ABCDE', 'FG', '', 'H', 'IJKL', null, 'ÇÃ', 'M  N', 'O', 'PQRSTU', 'V']
    const lines = written(
      sided,
      texts.map((each) => ({ left: each, right: each })),
      [{}],
      engine,
    ) as Line[]
    expect(lines.map(({ bytes }) => Buffer.from(bytes.slice(2, -2)).toString('latin1'))).toEqual([
      '1ABCDEABCDE ',
      '1FG      FG ',
      '1           ',
      '1H        H ',
      '1IJKL  IJKL ',
      '1           ',
      '1CA      CA ',
      '1M N    M N ',
      '1O        O ',
      '1PQRSTPQRST ',
      '1V        V ',
    ])
  })

  test.each(ENGINES)('%s: minus zero is an error, also after a zero', (engine) => {
    const [, second] = written(madeUp, [{ sequence: 0 }, { sequence: -0 }], [{}], engine)
    expect(second).toMatchObject({ name: 'EncodeError', field: 'sequence' })
  })
})

import fc from 'fast-check'
import { CORRUPTORS, type Corruption, type CorruptorName, lineCount } from '../corruptors/index.js'

/** What narrows corruptions down. */
export interface CorruptionChoice {
  /** The corruptors to draw from. Default: all. */
  readonly corruptors?: readonly CorruptorName[]
  /** The most of them, one after the other. Default 3. */
  readonly maxLength?: number
}

/**
 * What may befall a file, to be done by `corrupt(bytes, ...corruptions)`: corruptions one after the other, in any place. It shrinks to the one that
 * matters, and to the first line and column where it does.
 *
 * @param bytes the file, for its lines and columns
 */
export function arbitraryCorruption(
  bytes: Uint8Array,
  { corruptors = Object.keys(CORRUPTORS) as CorruptorName[], maxLength = 3 }: CorruptionChoice = {},
): fc.Arbitrary<readonly Corruption[]> {
  const line = fc.integer({ min: 1, max: Math.max(lineCount(bytes), 1) })
  const column = fc.integer({ min: 1, max: MOST_COLUMNS })
  const drawn = {
    setLineEnds: [fc.constantFrom('\n', '\r', '\r\n', '')],
    mixLineEnds: [],
    dropLastLineEnd: [],
    addEndMark: [],
    addBlankLines: [fc.integer({ min: 1, max: 3 }), line],
    stripTrailingBlanks: [],
    addTrailingBlanks: [fc.integer({ min: 1, max: 30 })],
    shiftColumns: [line, column, fc.integer({ min: -30, max: 30 })],
    cutLine: [line, column],
    overwrite: [line, column, columns],
    lowerCase: [fc.option(line, { nil: undefined })],
    dropTrailer: [],
    dropHeader: [],
    dropLine: [line],
    repeatLine: [line, fc.integer({ min: 1, max: 3 })],
    swapLines: [line, line],
    truncate: [fc.nat({ max: bytes.length })],
    repeatFile: [],
    append: [fc.constant(bytes)],
    interleave: [fc.constant(bytes)],
    reencode: [fc.constantFrom('utf-8', 'windows-1252', 'cp850')],
    addByteOrderMark: [],
  } satisfies Readonly<Record<CorruptorName, readonly fc.Arbitrary<unknown>[]>>
  const one = fc.oneof(
    ...corruptors.map((name) => fc.tuple(fc.constant(name), ...(drawn[name] as fc.Arbitrary<unknown>[]))),
  )
  return fc.array(one as unknown as fc.Arbitrary<Corruption>, { minLength: 1, maxLength })
}

const MOST_COLUMNS = 400

/** What may stand where it should not: zeros, blanks, nines, letters, signs of text formats, controls, halves of UTF-8. */
const columns = fc.string({
  unit: fc.constantFrom(...' 019AZaz-,."\'<&;\\\t\r\n\0\x1a\x7f\x80\x9f\xa0\xc3\xe7\xff'),
  minLength: 1,
  maxLength: 20,
})

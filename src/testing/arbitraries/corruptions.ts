import fc from 'fast-check'
import { CORRUPTORS, type Corruption, type CorruptorName, lineCount } from '../corruptors/index.js'

/** Limits the corruptions that are drawn. */
export interface CorruptionChoice {
  /** Corruptors to draw from. Default: all. */
  readonly corruptors?: readonly CorruptorName[]
  /** Maximum number of corruptions applied to one file. Default: 3. */
  readonly maxLength?: number
}

/**
 * Draws corruptions to apply with `corrupt(bytes, ...corruptions)`. Shrinks to a single corruption, at the first line and column that reproduce
 * the failure.
 *
 * @param bytes the file; its size limits the lines and columns drawn
 */
export function arbitraryCorruption(
  bytes: Uint8Array,
  { corruptors = Object.keys(CORRUPTORS) as CorruptorName[], maxLength = 3 }: CorruptionChoice = {},
): fc.Arbitrary<readonly Corruption[]> {
  const line = fc.integer({ min: 1, max: Math.max(lineCount(bytes), 1) })
  const column = fc.integer({ min: 1, max: MAX_COLUMNS })
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

const MAX_COLUMNS = 400

/** Unexpected content: zeros, blanks, nines, letters, characters of text formats, control characters, halves of UTF-8 characters. */
const columns = fc.string({
  unit: fc.constantFrom(...' 019AZaz-,."\'<&;\\\t\r\n\0\x1a\x7f\x80\x9f\xa0\xc3\xe7\xff'),
  minLength: 1,
  maxLength: 20,
})

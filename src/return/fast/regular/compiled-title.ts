/** Generated readers of regular titles, compiled once for each dialect, record and emission. Threshold: 1.5 times the fallback reader on regular files. */

import { compileCode } from '../../../code/generated-code.js'
import { beginsFile } from '../../../febraban/index.js'
import {
  canGenerateCode,
  type Diagnostic,
  diagnostic,
  faultDiagnostic,
  misplacementOf,
  namesIn,
  type PlainBytes,
  type RegularState,
  regularHelpers,
  wordAt,
} from '../../../fixed-width/index.js'
import { latin1Text, utf8Length } from '../../../runtime/bytes.js'
import { PaymentFields } from '../../meaning/doubtful-payment.js'
import { neededFields } from '../../meaning/needed-fields.js'
import { NO_REVIEW } from '../../meaning/needs-review.js'
import { withoutFill } from '../../meaning/slip-columns.js'
import { type TitleOutcome, unknownReasonsOf } from '../../meaning/title-outcome.js'
import { type RecordOrigin, TitleRecord } from '../../meaning/title-record.js'
import { constantText } from '../agreement.js'
import { type HeaderValue, headerValue } from '../header-values.js'
import { regularShape } from '../regular-shape.js'
import { type Destination, type RegularTitle, type TitleKind, titleKind } from '../regular-title.js'
import { codesReader } from '../title-codes.js'
import { knownCodes } from './known-codes.js'
import { type Emission, titleCode } from './title-code.js'
import { TitleSource } from './title-source.js'

/** The generated object (`title-code.ts`). */
interface GeneratedTitle extends Pick<RegularTitle, 'read' | 'end' | 'position'> {
  /**
   * @param words  the words of the file constants
   * @param header the values of the file header
   */
  begin(
    destination: Destination<unknown>,
    state: RegularState,
    charset: PlainBytes,
    words: readonly number[],
    header: readonly HeaderValue[],
  ): void
}

/** A kind of result made by generated code. Kinds with the same name generate the same code. */
export const compiledKind = (
  name: string,
  emissionOf: (title: TitleSource, origin: RecordOrigin) => Emission,
): TitleKind =>
  titleKind(name, (dialect, main, origin) => {
    const shape = regularShape(dialect, main)
    if (!canGenerateCode() || shape === null) return null
    const source = new TitleSource(dialect, shape)
    return compiledTitle(source, name, origin, emissionOf(source, origin))
  })

/** Returns null if the dialect cannot be read this way. */
function compiledTitle(
  source: TitleSource,
  kind: string,
  origin: RecordOrigin,
  emission: Emission,
): RegularTitle | null {
  const { dialect, shape } = source
  const code = titleCode(source, emission)
  if (code === null) return null
  const render = (outcome: TitleOutcome): unknown => emission.render?.(outcome)
  const codes = knownCodes(code.codes, codesReader(dialect, shape, origin.bank, code.codes), render)
  const { layout } = dialect
  const records = Array.from(source.records, ([role, read]) => {
    return { role, read, record: layout.records[role]!, needed: namesIn(neededFields(dialect), role) }
  })
  const oddFillerOf = (index: number, filler: number, bytes: Uint8Array, at: number, line: number): Diagnostic => {
    const { role, read, record } = records[index]!
    const text = latin1Text(bytes, at, at + record.width)
    return faultDiagnostic(
      { field: read.fillerAt(filler), code: 'filler_not_blank' },
      { number: line, text, role, record },
      layout.words,
    )!
  }
  const payment = new PaymentFields(dialect, shape.main)
  /** As the fallback reader, for a line of ASCII characters. */
  const isOnlyPadded = (index: number, raw: string, isMoney: boolean, padding: number): boolean => {
    const { role, record, needed } = records[index]!
    return (
      utf8Length(raw) === raw.length &&
      !beginsFile(raw) &&
      misplacementOf(record, raw, { faults: [], padding, trimmed: false, needed }) === null &&
      (!isMoney || payment.isComplete(role, raw))
    )
  }
  const afterDates: boolean[][] = records.map(() => [])
  const followsDate = (index: number, filler: number): boolean => {
    const { role, read } = records[index]!
    const known = afterDates[index]!
    known[filler] ??= payment.followsDate(role, read.fillerAt(filler))
    return known[filler]
  }
  const paddingOf = (padding: number, line: number): Diagnostic =>
    diagnostic('trailing_blanks', { line, expected: String(layout.width), got: String(layout.width + padding) })
  const environment = {
    ...regularHelpers,
    latin1Text,
    isOnlyPadded,
    followsDate,
    paddingOf,
    codes,
    TitleRecord,
    NO_REVIEW,
    origin,
    withoutFill,
    unknownReasonsOf,
    oddFillerOf,
    ...emission.helpers,
  }
  const name = `${source.mainRecord.name}, ${kind}`
  const make = compileCode(name, Object.keys(environment), code.source) as (...values: unknown[]) => GeneratedTitle
  const { begin, read, end, position } = make(...Object.values(environment))
  return {
    companion: shape.companion?.role ?? null,
    read,
    end,
    position,
    begin(state, destination, charset) {
      const words: number[] = []
      for (const { field, words: compared } of code.fileConstants) {
        const text = constantText(field, state)
        if (text === null) return false
        for (const { at, size } of compared) words.push(wordAt(text, at, size))
      }
      const header = code.header.map((field) => headerValue(layout, field, state.header))
      begin(destination, state, charset, words, header)
      return true
    },
  }
}

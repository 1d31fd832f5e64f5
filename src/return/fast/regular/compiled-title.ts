/** Generated readers of regular titles, compiled once for each dialect, record and emission. Threshold: 1.5 times the fallback reader on regular files. */
import type { ReturnDialect } from '../../../banks/index.js'
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
import { PaymentFields } from '../../meaning/doubtful-payment.js'
import { neededFields } from '../../meaning/needed-fields.js'
import { withoutFill } from '../../meaning/slip-columns.js'
import { type TitleOutcome, unknownReasonsOf } from '../../meaning/title-outcome.js'
import { type RecordOrigin, TitleRecord } from '../../meaning/title-record.js'
import { constantText } from '../agreement.js'
import { type HeaderValue, headerValue } from '../header-values.js'
import { regularShape } from '../regular-shape.js'
import type { Destination, RegularTitle, TitleKind } from '../regular-title.js'
import { TitleCodes } from '../title-codes.js'
import type { EmissionKind } from './emission-kind.js'
import { type ConstantWords, titleCode } from './title-code.js'
import { TitleSource } from './title-source.js'

/** The generated object (`title-code.ts`). */
interface GeneratedTitle extends Pick<RegularTitle, 'read' | 'position'> {
  begin(
    sink: Destination<unknown>['sink'],
    totals: Destination<unknown>['totals'],
    selection: Destination<unknown>['selection'],
    report: Destination<unknown>['report'],
    state: RegularState,
    charset: PlainBytes,
  ): void
  expect(words: readonly number[]): void
  setHeader(values: readonly HeaderValue[]): void
}

class CompiledTitle implements RegularTitle {
  readonly read: GeneratedTitle['read']
  readonly position: GeneratedTitle['position']

  constructor(
    readonly companion: string | null,
    private readonly fileConstants: readonly ConstantWords[],
    private readonly headerValues: (header: RegularState['header']) => readonly HeaderValue[],
    private readonly code: GeneratedTitle,
  ) {
    this.read = code.read
    this.position = code.position
  }

  begin(state: RegularState, { sink, totals, selection, report }: Destination<unknown>, charset: PlainBytes): boolean {
    const words: number[] = []
    for (const { field, words: compared } of this.fileConstants) {
      const text = constantText(field, state)
      if (text === null) return false
      for (const { at, size } of compared) words.push(wordAt(text, at, size))
    }
    this.code.expect(words)
    this.code.setHeader(this.headerValues(state.header))
    this.code.begin(sink, totals, selection, report, state, charset)
    return true
  }
}

/** A kind of result made by generated code. */
export const compiledKind = (kind: EmissionKind): TitleKind => ({
  titleOf: (dialect, main, origin) => compiledTitle(dialect, main, origin, kind),
})

const ASCII = /^[\0-\x7f]*$/

const compiled = new WeakMap<ReturnDialect, Map<string, CompiledTitle | null>>()

/** Returns the generated reader of a main record; null if code generation is forbidden or the dialect cannot be read this way. */
function compiledTitle(
  dialect: ReturnDialect,
  main: string,
  origin: RecordOrigin,
  kind: EmissionKind,
): CompiledTitle | null {
  if (!canGenerateCode()) return null
  let ofDialect = compiled.get(dialect)
  if (ofDialect === undefined) {
    ofDialect = new Map()
    compiled.set(dialect, ofDialect)
  }
  const key = `${main} ${kind.name}`
  let title = ofDialect.get(key)
  if (title === undefined) {
    title = compile(dialect, main, origin, kind)
    ofDialect.set(key, title)
  }
  return title
}

function compile(dialect: ReturnDialect, main: string, origin: RecordOrigin, kind: EmissionKind): CompiledTitle | null {
  const shape = regularShape(dialect, main)
  if (shape === null) return null
  const source = new TitleSource(dialect, shape)
  const prepared = kind.prepare(source, origin)
  const code = titleCode(source, prepared.emission)
  if (code === null) return null
  const render = (outcome: TitleOutcome): unknown => prepared.render?.(outcome)
  const codes = new TitleCodes(dialect, shape, origin.bank, code.codes, render)
  const records = [...source.records]
  const oddFillerOf = (index: number, filler: number, bytes: Buffer, at: number, line: number): Diagnostic => {
    const [role, read] = records[index]!
    const record = dialect.layout.records[role]!
    const text = bytes.toString('latin1', at, at + record.width)
    return faultDiagnostic(
      { field: read.fillerAt(filler), code: 'filler_not_blank' },
      { number: line, text, role, record },
    )!
  }
  const needed = neededFields(dialect)
  const payment = new PaymentFields(dialect, main)
  /** As the fallback reader, for a line of ASCII characters. */
  const isOnlyPadded = (index: number, raw: string, isMoney: boolean, padding: number): boolean => {
    const [role] = records[index]!
    const record = dialect.layout.records[role]!
    return (
      ASCII.test(raw) &&
      !beginsFile(raw) &&
      misplacementOf(record, raw, { faults: [], padding, needed: namesIn(needed, role) }) === null &&
      (!isMoney || payment.isComplete(role, raw))
    )
  }
  const paddingOf = (padding: number, line: number): Diagnostic => {
    const { width } = dialect.layout
    return diagnostic('trailing_blanks', { line, expected: String(width), got: String(width + padding) })
  }
  const environment = {
    ...regularHelpers,
    isOnlyPadded,
    paddingOf,
    codes,
    TitleRecord,
    origin,
    withoutFill,
    unknownReasonsOf,
    oddFillerOf,
    ...prepared.helpers,
  }
  const generated = new Function(...Object.keys(environment), code.source)(...Object.values(environment))
  const headerValues = (header: RegularState['header']): HeaderValue[] =>
    code.header.map((field) => headerValue(dialect.layout, field, header))
  return new CompiledTitle(shape.companion?.role ?? null, code.fileConstants, headerValues, generated as GeneratedTitle)
}

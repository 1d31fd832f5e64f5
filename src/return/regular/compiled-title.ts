/** The code for regular titles, compiled once for each dialect, record and emission. */
import type { ReturnDialect } from '../../banks/index.js'
import { canCompile, type PlainBytes, type RegularState, regularHelpers, wordAt } from '../../fixed-width/index.js'
import type { Selection } from '../selection.js'
import type { TitleOutcome } from '../title-outcome.js'
import { type RecordOrigin, TitleRecord } from '../title-record.js'
import type { TotalsCounter } from '../totals.js'
import type { Destination, TitleSink } from './destination.js'
import type { EmissionKind } from './emission-kind.js'
import { regularShape } from './regular-shape.js'
import { type Standing, titleCode } from './title-code.js'
import { TitleCodes } from './title-codes.js'
import { TitleSource } from './title-source.js'

/** What generated code is: see `title-code.ts`. Used by one reader at a time, which begins it anew for each run of titles. */
interface GeneratedTitle {
  begin(sink: TitleSink<unknown>, totals: TotalsCounter, selection: Selection | null, charset: PlainBytes): void
  expect(words: readonly number[]): void
  /**
   * Reads titles as long as they are regular and the sink is not full. Gives how many.
   *
   * @param first  where the first one begins: a line of its record and of the layout's width
   * @param closed where the line behind it begins, of which it is known that it ends a title
   */
  read(bytes: Buffer, view: DataView, first: number, closed: number, line: number, sequence: number): number
  /** Where the last title that was read begins, and where the line behind it does. */
  readonly place: { readonly last: number; readonly next: number }
}

export class CompiledTitle {
  readonly read: GeneratedTitle['read']
  readonly place: GeneratedTitle['place']

  constructor(
    /** Role of the record that comes with the title. */
    readonly companion: string | null,
    private readonly standing: readonly Standing[],
    private readonly code: GeneratedTitle,
  ) {
    this.read = code.read
    this.place = code.place
  }

  /** Begins a run of titles. False when what should stand in every line is nothing that can stand in its columns. */
  begin(
    { lot, constants }: RegularState,
    { sink, totals, selection }: Destination<unknown>,
    charset: PlainBytes,
  ): boolean {
    const words: number[] = []
    for (const { of, words: places, width } of this.standing) {
      const value = of === 'lot' ? lot : constants.get(of.constant)
      const text = value === '' ? ' '.repeat(width) : value
      if (typeof text !== 'string' || text.length !== width) return false
      for (const { at, size } of places) words.push(wordAt(text, at, size))
    }
    this.code.expect(words)
    this.code.begin(sink, totals, selection, charset)
    return true
  }
}

const compiled = new WeakMap<ReturnDialect, Map<string, CompiledTitle | null>>()

/** The code for titles of a main record; null where code may not be made, or none can be for the dialect. */
export function compiledTitle(
  dialect: ReturnDialect,
  main: string,
  origin: RecordOrigin,
  kind: EmissionKind,
): CompiledTitle | null {
  if (!canCompile()) return null
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
  const dress = (outcome: TitleOutcome): unknown => prepared.dress?.(outcome)
  const codes = new TitleCodes(dialect, shape, origin.bank, code.codes, source.where, dress)
  const environment = { ...regularHelpers, codes, TitleRecord, origin, ...kind.helpers }
  const generated = new Function(...Object.keys(environment), code.source)(...Object.values(environment))
  return new CompiledTitle(shape.companion?.role ?? null, code.standing, generated as GeneratedTitle)
}

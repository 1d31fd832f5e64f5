/** The code for regular titles, compiled once for each dialect, record and emission. */
import type { ReturnDialect } from '../../banks/index.js'
import { canCompile, type PlainBytes, type RegularState, regularHelpers, wordAt } from '../../fixed-width/index.js'
import type { Selection } from '../selection.js'
import type { TitleOutcome } from '../title-outcome.js'
import { type RecordOrigin, TitleRecord } from '../title-record.js'
import type { TotalsCounter } from '../totals.js'
import { regularShape } from './regular-shape.js'
import { type Emission, type Standing, titleCode } from './title-code.js'
import { TitleCodes } from './title-codes.js'
import { TitleSource } from './title-source.js'

/** Something to be made of titles. */
export interface EmissionKind {
  /** Two of the same name make the same. */
  readonly name: string
  prepare(title: TitleSource, origin: RecordOrigin): PreparedEmission
  /** More for the code to call, by name. */
  readonly helpers?: Readonly<Record<string, unknown>>
}

export interface PreparedEmission {
  readonly emission: Emission
  /** What it makes of an outcome beforehand; the code finds it in `o.dress`. Null leaves its titles to the long way. */
  dress?(outcome: TitleOutcome): unknown
}

/** What generated code is: see `title-code.ts`. Used by one reader at a time, which begins it anew for each run of titles. */
interface GeneratedTitle<Made> {
  begin(totals: TotalsCounter, selection: Selection | null, out: unknown, charset: PlainBytes): void
  expect(words: readonly number[]): void
  /** Null when the title is not regular; undefined when it was not wanted. */
  read(
    bytes: Buffer,
    view: DataView,
    main: number,
    companion: number,
    line: number,
    sequence: number,
  ): Made | null | undefined
}

export class CompiledTitle<Made> {
  readonly read: GeneratedTitle<Made>['read']

  constructor(
    /** Role of the record that comes with the title. */
    readonly companion: string | null,
    private readonly standing: readonly Standing[],
    private readonly code: GeneratedTitle<Made>,
  ) {
    this.read = code.read
  }

  /** Begins a run of titles. False when what should stand in every line is nothing that can stand in its columns. */
  begin(
    { lot, constants }: RegularState,
    totals: TotalsCounter,
    selection: Selection | null,
    out: unknown,
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
    this.code.begin(totals, selection, out, charset)
    return true
  }
}

const compiled = new WeakMap<ReturnDialect, Map<string, CompiledTitle<unknown> | null>>()

/** The code for titles of a main record; null where code may not be made, or none can be for the dialect. */
export function compiledTitle<Made>(
  dialect: ReturnDialect,
  main: string,
  origin: RecordOrigin,
  kind: EmissionKind,
): CompiledTitle<Made> | null {
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
  return title as CompiledTitle<Made> | null
}

function compile(
  dialect: ReturnDialect,
  main: string,
  origin: RecordOrigin,
  kind: EmissionKind,
): CompiledTitle<unknown> | null {
  const shape = regularShape(dialect, main)
  if (shape === null) return null
  const source = new TitleSource(dialect, shape)
  const prepared = kind.prepare(source, origin)
  const code = titleCode(source, prepared.emission)
  if (code === null) return null
  const dress = (outcome: TitleOutcome): unknown => prepared.dress?.(outcome)
  const codes = new TitleCodes(dialect, shape, origin.bank, code.codes, source.where, dress)
  const environment = { h: regularHelpers, codes, TitleRecord, origin, ...kind.helpers }
  const generated = new Function(...Object.keys(environment), code.source)(...Object.values(environment))
  return new CompiledTitle(shape.companion?.role ?? null, code.standing, generated as GeneratedTitle<unknown>)
}

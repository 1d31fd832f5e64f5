/** The kernel: a WebAssembly instance with its memory, which reads regular titles and writes them as JSON. One per thread. */
import { OCCURRENCE_KINDS, type OccurrenceKind } from '../../../cobranca/index.js'
import { once, type PlainBytes, type RegularState } from '../../../fixed-width/index.js'
import type { ReturnTotals, Sums } from '../../meaning/return-record.js'
import type { Selection } from '../../meaning/selection.js'
import { constantText } from '../agreement.js'
import { type HeaderField, headerValue } from '../header-values.js'
import type { TitleCodes } from '../title-codes.js'
import { KERNEL } from './kernel-code.js'
import { expect } from './line-program.js'
import { DateSpec, Head, OutcomeSpec, Region, Size, type Status, Sum } from './program.js'
import { inQuotes, type TitleProgram } from './title-program.js'

/** Longest pre-rendered outcome, in bytes; longer ones use the fallback reader. */
export const MAX_RENDERED_BYTES = 16 * 1024
/** Largest number of outcomes in a table; with more, all tables are cleared. */
const MAX_OUTCOMES = Size.table / 2
/** Size of a page of WebAssembly memory. */
const PAGE = 65_536
const ALIGNMENT = 16
const LINE_END = 2
/** Copies may read up to 16 bytes past the end of a text. */
const COPY_OVERREAD = 16

const KINDS = Object.keys(OCCURRENCE_KINDS) as OccurrenceKind[]
/** Range of bytes that do not decode as Latin-1 (`PlainBytes`). */
const NOT_LATIN1: Readonly<Record<PlainBytes, readonly [number, number]>> = {
  auto: [0x80, 0x9f],
  latin1: [1, 0],
  ascii: [0x80, 0xff],
}

/** Pre-rendered texts of an outcome: first those of titles that are not money, then those of titles that are. */
export interface RenderedTexts {
  /** The texts, one after another. */
  readonly bytes: Uint8Array
  readonly lengths: readonly number[]
}

/** Exports of `assembly/kernel.ts`. */
interface Exports {
  read(first: number, last: number, closed: number, line: number, sequence: number, out: number, full: number): Status
  learn(outcome: number): void
}

interface Memory {
  readonly buffer: ArrayBuffer
}

/** The used part of the WebAssembly API, which Node's types lack. */
interface WebAssemblyApi {
  readonly Memory: new (pages: { readonly initial: number; readonly maximum: number }) => Memory
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown }
}

export class Kernel {
  private readonly memory: Buffer
  private readonly view: DataView
  private program: TitleProgram | null = null
  private tables = emptyTables()
  /** Position of the next outcome. */
  private free: number = Region.outcomes
  /** Difference between a position in the file's bytes and in memory, and the end of the input in memory. */
  private shift = 0
  private end = 0

  private constructor(
    { buffer }: Memory,
    private readonly code: Exports,
  ) {
    this.memory = Buffer.from(buffer)
    this.view = new DataView(buffer)
  }

  /** Returns null if WebAssembly is not available. */
  static make(): Kernel | null {
    const { WebAssembly } = globalThis as { readonly WebAssembly?: WebAssemblyApi }
    try {
      const { Memory, Module, Instance } = WebAssembly!
      const pages = Region.end / PAGE
      const memory = new Memory({ initial: pages, maximum: pages })
      const { exports } = new Instance(new Module(Buffer.from(KERNEL, 'base64')), { env: { memory } })
      return new Kernel(memory, exports as Exports)
    } catch {
      return null
    }
  }

  /** Begins a run of titles. False if a file constant cannot be compared. */
  begin(program: TitleProgram, state: RegularState, selection: Selection | null, charset: PlainBytes): boolean {
    if (program !== this.program) this.use(program)
    for (const { field, positions } of program.fileConstants) {
      const text = constantText(field, state)
      if (text === null) return false
      expect(this.memory, positions, text)
    }
    for (const { field, at } of program.header) this.writeHeader(program, field, at, state)
    const kinds = selection?.kinds ?? null
    const wanted = KINDS.reduce((bits, kind, i) => (kinds === null || kinds.has(kind) ? bits | (1 << i) : bits), 0)
    this.clearSums()
    this.set(Head.oddFrom, ...NOT_LATIN1[charset])
    this.set(Head.kinds, wanted, Number((selection?.since ?? '').replaceAll('-', '')))
    return true
  }

  /** Loads a program and its table. When files of many dialects are read by turns, each outcome is learnt once. */
  private use(program: TitleProgram): void {
    if (this.program !== null) this.memory.copy(this.tables(this.program), 0, Region.table, Region.outcomes)
    this.program = program
    program.image.bytes.copy(this.memory)
    this.tables(program).copy(this.memory, Region.table)
  }

  private writeHeader({ layout }: TitleProgram, field: HeaderField, at: number, { header }: RegularState): void {
    const value = headerValue(layout, field, header) as string | null
    const json = Buffer.from(field.as === 'text' ? inQuotes(value ?? '') : JSON.stringify(value))
    this.set(at + DateSpec.length, json.length)
    json.copy(this.memory, at + DateSpec.text)
  }

  /** Loads the bytes of a file from a position. Returns the end of the loaded part. */
  open(bytes: Buffer, from: number): number {
    this.shift = Region.input - from
    this.end = Region.input + bytes.copy(this.memory, Region.input, from, from + Size.input)
    return this.end - this.shift
  }

  /** Reads titles from a position until it stops or `maxWritten` bytes are written. */
  read(position: number, closed: number, line: number, sequence: number, maxWritten: number): Status {
    const { shift, code } = this
    const last = this.end - this.get(Head.width) - LINE_END
    const full = Region.output + Math.min(maxWritten, Size.output - this.program!.maxLineSize - MAX_RENDERED_BYTES)
    return code.read(position + shift, last, closed + shift, line, sequence, Region.output, full)
  }

  /** Counts of the last read: titles read, and titles written. */
  get titles(): number {
    return this.get(Head.titles)
  }

  get selected(): number {
    return this.get(Head.selected)
  }

  /** Start of the last title, and of the line after it. */
  get last(): number {
    return this.get(Head.last) - this.shift
  }

  get next(): number {
    return this.get(Head.next) - this.shift
  }

  /** The written bytes; valid until the next read. */
  get written(): Uint8Array {
    return this.memory.subarray(Region.output, this.get(Head.out))
  }

  /** Learns the outcome of the codes at which the kernel stopped. False if that outcome is irregular. */
  learn(codes: TitleCodes): boolean {
    const regular = codes.of(this.memory, this.get(Head.p), this.get(Head.q))
    if (regular === null || regular.outcome.unknownReasons.length > 0) return false
    const { outcome, amounts } = regular
    const { bytes, lengths } = regular.rendered as RenderedTexts
    const of = this.program!.outcome
    const size = of.size + bytes.length + COPY_OVERREAD
    if (this.get(Region.learnt) === MAX_OUTCOMES || this.free + size > Region.end) this.clearOutcomes()
    const at = this.free
    this.set(Region.learnt, this.get(Region.learnt) + 1)
    this.free += Math.ceil(size / ALIGNMENT) * ALIGNMENT
    const kinds = [outcome, outcome.whenPaid ?? outcome].map(({ kind }) => KINDS.indexOf(kind)) as [number, number]
    this.set(at + OutcomeSpec.kind, kinds[0], outcome.isPayment === true ? 1 : 0, outcome.money ? 1 : 0, kinds[1])
    this.set(at + of.amounts, ...amounts)
    let end = at + of.size
    this.memory.set(bytes, end)
    lengths.forEach((length, i) => {
      this.set(at + of.otherwise + 8 * i, end, length)
      end += length
    })
    this.code.learn(at)
    return true
  }

  /** Returns the sums of the titles read since the last call. */
  takeSums(): ReturnTotals {
    const { view } = this
    const of = (i: number): number => Region.sums + i * Sum.size
    const sum = (i: number, offset: Sum): number => view.getFloat64(of(i) + offset, true)
    const kinds = KINDS.map((_, i) => i).filter((i) => this.get(of(i) + Sum.count) > 0)
    const byKind = kinds
      .sort((a, b) => sum(a, Sum.first) - sum(b, Sum.first))
      .map((i): [OccurrenceKind, Sums] => [
        KINDS[i]!,
        {
          count: this.get(of(i) + Sum.count),
          paid_amount: sum(i, Sum.paid),
          credit_amount: sum(i, Sum.credit),
          bank_rate: sum(i, Sum.rate),
        },
      ])
    const paid = sum(KINDS.indexOf('settled'), Sum.money)
    this.clearSums()
    return {
      titles: byKind.reduce((titles, [, { count }]) => titles + count, 0),
      paid_amount: paid,
      by_kind: Object.fromEntries(byKind),
    }
  }

  private get(position: number): number {
    return this.view.getInt32(position, true)
  }

  private set(position: number, ...numbers: readonly number[]): void {
    for (let i = 0; i < numbers.length; i++) this.view.setInt32(position + 4 * i, numbers[i]!, true)
  }

  private clearSums(): void {
    this.memory.fill(0, Region.sums, Region.sums + KINDS.length * Sum.size)
  }

  private clearOutcomes(): void {
    this.tables = emptyTables()
    this.memory.fill(0, Region.table, Region.outcomes)
    this.free = Region.outcomes
  }
}

/** Returns the tables of outcomes, by program. The table of the program in use is in the kernel's memory. */
const emptyTables = (): ((program: TitleProgram) => Buffer) =>
  once((_: TitleProgram) => Buffer.alloc(Region.outcomes - Region.table))

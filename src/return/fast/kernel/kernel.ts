/** The kernel: a WebAssembly instance with its memory, which reads regular titles and writes their lines. One per thread. */

import { OCCURRENCE_KINDS, type OccurrenceKind } from '../../../cobranca/index.js'
import { isConditional, isTestOfCodes } from '../../../febraban/index.js'
import type { PlainBytes, RegularState } from '../../../fixed-width/index.js'
import { base64Bytes, latin1Text, utf8Bytes, utf8Text, viewOfBuffer, writeUtf8 } from '../../../runtime/bytes.js'
import type { ChoicePlan, CodesTest } from '../../meaning/plan-expressions.js'
import type { ReturnTotals, Sums } from '../../meaning/return-record.js'
import type { Selection } from '../../meaning/selection.js'
import { withoutFill } from '../../meaning/slip-columns.js'
import { constantText } from '../agreement.js'
import { type HeaderField, headerValue } from '../header-values.js'
import type { MeaningOfCodes, ReadCodes } from '../title-codes.js'
import { KERNEL } from './kernel-code.js'
import { renderedText } from './line-parts.js'
import { expect } from './line-program.js'
import { DateSpec, Head, IRREGULAR_CODES, OutcomeSpec, Region, Size, type Status, Sum } from './program.js'
import { dateText, type TitleProgram } from './title-program.js'

/** Copies may read up to 16 bytes past the end of a text. */
const COPY_OVERREAD = 16
/** Longest pre-rendered texts of an outcome, in UTF-16 characters; longer ones use the fallback reader. */
export const MAX_RENDERED = 8 * 1024
/** The same in bytes of UTF-8, with the 16 bytes that copies may read past their end. */
const MAX_RENDERED_BYTES = 3 * MAX_RENDERED + COPY_OVERREAD
/** Largest number of outcomes in a table; with more, all tables are cleared. */
const MAX_OUTCOMES = Size.table / 2
/** The count of outcomes follows the table. */
const LEARNT = 4 * Size.table
/** Size of a page of WebAssembly memory. */
const PAGE = 65_536
const ALIGNMENT = 16
const LINE_END = 2

const KINDS = Object.keys(OCCURRENCE_KINDS) as OccurrenceKind[]
/** Range of bytes that do not decode as Latin-1 (`PlainBytes`). */
const NOT_LATIN1: Readonly<Record<PlainBytes, readonly [number, number]>> = {
  auto: [0x80, 0x9f],
  latin1: [1, 0],
  ascii: [0x80, 0xff],
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
  private readonly memory: Uint8Array
  private readonly view: DataView
  private readonly code: Exports
  private program: TitleProgram | null = null
  /** Positions of the tables of outcomes. They stay in memory: when files of many dialects are read by turns, each outcome is learnt once. */
  private tables = new WeakMap<TitleProgram, number>()
  /** Position of the next outcome or table. */
  private free: number = Region.outcomes
  /** Difference between a position in the file's bytes and in memory, and the end of the input in memory. */
  private shift = 0
  private end = 0

  private constructor(memory: Memory, module: (imports: object) => Exports) {
    this.memory = viewOfBuffer(memory.buffer)
    this.view = new DataView(memory.buffer)
    this.code = module({ env: { memory }, kernel: { guard: this.guard.bind(this), taxId: this.taxId.bind(this) } })
  }

  /** Returns null if WebAssembly is not available. */
  static make(): Kernel | null {
    const { WebAssembly } = globalThis as { readonly WebAssembly?: WebAssemblyApi }
    try {
      const { Memory, Module, Instance } = WebAssembly!
      const pages = Region.end / PAGE
      const memory = new Memory({ initial: pages, maximum: pages })
      const module = new Module(base64Bytes(KERNEL))
      return new Kernel(memory, (imports) => new Instance(module, imports).exports as Exports)
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
    const wanted = KINDS.reduce((bits, kind, i) => (selection?.kinds?.has(kind) === false ? bits : bits | (1 << i)), 0)
    this.clearSums()
    this.set(Head.oddFrom, ...NOT_LATIN1[charset])
    this.set(Head.kinds, wanted, dayNumber(selection?.since ?? null))
    return true
  }

  private use(program: TitleProgram): void {
    this.program = program
    this.memory.set(program.image.bytes)
    this.set(Head.table, this.tables.get(program) ?? this.newTable(program))
  }

  private newTable(program: TitleProgram): number {
    if (this.free + LEARNT + ALIGNMENT > Region.end) this.clearOutcomes()
    const table = this.free
    this.free += LEARNT + ALIGNMENT
    this.memory.fill(0, table, this.free)
    this.tables.set(program, table)
    return table
  }

  private writeHeader({ layout, form }: TitleProgram, field: HeaderField, at: number, { header }: RegularState): void {
    const value = headerValue(layout, field, header) as string | null
    if (field.as === 'date') this.set(at + DateSpec.day, dayNumber(value))
    const text = utf8Bytes(field.as === 'text' ? form.within(value ?? '') : dateText(form, value))
    this.set(at + DateSpec.length, text.length)
    this.memory.set(text, at + DateSpec.text)
  }

  /** Loads the bytes of a file from a position. Returns the end of the loaded part. */
  open(bytes: Uint8Array, from: number): number {
    this.shift = Region.input - from
    const input = bytes.subarray(from, from + Size.input)
    this.memory.set(input, Region.input)
    this.end = Region.input + input.length
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

  /** Learns the outcome of the codes at which the kernel stopped. False if their titles are irregular, which it learns, too. */
  learn(read: ReadCodes): boolean {
    const { size } = this.program!.outcome
    let table = this.get(Head.table)
    if (this.get(table + LEARNT) === MAX_OUTCOMES || this.free + size + MAX_RENDERED_BYTES > Region.end) {
      this.clearOutcomes()
      table = this.newTable(this.program!)
      this.set(Head.table, table)
    }
    const at = this.free
    this.free += size
    const meaning = read(this.memory, this.get(Head.p), this.get(Head.q))
    const isRegular = meaning !== null && meaning.outcome.unknownReasons.length === 0 && this.write(at, meaning)
    if (!isRegular) this.set(at + OutcomeSpec.kind, IRREGULAR_CODES)
    this.free = Math.ceil((this.free + COPY_OVERREAD) / ALIGNMENT) * ALIGNMENT
    this.set(table + LEARNT, this.get(table + LEARNT) + 1)
    this.code.learn(at)
    return isRegular
  }

  /** Writes an outcome. False if its texts are too long. */
  private write(at: number, { outcome, tests }: MeaningOfCodes): boolean {
    const { outcome: of, blocks, plan, form } = this.program!
    const whenMoney = outcome.whenPaid ?? outcome
    const [kind, moneyKind] = [KINDS.indexOf(outcome.kind), KINDS.indexOf(whenMoney.kind)]
    this.set(at + OutcomeSpec.kind, kind, moneyKind)
    this.set(at + of.tests, ...tests.map(Number))
    let room = MAX_RENDERED
    for (const money of [false, true]) {
      // Most titles are always money, or never.
      if (!isPossible(plan.isMoney, money, plan.tests, tests)) continue
      for (const [i, block] of blocks.entries()) {
        const text = renderedText(form, block, money ? whenMoney : outcome, money)
        room -= text.length
        if (room < 0) return false
        const length = writeUtf8(this.memory, text, this.free)
        this.set(at + (money ? of.whenMoney : of.otherwise) + 8 * i, this.free, length)
        this.free += length
      }
    }
    return true
  }

  /** Replaces the content of a cell in the output by its guarded content ({@link LineForm}). Returns the end of the content. */
  private guard(from: number, to: number, isQuoted: number): number {
    const text = this.program!.form.guarded(utf8Text(this.memory, from, to), isQuoted !== 0)
    return from + writeUtf8(this.memory, text, from)
  }

  /** Writes a tax id to the output. `columns` is the position of its range of columns, and of that of its kind. Returns the end of the output. */
  private taxId(out: number, line: number, columns: number): number {
    const text = (range: number): string =>
      latin1Text(this.memory, line + this.get(range), line + this.get(range + 4)).trim()
    const taxId = withoutFill(text(columns), text(columns + 8))
    return out + writeUtf8(this.memory, this.program!.form.within(taxId), out)
  }

  /** Returns the sums of the titles read since the last call. */
  takeSums(): ReturnTotals {
    const { view } = this
    const of = (i: number): number => Region.sums + i * Sum.size
    const sum = (i: number, offset: Sum): number => view.getFloat64(of(i) + offset, true)
    const kinds = [...KINDS.keys()].filter((i) => this.get(of(i) + Sum.count) > 0)
    kinds.sort((a, b) => sum(a, Sum.first) - sum(b, Sum.first))
    const by_kind: { [K in OccurrenceKind]?: Sums } = {}
    let titles = 0
    for (const i of kinds) {
      const count = this.get(of(i) + Sum.count)
      const [paid_amount, credit_amount, bank_rate] = [sum(i, Sum.paid), sum(i, Sum.credit), sum(i, Sum.rate)]
      by_kind[KINDS[i]!] = { count, paid_amount, credit_amount, bank_rate }
      titles += count
    }
    const paid_amount = sum(KINDS.indexOf('settled'), Sum.money)
    this.clearSums()
    // The fallback reader reads all titles that need review.
    return { titles, paid_amount, needs_review: { count: 0, paid_amount: 0 }, by_kind }
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
    this.tables = new WeakMap()
    this.free = Region.outcomes
  }
}

/** A date as 8 digits; 0 for null. */
const dayNumber = (date: string | null): number => Number((date ?? '').replaceAll('-', ''))

/** Whether a choice can have a value in titles with these results of the tests of codes. */
function isPossible(
  choice: ChoicePlan<boolean>,
  value: boolean,
  tests: readonly CodesTest[],
  results: readonly boolean[],
): boolean {
  if (!isConditional(choice)) return choice === value
  const { if: test, yes, no } = choice
  const branches = !isTestOfCodes(test) ? [yes, no] : results[tests.indexOf(test)] ? [yes] : [no]
  return branches.some((branch) => isPossible(branch, value, tests, results))
}

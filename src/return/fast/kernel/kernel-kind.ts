/** Regular titles as lines of a form, by the kernel. Threshold: 1.5 times the generated code on `cnab convert` to NDJSON. */
import type { PlainBytes, RegularState } from '../../../fixed-width/index.js'
import { titlePlan } from '../../meaning/title-plan.js'
import { regularShape, rolesOfShape } from '../regular-shape.js'
import { type Destination, type RegularTitle, type TitleKind, titleKind } from '../regular-title.js'
import { codesReader, type ReadCodes } from '../title-codes.js'
import { Kernel } from './kernel.js'
import type { LineForm } from './line-form.js'
import { lineParts } from './line-parts.js'
import { Status } from './program.js'
import { TitleProgram } from './title-program.js'

/** Lines of records. */
export interface WrittenLines {
  /** Valid until the next read. */
  readonly bytes: Uint8Array
  readonly count: number
}

/** Approximate number of bytes that the sink of {@link WrittenLines} can still take; the `out` of that sink. */
export interface LineRoom {
  readonly room: number
}

let kernel: Kernel | null = null

/** Lines of a form; null for a dialect that the kernel cannot read. */
export const lineKind = (form: LineForm): TitleKind =>
  titleKind(form.name, (dialect, main, origin) => {
    kernel ??= Kernel.make()
    const shape = regularShape(dialect, main)
    if (kernel === null || shape === null) return null
    const parts = lineParts(form, origin, titlePlan(dialect, main, rolesOfShape(shape)).lines)
    const program = TitleProgram.of(dialect, shape, form, parts)
    if (program === null) return null
    const codes = codesReader(dialect, shape, origin.bank, program.codes)
    const enough = (rolesOfShape(shape).length + 1) * (dialect.layout.width + LINE_END)
    return new KernelTitle(shape.companion?.role ?? null, kernel, program, codes, enough)
  })

class KernelTitle implements RegularTitle {
  readonly position = { last: 0, next: 0, isIrregular: false }
  private destination: Destination<WrittenLines> | null = null

  constructor(
    readonly companion: string | null,
    private readonly kernel: Kernel,
    private readonly program: TitleProgram,
    private readonly codes: ReadCodes,
    /** Largest size of a title and the line after it, in bytes. */
    private readonly enough: number,
  ) {}

  begin(state: RegularState, destination: Destination<unknown>, charset: PlainBytes): boolean {
    this.destination = destination as Destination<WrittenLines>
    return this.kernel.begin(this.program, state, destination.selection, charset)
  }

  end(): void {
    this.destination = null
  }

  read(
    bytes: Uint8Array,
    _: DataView,
    first: number,
    closed: number,
    firstLine: number,
    firstSequence: number,
  ): number {
    const { kernel, position } = this
    const { sink, totals, selection } = this.destination!
    const out = sink.out as LineRoom
    const each = this.companion === null ? 1 : 2
    let end = kernel.open(bytes, first)
    let titles = 0
    position.next = first
    for (;;) {
      const [line, sequence] = [firstLine + titles * each, firstSequence + titles * each]
      const status = kernel.read(position.next, closed, line, sequence, out.room)
      const count = kernel.titles
      if (count > 0) {
        titles += count
        position.last = kernel.last
        position.next = kernel.next
        if (selection !== null) selection.leftOut += count - kernel.selected
        sink.take({ bytes: kernel.written, count: kernel.selected })
      }
      if (status === Status.outcome) {
        if (!kernel.learn(this.codes)) break
      } else if (status === Status.stopped) {
        const isAtEnd = position.next + this.enough > end && end < bytes.length
        if (!isAtEnd) break
        end = kernel.open(bytes, position.next)
      } else if (sink.isFull) break
    }
    totals.merge(kernel.takeSums())
    return titles
  }
}

const LINE_END = 2

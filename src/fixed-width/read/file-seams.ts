import { HeldLines } from './held-lines.js'
import type { ByteLine } from './lines.js'

/** Detects other files inside a file. */
export interface FileBoundary {
  /** Whether a line of an unknown record starts a file, in any layout. */
  begins(line: string): boolean
  /** Whether lines that start with a header have the dialect of the reader; null if they are not a file. */
  isOwn(head: Uint8Array): boolean | null
}

/** Bytes that are enough to detect the dialect of a file. */
const MAX_HELD_BYTES = 64 * 1024

/** Holds the lines from a second header on until there are enough to detect their dialect. A file of another dialect is not read. */
export class FileSeams {
  private held: HeldLines | null = null
  private isInOther = false

  /** @param boundary undefined if all lines have the layout of the reader */
  constructor(private readonly boundary: FileBoundary | undefined) {}

  get isHolding(): boolean {
    return this.held !== null
  }

  /** Whether the current lines belong to another file. */
  get isInOtherFile(): boolean {
    return this.isInOther
  }

  get detects(): boolean {
    return this.boundary !== undefined
  }

  /** Whether a line of an unknown record starts a file. */
  begins(raw: string): boolean {
    return this.boundary?.begins(raw) === true
  }

  /** Holds a line. Returns whether the lines are enough to detect their dialect. */
  hold(line: ByteLine): boolean {
    this.held ??= new HeldLines()
    this.held.add(line)
    return this.held.bytes.length > MAX_HELD_BYTES
  }

  /**
   * Detects the dialect of the held lines, and returns them; null if no lines are held.
   *
   * @param isHeader whether the first line is a header of the layout
   */
  decide(isHeader: (line: ByteLine) => boolean): HeldFile | null {
    const { held } = this
    if (held === null) return null
    this.held = null
    const [header, ...lines] = held.lines as [ByteLine, ...ByteLine[]]
    const isOwn = this.boundary!.isOwn(held.bytes)
    const ofLayout = isHeader(header)
    if (isOwn === true && ofLayout) this.isInOther = false
    const isOther = isOwn === false || (isOwn === null && ofLayout)
    if (isOther) this.isInOther = true
    return { header, lines, isOther }
  }
}

/** The held lines of a file. */
interface HeldFile {
  readonly header: ByteLine
  readonly lines: readonly ByteLine[]
  /** Whether the file has another dialect. */
  readonly isOther: boolean
}

import { latin1Text } from '../../runtime/bytes.js'
import type { FileLayout } from '../define/layout.js'
import type { DiagnosticLog } from './diagnostic-log.js'
import type { FileLine } from './file-line.js'
import type { ByteLine } from './lines.js'
import type { ExpectedNumber } from './misplacement/index.js'
import { isOfTitle, type Role } from './roles.js'
import { type ValueRow, valueIn } from './row.js'

/** Checks that the numbers of lines follow each other. */
export class LineNumbers {
  /** Expected number of the next line. */
  private next = 1
  /** Number of unknown lines since the last record, which may have used up numbers. */
  private unread = 0
  /** Whether the last numbered line had the expected number. */
  private isInOrder = false

  constructor(
    private readonly layout: FileLayout,
    private readonly log: DiagnosticLog,
  ) {}

  /** Expected number of the next line; null after unknown lines. */
  get expected(): number | null {
    return this.unread > 0 ? null : this.next
  }

  startFile(): void {
    this.next = 1
  }

  startLot(): void {
    if (this.layout.sequence?.within === 'lot') this.next = 1
  }

  /** Notes an unknown line. */
  passUnknown(): void {
    this.unread++
  }

  /** Continues after titles that a fast reader has read. */
  continueWith(next: number): void {
    this.next = next
    this.isInOrder = true
  }

  /**
   * Checks the number of a line, and continues with it.
   *
   * @param ofTitle number of the open title, for a record that repeats it
   * @returns `back` for a number before the expected one; null for a line without a number, or whose columns are misplaced
   */
  check(
    line: Pick<FileLine, 'number' | 'misplaced'>,
    role: Role,
    row: ValueRow,
    ofTitle: unknown,
  ): 'back' | 'on' | null {
    const { unread } = this
    this.unread = 0
    if (role.numbering === null) {
      this.checkTitleNumber(line, role, row, ofTitle)
      return null
    }
    const { index, modulus } = role.numbering
    const number = valueIn(row, index)
    const next = this.next % modulus
    if (typeof number !== 'number' || (line.misplaced && isOfTitle(role) && number !== next)) {
      this.next = next + 1 + unread
      return null
    }
    this.isInOrder = number === next
    this.follow(line, role, number, next, unread)
    return number < next ? 'back' : 'on'
  }

  /** Continues with the number of a fragment, in the same way as with the number of a misplaced line. */
  checkFragment(line: ByteLine, role: Role): void {
    if (role.numbering === null) return
    const { unread } = this
    this.unread = 0
    const { from, to } = role.record.fields[this.layout.sequence!.field]!
    const isWhole = line.start + to <= line.end
    const columns = isWhole ? latin1Text(line.bytes, line.start + from - 1, line.start + to) : ''
    const number = /^[0-9]+$/.test(columns) ? Number(columns) : null
    const next = this.next % role.numbering.modulus
    if (number === null || (isOfTitle(role) && number !== next)) this.next = next + 1 + unread
    else this.follow(line, role, number, next, unread)
  }

  /** The columns of the number of the next line, if it ends the lines of titles, and the line before has its number. */
  expectedIn({ record, numbering, part }: Role): ExpectedNumber | undefined {
    const name = this.layout.sequence?.field
    if (numbering === null || name === undefined || !this.isInOrder || (part !== 'main' && part !== 'companion')) return
    const { from, to } = record.fields[name]!
    if (to !== record.width) return
    return { name, columns: String(this.next % numbering.modulus).padStart(to - from + 1, '0') }
  }

  private follow(line: Pick<FileLine, 'number'>, role: Role, number: number, next: number, unread: number): void {
    if (number < next || number > next + unread)
      this.log.reportField('sequence_break', line, role, this.layout.sequence!.field, String(number), String(next))
    this.next = number + 1
  }

  /** Checks a record that repeats the number of its title. Some programs count such records. */
  private checkTitleNumber(line: Pick<FileLine, 'number'>, role: Role, row: ValueRow, ofTitle: unknown): void {
    const number = valueIn(row, role.titleNumber)
    if (typeof number !== 'number' || typeof ofTitle !== 'number' || number === ofTitle) return
    this.log.reportField('sequence_break', line, role, this.layout.sequence!.ofTitle!, String(number), String(ofTitle))
    if (number === this.next) this.next++
  }
}

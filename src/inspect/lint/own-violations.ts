/** Violations of the rules that only lint checks. */
import { type Dialect, fittingRecord, isKnown, type RemittanceReading } from '../../banks/index.js'
import { Counted, type FileLine, recordIn, singleLines, type Title } from '../../fixed-width/index.js'
import { movementOf } from '../../remittance/index.js'
import { checkCharacters } from './check-bytes.js'
import { checkFields, type Headers } from './check-fields.js'
import type { LintRule } from './rules.js'
import { type Violation, violationAt, WHOLE_FILE } from './violation.js'

/** Keeps the first violations of a rule and record, and counts the further ones. */
export class OwnViolations {
  readonly kept: Violation[] = []
  private readonly counted: Counted<LintRule>

  /**
   * @param max number of violations of one rule and record that are kept
   * @param onKept called with each violation that is kept
   */
  constructor(
    max: number | undefined,
    private readonly onKept: (violation: Violation) => void = () => {},
  ) {
    this.counted = new Counted(max)
  }

  add(more: Iterable<Violation>): void {
    for (const violation of more) {
      const { rule, field, line } = violation
      if (this.counted.counts(rule, recordIn(field), line)) continue
      this.kept.push(violation)
      this.onKept(violation)
    }
  }

  /** Yields the violations that stand for those that were only counted. */
  *further(): Generator<Violation, void, undefined> {
    for (const [rule, further] of this.counted.further())
      yield { ...WHOLE_FILE, rule, line: further.first_line, further }
  }

  /** The first lines of the violations that are only counted so far, of each rule. */
  firstCountedLines(): Iterable<number> {
    return this.counted.firstLines()
  }
}

/** Checks the characters and the fields of lines, in the order of the file. */
export class LineChecks {
  private headers: Headers = { header: null, lot_header: null }

  constructor(
    private readonly dialect: Dialect,
    private readonly violations: OwnViolations,
  ) {}

  add(line: FileLine): void {
    for (const single of singleLines([line])) this.check(single)
  }

  private check(line: FileLine): void {
    const { dialect, violations } = this
    violations.add(checkCharacters(line))
    if (!isKnown(line)) return
    const { header, lot } = dialect.layout.structure
    if (line.role === header) this.headers = { header: line, lot_header: null }
    if (line.role === lot?.header) this.headers = { ...this.headers, lot_header: line }
    violations.add(checkFields(line, fittingRecord(dialect, line), dialect.checked ?? [], this.headers))
  }
}

/** Checks the movement of a title of a remittance. */
export function* checkMovement(
  { main }: Pick<Title, 'main'>,
  dialect: RemittanceReading,
): Generator<Violation, void, undefined> {
  const { movement, text } = movementOf({ main }, dialect)
  if (text !== null) return
  const role = main.role!
  const { from, to } = dialect.layout.records[role]!.fields['movement']!
  // Blank columns are read as an empty text.
  const found = movement.padEnd(to - from + 1)
  yield violationAt('unknown_movement', main.number, [from, to], { field: `${role}.movement`, found })
}

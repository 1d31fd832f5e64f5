import { instructionOf, type RemittanceDialect, type WarningRule } from '../../banks/index.js'
import type { AddressSeparators, OurCode } from '../../cobranca/index.js'
import { type FixedRecord, once } from '../../fixed-width/index.js'
import { addressSeparatorsOf } from '../address-separators.js'
import type { FileWriter, RecordPlan } from '../file-writer.js'
import { checksOf, type EntryChecks } from './checks.js'
import type { InstructionRules } from './instruction-rules.js'
import { plannedLosses } from './planned-losses.js'
import { type RecordStep, stepsOf } from './record-steps.js'
import { type SlipChargeColumn, slipChargeColumnsOf } from './rounded-charges.js'
import { type AccountColumn, accountColumnsOf } from './sent.js'

/** An instruction, planned for a file. */
export interface EntryPlan {
  readonly rules: InstructionRules
  readonly checks: EntryChecks
  readonly warnings: readonly WarningRule[]
  readonly steps: readonly PlannedStep[]
  /** The instruction that replaces it for a slip with Pix. */
  readonly withPix: EntryPlan | null
  readonly separators: AddressSeparators
}

/** Columns of a record that the account of an entry reads. */
interface ReadColumns {
  readonly accounted: readonly AccountColumn[]
  readonly charges: readonly SlipChargeColumn[]
}

/** How a record of an entry is written, and its columns that the account of the entry reads. */
export interface AccountedRecord extends ReadColumns {
  readonly plan: RecordPlan
}

const columnsOf = (record: FixedRecord, { charges }: RemittanceDialect): ReadColumns => ({
  accounted: accountColumnsOf(record, charges),
  charges: slipChargeColumnsOf(record, charges),
})

/** A step, and the columns of its record: the same in all files of a dialect. */
interface DialectStep {
  readonly step: RecordStep
  readonly columns: ReadColumns
}

/** The parts of a plan that are the same in all files of a dialect. */
interface DialectPlan extends Pick<EntryPlan, 'rules' | 'checks' | 'warnings'> {
  readonly steps: readonly DialectStep[]
}

const dialectPlan = once((dialect: RemittanceDialect, ourCode: OurCode, pix: 'with Pix' | 'without'): DialectPlan => {
  const usual = instructionOf(dialect, ourCode)!
  const instruction = pix === 'with Pix' ? usual.withPix! : usual
  const rules = { ourCode, instruction, dialect, losses: plannedLosses(dialect, ourCode) }
  const steps = stepsOf(dialect, instruction.records)
  return {
    rules,
    checks: checksOf(rules),
    warnings: warningRulesOf(dialect),
    steps: steps.map((step) => ({ step, columns: columnsOf(step.record, dialect) })),
  }
})

/** The bank's rules, also those of fields without which it decides. */
const warningRulesOf = ({ bankDefaults = [], warnings = [] }: RemittanceDialect): readonly WarningRule[] => [
  ...bankDefaults.flatMap(({ warning }) => warning ?? []),
  ...warnings,
]

/** Records of one role of an instruction, and how they are written. */
export class PlannedStep {
  readonly step: RecordStep
  readonly usual: AccountedRecord
  private readonly variants = new Map<FixedRecord, AccountedRecord>()

  constructor(
    { step, columns }: DialectStep,
    private readonly dialect: RemittanceDialect,
    private readonly writer: FileWriter,
  ) {
    this.step = step
    this.usual = { plan: writer.planOf(step.role, step.record), ...columns }
  }

  variant(record: FixedRecord): AccountedRecord {
    const known = this.variants.get(record)
    if (known !== undefined) return known
    const planned = { plan: this.writer.planOf(this.step.role, record), ...columnsOf(record, this.dialect) }
    this.variants.set(record, planned)
    return planned
  }
}

/** The instructions of a file. Each is planned once. */
export class EntryPlans {
  /** By code. Codes are digits, which a Map finds faster than an object. */
  private readonly known = new Map<OurCode, EntryPlan>()

  constructor(
    private readonly dialect: RemittanceDialect,
    private readonly writer: FileWriter,
  ) {}

  /** Null for an instruction that the dialect does not have. */
  of(ourCode: OurCode): EntryPlan | null {
    return this.known.get(ourCode) ?? this.newPlan(ourCode)
  }

  private newPlan(ourCode: OurCode): EntryPlan | null {
    const usual = instructionOf(this.dialect, ourCode)
    if (usual === null) return null
    const withPix = usual.withPix === undefined ? null : this.plan(ourCode, 'with Pix', null)
    const plan = this.plan(ourCode, 'without', withPix)
    this.known.set(ourCode, plan)
    return plan
  }

  private plan(ourCode: OurCode, pix: 'with Pix' | 'without', withPix: EntryPlan | null): EntryPlan {
    const { dialect, writer } = this
    const { rules, checks, warnings, steps } = dialectPlan(dialect, ourCode, pix)
    return {
      rules,
      checks,
      warnings,
      steps: steps.map((step) => new PlannedStep(step, dialect, writer)),
      withPix,
      separators: addressSeparatorsOf(dialect),
    }
  }
}

import { type Instruction, instructionOf, type RemittanceDialect } from '../../banks/index.js'
import type { AddressSeparators, OurCode } from '../../cobranca/index.js'
import type { FixedRecord } from '../../fixed-width/index.js'
import { addressSeparatorsOf } from '../address-separators.js'
import type { FileWriter, RecordPlan } from '../file-writer.js'
import { type PlannedLosses, plannedLosses } from './planned-losses.js'
import { type RecordStep, stepsOf } from './record-steps.js'
import { type SlipChargeColumn, slipChargeColumnsOf } from './rounded-charges.js'
import { type AccountColumn, accountColumnsOf } from './sent.js'

/** An instruction of a dialect. */
export interface InstructionRules {
  readonly ourCode: OurCode
  readonly instruction: Instruction
  readonly dialect: RemittanceDialect
  readonly losses: PlannedLosses
}

/** An instruction, planned for a file. */
export interface EntryPlan {
  readonly rules: InstructionRules
  readonly steps: readonly PlannedStep[]
  /** The instruction that replaces it for a slip with Pix. */
  readonly withPix: EntryPlan | null
  readonly separators: AddressSeparators
}

/** How a record of an entry is written, and its columns that the account of the entry reads. */
export interface AccountedRecord {
  readonly plan: RecordPlan
  readonly accounted: readonly AccountColumn[]
  readonly charges: readonly SlipChargeColumn[]
}

/** Records of one role of an instruction, and how they are written. */
export class PlannedStep {
  readonly usual: AccountedRecord
  private readonly variants = new Map<FixedRecord, AccountedRecord>()

  constructor(
    readonly step: RecordStep,
    private readonly dialect: RemittanceDialect,
    private readonly writer: FileWriter,
  ) {
    this.usual = this.planned(step.record)
  }

  variant(record: FixedRecord): AccountedRecord {
    const known = this.variants.get(record)
    if (known !== undefined) return known
    const planned = this.planned(record)
    this.variants.set(record, planned)
    return planned
  }

  private planned(record: FixedRecord): AccountedRecord {
    const { charges } = this.dialect
    return {
      plan: this.writer.planOf(this.step.role, record),
      accounted: accountColumnsOf(record, charges),
      charges: slipChargeColumnsOf(record, charges),
    }
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
    const withPix = usual.withPix === undefined ? null : this.plan(ourCode, usual.withPix, null)
    const plan = this.plan(ourCode, usual, withPix)
    this.known.set(ourCode, plan)
    return plan
  }

  private plan(ourCode: OurCode, instruction: Instruction, withPix: EntryPlan | null): EntryPlan {
    const { dialect, writer } = this
    return {
      rules: { ourCode, instruction, dialect, losses: plannedLosses(dialect, ourCode) },
      steps: stepsOf(dialect, instruction.records).map((step) => new PlannedStep(step, dialect, writer)),
      withPix,
      separators: addressSeparatorsOf(dialect),
    }
  }
}

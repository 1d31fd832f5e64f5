import type { Instruction, RemittanceDialect } from '../../banks/index.js'
import { type AddressSeparators, isOurCode, type OurCode } from '../../cobranca/index.js'
import { addressSeparatorsOf } from '../address-separators.js'
import { unsupportedFeaturesOf } from '../check-supported.js'
import type { FileWriter, RecordPlan } from '../file-writer.js'
import { type RecordStep, stepsOf } from '../record-steps.js'
import { type Checks, checksOf, type InstructionRules } from './checks.js'

/** An instruction, planned for a file. */
export interface EntryPlan {
  readonly rules: InstructionRules
  readonly checks: Checks
  readonly steps: readonly PlannedStep[]
  /** The instruction that replaces it for a slip with Pix. */
  readonly withPix: EntryPlan | null
  readonly separators: AddressSeparators
}

/** Records of one role of an instruction, and how they are written. */
export interface PlannedStep {
  readonly step: RecordStep
  readonly plan: RecordPlan
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
    const { instructions } = this.dialect
    if (!isOurCode(ourCode) || !Object.hasOwn(instructions, ourCode)) return null
    const usual = instructions[ourCode]!
    const withPix = usual.withPix === undefined ? null : this.plan(ourCode, usual.withPix, null)
    const plan = this.plan(ourCode, usual, withPix)
    this.known.set(ourCode, plan)
    return plan
  }

  private plan(ourCode: OurCode, instruction: Instruction, withPix: EntryPlan | null): EntryPlan {
    const { dialect, writer } = this
    return {
      rules: { ourCode, instruction, dialect, unsupported: unsupportedFeaturesOf(dialect) },
      checks: checksOf(ourCode),
      steps: stepsOf(dialect, instruction.records).map((step) => ({
        step,
        plan: writer.planOf(step.role, step.record),
      })),
      withPix,
      separators: addressSeparatorsOf(dialect),
    }
  }
}

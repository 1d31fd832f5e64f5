import type { Instruction, RemittanceDialect } from '../../banks/index.js'
import type { OurCode } from '../../cobranca/index.js'
import type { PlannedLosses } from './planned-losses.js'

/** An instruction of a dialect. */
export interface InstructionRules {
  readonly ourCode: OurCode
  readonly instruction: Instruction
  readonly dialect: RemittanceDialect
  readonly losses: PlannedLosses
}

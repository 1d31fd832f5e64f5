/** Remittances of Bradesco's CNAB 400, and of the banks that took its records. */

import type { OurCode } from '../../../cobranca/index.js'
import type { Codes, FixedRecord } from '../../../fixed-width/index.js'
import { type Contract, type EntryContext, type InstructionShape, instructionsOf, type Movement, type RemittanceDialect } from '../../remittance-dialect.js'
import { guarantorNeighborhoodOf, hasGuarantorAddress, mergeFields, messagesOf } from '../../unsupported-fields.js'
import { cnab400Remittance, type Remittance400, usualValues } from '../core400/index.js'
import { type Bradesco400RemittanceRecords, remittanceRecords } from './remittance-records.js'
import { type Bradesco400Rules, guarantorAddress, hasMessages, messageBy, splitBy, titleBy } from './values.js'

/** A bank's remittances, as far as they differ from the family's. */
export interface Bradesco400Remittance<C extends Contract>
  extends Omit<Remittance400<Bradesco400RemittanceRecords, C>, 'layout' | 'records' | 'instructions'> {
  /** The bank's records, made of the family's; records left out are those that it does not take. Default: the family's. */
  readonly records?: (records: Bradesco400RemittanceRecords) => Partial<Record<keyof Bradesco400RemittanceRecords, FixedRecord>>
  /** The service's document type → the bank's. */
  readonly documentTypes: Readonly<Record<string, string>>
  /** Cashier instructions that a slip may name. */
  readonly instructionCodes: Codes
}

type Bradesco400Shape = InstructionShape<Bradesco400RemittanceRecords>

/** An entry sends all there is of the slip; so does 31, «as mesmas informações enviadas no registro do título» (p. 24), without the split, which is 68's. */
const ENTRY: Bradesco400Shape = { title: 'all', message: 'all', split: 'all', guarantor: 'all' }
const WHOLE: Bradesco400Shape = { title: 'all', message: 'all', guarantor: 'all' }
const SPLIT: Bradesco400Shape = { title: 'all', split: 'all' }
const TRANSFER: Bradesco400Shape = { title: 'all', transfer: 'all' }
const TITLE: Bradesco400Shape = { title: 'all' }

const SHAPES: Readonly<Partial<Record<OurCode, Bradesco400Shape>>> = {
  '1001': ENTRY,
  '1010': WHOLE,
  '1023': TRANSFER,
  '1031': WHOLE,
  '1041': WHOLE,
  '1067': WHOLE,
  '1080': WHOLE,
  '1093': SPLIT,
  '1118': WHOLE,
}

const shapeOf = (_movement: Movement, ourCode: OurCode): Bradesco400Shape => SHAPES[ourCode] ?? TITLE

const same = { linkFields: ['our_number'] } as const

/** Defines how a bank's remittances are written. */
export function bradesco400Remittance<C extends Contract>(bankSpec: Bradesco400Remittance<C>): RemittanceDialect {
  const { records: recordsOf, documentTypes, instructionCodes, ...spec } = bankSpec
  const { bank, deadlines, movements } = spec
  const family = remittanceRecords(bank)
  // Values for records and fields that a bank does not have are not written.
  const records = (recordsOf?.(family) ?? family) as Bradesco400RemittanceRecords
  const only = <T extends object>(byRole: T): T =>
    Object.fromEntries(Object.entries(byRole).filter(([role]) => Object.hasOwn(records, role))) as T
  const rules: Bradesco400Rules = { records, documentTypes, instructionCodes, deadlines, bank }
  return cnab400Remittance<Bradesco400RemittanceRecords, C>({
    unsupportedFields: ({ slip }) => mergeFields(hasMessages(slip) ? null : messagesOf(slip), guarantorNeighborhoodOf(slip)),
    file: { header: ({ wallet }) => ({ company_code: wallet.extra3 }) },
    ...spec,
    layout: { records, companions: only({ message: same, split: { many: true, ...same }, transfer: same, guarantor: same }) },
    records: only({
      title: titleBy(rules),
      message: { when: ({ slip }: EntryContext) => slip.discounts.length > 1 || hasMessages(slip), values: messageBy(rules) },
      split: splitBy(rules),
      transfer: usualValues,
      guarantor: { when: ({ slip }: EntryContext) => hasGuarantorAddress(slip), values: guarantorAddress },
    }),
    instructions: instructionsOf(movements, (movement, ourCode) => only(shapeOf(movement, ourCode))),
  })
}

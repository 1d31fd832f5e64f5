/** Remittances of Bradesco's CNAB 400, and of the banks that use its records. */
import type { OurCode, PreparedSlip } from '../../../cobranca/index.js'
import type { Codes, Companion, FixedRecord } from '../../../fixed-width/index.js'
import {
  type Contract,
  type EntryContext,
  type InstructionShape,
  instructionsOf,
  type Movement,
  type RecordWriter,
  type RemittanceDialect,
} from '../../remittance-dialect.js'
import { guarantorBeyond, hasGuarantorAddress, mergeFields, messagesOf } from '../../unsupported-fields.js'
import { cnab400Remittance, type Remittance400, usualValues } from '../core400/index.js'
import { type Printed, printedRecords } from '../printed.js'
import { checkedBy, ourNumber } from './our-number.js'
import { type Bradesco400RemittanceRecords, remittanceRecords } from './remittance-records.js'
import { type Bradesco400Rules, guarantorAddress, issuedByBank, messageBy, SENDS_SLIP, splitBy, titleBy } from './values.js'

/** A record that only one bank has, or that a bank writes differently from the family. */
interface OwnRecord {
  /** Left out for a record of the family. */
  readonly record?: FixedRecord
  readonly companion?: Companion
  /** Left out for a record that is only read. The record is sent with registrations and with changes of other data. */
  readonly values?: RecordWriter<EntryContext>
}

/** A bank's remittances: differences from the family's. */
export interface Bradesco400Remittance<C extends Contract>
  extends Omit<Remittance400<Bradesco400RemittanceRecords, C>, 'layout' | 'records' | 'instructions' | 'ourNumber'> {
  /** Default: the family's. The digit is checked. */
  readonly ourNumber?: Remittance400<Bradesco400RemittanceRecords, C>['ourNumber']
  /** The bank's records, derived from the family's. With pages, only the records that differ; without, all records that the bank has. Default: the family's. */
  readonly records?: (records: Bradesco400RemittanceRecords) => Partial<Record<keyof Bradesco400RemittanceRecords, FixedRecord>>
  readonly printed?: Printed
  /** The bank's name in the header. Default: its name. */
  readonly nameInFile?: string
  /** Further records, and writers that replace the family's, by role. */
  readonly own?: Readonly<Record<string, OwnRecord>>
  /** Values of record type 2 besides messages and discounts, and the condition for sending the record because of them. */
  readonly message?: { when(context: EntryContext): boolean; values(context: EntryContext): Readonly<Record<string, unknown>> }
  /** Movements that send the whole slip. Default: entry and other data. */
  readonly sendsSlip?: readonly string[]
  /** Values of the title for which the bank has other columns than the family. */
  readonly title?: (context: EntryContext) => Readonly<Record<string, unknown>>
  /** Condition for sending the messages of a slip. Default: the bank issues the slip. */
  readonly hasMessages?: (slip: PreparedSlip) => boolean
  /** The service's document type → the bank's. */
  readonly documentTypes: Readonly<Record<string, string>>
  /** Cashier instructions that a slip may name. */
  readonly instructionCodes: Codes
}

type Bradesco400Shape = InstructionShape<Bradesco400RemittanceRecords>

/** An entry sends the whole slip. 31 sends «as mesmas informações enviadas no registro do título» (p. 24), without the split, which 68 changes. */
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

/** Link of a record to its title. Some banks have these records without nosso número; then only the order of the lines links them. */
const linked = ({ fields }: FixedRecord = NO_RECORD): Companion => (Object.hasOwn(fields, 'our_number') ? { linkFields: ['our_number'] } : {})
const NO_RECORD = { fields: {} } as FixedRecord

/** Defines how a bank's remittances are written. */
export function bradesco400Remittance<C extends Contract>(bankSpec: Bradesco400Remittance<C>): RemittanceDialect {
  const { records: recordsOf, printed, documentTypes, instructionCodes, nameInFile, own = {}, message, hasMessages = issuedByBank, sendsSlip = SENDS_SLIP, title = usualValues, ...spec } = bankSpec
  const { bank, deadlines, movements } = spec
  const family = remittanceRecords(bank, nameInFile)
  const ownRecords = pick(own, ({ record }) => record)
  // Values for records and fields that a bank does not have are not written.
  const records = { ...printedRecords(family, recordsOf?.(family), printed), ...ownRecords } as Bradesco400RemittanceRecords
  const ofRecords = <T extends object>(byRole: T): T =>
    Object.fromEntries(Object.entries(byRole).filter(([role]) => Object.hasOwn(records, role))) as T
  const isWritten = (role: string): boolean => own[role] === undefined || own[role].values !== undefined
  const written = <T extends object>(byRole: T): T => Object.fromEntries(Object.entries(ofRecords(byRole)).filter(([role]) => isWritten(role))) as T
  const rules: Bradesco400Rules = { records, documentTypes, instructionCodes, deadlines, hasMessages, sendsSlip, title, bank }
  const ownWriters = pick(own, ({ values }) => values)
  const ownShape = Object.fromEntries(Object.keys(ownWriters).map((role) => [role, 'all'])) as Bradesco400Shape
  const shapeOf = (_movement: Movement, ourCode: OurCode): Bradesco400Shape => {
    const shape = SHAPES[ourCode] ?? TITLE
    return written(shape === ENTRY || shape === WHOLE ? { ...shape, ...ownShape } : shape)
  }
  const writers = written({
    title: titleBy(rules),
    message: {
      when: (context: EntryContext) => context.slip.discounts.length > 1 || hasMessages(context.slip) || message?.when(context) === true,
      values: message === undefined ? messageBy(rules) : (context: EntryContext) => ({ ...messageBy(rules)(context), ...message.values(context) }),
    },
    split: splitBy(rules),
    transfer: usualValues,
    guarantor: { when: ({ slip }: EntryContext) => hasGuarantorAddress(slip), values: guarantorAddress },
    ...ownWriters,
  })
  const guarantor = guarantorBeyond(Object.keys(writers).map((role) => (records as Readonly<Record<string, FixedRecord>>)[role]!))
  return cnab400Remittance<Bradesco400RemittanceRecords, C>({
    unsupportedFields: ({ slip }) => mergeFields(Object.hasOwn(writers, 'message') && hasMessages(slip) ? null : messagesOf(slip), guarantor(slip)),
    file: { header: ({ wallet }) => ({ company_code: wallet.extra3 }) },
    checked: checkedBy((spec.ourNumber ?? ourNumber) as typeof ourNumber),
    ourNumber,
    ...spec,
    layout: {
      records,
      companions: {
        ...ofRecords({
          message: linked(records.message),
          split: { many: true, ...linked(records.split) },
          transfer: linked(records.transfer),
          guarantor: linked(records.guarantor),
        }),
        ...pick(own, ({ record, companion }) => (record === undefined ? undefined : (companion ?? {}))),
      },
    },
    records: writers,
    instructions: instructionsOf(movements, shapeOf),
  })
}

/** Picks a part of each record that has it. */
const pick = <T>(own: Readonly<Record<string, OwnRecord>>, of: (record: OwnRecord) => T | undefined): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(own).flatMap(([role, record]) => (of(record) === undefined ? [] : [[role, of(record) as T]])))

/** Remittances of AUTBANK's CNAB 400. */
import type { PreparedSlip } from '../../../cobranca/index.js'
import { type FixedRecord, hasValue } from '../../../fixed-width/index.js'
import type { Deadlines } from '../../deadlines.js'
import { discountAndRebateBelowAmount, guarantorHasAddress, hasDocumentNumber, notAccepted } from '../../demands.js'
import { type Demand, type EntryContext, type InstructionShape, instructionsOf, type Movement, type RecordValues, type RemittanceDialect } from '../../remittance-dialect.js'
import { guarantorBeyond, mergeFields, messagesOf } from '../../unsupported-fields.js'
import { cnab400Remittance, type Remittance400 } from '../core400/index.js'
import { type Patch, patch } from '../patch.js'
import { type Printed, printedRecords } from '../printed.js'
import { documentTypes, movements, sentInstructions } from './movements.js'
import { type Autbank400Contract, ourNumber, walletFields } from './our-number.js'
import { type Autbank400RemittanceRecords, remittanceRecords } from './remittance-records.js'
import { type Autbank400Rules, guarantorDetails, invoiceKey, messagesBy, titleBy } from './values.js'
import { remittanceWords } from './words.js'

type Spec = Remittance400<Autbank400RemittanceRecords, Autbank400Contract>

/** A bank's remittances: differences from the family's. */
export type Autbank400Remittance = Pick<Spec, 'bank' | 'variant' | 'detectBy' | 'manual' | 'evidence' | 'contracts' | 'filename' | 'demands'> &
  Partial<Pick<Spec, 'wallet' | 'features' | 'ourNumber' | 'unpadded' | 'lettered' | 'barCodeFields' | 'onlyOnce'>> &
  Partial<Pick<Autbank400Rules, 'documentTypes' | 'instructionCodes' | 'protestInstruction'>> & {
    /** The bank's name in the header. */
    readonly bankName: string
    /** Name for messages: `CNAB 400 do Rendimento`. */
    readonly layoutName: string
    /** Columns and page of the days of protest. */
    readonly deadlineSource: string
    /** Default: the family's manual and records. */
    readonly printed?: Printed
    readonly movements?: Patch<Movement>
    /**
     * The bank's records, derived from the family's, without the fields that the bank does not have. With pages, only the records that differ; without, all
     * records that the bank has. Default: the family's.
     */
    readonly records?: (records: Autbank400RemittanceRecords) => Partial<Record<keyof Autbank400RemittanceRecords, FixedRecord>>
    /** A file has one header. Default: one for each account (Formato 1, p. 2). */
    readonly oneHeader?: true
    /** Characters accepted in texts besides letters, digits and blanks. Default: the ASCII characters that the family accepts. */
    readonly marks?: string
    /** Records of a split of the credit, after the records of an entry. Default: no split. */
    readonly split?: {
      readonly record: FixedRecord
      /** @throws {ValidationError} when the bank does not accept the split */
      readonly values: (slip: PreparedSlip) => readonly RecordValues[]
    }
  }

type Autbank400Records = Autbank400RemittanceRecords & { readonly split: FixedRecord }

/** An entry sends the whole slip; the other movements send only the title (p. 9). */
const ENTRY: InstructionShape<Autbank400Records> = { title: 'all', guarantor: 'all', messages: 'all', invoices: 'all', split: 'all' }
const TITLE: InstructionShape<Autbank400Records> = { title: 'all' }
const TITLE_WITHOUT_KEY: InstructionShape<Autbank400Records> = { title: { allBut: ['nfe_key'] } }

/** Defines how a bank's remittances are written. */
export function autbank400Remittance(bankSpec: Autbank400Remittance): RemittanceDialect {
  const { bankName, layoutName, deadlineSource, printed, records: recordsOf, oneHeader, split, marks, movements: movementPatch, demands = [], documentTypes: types, instructionCodes, protestInstruction, ...spec } = bankSpec
  const family = remittanceRecords(spec.bank, marks)
  // Values of records and fields that the bank does not have are dropped.
  const own = recordsOf?.(family)
  const records = printedRecords(family, split === undefined ? own : { ...own, split: split.record }, printed) as Autbank400Records
  const has = (role: string): boolean => Object.hasOwn(records, role)
  const only = <T extends object>(byRole: T): T => Object.fromEntries(Object.entries(byRole).filter(([role]) => has(role))) as T
  // The manual prints no bounds for the two columns of the protest.
  const deadlines: Deadlines = {
    layout: layoutName,
    source: deadlineSource,
    ranges: hasValue(records.title, 'days_for_sue') ? { days_for_sue: [{ from: 1, to: 99, kind: 'unstated' }] } : {},
  }
  const rules: Autbank400Rules = { records, deadlines, documentTypes: types ?? documentTypes, instructionCodes: instructionCodes ?? sentInstructions, ...(protestInstruction && { protestInstruction }) }
  const taken = patch<Movement>(movements, movementPatch ?? {})
  const hasKey = hasValue(records.title, 'nfe_key')
  const guarantor = guarantorBeyond(Object.values(records))
  return cnab400Remittance<Autbank400Records, Autbank400Contract>({
    ourNumber,
    wallet: walletFields,
    features: ['nfe_key', ...(split ? (['split'] as const) : [])],
    unsupportedFields: ({ slip }: EntryContext) => mergeFields(guarantor(slip), has('messages') ? null : messagesOf(slip)),
    ...spec,
    layout: {
      words: remittanceWords,
      records,
      companions: only({ guarantor: {}, messages: {}, invoices: { many: true }, split: { many: true } }),
      ...(oneHeader ? {} : { manyHeaders: true }),
    },
    file: { header: ({ wallet }) => ({ company_code: wallet.extra3, bank_name: bankName }) },
    records: only({
      title: titleBy(rules),
      guarantor: guarantorDetails,
      ...(has('messages') ? { messages: messagesBy(rules) } : {}),
      // The key is written once: in the title if it has a column for the key, otherwise in the record of invoices.
      invoices: { when: ({ slip }: EntryContext) => slip.nfe_key !== null && !hasKey, values: invoiceKey },
      split: ({ slip }: EntryContext) => split!.values(slip),
    }),
    movements: taken,
    instructions: instructionsOf(taken, (_movement, ourCode) => (ourCode === '1001' ? only(ENTRY) : hasKey ? TITLE_WITHOUT_KEY : TITLE)),
    deadlines,
    demands: [...demandsOf(has('guarantor')), ...(hasValue(records.title, 'acceptance') ? [] : [notAccepted(layoutName)]), ...demands],
  })
}

/** Reasons 22 and 28 of an entry, and DG to DJ of the guarantor's record (pp. 15–16). */
const demandsOf = (hasGuarantor: boolean): readonly Demand[] => [hasDocumentNumber, discountAndRebateBelowAmount, ...(hasGuarantor ? [guarantorHasAddress] : [])]

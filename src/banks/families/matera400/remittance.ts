/** Remittances of Matera's CNAB 400. */
import type { FixedRecord } from '../../../fixed-width/index.js'
import type { Deadlines } from '../../deadlines.js'
import { issuedBeforeDueDate, issuedByFileDate, notOverdue, payerBeginsWithLetterOrDigit } from '../../demands.js'
import { type InstructionShape, instructionsOf, type RemittanceDialect } from '../../remittance-dialect.js'
import { guarantorDetailsOf } from '../../unsupported-fields.js'
import { cnab400Remittance, type Remittance400 } from '../core400/index.js'
import { documentTypes, movements } from './movements.js'
import { checked, type Matera400Contract, ourNumber, walletFields } from './our-number.js'
import { type Matera400RemittanceRecords, remittanceRecords } from './remittance-records.js'
import { hasMessages, type Matera400Rules, messagesBy, titleBy } from './values.js'

type MateraSpec = Remittance400<Matera400RemittanceRecords, Matera400Contract>

/** A bank's remittances: differences from the family's. */
export type Matera400Remittance = Pick<MateraSpec, 'bank' | 'manual' | 'evidence' | 'contracts'> &
  Partial<Pick<MateraSpec, 'movements' | 'onlyOnce'> & Pick<Matera400Rules, 'documentTypes'>> & {
    /** Name for messages: `CNAB 400 do C6`. */
    readonly layoutName: string
    /** The bank's records, derived from the family's, without the fields that the bank does not have. Default: the family's. */
    readonly records?: (records: Matera400RemittanceRecords) => Readonly<Record<keyof Matera400RemittanceRecords, FixedRecord>>
  }

const ENTRY: InstructionShape<Matera400RemittanceRecords> = { title: 'all', messages: 'all' }
/** Only movement 01 sends the record of messages (p. 28). */
const TITLE: InstructionShape<Matera400RemittanceRecords> = { title: 'all' }

/** Defines how a bank's remittances are written. */
export function matera400Remittance({ layoutName, records: recordsOf, documentTypes: types, ...spec }: Matera400Remittance): RemittanceDialect {
  const family = remittanceRecords(spec.bank)
  // Values of fields that the bank does not have are dropped.
  const records = (recordsOf?.(family) ?? family) as Matera400RemittanceRecords
  const taken = spec.movements ?? movements
  const deadlines: Deadlines = {
    layout: layoutName,
    source: '392–393, pp. 17–18',
    // The manual prints no bounds for the two columns.
    ranges: { days_for_sue: [{ from: 1, to: 99, kind: 'calendar' }] },
  }
  return cnab400Remittance<Matera400RemittanceRecords, Matera400Contract>({
    ...spec,
    layout: { records, companions: { messages: { linkFields: ['document_number', 'due_date', 'amount'] } } },
    wallet: walletFields,
    ourNumber,
    checked,
    // Registered collection must not send the account of direct collection (D011, p. 12).
    file: { header: ({ wallet, contract }) => ({ beneficiary_code: wallet.extra1, direct_account: contract.isDirect ? wallet.extra2 : '0' }) },
    records: {
      title: titleBy(spec.bank.number, { records, deadlines, documentTypes: types ?? documentTypes }),
      messages: { when: hasMessages, values: messagesBy(records) },
    },
    movements: taken,
    instructions: instructionsOf(taken, (_movement, ourCode) => (ourCode === '1001' ? ENTRY : TITLE)),
    // Discounts 2 and 3 are optional columns 642–679 of the detail (C6 v2.2, p. 8). The manual does not print which lines of such a file are longer, whether a line may
    // end before 710, nor how unused columns of 401–710 are filled; no real file has them. They are refused.
    features: Object.hasOwn(records.messages.fields, 'nfe_key') ? ['nfe_key'] : [],
    deadlines,
    // D022 (p. 15), D026 (p. 16), D035, D036 and D039 (pp. 16–17).
    demands: [issuedBeforeDueDate, issuedByFileDate, notOverdue(), payerBeginsWithLetterOrDigit],
    unsupportedFields: ({ slip }) => guarantorDetailsOf(slip),
  })
}

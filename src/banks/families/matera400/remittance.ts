/** Remittances of Matera's CNAB 400. */
import type { Deadlines } from '../../deadlines.js'
import { issuedBeforeDueDate, issuedByFileDate, notOverdue, payerBeginsWithLetterOrDigit } from '../../demands.js'
import { type InstructionShape, instructionsOf, type RemittanceDialect } from '../../remittance-dialect.js'
import { guarantorDetailsOf } from '../../unsupported-fields.js'
import { cnab400Remittance, type Remittance400 } from '../core400/index.js'
import { movements } from './movements.js'
import { checked, type Matera400Contract, ourNumber, walletFields } from './our-number.js'
import { type Matera400RemittanceRecords, remittanceRecords } from './remittance-records.js'
import { hasMessages, messagesBy, titleBy } from './values.js'

type MateraSpec = Remittance400<Matera400RemittanceRecords, Matera400Contract>

/** A bank's remittances: differences from the family's. */
export type Matera400Remittance = Pick<MateraSpec, 'bank' | 'manual' | 'evidence' | 'contracts'> & {
  /** Name for messages: `CNAB 400 do C6`. */
  readonly layoutName: string
}

const ENTRY: InstructionShape<Matera400RemittanceRecords> = { title: 'all', messages: 'all' }
/** Only movement 01 sends the record of messages (p. 28). */
const TITLE: InstructionShape<Matera400RemittanceRecords> = { title: 'all' }

/** Defines how a bank's remittances are written. */
export function matera400Remittance({ layoutName, ...spec }: Matera400Remittance): RemittanceDialect {
  const records = remittanceRecords(spec.bank)
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
    records: { title: titleBy(spec.bank.number, records, deadlines), messages: { when: hasMessages, values: messagesBy(records) } },
    movements,
    instructions: instructionsOf(movements, (_movement, ourCode) => (ourCode === '1001' ? ENTRY : TITLE)),
    features: ['nfe_key'],
    deadlines,
    // D022 (p. 15), D026 (p. 16), D035, D036 and D039 (pp. 16–17).
    demands: [issuedBeforeDueDate, issuedByFileDate, notOverdue(), payerBeginsWithLetterOrDigit],
    unsupportedFields: ({ slip }) => guarantorDetailsOf(slip),
  })
}

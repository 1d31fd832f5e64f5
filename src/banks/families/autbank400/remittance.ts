/** Remittances of AUTBANK's CNAB 400. */
import type { Deadlines } from '../../deadlines.js'
import { discountAndRebateBelowAmount, guarantorHasAddress, hasDocumentNumber } from '../../demands.js'
import { type Demand, type InstructionShape, instructionsOf, type RemittanceDialect } from '../../remittance-dialect.js'
import { cnab400Remittance, type Remittance400 } from '../core400/index.js'
import { movements } from './movements.js'
import { type Autbank400Contract, ourNumber } from './our-number.js'
import { type Autbank400RemittanceRecords, remittanceRecords } from './remittance-records.js'
import { guarantorDetails, invoiceKey, messagesBy, titleBy } from './values.js'

type Spec = Remittance400<Autbank400RemittanceRecords, Autbank400Contract>

/** A bank's remittances, as far as they differ from the family's. */
export type Autbank400Remittance = Pick<Spec, 'bank' | 'manual' | 'evidence' | 'contracts' | 'wallet' | 'filename' | 'demands'> & {
  /** The bank's name in the header. */
  readonly bankName: string
  /** As a person reads it: `CNAB 400 do Rendimento`. */
  readonly layoutName: string
}

/** An entry sends all there is of the slip; the other movements have no records besides the title (p. 9). */
const ENTRY: InstructionShape<Autbank400RemittanceRecords> = { title: 'all', guarantor: 'all', messages: 'all', invoices: 'all' }
const TITLE: InstructionShape<Autbank400RemittanceRecords> = { title: 'all' }

/** Reasons 22, 28 and DG to DJ of an entry (pp. 15–16). */
const DEMANDS: readonly Demand[] = [hasDocumentNumber, discountAndRebateBelowAmount, guarantorHasAddress]

/** Defines how a bank's remittances are written. */
export function autbank400Remittance({ bankName, layoutName, demands = [], ...spec }: Autbank400Remittance): RemittanceDialect {
  const records = remittanceRecords(spec.bank)
  // The manual prints no bounds for the two columns of the protest.
  const deadlines: Deadlines = {
    layout: layoutName,
    source: '392–393, p. 5',
    ranges: { days_for_sue: [{ from: 1, to: 99, kind: 'unstated' }] },
  }
  const rules = { records, deadlines }
  return cnab400Remittance<Autbank400RemittanceRecords, Autbank400Contract>({
    ...spec,
    // Formato 1: header, titles and trailer of each account (p. 2).
    layout: { records, companions: { guarantor: {}, messages: {}, invoices: { many: true } }, manyHeaders: true },
    ourNumber,
    file: { header: ({ wallet }) => ({ company_code: wallet.extra3, bank_name: bankName }) },
    records: {
      title: titleBy(rules),
      guarantor: guarantorDetails,
      messages: messagesBy(rules),
      invoices: { when: ({ slip }) => slip.nfe_key !== null, values: invoiceKey },
    },
    movements,
    instructions: instructionsOf(movements, (_movement, ourCode) => (ourCode === '1001' ? ENTRY : TITLE)),
    deadlines,
    features: ['nfe_key'],
    demands: [...DEMANDS, ...demands],
  })
}

/** Santander, CNAB 240, H7815 version 8.4 (July 2025): how remittances are written. Notas are in the manual, pp. 17–30. */
import type { OurCode } from '../../cobranca/index.js'
import { CARD_AND_PROPOSAL } from '../excludes.js'
import { cnab240Remittance } from '../families/febraban240/index.js'
import type { InstructionShape, RemittanceDialect } from '../remittance-dialect.js'
import { bank, contracts240, ourNumber240, walletFields240 } from './bank.js'
import { remittanceRecords240, segmentY53 } from './cnab240.js'
import { deadlines240, demands240 } from './cnab240-deadlines.js'
import { layout240 } from './cnab240-return.js'
import { documentTypeOf240, movements240 } from './cnab240-tables.js'
import { writtenRecords } from './cnab240-values.js'
import { excludes, ownWriteOffs } from './slip-rules.js'

/** Not to write off: nota 26, p. 22. 3 is the profile of the beneficiary, like no code. */
const NOT_WRITTEN_OFF = '2'

/** Since version 6 an instruction sends only segment P (pp. 4 and 31); an instruction about the limits of payment also sends Y-53 (40-A, Z7). */
function shapeOf(_movement: unknown, ourCode: OurCode): InstructionShape<typeof remittanceRecords240> {
  if (ourCode === '1148' || ourCode === '1149') return { segment_p: 'all', segment_y53: Object.keys(segmentY53.fields) }
  if (ourCode !== '1001') return { segment_p: 'all' }
  return {
    segment_p: 'all',
    segment_q: 'all',
    segment_r: 'all',
    segment_s_messages: 'all',
    segment_y03: 'all',
    segment_y53: 'all',
  }
}

export const remittance240: RemittanceDialect = cnab240Remittance({
  bank,
  ...layout240,
  bankName: 'BANCO SANTANDER',
  evidence: 'manual_and_files',
  records: remittanceRecords240,
  // Only entries have segment Q (nota 13).
  companions: { segment_q: { linkFields: ['movement'] } },
  loose: ['segment_s_common_line'],
  lotVersion: '030',
  contracts: contracts240,
  wallet: walletFields240,
  ourNumber: ourNumber240,
  documentTypes: documentTypeOf240,
  // A wallet may have the digit of its agency.
  company: { transmission_code: 'extra3', agency_digit: 'agency_digit' },
  collects: true,
  writes: writtenRecords,
  movements: movements240,
  shapeOf,
  deadlines: deadlines240,
  features: ['third_discount', 'divergent_payment', 'payment_count', 'pix', 'pix_txid'],
  charges: { fromDayAfter: ['fine', 'interest'] },
  demands: demands240,
  excludes,
  bankDefaults: ownWriteOffs('nota 20, p. 21', 'nota 20, p. 21', ({ revoke_code }) => revoke_code === NOT_WRITTEN_OFF),
  zeroAmount: CARD_AND_PROPOSAL,
})

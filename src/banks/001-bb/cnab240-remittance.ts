/** Banco do Brasil, Particularidades BB, Leiaute CNAB 240, February 2021: how remittances are written. */
import { registeredInterest } from '../bank-defaults.js'
import { cardAndProposalAlone } from '../excludes.js'
import { cnab240Remittance } from '../families/febraban240/index.js'
import type { InstructionShape, RemittanceDialect } from '../remittance-dialect.js'
import { agreement7, bank } from './bank.js'
import { remittanceRecords240, segmentR } from './cnab240.js'
import { deadlines240, demands240 } from './cnab240-deadlines.js'
import { layout240 } from './cnab240-return.js'
import { documentTypeByOurs240, movements240 } from './cnab240-tables.js'
import { DISPENSES_FINE, messageOf, sentParts, writtenRecords } from './cnab240-values.js'
import { unsupportedFieldsOf } from './rules.js'

/** Instructions about the fine alone. They always send segment R. */
const WITH_FINE: readonly string[] = [
  movements240['14'].our_code,
  ...movements240['14'].also,
  movements240[DISPENSES_FINE].our_code,
]

function shapeOf(_movement: unknown, ourCode: string): InstructionShape<typeof remittanceRecords240> {
  const withR = { segment_p: 'all', segment_q: 'all', segment_r: 'all' } as const
  if (ourCode === '1001') return { ...withR, segment_s_email: 'all' }
  return WITH_FINE.includes(ourCode) ? { ...withR, segment_r: Object.keys(segmentR.fields) } : withR
}

/** Agreements of 7 digits. */
export const remittance240: RemittanceDialect = cnab240Remittance({
  ...layout240,
  ...agreement7,
  bank,
  bankName: 'BANCO DO BRASIL S.A.',
  records: remittanceRecords240,
  companions: { segment_s_email: { many: true, linkFields: ['movement'] } },
  lotVersion: '042',
  documentTypes: documentTypeByOurs240,
  // 0014: cobrança cedente (07.0 and 11.1, BB2).
  company: {
    agreement_number: ({ wallet }) => wallet.extra1,
    agreement_kind: () => '0014',
    wallet_number: ({ contract }) => contract.code,
    wallet_variation: ({ contract }) => contract.variation,
  },
  fileHeader: { file_layout_version: () => '083' },
  sends: sentParts,
  writes: writtenRecords,
  movements: movements240,
  shapeOf,
  deadlines: deadlines240,
  features: ['third_discount', 'bank_dispatch'],
  demands: demands240,
  bankDefaults: [registeredInterest('C018, p. 13')],
  // Proposals, «inclusive R$ 0,00» (anexo 02, p. 34).
  excludes: cardAndProposalAlone,
  zeroAmount: ['36'],
  // Y-01, which has the guarantor's address, is not used (p. 21).
  unsupportedFields: unsupportedFieldsOf(messageOf),
})

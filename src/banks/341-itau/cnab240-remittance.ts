/** Itaú, Cobrança CNAB 240, January 2017: how remittances are written. Charges by notas 13–16 and 31. */
import { cnab240Remittance } from '../families/febraban240/index.js'
import type { EntryContext, RemittanceDialect } from '../remittance-dialect.js'
import { documentTypeIn } from '../slip-codes.js'
import { bank, checked240, contracts240, manual240, ourNumber, walletDigits, walletFields } from './bank.js'
import { remittanceRecords240 } from './cnab240.js'
import { deadlines240 } from './cnab240-deadlines.js'
import { shapeOf } from './cnab240-shapes.js'
import { movements240 } from './cnab240-tables.js'
import type { ItauMovement } from './cnab400-tables.js'
import { checkFine, demands, discountInCents, documentTypeOf, OTHER_DATA, orderedDays, sendsSlip } from './rules.js'
import { words } from './words.js'

const REJECTED_CLAIM = '38'

/** A value of the slip; undefined for movements that do not send the slip. */
const ofSlip =
  <Value>(value: (context: EntryContext) => Value) =>
  (context: EntryContext): Value | undefined =>
    sendsSlip(context) ? value(context) : undefined

/** Segment R is sent with registrations, with 49 (fine) and with 31 (only discounts) (p. 11). */
const hasFine = ({ movement }: EntryContext): boolean => movement !== OTHER_DATA

export const remittance240: RemittanceDialect = cnab240Remittance({
  words,
  bank,
  name: 'itau240',
  bankName: 'BANCO ITAU SA',
  manual: manual240,
  evidence: 'manual_and_files',
  checked: checked240,
  records: remittanceRecords240,
  versions: ['040'],
  lotVersion: '030',
  contracts: contracts240,
  wallet: walletFields,
  walletDigits,
  ourNumber,
  fileHeader: { file_sequence: () => undefined },
  lotHeader: { remittance_number: () => undefined },
  sends: {
    interest: ofSlip(({ slip }) => slip.interest),
    discounts: ofSlip(({ slip }) => slip.discounts),
    deadlines: sendsSlip,
    fine: (context) => (hasFine(context) ? context.slip.fine : undefined),
  },
  writes: {
    segment_p: {
      values: {
        wallet_code: ({ contract }) => contract.code,
        document_type: ofSlip(({ slip }) => documentTypeIn(documentTypeOf, slip, deadlines240.layout)),
        discount_value: ofSlip(({ slip }) => discountInCents(slip, 0)),
      },
      own: (context) => (sendsSlip(context) ? {} : { days_for_sue: String(orderedDays(context, deadlines240)) }),
    },
    segment_r: {
      checks: { fine_value: (context) => hasFine(context) && checkFine(context) },
      values: {
        second_discount_value: ofSlip(({ slip }) => discountInCents(slip, 1)),
        third_discount_value: ofSlip(({ slip }) => discountInCents(slip, 2)),
        payer_occurrence_codes: ({ movement, instruction_code }) =>
          movement === REJECTED_CLAIM ? (instruction_code ?? undefined) : undefined,
      },
    },
    // Guarantor (sacador avalista) with an address (p. 13). Segment Q also has the name and tax id of the guarantor.
    segment_y01: { when: ({ slip }) => slip.guarantor?.address != null },
  },
  movements: movements240,
  shapeOf: (movement, ourCode) => shapeOf(movement as ItauMovement, ourCode),
  deadlines: deadlines240,
  features: ['third_discount'],
  demands,
})

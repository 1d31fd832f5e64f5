/** Itaú, Cobrança CNAB 400, July 2021 (v3): how remittances are written. */
import { cnab400Remittance } from '../families/core400/index.js'
import { instructionsOf } from '../remittance-dialect.js'
import { guarantorAddressOf, mergeFields, messagesOf } from '../unsupported-fields.js'
import { bank, checked400, contracts400, manual400, ourNumber, walletDigits, walletFields } from './bank.js'
import {
  remittanceRecords400,
  remittanceTitleDiscounts,
  remittanceTitleMessage30,
  remittanceTitleMessage40,
} from './cnab400.js'
import { fine, payer, pix, split } from './cnab400-companions.js'
import { deadlines400 } from './cnab400-deadlines.js'
import { registration, registrationWithPix, shapeOf } from './cnab400-shapes.js'
import { movements400 } from './cnab400-tables.js'
import { type ItauContext400, title, WITH_MESSAGE } from './cnab400-title.js'
import { demands } from './rules.js'
import { remittanceWords400, words } from './words.js'

export const remittance400 = cnab400Remittance({
  bank,
  layout: {
    words: { ...words, ...remittanceWords400 },
    records: remittanceRecords400,
    companions: { fine: {}, pix: {}, split: { many: true }, payer: {} },
  },
  manual: manual400,
  evidence: 'manual_and_files',
  checked: checked400,
  contracts: contracts400,
  alternatives: { title: [remittanceTitleDiscounts, remittanceTitleMessage30, remittanceTitleMessage40] },
  wallet: walletFields,
  walletDigits,
  ourNumber,
  records: {
    title,
    fine,
    pix: { when: ({ slip }) => slip.pix !== null && (slip.pix.key !== '' || slip.pix.location_id !== ''), values: pix },
    split,
    payer: {
      when: ({ slip: { guarantor } }) => guarantor?.tax_id != null || guarantor?.address != null,
      values: payer,
    },
  },
  movements: movements400,
  instructions: {
    ...instructionsOf(movements400, shapeOf),
    '1001': { movement: '01', records: registration, withPix: { movement: '71', records: registrationWithPix } },
  },
  deadlines: deadlines400,
  features: ['third_discount', 'split', 'pix'],
  charges: { fromDayAfter: ['fine'] },
  demands,
  unsupportedFields,
})

/** Only the instructions 93 and 94 send messages. Only record 5 has the guarantor's address, and a title with Pix has no record 5. */
function unsupportedFields({ slip }: ItauContext400): Readonly<Record<string, string>> {
  const isPrinted = WITH_MESSAGE.includes(slip.first_instruction) || WITH_MESSAGE.includes(slip.second_instruction)
  return mergeFields(isPrinted ? null : messagesOf(slip), slip.pix === null ? null : guarantorAddressOf(slip))
}

/** Caixa, CNAB 400 SIGCB, 67.126 v015 (April 2020) and v029 (2024): how remittances are written. */
import { recordsWithMarks } from '../../fixed-width/index.js'
import { cnab400Remittance } from '../families/core400/index.js'
import { messagesInto } from '../into-fields.js'
import { type FileContext, instructionsOf } from '../remittance-dialect.js'
import { guarantorDetailsOf, mergeFields, messagesOf } from '../unsupported-fields.js'
import {
  bank,
  type CaixaContract,
  contracts,
  hasSevenDigits,
  manual400,
  NO_MARKS,
  ourNumber,
  walletFields,
} from './bank.js'
import { remittanceMessages400, remittanceRecords400, remittanceRecords400SevenDigits } from './cnab400.js'
import { type CaixaContext, deadlines400, hasNoDeadline, MAX_RETURN_DAYS } from './cnab400-deadlines.js'
import { SEVEN_DIGITS, sevenDigits } from './cnab400-return.js'
import { shapeOf } from './cnab400-shapes.js'
import { movements400 } from './cnab400-tables.js'
import { codeIn, type Edition400, MESSAGES, REGISTERED, title } from './cnab400-values.js'
import { ownReturn } from './rules.js'

const companions = { messages: { linkFields: ['our_number'] }, notice: {}, payment: { many: true } } as const

const records = recordsWithMarks(NO_MARKS, remittanceRecords400)

const recordsSevenDigits = recordsWithMarks(NO_MARKS, remittanceRecords400SevenDigits)

const specOf = (edition: Edition400) => ({
  bank,
  manual: manual400,
  identifierMarks: 'blanks' as const,
  contracts,
  wallet: walletFields,
  ourNumber,
  file: {
    header: ({ wallet }: FileContext<CaixaContract>) => ({
      beneficiary_code: codeIn(edition, wallet),
      bank_name: 'C ECON FEDERAL',
      file_layout_version: edition.version,
    }),
  },
  records: {
    title: (context: CaixaContext) => title(edition, context),
    messages: {
      when: ({ slip }: CaixaContext) => slip.dispatch === 'bank' && slip.instructions.length > 0,
      values: (context: CaixaContext) => ({
        beneficiary_code: codeIn(edition, context.wallet),
        modality: context.our_number.prefix,
        our_number: context.our_number.number,
        wallet_code: REGISTERED,
        ...messagesInto(context.slip, remittanceMessages400, MESSAGES),
      }),
    },
  },
  movements: movements400,
  instructions: instructionsOf(movements400, shapeOf),
  deadlines: deadlines400,
  bankDefaults: [
    ownReturn('NE024 e NE025, p. 40', MAX_RETURN_DAYS, (context) => hasNoDeadline(context as CaixaContext)),
  ],
  features: ['bank_dispatch'] as const,
  /** The guarantor has only a name (41.1). Only billets that the bank issues have messages (NE030, p. 40). */
  unsupportedFields: ({ slip }: CaixaContext) =>
    mergeFields(slip.dispatch === 'bank' ? null : messagesOf(slip), guarantorDetailsOf(slip)),
})

/** Beneficiaries' codes up to 999999, in six columns. */
export const remittance400 = cnab400Remittance({
  ...specOf({ version: '', digits: 6 }),
  evidence: 'manual_and_files',
  layout: { records, companions },
  isFor: (wallet) => !hasSevenDigits(wallet),
})

/** Beneficiaries' codes from 1100000 on, in seven columns. */
export const remittance400SevenDigits = cnab400Remittance({
  ...specOf({ version: SEVEN_DIGITS, digits: 7 }),
  evidence: 'manual',
  layout: { records: recordsSevenDigits, companions },
  ...sevenDigits,
  isFor: hasSevenDigits,
})

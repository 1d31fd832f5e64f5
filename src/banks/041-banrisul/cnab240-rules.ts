/** Banrisul, CNAB 240 version 10.3, 23 June 2023: how returns are read and remittances written. */
import {
  addDays,
  DAYS_OF_A_MONTH,
  MUST_NOT_BE_BLANK,
  mustBeAtMost,
  type OurCode,
  type PreparedCharge,
  ValidationError,
} from '../../cobranca/index.js'
import { without } from '../../febraban/index.js'
import { recordsWithMarks } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { type CodedDays, type Deadlines, deadlineDays } from '../deadlines.js'
import { guarantorHasAddress } from '../demands.js'
import {
  chargesNotDispensed,
  cnab240Remittance,
  cnab240Return,
  documentTypesByOurs240,
  singlePayment240,
} from '../families/febraban240/index.js'
import type { EntryContext, RemittanceDialect } from '../remittance-dialect.js'
import { guarantorNeighborhoodOf } from '../unsupported-fields.js'
import {
  bank,
  beneficiaryCode,
  contracts,
  filename240,
  manual240,
  NO_MARKS,
  ourNumber,
  walletColumns,
  walletFields,
} from './bank.js'
import { remittanceRecords240, returnRecords240, segmentY53 } from './cnab240.js'
import { documentTypes240, events240, movements240, occurrences240, reasons240 } from './cnab240-tables.js'
import { atMostTwoInstructions, withOneDecimal } from './limits.js'
import { returnTitles240 } from './paid-amount.js'

const shared = {
  name: 'banrisul240',
  manual: manual240,
  // 101 until April 2018 (p. 48). Remittances of version 040 are read with today's columns. Only S of the print types B to G differs (2013, pp. 20–21).
  versions: ['103', '101', '040'],
} as const

const withOccurrence = { linkFields: ['occurrence'] } as const

export const return240: ReturnDialect = cnab240Return({
  ...shared,
  evidence: 'manual_and_files',
  records: returnRecords240,
  companions: {
    segment_y01: withOccurrence,
    segment_y04: withOccurrence,
    segment_y50: { ...withOccurrence, many: true },
    segment_y53: withOccurrence,
  },
  titles: returnTitles240,
  walletColumns,
  occurrences: occurrences240,
  reasons: reasons240,
  events: events240,
})

/** Protest after at least three days: 2013, p. 13, and CNAB 400, p. 9. The bank reads two columns of the days of the write-off (C029, p. 24). */
const deadlines: Deadlines = {
  layout: 'CNAB 240 do Banrisul',
  source: 'C026 a C029, pp. 23–24',
  ranges: {
    days_for_sue: [{ from: 3, to: 99, kind: 'calendar', code: '1' }],
    days_for_revoke: [{ from: 1, to: 99, kind: 'calendar', code: '1' }],
  },
  // Code 2 of C028 is «não tratado»: zeros mean no write-off.
  codes: { sue_code: { none: ['3'] }, revoke_code: { none: ['0'] } },
}

const ABOUT_LIMITS: readonly OurCode[] = ['1148', '1149']

export const remittance240: RemittanceDialect = cnab240Remittance({
  ...shared,
  evidence: 'manual_and_files',
  bank,
  bankName: 'BANRISUL',
  records: recordsWithMarks(NO_MARKS, remittanceRecords240),
  identifierMarks: 'blanks',
  lotVersion: '060',
  contracts,
  wallet: walletFields,
  ourNumber,
  // Credit card and proposal have other rules, and bar codes without a value (5.1 and 5.2, p. 39).
  documentTypes: documentTypesByOurs240(without(documentTypes240, '31', '32')),
  company: { beneficiary_code: ({ wallet }) => beneficiaryCode(wallet) },
  sends: {
    ...chargesNotDispensed,
    protest,
    guarantor: () => false,
  },
  writes: {
    segment_p: {
      checks: { movement: checkLimits, distribution_type: checkPix, interest_value: checkInterest },
      values: {
        distribution_type: ({ slip }) => (slip.pix !== null ? 'P' : slip.dispatch === 'bank' ? '1' : '2'),
        interest_date: interestDate,
        discount_value: (context) => discountValue(chargesNotDispensed.discounts(context)[0], 'discount_percentage'),
        charge_kind: () => '0000805076',
        // 2 is for cards alone (5.3, p. 40).
        partial_payment_authorization: () => '1',
      },
    },
    segment_q: { values: { payer_neighborhood: () => '' } },
    segment_r: {
      values: {
        second_discount_value: (context) =>
          discountValue(chargesNotDispensed.discounts(context)[1], 'second_discount_percentage'),
        // «Quando percentual, preencher a posição 89 com zero» (G075, p. 37).
        fine_value: (context) => withOneDecimal(chargesNotDispensed.fine(context), 'fine_percentage'),
      },
    },
    segment_s_messages: {},
    segment_y01: {
      when: ({ slip }) => slip.guarantor !== null,
      checks: { guarantor_tax_id: checkGuarantorTaxId },
      values: { guarantor_neighborhood: () => '' },
    },
    // Only credit card slips allow several payments (5.3, p. 40).
    segment_y53: { own: ({ slip }) => singlePayment240(slip, segmentY53) },
  },
  movements: movements240,
  // Instructions that change fields of R, Y-01 or Y-53 also send that segment. The manual does not print which columns each reads: all send the whole title.
  alsoSent: { segment_r: ['1071', '1073', '1074'], segment_y01: ['1080'], segment_y53: ABOUT_LIMITS },
  deadlines,
  demands: [guarantorHasAddress, atMostTwoInstructions],
  features: ['second_discount', 'divergent_payment', 'pix', 'bank_dispatch'],
  unsupportedFields: ({ slip }) => guarantorNeighborhoodOf(slip),
  filename: filename240,
})

/** «Protestar imediatamente» (09) and «protesto para fins falimentares» (03) have no days; 10 and 11 stop the protest (C004, p. 20). */
function protest({ slip, movement }: EntryContext): CodedDays | undefined {
  if (movement === '10' || movement === '11') return { code: '3', days: 0 }
  if (movement !== '03' && movement !== '09') return undefined
  deadlineDays(slip, 'days_for_sue', deadlines)
  return { code: '1', days: 0 }
}

/** After the due date (C019, p. 23). */
function interestDate(context: EntryContext): string | null {
  const interest = chargesNotDispensed.interest(context)
  if (interest === null) return null
  return interest.days === 0 ? addDays(context.slip.expire_at, 1) : interest.date
}

/** At most 99,99% per month (C020, p. 23). */
function checkInterest({ slip: { interest }, our_code }: EntryContext): void {
  if (our_code === '1047' || interest?.kind !== 'percentage') return
  const limit = interest.perMonth === undefined ? '3,333' : '99,99'
  if ((interest.perMonth ?? interest.percentage.times(DAYS_OF_A_MONTH)).greaterThan('99.99'))
    throw new ValidationError({ interest_percentage: [`${mustBeAtMost(limit)}: o Banrisul recebe até 99,99% ao mês`] })
}

/** @throws {ValidationError} when the charge is a percentage above 99,9% */
function discountValue(charge: PreparedCharge | undefined, name: string): number {
  const value = withOneDecimal(charge, name)
  if (charge?.kind === 'percentage' && value > 9990) throw new ValidationError({ [name]: [mustBeAtMost('99,9')] })
  return value
}

function checkLimits({ slip, our_code }: EntryContext): void {
  if (ABOUT_LIMITS.includes(our_code) && slip.divergent_payment === null)
    throw new ValidationError({ divergent_payment_type: [MUST_NOT_BE_BLANK] })
}

/** The bank uses the key in the beneficiary's contract and generates the txid (5.4, p. 40; G102 and G103, p. 38). The beneficiary issues the slip (C010). */
function checkPix({ slip: { pix, dispatch } }: EntryContext): void {
  if (pix === null) return
  if (pix.key !== '') throw new ValidationError({ pix_key: ['não é lida pelo Banrisul: vale a chave do contrato'] })
  if (pix.location_id !== '') throw new ValidationError({ pix_location_id: ['não pode ser enviado ao Banrisul'] })
  if (dispatch === 'bank')
    throw new ValidationError({
      dispatch_type: ['não pode ser o banco com Pix: só o cliente emite boleto híbrido do Banrisul'],
    })
}

function checkGuarantorTaxId({ slip: { guarantor } }: EntryContext): void {
  if (guarantor?.tax_id === null) throw new ValidationError({ guarantor_cnpj_cpf: [MUST_NOT_BE_BLANK] })
}

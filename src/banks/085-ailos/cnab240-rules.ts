/** Ailos, CNAB 240, January 2023: how returns are read and remittances written. */
import { mustBeAtLeast, ValidationError } from '../../cobranca/index.js'
import { without } from '../../febraban/index.js'
import { recordsWithMarks } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import type { Deadlines } from '../deadlines.js'
import { payerIsNotBeneficiary } from '../demands.js'
import { cnab240Remittance, cnab240Return, orderedProtest, singlePayment240 } from '../families/febraban240/index.js'
import type { EntryContext, RecordValues, RemittanceDialect } from '../remittance-dialect.js'
import { bank, contracts, manual, ourNumber, walletFields } from './bank.js'
import { type limitTypes, records240 } from './cnab240.js'
import { events, movements, occurrences, reasons } from './tables.js'

/** Version 084 in the manual and the real return; 087 in real remittances. */
const shared = { name: 'ailos240', manual, evidence: 'manual_and_files', versions: ['084', '087'] } as const

export const return240: ReturnDialect = cnab240Return({
  ...shared,
  records: without(records240, 'segment_y04', 'segment_y53'),
  occurrences,
  reasons,
  events,
})

/** P 222–223, p. 21: protest after 5 to 15 days; the manual prints no bounds for the listing, only 45 days in Mato Grosso do Sul (C026, p. 35). */
const deadlines: Deadlines = {
  layout: 'CNAB 240 da Ailos',
  source: 'P 221–227, pp. 20–21; C026 a C029, p. 35',
  ranges: {
    days_for_sue: [{ from: 5, to: 15, kind: 'calendar', code: '1' }],
    days_for_negativation: [{ from: 1, to: 99, kind: 'unstated', code: '2' }],
  },
  // The agreement defines the days of the write-off (C028): the code is 2 and the days are blank.
  codes: { sue_code: { none: ['3'] }, revoke_code: { none: ['2'] } },
}

const protest = orderedProtest(deadlines, {
  orders: { '09': ['days_for_sue', '1'], '80': ['days_for_sue', '1'], '93': ['days_for_negativation', '2'] },
  stops: ['10', '11', '41', '94'],
})

/**
 * «Não pode conter caracteres especiais no arquivo remessa»; «alguns […] impedem a leitura», without a list (homologação, pp. 1–2). The model file has the slash
 * and the hyphen in the two identifiers, which a return repeats; a slash in the address of another program's file proves nothing.
 */
const NO_MARKS = ''
const IDENTIFIER_MARKS = '-/'

const remittanceRecords = recordsWithMarks(NO_MARKS, {
  ...records240,
  segment_p: records240.segment_p.withMarks(IDENTIFIER_MARKS, ['document_number', 'control_number']),
})

export const remittance240: RemittanceDialect = cnab240Remittance({
  ...shared,
  bank,
  bankName: 'AILOS',
  records: remittanceRecords,
  // 045 in real remittances.
  lotVersion: '043',
  contracts,
  wallet: walletFields,
  ourNumber,
  company: { agreement_code: 'extra1' },
  sends: { discounts: ({ slip, our_code }) => (our_code === '1072' ? [] : slip.discounts), protest },
  writes: {
    segment_p: {
      checks: { interest_type: checkInterestBegins, discount_type: checkDiscountEnds, sue_code: checkListingInMs },
      values: { days_for_revoke: () => '' },
    },
    segment_s_messages: {},
    segment_y53: { own: divergentPayment },
  },
  // Segment R holds only the fine, which no instruction changes; the messages are in S (pp. 17 and 22; homologação, p. 2).
  movements,
  deadlines,
  // Segmento Q (homologação, p. 2).
  demands: [payerIsNotBeneficiary],
  // The file name ends in `.TXT` or `.REM` and has at most 43 characters (homologação, p. 1).
  features: ['divergent_payment', 'bank_dispatch'],
})

/** Days after the due date from which payers in Mato Grosso do Sul may be listed at Serasa (C026, p. 35; homologação, p. 1). */
const DAYS_IN_MS = 45

/** Movements that order a listing: entry, and Negativar. */
const LISTS = ['01', '93'] satisfies readonly (keyof typeof movements)[] as readonly string[]

/** «No Estado do Mato Grosso do Sul os boletos só podem ser enviados para Serasa decorridos 45 dias corridos de seu vencimento» (C026, p. 35). */
function checkListingInMs({ slip: { payer, days_for_negativation: days }, movement }: EntryContext): void {
  if (LISTS.includes(movement) && payer.state === 'MS' && days !== null && days < DAYS_IN_MS)
    throw new ValidationError({ days_for_negativation: [`${mustBeAtLeast(DAYS_IN_MS)} para pagador de MS`] })
}

/** The bank ignores the date: interest counts from the due date (C019, p. 34). */
function checkInterestBegins({ slip: { interest } }: EntryContext): void {
  if (interest !== null && interest.days > 1)
    throw new ValidationError({ days_for_interest: ['deve ser no máximo 1: a Ailos cobra desde o vencimento'] })
}

/** «Até a data de vencimento. Não é possível definir uma data específica» (homologação, p. 2; C022, p. 34). */
function checkDiscountEnds({ slip: { discounts } }: EntryContext): void {
  if ((discounts[0]?.days ?? 0) > 0)
    throw new ValidationError({ days_for_discount: ['deve ser 0: a Ailos concede o desconto até o vencimento'] })
}

/** The only kind of limit: the table prints it as the default (p. 26). */
const REAIS = '2' satisfies keyof typeof limitTypes

/** Y-53, p. 26: one payment (C079), limits in reais (C080, p. 46). */
function divergentPayment({ slip }: EntryContext): RecordValues<typeof records240.segment_y53> {
  const { divergent_payment: asked } = slip
  if (asked?.kind === 'percentage' && asked.maximum !== null)
    throw new ValidationError({
      divergent_payment_maximum_percentage: ['não pode ser enviado no CNAB 240 da Ailos, que só recebe valor'],
    })
  return { ...singlePayment240(slip), max_value_type: REAIS, min_value_type: REAIS }
}

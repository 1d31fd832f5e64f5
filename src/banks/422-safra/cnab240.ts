/**
 * Safra, CNAB 240, file layout 103: FEBRABAN's records. The bank's guide (Layout Padrão Safra 240, Cobrança Produto 500, August 2026) is not available. These are
 * the columns and codes in which programs of others agree: ACBr (class TACBrBancoSafra); safra_cnab240.js, written from the guide, whose files the bank accepted
 * in September 2026; SafraCNAB240Generator and REMESSA.PRG, both written from the guide (REMESSA.PRG was corrected after the bank's report about a test file);
 * BoletoNetCore (class BancoSafra). Parts in which they differ are left out, unless a comment names the program.
 */
import { chargeInCents } from '../../cobranca/index.js'
import { reaisOrPercentageBy } from '../../febraban/index.js'
import { blanks, digits, REAIS_PER_DAY, reserved, zeros } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import type { Deadlines } from '../deadlines.js'
import { guarantorIsNotPayer, noRebateAtEntry } from '../demands.js'
import * as febraban from '../families/febraban240/index.js'
import { patch, patchMovements, patchOccurrences, withReasons } from '../families/patch.js'
import type { Movement, RemittanceDialect } from '../remittance-dialect.js'
import { bank, contracts, manual240, ourNumber, walletFields } from './bank.js'

const SOURCE = 'Safra, CNAB 240, layout 103: ACBr e programas feitos do guia de 08/2026'

/** Nosso número, nine digits on the left: ACBr, safra_cnab240.js, REMESSA.PRG. BoletoNetCore has it in 46–57, SafraCNAB240Generator on the right. */
const NUMBER = { our_number: digits(38, 46) }

const CARTEIRA = { charge_type: digits(58, 58, { codes: { '1': 'Simples', '2': 'Vinculada' } }) }

export const especies240 = patch<string>(febraban.documentTypes240, { only: '02 04 12 17' })

const sueCodes = patch<string>(febraban.sueCodes, { only: '3' })

const segmentP = febraban.segmentP
  .replace([38, 58], { ...NUMBER, our_number_filler: blanks(47, 57), ...CARTEIRA })
  .withCodes({
    document_type: especies240,
    interest_type: { '1': 'Valor por Dia', '3': 'Isento' },
    discount_type: { '1': 'Valor Fixo Até a Data Informada', '2': 'Percentual Até a Data Informada' },
    sue_code: sueCodes,
  })
  .withUnits({ interest_value: { by: 'interest_type', codes: { '1': REAIS_PER_DAY } }, discount_value: reaisOrPercentageBy('discount_type') })

/** ACBr and safra_cnab240.js write zeros for the discounts 2 and 3, and blanks behind the messages. */
const segmentR = febraban.segmentR
  .replace([18, 65], { reserved_4: zeros(18, 65) })
  .replace([180, 240], { reserved_2: blanks(180, 240) })
  .withCodes({ fine_type: { '1': 'Valor Fixo', '2': 'Percentual' } })

const records = febraban.recordsOf('safra240', '', {
  header: SOURCE,
  lot_header: SOURCE,
  segment_p: [SOURCE, segmentP],
  segment_q: SOURCE,
  segment_r: [SOURCE, segmentR],
  // The payer of T is in FEBRABAN's columns, as SafraCNAB240ReturnParser reads it; safra_cnab240.js reads it two columns earlier.
  segment_t: [SOURCE, febraban.segmentT.replace([38, 58], { ...NUMBER, our_number_filler: reserved(47, 57), ...CARTEIRA })],
  segment_u: SOURCE,
  lot_trailer: SOURCE,
  trailer: SOURCE,
})

/** The hour is zeros: safra_cnab240.js, REMESSA.PRG. */
const header = febraban.fileHeader.replace([152, 157], { zeros_1: zeros(152, 157) }).as('safra240.remittance.file_header', SOURCE)

/** The guide has three versions of the file (REMESSA.PRG). ACBr writes 087. */
const shared = { name: 'safra240', manual: manual240, evidence: 'implementations_agree', versions: ['103', '087', '084'] } as const

/**
 * Occurrences to which safra_cnab240.js and SafraCNAB240ReturnParser give FEBRABAN's meaning. They differ in 07, 08, 10, 33 and 34; one of them alone has 15, 40,
 * 45, 46 and 51 to 53. ACBr reads them by the table of CNAB 400, where 17 is an entry. No two programs have the same reasons: they remain codes.
 */
const occurrences = withReasons(
  patchOccurrences(febraban.occurrences240, { only: '02 03 04 05 06 09 11 12 13 14 17 19 20 23 24 25 26 27 28 29 30' }),
  [],
)

export const return240: ReturnDialect = febraban.cnab240Return({
  ...shared,
  records,
  occurrences,
  reasons: [],
  rejectionCodes: {},
  events: { ...febraban.events240, paid_partially: null, paid_by_pix: ['06'], paid_at_notary: null, written_off: ['09'] },
})

const LAYOUT = 'CNAB 240 do Safra'

/**
 * A write-off after days, or none (SafraCNAB240Generator, BoletoNetCore). For protest, the layout has only «não protestar»: the programs differ in the kind of
 * days, and the accepted files have no protest.
 */
const deadlines: Deadlines = {
  layout: LAYOUT,
  source: 'C028 e C029 (FEBRABAN)',
  ranges: { days_for_revoke: [{ from: 1, to: 999, kind: 'calendar', code: '1' }] },
  codes: { sue_code: { none: ['3'] }, revoke_code: { none: ['2'] } },
}

/** 04 and 05 are ACBr's and FEBRABAN's, the others also those of safra_cnab240.js. These two differ in 10; 09 needs days. */
const movements: Readonly<Record<string, Movement>> = {
  ...patchMovements(febraban.movements240, { only: '01 02 04 05 06' }),
  '31': { text: febraban.movements240['31'].text, confirmedBy: ['27'], rejectedBy: ['30'], our_code: '1031' },
}

/** Only cobrança simples: the programs do not agree in the columns of the other totals. */
const { 'safra-bs-1': simple } = contracts

export const remittance240: RemittanceDialect = febraban.cnab240Remittance({
  ...shared,
  bank,
  bankName: 'BANCO SAFRA S/A',
  records: { ...records, header },
  totals: [
    { field: 'lot_trailer.simple_count', equals: 'lot_titles' },
    { field: 'lot_trailer.simple_amount', equals: { sum: 'segment_p.amount', over: 'lot' } },
  ],
  lotVersion: '060',
  contracts: { 'safra-bs-1': simple },
  wallet: walletFields,
  ourNumber,
  sends: { discounts: ({ slip }) => slip.discounts.slice(0, 1) },
  writes: {
    segment_p: {
      values: {
        // Escritural, and no partial payments: safra_cnab240.js and REMESSA.PRG, whose files the bank checked.
        document_form: () => '2',
        partial_payment_authorization: () => '1',
        // ACBr, safra_cnab240.js.
        collecting_agency_number: ({ wallet }) => wallet.agency_number,
        // Interest is always in reais per day: the programs differ in the period of a percentage.
        interest_type: ({ slip }) => (slip.interest === null ? '3' : '1'),
        interest_date: ({ slip }) => slip.interest?.date ?? null,
        interest_value: ({ slip }) => chargeInCents(slip.interest, slip.amount, 'interest_percentage'),
      },
    },
  },
  movements,
  // In ACBr only entries have Q.
  alsoSent: { segment_r: ['1031'] },
  deadlines,
  features: [],
  demands: [guarantorIsNotPayer, noRebateAtEntry],
})

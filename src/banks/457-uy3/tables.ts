/** UY3, CNAB 400, July 2024: occurrences pp. 11–12, reasons pp. 12–14, movements pp. 5–6, espécies p. 4. Of 02 and 27 it prints no reasons. */
import type { EventOccurrences, OccurrenceTable, ReasonTable, RejectionCodes } from '../../febraban/index.js'
import { dailyOccurrences400, documentTypeOf400, events400, instructions400, movements400, protestAnswers, reasons400 } from '../families/bradesco400/index.js'
import { patch, patchOccurrences, patchReasons, withReasons } from '../families/patch.js'
import type { Movement } from '../remittance-dialect.js'

const MANUAL = 'UY3, CNAB 400, julho/2024'

export const reasons: readonly ReasonTable[] = [
  ...patchReasons(reasons400, MANUAL, {}, {
    // Other numbers: 17 to 19 are Bradesco's 20 to 22, and 46 to 52 its 44 to 50.
    '03': {
      page: 'pp. 12–13',
      only: '02 03 04 05 08 09 10 13 16 18 23 24 27 28 29 32 34 38 39 46 47 48 49 50 53 54 59 63 66',
      changed: {
        '18': 'Espécie do Título Inválida',
        '46': 'Código da Moeda Inválido',
        '47': 'Nome do Pagador não Informado',
        '48': 'Tipo/Número de Inscrição do Pagador Inválidos',
        '49': 'Endereço do Pagador não Informado',
        '50': 'CEP Inválido',
      },
      added: {
        '17': 'Valor do Título Inválido',
        '19': 'Espécie não Permitida para a Carteira',
        '41': 'Envio de sustação para título não protestado',
        '42': 'Envio de sustação para título sem instrução de protesto',
        '51': 'CEP sem Praça de Cobrança',
        '52': 'CEP Irregular - Banco Correspondente',
        '97': 'Título Baixado',
      },
    },
    '09': { page: 'p. 13', only: '10' },
    '10': { page: 'p. 14' },
    '24': { page: 'p. 14' },
    '28': { page: 'p. 14', only: '08' },
  }),
  {
    occurrences: ['32'],
    field: 'title.reason_codes',
    codeWidth: 2,
    severity: 'rejection',
    codes: { '42': 'Pedido de Sustação/Excl p/ Título Protestado/Negativado', '88': 'Título irregular no cartório' },
    source: `${MANUAL}, p. 14`,
  },
  ...protestAnswers(['19'], `${MANUAL}, p. 11`),
]

export const occurrences: OccurrenceTable = withReasons(
  patchOccurrences(dailyOccurrences400, {
    only: '02 03 06 09 10 12 13 14 15 16 19 20 21 23 24 27 28 32 33 34 55',
    reworded: { '21': 'Acerto Controle Participante' },
  }),
  reasons,
)

export const rejectionCodes: RejectionCodes = { payer_tax_id: '48', due_date: '16', amount: '17', duplicated_number: '09' }

/** No partial payment, no Pix, no payment of a title written off. */
export const events: EventOccurrences = { ...events400, paid_partially: null, paid_by_pix: ['06'], paid_after_write_off: null }

const { '08': number, '20': amount, '21': amountAndSlip, '31': otherData } = movements400

/** Title 109–110, pp. 5–6. The manual prints no confirmation of 03 and 12 to 14, and no occurrence for rejected changes. */
export const movements: Readonly<Record<string, Movement>> = patch<Movement>(movements400, {
  only: '01 02 03 04 05 06 07 08 09 12 13 14 18 19 20 21 22 23 24 31',
  changed: {
    '03': { ...movements400['03'], confirmedBy: null },
    '08': { text: number.text, confirmedBy: ['33'], our_code: '1008', also: ['1120'] },
    '12': { text: movements400['12'].text, confirmedBy: null, our_code: null }, // as 13 and 14: of the register for automatic debit
    '13': { text: movements400['13'].text, confirmedBy: null, our_code: null },
    '14': { text: movements400['14'].text, confirmedBy: null, our_code: null },
    '20': { text: amount.text, confirmedBy: ['33'], our_code: '1028' },
    '21': { text: amountAndSlip.text, confirmedBy: ['33'], our_code: '1021' },
    '23': { text: movements400['23'].text, confirmedBy: ['09'], our_code: null }, // to the account in record type 7 (p. 23), which an entry does not name
    '31': { text: otherData.text, confirmedBy: ['33'], our_code: '1031', also: ['1080'] }, // no code cancels an automatic protest
  },
})

/** P. 4. 31 is printed as «Carta de Crédito», which no document of the service is. */
export const documentTypes = patch<string>(documentTypeOf400, { only: '02 03 04 05 07 12 16 17 19 36 99' })

/** P. 4. */
export const instructions = patch<string>(instructions400, { only: '00 06' })

/** UY3, CNAB 400, July 2024: occurrences pp. 11–12, reasons pp. 12–14, movements pp. 5–6, espécies p. 4. The manual prints no reasons for 02 and 27. */
import { documentTypeOf400, instructions400, movements400, protestAnswers, tablesFrom } from '../families/bradesco400/index.js'
import { patch } from '../families/patch.js'

export const MANUAL = 'UY3, CNAB 400, julho/2024'

/** The manual prints no confirmation of 03 and 12 to 14, and no occurrence for rejected changes. */
export const { returnCodes, movements } = tablesFrom({
  manual: MANUAL,
  occurrences: {
    only: '02 03 06 09 10 12 13 14 15 16 19 20 21 23 24 27 28 32 33 34 55',
    reworded: { '21': 'Acerto Controle Participante' },
  },
  reasons: {
    // 17 to 19 are Bradesco's 20 to 22, and 46 to 52 its 44 to 50.
    '03': {
      page: 'pp. 12–13',
      only: '02 03 04 05 08 09 10 13 16 23 24 27 28 29 32 34 38 39 53 54 59 63 66',
      renumbered: { '17': '20', '18': '21', '19': '22', '46': '44', '47': '45', '48': '46', '49': '47', '50': '48', '51': '49', '52': '50' },
      added: {
        '41': 'Envio de sustação para título não protestado',
        '42': 'Envio de sustação para título sem instrução de protesto',
        '97': 'Título Baixado',
      },
    },
    '09': { page: 'p. 13', only: '10' },
    '10': { page: 'p. 14' },
    '24': { page: 'p. 14' },
    '28': { page: 'p. 14', only: '08' },
    '32': {
      page: 'p. 14',
      only: '',
      added: { '42': 'Pedido de Sustação/Excl p/ Título Protestado/Negativado', '88': 'Título irregular no cartório' },
    },
  },
  otherReasons: protestAnswers(['19'], `${MANUAL}, p. 11`),
  rejectionCodes: { payer_tax_id: '48', due_date: '16', amount: '17', duplicated_number: '09' },
  movements: {
    only: '01 02 03 04 05 06 07 08 09 12 13 14 18 19 20 21 22 23 24 31',
    changed: {
      '23': { text: movements400['23'].text, confirmedBy: ['09'], our_code: null }, // to the account in record type 7 (p. 23), which an entry does not name
      '31': { text: movements400['31'].text, confirmedBy: ['33'], our_code: '1031', also: ['1080'] }, // no code cancels an automatic protest
    },
  },
})

/** P. 4. 31 is printed as «Carta de Crédito», which no document of the service is. */
export const documentTypes = { ...patch<string>(documentTypeOf400, { only: '02 03 04 05 07 12 16 17 19 36 99' }), '46': '33' }

/** P. 4. */
export const instructions = patch<string>(instructions400, { only: '00 06' })

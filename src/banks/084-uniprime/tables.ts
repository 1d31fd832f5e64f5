/** Sisprime, CNAB 400, version 2.0 (July 2019): occurrences p. 11, reasons pp. 11–14, movements p. 6, espécies pp. 4–5. Of CNAB 240: `tables240.ts`. */
import { rejectionCodes240 } from '../../febraban/index.js'
import { documentTypeWithSeries400, otherFees, paymentMeans, tablesFrom } from '../families/bradesco400/index.js'
import { patch } from '../families/patch.js'

export const MANUAL = 'Uniprime, CNAB 400, versão 2.0 (07/2019)'

/** 15 is among the reasons (p. 12), and not in the table of occurrences. There is no column for an automatic protest that 31 could cancel. */
export const { returnCodes, movements } = tablesFrom({
  manual: MANUAL,
  occurrences: { only: '02 03 06 09 10 12 13 14 15 17 28 30 32 33' },
  reasons: {
    '02': { page: 'p. 11', only: '01 04 17 21 24 27 45 46 47 48 50 53 54', reworded: { '54': 'Sacador/avalista não informado' } },
    '03': { page: 'pp. 11–12', only: '02-05 07-10 13 16 18 20-22 24 28 44-48 63', changed: { '44': 'Agência Beneficiário não prevista' } },
    '09': { page: 'p. 12', only: '10' }, // printed as 0
    '10': { page: 'p. 12', only: '14 16' },
    '28': { page: 'pp. 12–13', only: '02 12-20 41 54 58', added: otherFees, reworded: { '13': 'Tarifa título pago no banco cedente' } },
    '30': { page: 'p. 13', only: '01 04 05 08 16 17 18 24 26 27 28 29 30 31 33 34 42 46 48 53 54 57 58 60 79 80' },
    '32': {
      page: 'p. 14',
      only: '01 02 04 05 07 08 10 16 17 18 20 21 22 24 29 30 31 33 34 36 45 46 47 48 53 60 86',
      added: { '42': 'Código para baixa/devolução inválido' },
    },
  },
  otherReasons: [paymentMeans(`${MANUAL}, p. 12`)],
  rejectionCodes: rejectionCodes240,
  movements: {
    only: '01 02 04 05 06 31',
    changed: { '31': { text: 'Alteração de outros dados', confirmedBy: ['33'], rejectedBy: ['30'], our_code: '1031' } },
  },
})

/** Pp. 4–5: the service's document_type → espécie. */
export const documentTypes = { ...patch<string>(documentTypeWithSeries400, { only: '02 03 04 05 07 12 16 17 19 32 99' }), '36': '30' }

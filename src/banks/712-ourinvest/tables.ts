/** Ourinvest, CNAB 400, version 1.5: occurrences p. 31, reasons pp. 32–33, movements p. 13, espécies p. 8. */
import { movements400, otherFees, paymentMeans, tablesFrom } from '../families/bradesco400/index.js'

export const MANUAL = 'Ourinvest, CNAB 400, versão 1.5 (09/2023)'

/**
 * 02 and 03 have only the reason 00. 10 has no reasons, although the table of occurrences refers to them. There is no occurrence for a rejected instruction, an
 * order to protest or a change of other data.
 */
export const { returnCodes, movements } = tablesFrom({
  manual: MANUAL,
  occurrences: { only: '02 03 06 09 10 12 13 14 15 16 17 20 23 28' },
  reasons: {
    '09': { page: 'p. 33', only: '10' },
    '28': { page: 'p. 33', only: '02 03 04 08', added: otherFees },
  },
  events: { written_off: ['10'] },
  otherReasons: [paymentMeans(`${MANUAL}, p. 33`)],
  movements: {
    only: '01 02 04 05 06 09 18 19 31',
    changed: { '31': { ...movements400['31'], also: ['1080'] } }, // no columns for an automatic protest that it could cancel
  },
})

/** P. 8: the service's document_type → espécie. */
export const documentTypes = { '02': '01', '03': '01', '04': '12', '05': '12', '12': '02', '99': '99' } as const

/** Remittances of Cresol's CNAB 400 and of the banks that use it. */

import type { Contract, FileContext, RemittanceDialect } from '../../remittance-dialect.js'
import { guarantorDetailsOf, guarantorNameOf, mergeFields, messagesOf } from '../../unsupported-fields.js'
import { type Bradesco400Remittance, type Bradesco400RemittanceRecords, bradesco400Remittance, checked, ourNumber, withoutInstructions } from '../bradesco400/index.js'
import { withUnused } from '../unused.js'
import { type Cresol400Manual, manualOf } from './printed.js'
import { documentTypes, movements } from './tables.js'

/** A bank's remittances: differences from the family's. */
export type Cresol400Remittance<C extends Contract> = Pick<
  Bradesco400Remittance<C>,
  'bank' | 'evidence' | 'contracts' | 'wallet'
> & {
  readonly printed: Cresol400Manual
  /** Name for messages: `CNAB 400 da Cresol`. */
  readonly layoutName: string
  /** Code of the company in the header. Default: `extra3` of the wallet. */
  readonly companyCode?: (context: FileContext) => string
}

/** Columns that are «Branco» in the manuals. */
const recordsOf = ({ name, pages }: Cresol400Manual) => ({ header, title, trailer }: Bradesco400RemittanceRecords) => ({
  header: withUnused(header, [47, 76], [95, 394]).as(header.name, `${name}, ${pages.remittance.header}`),
  title: withUnused(title, [2, 20], [63, 65], [83, 92], [94, 108], [140, 147], [150, 150], [157, 160], [315, 326], [335, 394]).as(title.name, `${name}, ${pages.remittance.title}`),
  trailer: trailer.as(trailer.name, `${name}, ${pages.remittance.trailer}`),
})

/** `[NOME_ARQUIVO_DATA_PROTOCOLO].rem` (Cresol, CNAB 400, p. 6, and CNAB 240, p. 5, without the protocol; Kanastra, p. 5). */
export const filename = ({ date, remittance_number }: FileContext): string => `COBRANCA_${date.replaceAll('-', '')}_${remittance_number}.rem`

/** Defines how a bank's remittances are written. */
export const cresol400Remittance = <C extends Contract>({ printed, layoutName, companyCode, ...spec }: Cresol400Remittance<C>): RemittanceDialect =>
  bradesco400Remittance<C>({
    ...spec,
    ...(companyCode === undefined ? {} : { file: { header: (context) => ({ company_code: companyCode(context) }) } }),
    manual: manualOf(printed),
    records: recordsOf(printed),
    checked,
    ourNumber,
    movements,
    documentTypes,
    ...withoutInstructions(layoutName, printed.pages.remittance.title),
    features: ['bank_dispatch'],
    unsupportedFields: ({ slip }) => mergeFields(messagesOf(slip), mergeFields(guarantorNameOf(slip), guarantorDetailsOf(slip))),
    filename,
  })

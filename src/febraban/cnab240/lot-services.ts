/** Services of the lots of a CNAB 240 file. One file may have lots of several services, in any order (FEBRABAN 10.6, p. 13). */
import { columnsOf } from '../../fixed-width/index.js'
import { detail240, lotHeader } from './headers.js'
import { bankService, services } from './service-codes.js'

/** G025 of cobrança. */
const COBRANCA = '01'

/** Record type of a line, if it begins as a line of CNAB 240. */
export const recordType240 = (line: string): string | undefined =>
  /^[0-9]{8}/.test(line) ? columnsOf(detail240.fields.record_type, line) : undefined

/** Returns the code of the service in a lot header, if it is not of cobrança; null for cobrança, and for a header without a code. */
export function otherServiceOf(header: string): string | null {
  const code = columnsOf(lotHeader.fields.service_type, header).trim()
  const bank = columnsOf(lotHeader.fields.bank_code, header)
  return code === COBRANCA || /^0*$/.test(code) || bankService(bank, code) !== undefined ? null : code
}

/** `20 Pagamento Fornecedor`: the same with its name. The code alone, if FEBRABAN's table lacks it. */
export function otherServiceText(header: string): string | null {
  const code = otherServiceOf(header)
  const name = code === null ? undefined : (services as Readonly<Record<string, string>>)[code]
  return name === undefined ? code : `${code} ${name}`
}

/** Whether a line begins a title: segment P in a remittance, T in a return. No other service has these segments (FEBRABAN 10.6, pp. 14–16). */
export const beginsTitle240 = (line: string): boolean =>
  recordType240(line) === '3' && /^[PT]$/i.test(columnsOf(detail240.fields.segment, line))

import type { RemittanceDialect } from '../banks/index.js'
import type { OurCode } from '../cobranca/index.js'
import { parseFile } from '../fixed-width/index.js'
import { type ChargesSent, chargesSent, sendsCharges } from './charges-sent.js'
import { recordsOfTitle, titleCharges } from './title-charges.js'

/**
 * Reads the charges of an entry from its lines, as the bank does.
 *
 * @returns null for an instruction that does not change charges
 */
export function writtenCharges(dialect: RemittanceDialect, ourCode: OurCode, lines: Uint8Array): ChargesSent | null {
  if (!sendsCharges(ourCode)) return null
  const records = parseFile(dialect.layout, lines).parts.flatMap((part) =>
    part.type === 'title' ? recordsOfTitle(dialect, part.title) : [],
  )
  return chargesSent(ourCode, titleCharges(dialect, records))
}

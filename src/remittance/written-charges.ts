import type { RemittanceDialect, RemittanceReading } from '../banks/index.js'
import type { OurCode } from '../cobranca/index.js'
import { parseFile, type Title } from '../fixed-width/index.js'
import { type ChargesSent, chargesSent, sendsCharges } from './charges-sent.js'
import { recordsOfTitle, titleCharges } from './title-charges.js'

/** A dialect of cobrança has rules for its charges. */
type ChargeDialect = RemittanceReading & Pick<RemittanceDialect, 'charges'>

/**
 * Reads the charges of an entry from its lines, as the bank does.
 *
 * @returns null for an instruction that does not change charges
 */
export function writtenCharges(dialect: ChargeDialect, ourCode: OurCode, lines: Uint8Array): ChargesSent | null {
  if (!sendsCharges(ourCode)) return null
  const { parts } = parseFile(dialect.layout, lines)
  const [title] = parts.flatMap((part) => (part.type === 'title' ? [part.title] : []))
  return title === undefined ? null : chargesOfTitle(dialect, ourCode, title)
}

/** Reads the charges of the title of a file. */
export const chargesOfTitle = (dialect: ChargeDialect, ourCode: OurCode, title: Title): ChargesSent | null =>
  sendsCharges(ourCode) ? chargesSent(ourCode, titleCharges(dialect, recordsOfTitle(dialect, title))) : null

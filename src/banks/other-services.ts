/**
 * Services other than cobrança whose remittances are read. A layout of these is one for all banks: the service identifies it, not the number in the header.
 *
 * The build loads `./families/fidc444/index.js` on first use (`.build/lazy-imports.ts`).
 */
import { ASSIGNMENT, type Identity } from '../febraban/index.js'
import type { DialectsByLayout } from './bank.js'
import { fidc444Remittances } from './families/fidc444/index.js'
import type { AssignmentDialect } from './families/fidc444/remittance.js'
import type { RemittanceReading } from './remittance-reading.js'

const fidc444 = () => fidc444Remittances

/** By the name of the service in the identity of a file. */
const REMITTANCES: Readonly<Record<string, () => DialectsByLayout<RemittanceReading>>> = {
  [ASSIGNMENT]: fidc444,
}

/** Returns the dialects of the file's service; an empty object if its files are not read. */
export const remittancesOfService = ({ service }: Identity): DialectsByLayout<RemittanceReading> =>
  service !== null && Object.hasOwn(REMITTANCES, service.name) ? REMITTANCES[service.name]!() : {}

/** Returns the layout of assignments to a fund. */
export const assignments = (): AssignmentDialect => fidc444().cnab400[0]

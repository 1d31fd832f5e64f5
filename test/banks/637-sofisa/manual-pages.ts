/** The records of a title as the manual of CNAB 444 (May 2019) prints them: AUTBANK's, with the key of the invoice behind the sequence (p. 5). */
import * as family from '../families/autbank400/manual-pages.js'
import { withTail } from '../families/autbank400/tail.js'

export * from '../families/autbank400/manual-pages.js'

/** pp. 4–5. */
export const CNAB444_TITLE = withTail(family.CNAB400_TITLE)

/** p. 9; of 444 columns by p. 3. */
export const CNAB444_GUARANTOR = withTail(family.CNAB400_GUARANTOR)

/** p. 9; of 444 columns by p. 3. */
export const CNAB444_MESSAGES = withTail(family.CNAB400_MESSAGES)

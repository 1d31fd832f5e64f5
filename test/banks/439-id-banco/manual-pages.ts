/** ID Banco's records of a title as its manual (February 2024, pp. 13–16) prints them. */
import { pageOf } from '../../remittance/manual-pages.js'
import { CNAB400_MESSAGE, CNAB400_TITLE, withColumns } from '../families/bradesco400/remittance-pages.js'

export { CNAB400_GUARANTOR } from '../families/bradesco400/remittance-pages.js'

/** Pp. 13–15. 150 prints A and N. */
export const TITLE = withColumns(CNAB400_TITLE, pageOf('107-108 X; 150-150 X N'))

/** P. 15. */
export const MESSAGE = withColumns(CNAB400_MESSAGE, pageOf('322-366 X'))

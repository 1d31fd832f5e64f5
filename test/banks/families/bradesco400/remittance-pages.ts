/** The records of Bradesco's CNAB 400 that banks of its family print alike: version 17 (28/09/2020), pp. 9–15. */
import { CNAB400_GUARANTOR, CNAB400_MESSAGE, CNAB400_TITLE } from '../../237-bradesco/manual-pages.js'

export { CNAB400_GUARANTOR, CNAB400_MESSAGE, CNAB400_TITLE }

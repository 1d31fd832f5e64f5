import { BANK_RETURNS, checkNumberAmong, returnDialectAmong } from '../../banks/index.js'
import type { DialectFinder } from './dialect-finder.js'

/** Without the remittances of the banks: they are a part of the code that a page loads. */
export const ALL_BANKS: DialectFinder = {
  checkNumber: (bank) => checkNumberAmong(BANK_RETURNS, bank),
  find: (head, bank) => returnDialectAmong(BANK_RETURNS, head, bank),
}

import type { PreparedGuarantor } from '../../../cobranca/index.js'

/** Whether anything is known of where the guarantor lives: then a record of his own goes, CNAB 400 type 7 and CNAB 240 Y-01. */
export const hasAddress = (guarantor: PreparedGuarantor | null): boolean =>
  guarantor !== null && [guarantor.address, guarantor.zipcode, guarantor.city, guarantor.state].some((part) => part !== null)

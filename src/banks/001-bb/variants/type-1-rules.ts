/** Banco do Brasil, CNAB 400 of agreements of 4 and 6 digits: the dialects of agreements of 7 digits, with titles of type 1. */
import { checkedDigit400 } from '../bank.js'
import { remittanceSpec400 } from '../cnab400-remittance.js'
import { returnSpec400 } from '../cnab400-return.js'
import {
  remittanceRecordsOfType1,
  returnRecordsOfType1,
  titleCompanyOfType1,
  titleDailyDiscountOfType1,
  titlePersonOfType1,
} from './type-1.js'

const checked = checkedDigit400

export const returnSpecOfType1 = { ...returnSpec400(returnRecordsOfType1), checked } as const

export const remittanceSpecOfType1 = {
  ...remittanceSpec400(remittanceRecordsOfType1, {
    company: titleCompanyOfType1,
    person: titlePersonOfType1,
    dailyDiscount: titleDailyDiscountOfType1,
  }),
  checked,
} as const

/** For agreements of 7 digits these header columns are zeros. */
export const HEADER_OF_TYPE_1 = { field: 'header.agreement_number', values: /[1-9]/, example: '123456' } as const

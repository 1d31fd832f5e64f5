/** Banco do Brasil, agreements of 4 digits: nosso número of 11 digits and a check digit (anexo VII). */
import type { ReturnDialect } from '../../bank.js'
import type { RemittanceDialect } from '../../remittance-dialect.js'
import { agreementOf, checkedDigit240, contract, contractsOfAnyLength, withDigit } from '../bank.js'
import { agreementIn240, remittance240, return240 } from '../cnab240-rules.js'

export const of4 = agreementOf(4, withDigit(4), {
  ...contractsOfAnyLength('agency_and_account'),
  'bb-bs-11-4': contract('11', '019', 'agency_and_account'),
})

const variant = 'convenio-4'

const dialect240 = { variant, checked: checkedDigit240, told: [agreementIn240(/^00000(?!0000)[0-9]{4}$/, '000001234')] }

export const return240Of4: ReturnDialect = { ...return240, ...dialect240 }
export const remittance240Of4: RemittanceDialect = { ...remittance240, ...of4, ...dialect240 }

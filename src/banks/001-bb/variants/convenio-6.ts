/** Banco do Brasil, agreements of 6 digits: nosso número of 11 digits and a check digit (anexo VIII). */
import type { ReturnDialect } from '../../bank.js'
import { cnab400Remittance, cnab400Return } from '../../families/core400/index.js'
import type { RemittanceDialect } from '../../remittance-dialect.js'
import { agreementOfLength, checkedDigit240, contract, contractsOfAnyLength, withDigit } from '../bank.js'
import { remittance240 } from '../cnab240-remittance.js'
import { agreementSignature240, return240 } from '../cnab240-return.js'
import { HEADER_OF_TYPE_1, remittanceSpecOfType1, returnSpecOfType1 } from './type-1-rules.js'

export const agreement6 = agreementOfLength(6, withDigit(6), {
  ...contractsOfAnyLength('agency_and_account'),
  'bb-bs-18-19-6-5': contract('18', '019', 'agency_and_account', ' (Convênio com 6 dígitos - Nosso Número 5 dígitos)'),
})

const variant = 'convenio-6'

/** CNAB 240: an agreement from 10.000 to 999.999, in the lot's header. */
export const agreementSignature6 = agreementSignature240(/^000(?!00)[0-9]{6}$/, '000123456')

const dialect240 = { variant, evidence: 'manual', checked: checkedDigit240, detectBy: [agreementSignature6] } as const

export const return240Agreement6: ReturnDialect = { ...return240, ...dialect240 }
export const remittance240Agreement6: RemittanceDialect = { ...remittance240, ...agreement6, ...dialect240 }

/** CNAB 400: also any other file with an agreement in the header's columns of type 1. */
const dialect400 = { variant, detectBy: [HEADER_OF_TYPE_1] }

export const return400Agreement6 = cnab400Return({ ...returnSpecOfType1, ...dialect400, evidence: 'manual_and_files' })
export const remittance400Agreement6 = cnab400Remittance({ ...remittanceSpecOfType1, ...agreement6, ...dialect400, evidence: 'manual' })

/**
 * Banco do Brasil, agreements of 8 digits. No available manual has them: by the service's reference the number has 9 digits, 17 together with the agreement.
 * CNAB 240 only.
 */
import type { ReturnDialect } from '../../bank.js'
import type { RemittanceDialect } from '../../remittance-dialect.js'
import { agreementOfLength, contract, withoutDigit } from '../bank.js'
import { remittance240 } from '../cnab240-remittance.js'
import { agreementSignature240, return240 } from '../cnab240-return.js'

export const agreement8 = agreementOfLength(8, withoutDigit(8), {
  'bb-bs-18-19-8': contract('18', '019', 'agreement_7', ' (Convênio com 8 dígitos)'),
})

const dialect240 = { variant: 'convenio-8', evidence: 'family_manual', detectBy: [agreementSignature240(/^0[1-9][0-9]{7}$/, '012345678')] } as const

export const return240Agreement8: ReturnDialect = { ...return240, ...dialect240 }
export const remittance240Agreement8: RemittanceDialect = { ...remittance240, ...agreement8, ...dialect240 }

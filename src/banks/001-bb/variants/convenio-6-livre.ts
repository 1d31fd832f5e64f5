/** Banco do Brasil, agreements of 6 digits with a nosso número of 17 digits of the company's own (17 posições livres: anexo X). CNAB 240 only. */
import type { ReturnDialect } from '../../bank.js'
import type { RemittanceDialect } from '../../remittance-dialect.js'
import { agreementOfLength, contract } from '../bank.js'
import { remittance240 } from '../cnab240-remittance.js'
import { return240 } from '../cnab240-return.js'
import { agreementSignature6 } from './convenio-6.js'

/** The number contains neither the agreement nor a check digit. */
export const agreementFree17 = agreementOfLength(6, { length: 17, digitLength: 0, digit: (): string => '' }, {
  'bb-bs-18-19-6-17': contract('18', '019', 'free_17', ' (Convênio com 6 dígitos - Nosso Número 17 dígitos)'),
})

const variant = 'convenio-6-livre'

/** The manual no longer has this variant (13.3P, p. 10); the length of nosso número identifies it. */
const numberSignature17 = (field: string) => ({ field, values: /^[0-9]{17}$/, example: '12345678901234567' })

export const return240Free17: ReturnDialect = { ...return240, evidence: 'manual', variant, detectBy: [agreementSignature6, numberSignature17('segment_t.our_number')] }
export const remittance240Free17: RemittanceDialect = { ...remittance240, ...agreementFree17, evidence: 'manual', variant, detectBy: [agreementSignature6, numberSignature17('segment_p.our_number')] }

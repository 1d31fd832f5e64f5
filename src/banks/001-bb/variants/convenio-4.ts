/** Banco do Brasil, agreements of 4 digits: nosso número of 11 digits and a check digit (anexo VII). */
import type { ReturnDialect } from '../../bank.js'
import { cnab400Remittance, cnab400Return } from '../../families/core400/index.js'
import type { RemittanceDialect } from '../../remittance-dialect.js'
import { agreementOfLength, checkedDigit240, contract, contractsOfAnyLength, withDigit } from '../bank.js'
import { remittance240 } from '../cnab240-remittance.js'
import { agreementSignature240, return240 } from '../cnab240-return.js'
import { HEADER_OF_TYPE_1, remittanceSpecOfType1, returnSpecOfType1 } from './type-1-rules.js'

export const agreement4 = agreementOfLength(4, withDigit(4), {
  ...contractsOfAnyLength('agency_and_account'),
  'bb-bs-11-4': contract('11', '019', 'agency_and_account', ' (Convênio 4 dígitos)'),
})

const variant = 'convenio-4'

const dialect240 = { variant, evidence: 'manual', checked: checkedDigit240, detectBy: [agreementSignature240(/^00000(?!0000)[0-9]{4}$/, '000001234')] } as const

export const return240Agreement4: ReturnDialect = { ...return240, ...dialect240 }
export const remittance240Agreement4: RemittanceDialect = { ...remittance240, ...agreement4, ...dialect240 }

/** CNAB 400: four digits in six columns of each title. */
const dialect400 = ({ titles }: { readonly titles: readonly { readonly main: string }[] }) => ({
  variant,
  evidence: 'manual' as const,
  detectBy: [
    HEADER_OF_TYPE_1,
    { field: 'title.agreement_number', values: /^00(?!0000)[0-9]{4}$/, example: '001234', also: titles.map(({ main }) => `${main}.agreement_number`) },
  ],
})

export const return400Agreement4 = cnab400Return({ ...returnSpecOfType1, ...dialect400(returnSpecOfType1.layout) })
export const remittance400Agreement4 = cnab400Remittance({ ...remittanceSpecOfType1, ...agreement4, ...dialect400(remittanceSpecOfType1.layout) })

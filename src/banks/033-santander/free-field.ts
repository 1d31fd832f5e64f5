/** Santander's free field. Especificação do código de barras, version 34 (September 2021), pp. 6–7. */
import type { FreeFieldContext } from '../free-field.js'
import type { SantanderContract } from './contracts.js'

/** The number with its digit has 13 columns; in CNAB 400 it has 8, with zeros before them (p. 7). */
const OUR_NUMBER = 13

/** 25 digits: 9, beneficiary's code 7 (`extra1`), nosso número with digit 13, IOF 0, modality 3. */
export const freeField = ({ wallet, contract, our_number }: FreeFieldContext<SantanderContract>): string =>
  `9${wallet.extra1}${(our_number.number + our_number.digit).padStart(OUR_NUMBER, '0')}0${contract.modality}`

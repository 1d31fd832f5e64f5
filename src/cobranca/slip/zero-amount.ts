/** Slips without an amount: the payer decides it. Banks take them of these documents only (Santander CNAB 240 v8.4, nota 18, p. 20). */
import { mustBeAtLeast } from '../errors/validation-messages.js'

/** Credit card slips and proposals. */
const MAY_BE_ZERO: readonly unknown[] = ['35', '36']

/** Whether slips of a document may have the amount zero at some bank. */
export const mayBeZero = (document_type: unknown): boolean => MAY_BE_ZERO.includes(document_type)

/** Error of an amount of zero. */
export const AMOUNT_OF_ZERO = mustBeAtLeast('0,01')

import { ValidationError } from '../cobranca/index.js'

export const NOT_A_COUNTER = 'deve ser um número inteiro a partir de 1'

/** A counter of the wallet: a whole number from 1 on, or the fallback when absent. */
export function wholeNumber(field: string, value: string | number | null | undefined, fallback: number): number {
  if (value === undefined || value === null || value === '') return fallback
  const number = Number(value)
  if (!Number.isSafeInteger(number) || number < 1) throw new ValidationError({ [field]: [NOT_A_COUNTER] })
  return number
}

import { ValidationError } from '../cobranca/index.js'

/** A counter of the wallet: a whole number from 1 on, or the fallback when absent. */
export function wholeNumber(field: string, value: string | number | null | undefined, fallback: number): number {
  if (value === undefined || value === null || value === '') return fallback
  const number = Number(value)
  if (!Number.isSafeInteger(number) || number < 1)
    throw new ValidationError({ [field]: ['deve ser um número inteiro a partir de 1'] })
  return number
}

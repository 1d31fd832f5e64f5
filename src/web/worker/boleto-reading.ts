/** A typeable line or bar code in words. */
import { bankOf } from '../../banks/index.js'
import { isValidationError, parseBarCode, typeableLine } from '../../cobranca/index.js'
import type { BoletoReading } from './page-api.js'

const NOTHING: BoletoReading = {
  problem: null,
  barcode: '',
  line: null,
  bank: '',
  bank_name: null,
  amount: 0,
  due: null,
  factor: null,
  free_field: '',
  digits_are_right: false,
  errors: [],
}

export function boletoReading(digits: string, today: string): BoletoReading {
  try {
    const { barcode, bank, amount, due, factor, freeField, checkDigitsValid, errors } = parseBarCode(digits, today)
    return {
      ...NOTHING,
      barcode,
      line: checkDigitsValid ? typeableLine(barcode).formatted : null,
      bank,
      bank_name: bankOf(bank)?.name ?? null,
      amount,
      due,
      factor,
      free_field: freeField,
      digits_are_right: checkDigitsValid,
      errors: Object.values(errors).flat(),
    }
  } catch (error) {
    if (!isValidationError(error)) throw error
    return { ...NOTHING, problem: Object.values(error.errors).flat().join('; ') }
  }
}

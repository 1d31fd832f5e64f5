import { CYCLES, type Cycle } from '../codes/enumerations.js'
import type { FieldNames } from '../errors/field-names.js'
import { type FieldErrors, isValidationError, ValidationError } from '../errors/validation-error.js'
import {
  INVALID,
  MUST_NOT_BE_BLANK,
  mustBeAtLeast,
  mustBeAtMost,
  NOT_A_DATE,
  NOT_CENTS,
  notInList,
} from '../errors/validation-messages.js'
import { isDate } from '../values/dates.js'
import { type MoneyInput, parseMoney } from '../values/money.js'
import { notADate } from '../values/not-a-date.js'
import { isCycle } from './cycle.js'

/** The service's `amount_cents` has 15 digits. */
const MAX_CENTS = 999_999_999_999_999

/**
 * Reads the fields of an installment or subscription one by one and collects their errors. A field with an error is
 * `null`; `done` throws if there are errors. Absent, `undefined`, `null` and an empty text are the same.
 */
export class ScheduleFields {
  private readonly errors: FieldErrors

  /**
   * @param given all fields of the installment or subscription
   * @param names the names that it may have
   */
  constructor(given: object, names: FieldNames) {
    this.errors = names.errorsIn(given) ?? {}
  }

  done(): void {
    if (Object.keys(this.errors).length > 0) throw new ValidationError(this.errors)
  }

  refuse(field: string, ...messages: string[]): null {
    this.errors[field] = [...(this.errors[field] ?? []), ...messages]
    return null
  }

  /** A blank date that is required gets both messages, as the service answers for `expire_at`. */
  requiredDate(field: string, value: unknown): string | null {
    return isAbsentField(value) ? this.refuse(field, MUST_NOT_BE_BLANK, NOT_A_DATE) : this.date(field, value)
  }

  date(field: string, value: unknown): string | null {
    if (isAbsentField(value)) return null
    return isDate(value) ? value : this.refuse(field, notADate(value))
  }

  cycle(value: unknown): Cycle | null {
    if (isAbsentField(value)) return 'monthly'
    return isCycle(value) ? value : this.refuse('cycle', notInList(Object.keys(CYCLES)))
  }

  /** A whole number, maybe as text: the service's samples have both. */
  wholeNumber(field: string, value: unknown, least: number): number | null {
    if (isAbsentField(value)) return null
    const number = typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? Number(value) : value
    if (!Number.isSafeInteger(number)) return this.refuse(field, INVALID)
    return (number as number) < least ? this.refuse(field, mustBeAtLeast(least)) : (number as number)
  }

  /** Checks that an amount is money above zero. Returns it unchanged. */
  amount(value: MoneyInput | null | undefined): MoneyInput | null {
    if (isAbsentField(value)) return this.refuse('amount', MUST_NOT_BE_BLANK)
    try {
      return parseMoney(value as MoneyInput) < 1 ? this.refuse('amount', mustBeAtLeast('0,01')) : (value as MoneyInput)
    } catch (error) {
      if (!isValidationError(error)) throw error
      return this.refuse('amount', ...Object.values(error.errors).flat())
    }
  }

  /** Integer cents above zero. Digits as text are cents here, too. */
  cents(field: string, value: unknown): number | null {
    if (isAbsentField(value)) return this.refuse(field, MUST_NOT_BE_BLANK)
    const cents = typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value
    if (!Number.isInteger(cents)) return this.refuse(field, NOT_CENTS)
    if ((cents as number) < 1) return this.refuse(field, mustBeAtLeast(1))
    return (cents as number) > MAX_CENTS ? this.refuse(field, mustBeAtMost(MAX_CENTS)) : (cents as number)
  }
}

/** Whether a field was left out. */
export function isAbsentField(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}

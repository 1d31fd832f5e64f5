import { isZeros, ValidationError } from '../cobranca/index.js'
import type { WrittenEntry } from './written-entries.js'

/** Doubles hold every integer of 15 digits. */
const EXACT_DIGITS = 15

/**
 * Checks that no two registrations (1001) of a wallet have the same nosso número: the bank would confuse the two slips. Streams do not keep the numbers
 * that they wrote.
 */
export class DistinctNumbers {
  /** The consecutive numbers that a wallet assigns, stored as their first and last number. */
  private first = Number.NaN
  private last = Number.NaN
  private readonly others = new Set<string | number>()

  /** @throws {ValidationError} if an earlier entry has the number */
  readonly accept = ({ our_code, our_number: { number } }: WrittenEntry): void => {
    if (our_code !== '1001') return
    const taken = number.length > EXACT_DIGITS ? number : integerOf(number)
    if (taken === 0 || (typeof taken === 'string' && isZeros(taken))) return
    if (!this.take(taken)) throw new ValidationError({ our_number: [`${number} já está nesta remessa`] })
  }

  /** False for a number that was used before. */
  private take(number: string | number): boolean {
    if (typeof number === 'string') return this.takeOther(number)
    if (number >= this.first && number <= this.last) return false
    if (Number.isNaN(this.first)) this.first = number
    else if (number !== this.last + 1 || this.others.has(number)) return this.takeOther(number)
    this.last = number
    return true
  }

  private takeOther(number: string | number): boolean {
    const before = this.others.size
    return this.others.add(number).size > before
  }
}

/** Converts digits to a number. */
function integerOf(digits: string): number {
  let value = 0
  for (let i = 0; i < digits.length; i++) value = value * 10 + digits.charCodeAt(i) - ZERO
  return value
}

const ZERO = 48

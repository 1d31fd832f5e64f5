import { isZeros, ValidationError } from '../cobranca/index.js'
import type { WrittenEntry } from './written-entry.js'

/** Doubles hold every integer of 15 digits. */
const EXACT_DIGITS = 15

/**
 * Refuses a second entry (1001) of one nosso número of a wallet: the bank would take one of the two slips for the other. A stream does not
 * remember the numbers it has written.
 */
export class DistinctNumbers {
  /** The run of numbers that follow one another, as a wallet counts them: nothing is to be remembered of it but its ends. */
  private first = Number.NaN
  private last = Number.NaN
  private readonly others = new Set<string | number>()

  /** @throws {ValidationError} when an entry before has the number */
  readonly accept = ({ our_code, our_number: { number } }: WrittenEntry): void => {
    if (our_code !== '1001') return
    const taken = number.length > EXACT_DIGITS ? number : integerOf(number)
    if (taken === 0 || (typeof taken === 'string' && isZeros(taken))) return
    if (!this.take(taken)) throw new ValidationError({ our_number: [`${number} já está nesta remessa`] })
  }

  /** False for a number that was taken before. */
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

/** The number that digits write. */
function integerOf(digits: string): number {
  let value = 0
  for (let i = 0; i < digits.length; i++) value = value * 10 + digits.charCodeAt(i) - ZERO
  return value
}

const ZERO = 48

import type { Contract, OurNumber, RemittanceDialect } from '../banks/index.js'
import { BLANK, type PreparedSlip, type PreparedWallet, ValidationError } from '../cobranca/index.js'
import { wholeNumber } from './whole-number.js'

/** Gives each title its nosso número: the slip's own, the wallet's next, or none where the bank numbers titles itself. */
export class OurNumbers {
  private following: number

  constructor(
    private readonly rule: RemittanceDialect['ourNumber'],
    private readonly wallet: PreparedWallet,
    private readonly contract: Contract,
    next: string | number | null | undefined,
  ) {
    this.following = wholeNumber('next_our_number', next, 1)
  }

  /**
   * @param isEntry an entry may go without a number of its own; an instruction is always about a title that has one
   * @throws {ValidationError} when the number is missing or too long
   */
  of(slip: PreparedSlip, isEntry: boolean): OurNumber {
    const { length } = this.rule
    if (slip.our_number === null) {
      if (!isEntry) throw new ValidationError({ our_number: [BLANK] })
      if (this.contract.bankNumbers === true) return { number: '0'.repeat(length), digit: '0' }
    }
    const number = (slip.our_number ?? String(this.following++)).replace(/^0+(?=.)/, '').padStart(length, '0')
    if (number.length > length)
      throw new ValidationError({ our_number: [`é muito longo (máximo: ${length} algarismos)`] })
    return { number, digit: this.rule.digit(number, this.wallet, this.contract) }
  }

  /** The wallet's next number, as the bank writes it. */
  next(): string {
    return String(this.following).padStart(this.rule.length, '0')
  }

  mark(): number {
    return this.following
  }

  restore(mark: number): void {
    this.following = mark
  }
}

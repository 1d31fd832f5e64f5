import type { Contract, OurNumber, RemittanceDialect } from '../banks/index.js'
import { BLANK, type PreparedSlip, type PreparedWallet, ValidationError } from '../cobranca/index.js'
import { NOT_A_COUNTER } from './whole-number.js'

/** Gives each title its nosso número: the slip's own, the wallet's next, or none where the bank numbers titles itself. */
export class OurNumbers {
  /** As wide as it must be: some banks have numbers of 17 digits. */
  private following: bigint

  constructor(
    private readonly rule: RemittanceDialect['ourNumber'],
    private readonly wallet: PreparedWallet,
    private readonly contract: Contract,
    next: string | number | null | undefined,
  ) {
    this.following = nextNumber(next)
  }

  /**
   * @param isEntry an entry may go without a number of its own; an instruction is always about a title that has one
   * @throws {ValidationError} when the number is missing, zero or too long; `next_our_number` when the wallet's own have run out
   */
  of(slip: PreparedSlip, isEntry: boolean): OurNumber {
    const { length, digitLength } = this.rule
    const prefix = this.rule.prefix?.(this.wallet, this.contract) ?? ''
    const own = slip.our_number?.replace(/^0+/, '') ?? null
    if (isEntry && this.contract.bankNumbers === true && !own) {
      return { prefix: '', number: '0'.repeat(length), digit: '0'.repeat(digitLength ?? 1) }
    }
    if (own === '' || (own === null && !isEntry)) throw new ValidationError({ our_number: [BLANK] })
    const number = (own ?? String(this.following++)).padStart(length, '0')
    if (number.length > length) {
      const field = own === null ? 'next_our_number' : 'our_number'
      throw new ValidationError({ [field]: [`é muito longo (máximo: ${length} algarismos)`] })
    }
    return { prefix, number, digit: this.rule.digit(number, this.wallet, this.contract) }
  }

  /** The wallet's next number, as the bank writes it. */
  next(): string {
    return String(this.following).padStart(this.rule.length, '0')
  }

  mark(): bigint {
    return this.following
  }

  restore(mark: bigint): void {
    this.following = mark
  }
}

function nextNumber(next: string | number | null | undefined): bigint {
  const text = String(next ?? '').trim()
  if (text === '') return 1n
  if (!/^[0-9]+$/.test(text) || /^0+$/.test(text)) throw new ValidationError({ next_our_number: [NOT_A_COUNTER] })
  return BigInt(text)
}

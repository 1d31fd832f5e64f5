import type { FileContext, OurNumber, RemittanceDialect } from '../banks/index.js'
import {
  hasLostDigits,
  LOST_DIGITS,
  MUST_NOT_BE_BLANK,
  mustBeAtMost,
  type PreparedSlip,
  THREE_DIGITS,
  ValidationError,
} from '../cobranca/index.js'
import { plainConstructor } from '../code/plain-objects.js'
import { NOT_A_COUNTER } from './open-wallet.js'

const Assigned = plainConstructor<OurNumber, [prefix: string, number: string, digit: string]>(
  function (prefix, number, digit) {
    this.prefix = prefix
    this.number = number
    this.digit = digit
  },
)

/** Assigns the nosso número of each title: the slip's own, the wallet's next, or zeros if the bank numbers the titles. */
export class OurNumbers {
  /** Next number of the wallet; null if it has none. Numbers of up to 17 digits are bigints where a number would not be exact. */
  private following: number | bigint | null
  private readonly texts: FollowingTexts

  constructor(
    private readonly rule: RemittanceDialect['ourNumber'],
    private readonly file: FileContext,
    next: string | number | null | undefined,
  ) {
    this.following = nextNumber(next)
    this.texts = new FollowingTexts(this.countedLength, () => rule.counted?.lead(file) ?? '')
  }

  /**
   * @param isRegistration a registration may have no number; any other instruction is about a title with a number
   * @throws {ValidationError} when the number is missing, zero, too long or (for a registration) reserved to the bank; under `next_our_number` when the wallet
   * has no number, or its numbers are used up
   */
  of(slip: PreparedSlip, isRegistration: boolean): OurNumber {
    const { length, digitLength, counted, maxValue } = this.rule
    const { wallet, contract } = this.file
    const own = slip.our_number?.replace(/^0+/, '') ?? null
    if (isRegistration && contract.bankNumbers === true && !own) {
      return new Assigned('', '0'.repeat(length), '0'.repeat(digitLength ?? 1))
    }
    if (isRegistration && contract.bankNumbers === true) throw new ValidationError({ our_number: [NUMBERED_BY_BANK] })
    if (own === '' || (own === null && !isRegistration)) throw new ValidationError({ our_number: [MUST_NOT_BE_BLANK] })
    if (own !== null && counted !== undefined && own.length <= counted.length) {
      throw new ValidationError({ our_number: [`deve vir inteiro, com ${length} algarismos`] })
    }
    const number = own === null ? this.texts.of(this.takeNext()) : padded(own, length, 'our_number')
    if (isRegistration && maxValue !== undefined && number > maxValue) {
      throw new ValidationError({ [own === null ? 'next_our_number' : 'our_number']: [mustBeAtMost(maxValue)] })
    }
    const prefix = this.rule.prefix?.(wallet, contract, slip) ?? ''
    return new Assigned(prefix, number, this.rule.digit(number, wallet, contract, prefix))
  }

  private takeNext(): number | bigint {
    const taken = this.following
    if (taken === null) throw new ValidationError({ next_our_number: [NO_NEXT_NUMBER] })
    this.following = typeof taken === 'number' && taken < Number.MAX_SAFE_INTEGER ? taken + 1 : BigInt(taken) + 1n
    return taken
  }

  private get countedLength(): number {
    return this.rule.counted?.length ?? this.rule.length
  }

  /** The wallet's next number, with the digits that the wallet counts. Null if the wallet has none. */
  next(): string | null {
    return this.following === null ? null : String(this.following).padStart(this.countedLength, '0')
  }

  mark(): number | bigint | null {
    return this.following
  }

  restore(mark: number | bigint | null): void {
    this.following = mark
  }
}

const NO_NEXT_NUMBER =
  'não pode ficar em branco: informe na carteira o próximo nosso número (1, se nenhum boleto dela foi numerado), ou our_number em cada boleto'

const NUMBERED_BY_BANK = 'não pode ser escolhido nesta carteira: o banco numera o título, e o número vem no retorno'

/** Count of numbers that differ only in the last three digits. */
const RUN = THREE_DIGITS.length

/** Longest text that V8 stores flat when texts are joined with +. */
const SHORT = 12

/** Texts of consecutive numbers; the digits before the last three are reused from the number before. */
class FollowingTexts {
  private run = -1
  private before = ''

  /** @param lead text before each number */
  constructor(
    private readonly length: number,
    private readonly lead: () => string,
  ) {}

  /** @throws {ValidationError} when the number has more digits */
  of(number: number | bigint): string {
    if (typeof number === 'bigint' || this.length <= 3) return this.lead() + this.padded(number)
    const run = Math.floor(number / RUN)
    if (run !== this.run) {
      this.before = this.lead() + this.padded(number).slice(0, -3)
      this.run = run
    }
    const last = THREE_DIGITS[number - run * RUN]!
    // V8 stores longer joined texts as ropes, which slow down later reads and the garbage collector.
    return this.before.length + last.length > SHORT ? [this.before, last].join('') : this.before + last
  }

  private padded(number: number | bigint): string {
    return padded(String(number), this.length, 'next_our_number')
  }
}

function padded(number: string, length: number, field: string): string {
  if (number.length > length) throw new ValidationError({ [field]: [`é muito longo (máximo: ${length} algarismos)`] })
  return number.padStart(length, '0')
}

function nextNumber(next: string | number | null | undefined): number | bigint | null {
  if (hasLostDigits(next)) throw new ValidationError({ next_our_number: [LOST_DIGITS] })
  const text = String(next ?? '').trim()
  if (text === '') return null
  if (!/^[0-9]+$/.test(text) || /^0+$/.test(text)) throw new ValidationError({ next_our_number: [NOT_A_COUNTER] })
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}

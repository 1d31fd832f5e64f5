/** Values of every slip are computed by fast arithmetic. Each rule is also written here in its plain form; both give the same result for any input. */
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  checkDigitModulo10,
  checkDigitModulo11,
  type Digits,
  daysBetween,
  hasPlain,
  isCnpj,
  isCpf,
  isDate,
  isDigits,
  isWeekend,
  isZeros,
  MODULO_11,
  normalizeTaxId,
  parseMoney,
  parsePercentage,
  percentOf,
  plainLength,
  plainUpper,
  scaledPercentage,
  transliterate,
  trimmed,
} from '../../src/cobranca/index.js'
import { anyCharacter } from '../../src/testing/arbitraries/texts.js'
import { runs } from '../runs.js'

const RUNS = runs(2000)

const same = <A extends unknown[]>(
  drawn: { [K in keyof A]: fc.Arbitrary<A[K]> },
  fast: (...args: A) => unknown,
  rule: (...args: A) => unknown,
): void =>
  fc.assert(
    fc.property(fc.tuple(...(drawn as fc.Arbitrary<unknown>[])), (args) => {
      expect(outcome(() => fast(...(args as A)))).toEqual(outcome(() => rule(...(args as A))))
    }),
    RUNS,
  )

const REFUSED = Symbol('refused')

function outcome(run: () => unknown): unknown {
  try {
    return run()
  } catch {
    return REFUSED
  }
}

const refuse = (): never => {
  throw new Error('refused')
}

/** Texts of few different characters, so that regular values are frequent. */
const textOf = (characters: string, most = 20) => fc.string({ unit: fc.constantFrom(...characters), maxLength: most })

const two = fc.integer({ min: 0, max: 40 }).map((n) => String(n).padStart(2, '0'))
const dateText = fc.oneof(
  fc.tuple(fc.integer({ min: 0, max: 9999 }), two, two).map(([y, m, d]) => `${String(y).padStart(4, '0')}-${m}-${d}`),
  fc
    .date({ min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  textOf('0129-', 11),
  textOf('012-٣ \n', 10),
)

describe('dates', () => {
  const ruleOfDate = (text: string): boolean => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
    const midnight = new Date(`${text}T00:00:00Z`)
    return !Number.isNaN(midnight.getTime()) && midnight.toISOString().slice(0, 10) === text
  }
  const midnightOf = (text: string): Date => (ruleOfDate(text) ? new Date(`${text}T00:00:00Z`) : refuse())
  const DAY = 24 * 60 * 60 * 1000

  test('a date is valid if Date accepts it', () => same([dateText], isDate, ruleOfDate))

  test('addDays agrees with Date, in the years 0000 to 9999', () => {
    const days = fc.oneof(fc.integer({ min: -40, max: 400 }), fc.integer(), fc.constantFrom(NaN, Infinity, 1.5, -1.5))
    same([dateText, days], addDays, (text, more) => {
      const day = midnightOf(text)
      day.setUTCDate(day.getUTCDate() + more)
      if (Number.isNaN(day.getTime())) refuse()
      const iso = day.toISOString()
      return /^\d{4}-/.test(iso) ? iso.slice(0, 10) : refuse()
    })
  })

  test('daysBetween and isWeekend agree with Date', () => {
    same(
      [dateText, dateText],
      daysBetween,
      (from, to) => (midnightOf(to).getTime() - midnightOf(from).getTime()) / DAY + 0,
    )
    same([dateText], isWeekend, (text) => [0, 6].includes(midnightOf(text).getUTCDay()))
  })
})

describe('money and percentages', () => {
  const moneyText = fc.oneof(
    fc.tuple(textOf('0123456789', 9), fc.constantFrom('', ',', '.'), textOf('019', 3)).map((parts) => parts.join('')),
    textOf('019.,', 14),
    textOf('05., -', 20),
  )

  test('money is parsed from texts and numbers', () => {
    const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -0, 2 ** 53, 2 ** 53 - 1, NaN))
    same<[string | number]>([fc.oneof(moneyText, number)], parseMoney, (value) => {
      const text = typeof value === 'string' ? value.trim() : ''
      const match = /^(-?)(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(text)
      if (typeof value === 'string' && match === null) refuse()
      const cents =
        typeof value === 'number'
          ? value
          : Number(match![1]! + match![2]!.replaceAll('.', '') + (match![3] ?? '').padEnd(2, '0'))
      return Number.isSafeInteger(cents) && cents >= 0 ? cents + 0 : refuse()
    })
  })

  const percentage = fc.oneof(
    fc
      .tuple(fc.integer({ min: 0, max: 300 }), textOf('01259', 7))
      .map(([whole, part]) => (part ? `${whole},${part}` : `${whole}`)),
    fc.double({ noNaN: true }),
    fc.constantFrom(0, -0, NaN, '1,', ',5', '1e2', ''),
  )
  const exact = (value: string | number): Decimal => {
    const isText = typeof value === 'string' && /^\d{1,3}(?:[.,]\d+)?$/.test(value.trim())
    if (typeof value === 'string' && !isText) refuse()
    const decimal = new Decimal(String(value) === '0' && Object.is(value, -0) ? -0 : String(value).replace(',', '.'))
    return decimal.isFinite() && !decimal.isNegative() ? decimal : refuse()
  }

  test('a percentage that is parsed twice has the same value', () => {
    const text = (value: string | number): string => parsePercentage(value).toFixed()
    same<[string | number]>([percentage], text, (value) => exact(value).toFixed())
    same<[string | number]>(
      [percentage],
      (value) => [text(value), text(value)][1],
      (value) => exact(value).toFixed(),
    )
  })

  test('a share of an amount is rounded once, half up', () => {
    const Wide = Decimal.clone({ precision: 400, rounding: Decimal.ROUND_HALF_UP })
    same<[number, string | number]>(
      [fc.oneof(fc.nat(), fc.maxSafeInteger()), percentage],
      percentOf,
      (cents, percent) => {
        const share = new Wide(cents).times(exact(percent)).div(100).round().toNumber()
        return Number.isSafeInteger(share) ? share + 0 : refuse()
      },
    )
  })

  test('a percentage becomes an integer of its last decimal, rounded half up; zero is refused', () => {
    same<[string | number, number]>(
      [percentage, fc.integer({ min: 0, max: 6 })],
      (percent, decimals) => scaledPercentage(parsePercentage(percent), decimals, 'fine_percentage'),
      (percent, decimals) => {
        const scaled = exact(percent).times(new Decimal(10).pow(decimals)).toDecimalPlaces(0, Decimal.ROUND_HALF_UP)
        return scaled.isZero() ? refuse() : scaled.toNumber()
      },
    )
  })
})

describe('tax ids', () => {
  const weighted = (characters: string, last: number): string => {
    const sum = Array.from(characters)
      .reverse()
      .reduce((total, char, i) => total + (char.charCodeAt(0) - 48) * (2 + (i % (last - 1))), 0)
    return sum % 11 < 2 ? '0' : String(11 - (sum % 11))
  }
  const withDigits = (base: string, first: number, second: number): string => {
    const digit = weighted(base, first)
    return base + digit + weighted(base + digit, second)
  }
  const nine = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 9 })
  const twelve = fc.string({ unit: fc.constantFrom(...'0123456789AZ'), minLength: 12, maxLength: 12 })
  const taxId = fc.oneof(
    nine.map((base) => withDigits(base, 10, 11)),
    twelve.map((base) => withDigits(base, 9, 9)),
    textOf('0', 14),
    textOf('1', 14),
    textOf('0123456789', 14),
    textOf('0123456789AZaz.-/ ', 20),
    fc.constantFrom('00000000000000', '0000000000000'),
  )

  test('CPF and CNPJ are valid if their check digits are right', () => {
    same([taxId], isCpf, (text) => /^(\d)(?!\1{10})\d{10}$/.test(text) && withDigits(text.slice(0, 9), 10, 11) === text)
    same(
      [taxId],
      isCnpj,
      (text) => /^[0-9A-Z]{12}\d{2}$/.test(text) && /[^0]/.test(text) && withDigits(text.slice(0, 12), 9, 9) === text,
    )
  })

  test('any mask is removed', () => {
    const masked = taxId.chain((text) =>
      fc.constantFrom(
        text,
        text.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4'),
        text.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5'),
        text.replace(/^(...)(...)/, '$1-$2.'),
      ),
    )
    same([masked], normalizeTaxId, (text) => text.toUpperCase().replace(/[./\-\s]/g, ''))
  })
})

describe('check digits', () => {
  const digits = fc.oneof(textOf('0123456789', 25), textOf('0123 ٣x', 4))
  const numbersOf = (text: string): number[] => (/^\d+$/.test(text) ? Array.from(text, Number) : refuse())

  test('modulus 10 agrees with its definition', () => {
    same(
      [digits],
      (text) => checkDigitModulo10(text),
      (text) => {
        const sum = numbersOf(text)
          .reverse()
          .map((digit, i) => digit * (i % 2 === 0 ? 2 : 1))
          .reduce((total, product) => total + (product > 9 ? product - 9 : product), 0)
        return String((10 - (sum % 10)) % 10)
      },
    )
  })

  test('the check digit of several texts is that of the joined text', () => {
    const ways = [
      checkDigitModulo10,
      ...Object.values(MODULO_11).map((variant) => (given: Digits) => checkDigitModulo11(given, variant)),
    ]
    const parts = fc.array(fc.oneof(textOf('0123456789', 8), fc.constantFrom('', ' ', 'x')), { maxLength: 4 })
    for (const way of ways)
      same(
        [parts],
        (texts) => way(texts),
        (texts) => way(texts.join('')),
      )
  })

  test.each(Object.entries(MODULO_11))('modulus 11: %s', (_name, variant) => {
    same(
      [digits],
      (text) => checkDigitModulo11(text, variant),
      (text) => {
        const inOrder = variant.from === 'left' ? numbersOf(text) : numbersOf(text).reverse()
        const sum = inOrder.reduce((total, digit, i) => total + digit * variant.weights[i % variant.weights.length]!, 0)
        const remainder = sum % 11
        const special: Readonly<Record<number, string>> = variant.special
        return special[remainder] ?? String(variant.digit === 'complement' ? 11 - remainder : remainder)
      },
    )
  })

  test('isDigits and isZeros agree with regular expressions', () => {
    same([digits], isDigits, (text) => /^[0-9]+$/.test(text))
    same([fc.oneof(digits, textOf('0'))], isZeros, (text) => /^0+$/.test(text))
  })
})

describe('texts', () => {
  const text = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: 'grapheme' }),
    textOf('aZ9 ãÇº\u00ad\n\u0301ß', 12),
    textOf(' \u00a0\u200d\u0338=😀', 6),
    fc.string({ unit: fc.integer({ min: 0, max: 0x17f }).map((code) => String.fromCharCode(code)) }),
  )

  test('a text of Latin-1 is transliterated like the same text with other characters', () => {
    const beside = (whole: string): string => transliterate(`${whole}中`)
    same([text], (whole) => `${transliterate(whole)} `, beside)
  })

  test('plainUpper has single blanks and is trimmed', () => {
    same([text], plainUpper, (whole) => transliterate(whole).toUpperCase().replace(/ {2,}/g, ' ').trim())
  })

  const spaces = fc.constantFrom(
    '',
    ' ',
    '\t',
    '\n',
    '\u0085',
    '\u00a0',
    '\u1680',
    '\u2003',
    '\u2028',
    '\u3000',
    '\ufeff',
    '\u0000',
  )
  test('trimmed is trim', () =>
    same([fc.tuple(spaces, text, spaces).map((parts) => parts.join(''))], trimmed, (whole) => whole.trim()))

  test('plainLength is the length of plainUpper', () => same([text], plainLength, (whole) => plainUpper(whole).length))

  test('hasPlain is true if plainUpper is not empty', () => same([text], hasPlain, (whole) => plainUpper(whole) !== ''))
})

/** Names, addresses and other texts, both usual and corrupted by programs. */
import fc from 'fast-check'

/** Characters that programs often mishandle: accents, typographic marks, control characters, halves of surrogate pairs. */
const PIECES = [
  'São',
  'José',
  'da Conceição',
  'AÇÃO',
  'Müller',
  'D’Ávila',
  'ª',
  'nº 3',
  '“aspas”',
  '—',
  '…',
  '€',
  'ß',
  'Ø',
  '😀',
  '👩‍👧',
  '🇧🇷',
  '中文',
  'Ω',
  'e\u0301',
  '\t',
  '\n',
  '\r\n',
  '\0',
  '\x1a',
  '\x7f',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '  ',
  '/',
  '&',
  '\ud800',
]

/** Halves of surrogate pairs, which are no characters, are between these. */
const FIRST_SURROGATE = 0xd800
const SURROGATES = 0x800
const CODE_POINTS = 0x110000

/**
 * Draws any character of Unicode. The unit `binary` of `fc.string` draws the same, but lists all million characters when a text is shrunk or first drawn, and
 * keeps them.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat({ max: CODE_POINTS - SURROGATES - 1 }).map(
  (index) => String.fromCodePoint(index < FIRST_SURROGATE ? index : index + SURROGATES),
  (text) => {
    const code = typeof text === 'string' ? text.codePointAt(0) : undefined
    if (code === undefined || text !== String.fromCodePoint(code)) throw new Error('not one character')
    if (code < FIRST_SURROGATE) return code
    if (code < FIRST_SURROGATE + SURROGATES) throw new Error('half of a surrogate pair')
    return code - SURROGATES
  },
)

const CAPITAL = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')

/** Draws up to `count` words of capitals and digits, separated by a character of `between`. (`stringMatching` takes 10 ms to create.) */
export function capitalWords(count: number, wordLength: number, between = ' '): fc.Arbitrary<string> {
  const word = fc.string({ unit: CAPITAL, minLength: 1, maxLength: wordLength })
  const more = fc.array(fc.tuple(fc.constantFrom(...between), word), { maxLength: count - 1 })
  return fc.tuple(word, more).map((parts) => parts.flat(2).join(''))
}

const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ maxLength }),
    fc.string({ unit: 'grapheme', maxLength }),
    fc.string({ unit: anyCharacter, maxLength }),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join(' ')),
    capitalWords(6, 12),
  )

/** Draws any Unicode text around a plain character, so that at least one character can be written. Trimmed like the texts of slips. */
export const anyRequired = (maxLength = 30): fc.Arbitrary<string> =>
  fc
    .tuple(
      anyText(maxLength),
      fc.constantFrom(...'AÇz9'),
      fc.oneof({ weight: 3, arbitrary: anyText(maxLength) }, anyText(4 * maxLength)),
    )
    .map((parts) => parts.join('').trim())

/** Draws any Unicode text, trimmed; may be empty. */
export const anyOptional = (maxLength = 30): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constant(''),
    anyText(maxLength).map((text) => text.trim()),
  )

/** `usual`: texts as people type them. `any`: any Unicode text. */
export type TextKind = 'usual' | 'any'

/** Texts of slips. Each text shrinks to the first of its kind. */
const WORDS = {
  name: [
    'Maria de Teste',
    'José Antônio da Conceição',
    'Ângela Müller',
    "D'Ávila & Irmãos Ltda",
    'Comércio de Águas Nossa Senhora Aparecida do Norte S/A – Filial nº 3',
  ],
  street: [
    'Rua das Flores, 12',
    'Avenida São João',
    'Praça 15 de Março nº 3',
    'Rodovia BR-116, km 1.234,5 – Distrito Industrial – Galpão 7',
  ],
  neighborhood: ['Centro', 'Água Verde', 'Jardim Nossa Senhora da Conceição'],
  city: ['Curitiba', 'São Paulo', 'Vila Bela da Santíssima Trindade'],
  document: ['NF1', 'NF2001/1', '000123', 'NFE 2026-1'],
  control: ['NF1', 'PEDIDO 1', 'PED-2026/000123456789'],
  line: ['Não receber após o vencimento', 'Após 31/03, multa de 2% e juros – consulte', 'OBRIGADO'],
} as const

export type WordKind = keyof typeof WORDS

/** Draws trimmed texts that are not empty. */
export const requiredText = (words: WordKind, kind: TextKind): fc.Arbitrary<string> => {
  const usual = fc.constantFrom(...WORDS[words])
  return kind === 'usual' ? usual : fc.oneof({ withCrossShrink: true }, usual, anyRequired())
}

/** Returns the text that texts of a kind shrink to. */
export const plainText = (words: WordKind): string => WORDS[words][0]

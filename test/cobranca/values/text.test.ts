/** Texts of a file have printable ASCII, one character per column. The table is written by hand. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainUpper, transliterate } from '../../../src/cobranca/index.js'
import { anyCharacter } from '../../../src/testing/arbitraries/texts.js'

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 60 }),
)

describe('transliteration', () => {
  test.each([
    ['ação', 'acao'],
    ['AÇÃO', 'ACAO'],
    ['áàâãäå éèêë íìîï óòôõö úùûü ç ñ ýÿ', 'aaaaaa eeee iiii ooooo uuuu c n yy'],
    ['ÁÀÂÃÄÅ ÉÈÊË ÍÌÎÏ ÓÒÔÕÖ ÚÙÛÜ Ç Ñ Ý', 'AAAAAA EEEE IIII OOOOO UUUU C N Y'],
    ['Łódź, Škoda, Ğ, ő', 'Lodz, Skoda, G, o'],
    ['1ª via, nº 3, 20°', '1a via, no 3, 20o'],
    ['m² e m³', 'm2 e m3'],
    ['“aspas” ‘simples’ e L´Oréal', "\"aspas\" 'simples' e L'Oreal"],
    ['2020–2026 — fim', '2020-2026 - fim'],
    ['a‐b‑c−d', 'a-b-c-d'],
    ['etc…', 'etc...'],
    ['€ 10', 'EUR 10'],
    ['Straße', 'Strasse'],
    ['Ørsted, Æon, Œuvre', 'Orsted, AEon, OEuvre'],
    ['ǿ and ǽ: a twin with an accent', 'o and ae: a twin with an accent'],
    ['ﬁscal № 7 ™', 'fiscal No 7 TM'],
    ['lote ½', 'lote 1/2'],
    ['ＡＢＣ １２３', 'ABC 123'],
    ['R$ 1,00 (100%) #2 @ [x] {y} ~z ^w `v \\u', 'R$ 1,00 (100%) #2 @ [x] {y} ~z ^w `v \\u'],
  ])('%s becomes %s', (text, plain) => {
    expect(transliterate(text)).toBe(plain)
  })

  test('a letter with a combining accent (NFD, as some systems store names) becomes the letter', () => {
    expect(transliterate('Conceição'.normalize('NFD'))).toBe('Conceicao')
    expect(transliterate('Conceição'.normalize('NFD'))).toBe(transliterate('Conceição'))
  })

  test.each([
    ['a\tb', 'a b', 'a tab'],
    ['a\nb', 'a b', 'a line break'],
    ['a\r\nb', 'a  b', 'a line break of Windows'],
    ['a\0b', 'a b', 'NUL'],
    ['a\x1ab', 'a b', 'end of file of DOS'],
    ['a\x7fb', 'a b', 'DEL'],
    ['a\u0085b', 'a b', 'a control character of Latin-1'],
    ['a\u00a0b', 'a b', 'a hard blank'],
    ['a\u2028b', 'a b', 'a line separator'],
    ['a😀b', 'a b', 'an emoji'],
    ['a\ud800b', 'a b', 'half a surrogate pair'],
    ['中b', ' b', 'an ideograph'],
    ['a\ufffdb', 'a b', 'the mark of a broken decoding'],
  ])('%j becomes %j: a blank replaces %s', (text, plain) => {
    expect(transliterate(text)).toBe(plain)
  })

  test.each([
    ['Pa\u00addaria', 'a soft hyphen'],
    ['Pa\u200bdaria', 'a blank of no width'],
    ['\ufeffPadaria', 'a byte order mark'],
    ['Pa\u200ddaria', 'a joiner'],
    ['Padaria\u202e', 'a mark of direction'],
    ['Pa\ufe0fdaria', 'a variation selector'],
  ])('%j: an invisible character is removed (%s)', (text) => {
    expect(transliterate(text)).toBe('Padaria')
  })

  test('printable ASCII is not changed', () => {
    const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i))
    expect(transliterate(ascii)).toBe(ascii)
  })

  test('law: any text becomes printable ASCII', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(transliterate(text)).toMatch(/^[\x20-\x7e]*$/)
      }),
    )
  })

  test('law: transliteration is idempotent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(transliterate(transliterate(text))).toBe(transliterate(text))
      }),
    )
  })

  test('law: composed and decomposed accents give the same text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(transliterate(text.normalize('NFD'))).toBe(transliterate(text.normalize('NFC')))
      }),
    )
  })
})

describe('text in the form of CNAB', () => {
  test.each([
    ['Rua das Acácias,  120   apto 31', 'RUA DAS ACACIAS, 120 APTO 31'],
    ['  João\t \tda Silva \n', 'JOAO DA SILVA'],
    ['straße', 'STRASSE'],
    ['😀 Ana 😀', 'ANA'],
    ['😀', ''],
    ['', ''],
  ])('%j becomes %j', (text, plain) => {
    expect(plainUpper(text)).toBe(plain)
  })

  test('law: text has upper case and single blanks, is trimmed, and does not change again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const plain = plainUpper(text)
        expect(plain).toMatch(/^(?:[\x21-\x60\x7b-\x7e]+(?: [\x21-\x60\x7b-\x7e]+)*)?$/)
        expect(plainUpper(plain)).toBe(plain)
      }),
    )
  })
})

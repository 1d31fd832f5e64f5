/** Altered CNAB files, with additional text around lines or between columns: the error describes the alteration. */
import { describe, expect, test } from 'vitest'
import { identify } from '../../src/febraban/index.js'
import { describeFile, lintFile } from '../../src/inspect/index.js'
import { isUnsupportedFileError, parseReturn, ReturnReader, type UnsupportedFileError } from '../../src/return/index.js'
import { returnFixture } from '../return/return-fixtures.js'

const FIXTURES = [
  ['341-itau/cnab400/settlements', 'retorno de cobrança (CNAB400, banco 341)'],
  ['756-sicoob/cnab240/settlements', 'retorno de cobrança (CNAB240, banco 756)'],
] as const

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')
const mapped = (change: (line: string, i: number) => string) => (text: string) =>
  latin1(
    text
      .split('\r\n')
      .map((line, i) => (line === '' ? '' : change(line, i)))
      .join('\r\n'),
  )

const utf16 = (text: string, isBig: boolean): Buffer => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

const QUOTED = 'tem «>» no começo das linhas, como um e-mail citado'
const IN_QUOTES = 'tem as linhas entre aspas'
const NUMBERED = 'tem números no começo das linhas'
const INDENTED = 'tem as linhas recuadas, com espaços no começo'
const IN_UTF16 = 'está em UTF-16, com dois bytes por caractere'
const MAIL = 'traz cabeçalhos de e-mail antes do header'

const ALTERATIONS: readonly (readonly [name: string, what: string, alter: (text: string) => Buffer])[] = [
  ['> and a blank', QUOTED, mapped((line) => `> ${line}`)],
  ['>', QUOTED, mapped((line) => `>${line}`)],
  ['> twice', QUOTED, mapped((line) => `> > ${line}`)],
  ['>, blanks at the end cut', QUOTED, mapped((line) => `> ${line.trimEnd()}`)],
  ['quotes', IN_QUOTES, mapped((line) => `"${line}"`)],
  ['quotes of a program', IN_QUOTES, mapped((line) => `  '${line}\\n',`)],
  ['line numbers and a tab', NUMBERED, mapped((line, i) => `${String(i + 1).padStart(6)}\t${line}`)],
  ['line numbers and a colon', NUMBERED, mapped((line, i) => `${i + 1}:${line}`)],
  ['line numbers and a blank', NUMBERED, mapped((line, i) => `${i + 1} ${line}`)],
  ['line numbers and a bar', NUMBERED, mapped((line, i) => `${i + 1} | ${line}`)],
  ['blanks before', INDENTED, mapped((line) => `    ${line}`)],
  ['a tab before', INDENTED, mapped((line) => `\t${line}`)],
  ['e-mail headers', MAIL, (text) => latin1(`From: banco@example.com\r\nSubject: Retorno\r\n\r\n${text}`)],
  ['a line of text', 'traz texto antes do header', (text) => latin1(`Segue o retorno de hoje\r\n\r\n${text}`)],
  ['UTF-16, little-endian', IN_UTF16, (text) => utf16(text, false)],
  ['UTF-16, little-endian, with a mark', IN_UTF16, (text) => utf16(`\ufeff${text}`, false)],
  ['UTF-16, big-endian', IN_UTF16, (text) => utf16(text, true)],
  ['UTF-16, big-endian, with a mark', IN_UTF16, (text) => utf16(`\ufeff${text}`, true)],
  ['NUL for blanks', 'traz bytes NUL (00h) no lugar de brancos', (text) => latin1(text.replaceAll(' ', '\0'))],
]

function errorOf(read: () => unknown): UnsupportedFileError {
  try {
    read()
  } catch (error) {
    if (isUnsupportedFileError(error)) return error
    throw error
  }
  throw new Error('no error was thrown')
}

describe.each(FIXTURES)('%s', (name, titled) => {
  const text = returnFixture(name).bytes.toString('latin1')

  test.each(ALTERATIONS)('%s: the error describes it, and the original file', (_, description, alter) => {
    const bytes = alter(text)
    const { reason, message } = errorOf(() => parseReturn(bytes))
    expect(reason).toBe('altered')
    expect(message).toContain(`O arquivo ${description}.`)
    expect(message).toContain(titled)
    expect(lintFile(bytes).findings.map(({ message }) => message.pt)).toEqual([message])
    expect(describeFile(bytes)).toMatchObject({
      refusal: { reason },
      direction: 'return',
      titles: null,
      terminators: null,
    })
  })

  test.each(ALTERATIONS)('%s: the same error byte by byte', (_, __, alter) => {
    const bytes = alter(text)
    const reader = new ReturnReader()
    const error = errorOf(() => {
      for (const byte of bytes)
        for (const _ of reader.batchesOf(Uint8Array.of(byte))) throw new Error('a title was read')
      for (const _ of reader.lastBatches()) throw new Error('a title was read')
    })
    expect(error.message).toBe(errorOf(() => parseReturn(bytes)).message)
  })

  test('NUL after lines and at the end of the file is padding: the file is read', () => {
    const { diagnostics, ...file } = parseReturn(latin1(text))
    for (const padded of [`${text}${'\0'.repeat(100_000)}`, text.replaceAll('\r\n', `${'\0'.repeat(112)}\r\n`)]) {
      expect(parseReturn(latin1(padded))).toEqual({ diagnostics, ...file })
      const reader = new ReturnReader()
      const records = []
      for (let at = 0; at < padded.length; at += 997) {
        for (const batch of reader.batchesOf(latin1(padded.slice(at, at + 997)))) records.push(...batch)
      }
      for (const batch of reader.lastBatches()) records.push(...batch)
      expect(records).toEqual(file.bank_billet_discharges)
      expect(reader.diagnostics).toEqual(diagnostics)
    }
  })
})

describe('not an alteration', () => {
  const [header, detail] = returnFixture('341-itau/cnab400/settlements').bytes.toString('latin1').split('\r\n') as [
    string,
    string,
  ]

  test('a text that only quotes a header', () => {
    expect(identify(latin1(`O header é:\n${header}\nComo se vê, tem 400 posições.\n`))).toMatchObject({
      format: null,
      alteration: null,
    })
  })

  test('UTF-16 of a text that is not CNAB', () => {
    expect(identify(utf16('Prezados senhores,\r\nsegue o retorno.\r\n', false)).alteration).toBeNull()
  })

  test('bytes that are half NUL', () => {
    expect(identify(Buffer.alloc(4000, 'ab\0\0'))).toMatchObject({
      format: null,
      alteration: null,
      description: 'arquivo binário',
    })
  })

  test('bytes without any pattern', () => {
    const bytes = Uint8Array.from({ length: 4000 }, (_, i) => (i * i * 31 + (i >> 3) * 7) % 256)
    expect(identify(bytes)).toMatchObject({ format: null, description: 'arquivo binário' })
  })

  test('an unaltered file', () => {
    expect(identify(latin1(`${header}\r\n${detail}\r\n`))).toMatchObject({
      format: 'cnab400',
      alteration: null,
      hasHeader: true,
    })
  })
})

import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANKS } from '../../src/banks/index.js'
import { describeFile } from '../../src/inspect/index.js'
import { returnDialects } from '../banks/dialects-of.js'
import { rowsOf } from '../banks/rows-of.js'
import { fixture } from '../convert/folders.js'
import { bytesOf, isAssignment, isHere, isOtherService, isRemittance, SUITE, samples } from '../samples/samples.js'

const itau = fixture('341-itau/cnab400/settlements.ret')
const text = itau.toString('latin1')
const bytesOfText = (content: string): Buffer => Buffer.from(content, 'latin1')

test('a return: type, bank, charset, line ends and titles', () => {
  expect(describeFile(itau)).toEqual({
    description: { pt: 'retorno de cobrança', en: 'cobrança return' },
    format: 'cnab400',
    width: 400,
    read_as: '341',
    bank: '341',
    bank_name: 'Itaú',
    direction: 'return',
    service: { code: '01', name: 'Cobrança' },
    file_version: null,
    lot_version: null,
    variant: null,
    manual: { title: 'Cobrança CNAB 400', version: 'julho/2021 (v3)' },
    refusal: null,
    bytes: itau.length,
    lines: 12,
    blank_lines: 0,
    titles: 10,
    terminators: { crlf: 12 },
    charset: 'ascii',
    byte_order_mark: false,
    end_mark: false,
  })
})

test('a CNAB 240 remittance has versions; titles of several records count once', () => {
  // One slip with segments P, Q and R in a lot.
  const described = describeFile(fixture('104-caixa/cnab240-7-digitos/entries.rem'))
  expect(described).toMatchObject({
    description: { pt: 'remessa de cobrança', en: 'cobrança remittance' },
    bank_name: 'Caixa Econômica Federal',
    direction: 'remittance',
    file_version: '107',
    lot_version: '067',
    variant: '7 dígitos',
    refusal: null,
  })
})

describe('unsupported files', () => {
  test.each([
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'imagem JPEG', 'JPEG image', 'not_cnab'],
    ['an empty file', Buffer.alloc(0), 'arquivo vazio', 'empty file', 'not_cnab'],
    ['a text file', Buffer.from('olá\n'), 'arquivo de texto que não é CNAB', 'text file that is not CNAB', 'not_cnab'],
    ['a compressed file', gzipSync('x'), 'arquivo compactado GZIP', 'GZIP file', 'not_cnab'],
  ])('%s: the type, without data of lines', (_, bytes, pt, en, reason) => {
    expect(describeFile(bytes)).toMatchObject({
      description: { pt, en },
      format: null,
      refusal: { reason },
      bytes: bytes.length,
      lines: 0,
      titles: null,
      terminators: null,
      charset: null,
    })
  })

  test('a return of an unknown bank is described, except its titles', () => {
    const unknown = bytesOfText(text.replace('341BANCO ITAU SA', '998BANCO NOVO    '))
    expect(describeFile(unknown)).toMatchObject({
      description: { pt: 'retorno de cobrança' },
      bank: '998',
      bank_name: null,
      refusal: {
        reason: 'unknown_bank',
        message: {
          pt: expect.stringMatching(/^Retorno de cobrança do banco 998, que ainda não é lido\./),
          en: expect.stringMatching(/^Cobrança return of bank 998, which is not read yet\./),
        },
      },
      lines: 12,
      titles: null,
      manual: null,
    })
  })

  test('a file of another service is not cobrança', () => {
    const payments = fixture('341-itau/cnab240/settlements.ret')
      .toString('latin1')
      .replace(/^(?<lot>.{7}1T)01/gm, '$<lot>20')
    expect(describeFile(bytesOfText(payments))).toMatchObject({
      description: { pt: expect.stringMatching(/^retorno de outro serviço: 20 /) },
      refusal: { reason: 'other_service' },
    })
  })
})

describe('charset and line ends', () => {
  const withName = (name: string, encoding: 'latin1' | 'utf8'): Buffer =>
    Buffer.from(text.replace('MARINA DOS ANJOS', name.padEnd(16)), encoding)

  test.each([
    ['no accents', itau, 'ascii'],
    ['é is E9h', withName('JOSÉ', 'latin1'), 'latin1'],
    ['an apostrophe is 92h', withName('D\x92AVILA', 'latin1'), 'windows-1252'],
    ['both', withName('JOSÉ D\x92AVILA', 'latin1'), 'windows-1252'],
    ['é is C3h A9h', withName('JOSÉ', 'utf8'), 'utf-8'],
  ])('%s', (_, bytes, charset) => {
    expect(describeFile(bytes).charset).toBe(charset)
  })

  test('some lines in UTF-8 and others in Latin-1', () => {
    const [header] = text.split('\r\n')
    const titleIn = (encoding: 'latin1' | 'utf8'): Buffer => {
      const title = withName('JOSÉ', encoding).subarray(402)
      return title.subarray(0, title.indexOf('\r\n') + 2)
    }
    const bytes = Buffer.concat([bytesOfText(`${header}\r\n`), titleIn('utf8'), titleIn('latin1')])
    expect(describeFile(bytes).charset).toBe('mixed')
  })

  test('counts line ends of each kind', () => {
    const [header, title, other] = text.split('\r\n')
    expect(describeFile(bytesOfText(`${header}\r\n${title}\n\n${title}\r\r\n${title}\r${other}`))).toMatchObject({
      terminators: { crlf: 1, lf: 2, crcrlf: 1, cr: 1, none: 1 },
      lines: 5,
      blank_lines: 1,
    })
  })

  test('reports 1Ah at the end, which is not a line', () => {
    expect(describeFile(bytesOfText(`${text}\x1a`))).toMatchObject({
      lines: 12,
      blank_lines: 0,
      terminators: { crlf: 12 },
      end_mark: true,
    })
  })

  test('reports a byte order mark and ignores it otherwise', () => {
    expect(describeFile(bytesOfText(`\xef\xbb\xbf${text}`))).toMatchObject({
      bank: '341',
      titles: 10,
      charset: 'ascii',
      byte_order_mark: true,
    })
  })
})

test.each(returnDialects().map(({ name, folder, bank, dialect }) => ({ name, folder, bank, dialect })))(
  'detects bank, layout and variant of a return of $name',
  ({ folder, bank, dialect }) => {
    expect(describeFile(fixture(`${folder}/settlements.ret`))).toMatchObject({
      bank_name: bank.name,
      direction: 'return',
      variant: dialect.variant ?? null,
      manual: dialect.manual,
      refusal: null,
    })
  },
)

test('describes any bytes without an error', () => {
  const damaged = fc.tuple(fc.nat(itau.length - 1), fc.uint8Array({ maxLength: 900 })).map(([at, bytes]) => {
    const copy = Buffer.from(itau)
    copy.set(bytes.subarray(0, copy.length - at), at)
    return copy
  })
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 2000 }), damaged), (bytes) => {
      const described = describeFile(bytes)
      expect(described.bytes).toBe(bytes.length)
      expect(described.titles === null).toBe(described.refusal !== null)
    }),
  )
})

const RECOUNTED = Object.fromEntries(
  (await rowsOf('samples.ts', BANKS)).flatMap(({ rows }) => Object.entries(rows.SAMPLES.recounted ?? {})),
)

describe.skipIf(!isHere)(SUITE, () => {
  test.each(samples)('$name', (sample) => {
    const described = describeFile(bytesOf(sample))
    const { width, lines, terminators, charset, titles, refusal } = described
    const ends = Object.entries(terminators ?? {}).filter(([end]) => end !== 'none')
    const shown = ends.map(([end, count]) => (ends.length === 1 ? end : `${end}×${count}`).toUpperCase()).join('+')
    expect({ width, lines, charset, ends: ends.length === 1 ? shown : `mixed ${shown}` }).toEqual({
      width: Number(sample.layout),
      lines: sample.lines,
      charset: sample.charset,
      ends: sample.lineEnds,
    })
    if (isOtherService(sample) && !isAssignment(sample)) expect(refusal).not.toBeNull()
    if (titles !== null) {
      expect(titles).toBe(RECOUNTED[sample.name]?.titles ?? sample.titles)
      expect(described.direction).not.toBe(isRemittance(sample) ? 'return' : 'remittance')
    }
  })
})

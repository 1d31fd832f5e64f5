import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ConvertFileOptions, convertFile, DIAGNOSTICS_KEPT } from '../../src/convert/index.js'
import { isUnsupportedFileError, parseReturn, type ReturnFile } from '../../src/return/index.js'
import { runs } from '../runs.js'
import { documentsIn, filesIn, fixture, folderOf, returnOf } from './folders.js'

const RETURNS = [
  '341-itau/cnab400/settlements.ret',
  '341-itau/cnab400/registrations-and-rejections.ret',
  '341-itau/cnab400/life-cycle.ret',
  '341-itau/cnab400/damaged.ret',
  '341-itau/cnab240/settlements.ret',
  '341-itau/cnab240/damaged.ret',
  '756-sicoob/cnab240/settlements.ret',
  '756-sicoob/cnab240/damaged.ret',
]

const recordsOf = (file: ReturnFile) => file.bank_billet_discharges

describe('converting a return file', () => {
  test.each(RETURNS)('%s: each line of the result is a record of parseReturn', async (name) => {
    const folder = folderOf({ 'a.ret': fixture(name) })
    const conversion = await convertFile(join(folder, 'a.ret'), { out: join(folder, 'out') })
    const file = parseReturn(fixture(name))
    expect(conversion.output).toBe(join(folder, 'out', 'a.ret.ndjson'))
    expect(documentsIn(conversion.output)).toEqual(recordsOf(file))
    expect(conversion).toMatchObject({
      path: join(folder, 'a.ret'),
      bank: file.bank,
      bank_name: file.bank_name,
      layout: file.layout,
      generated_at: file.header?.generated_at,
      file_number: file.header?.file_number,
      ...file.totals,
    })
  })

  test('for any damage to the bytes, the result has the records of parseReturn', async () => {
    const folder = folderOf()
    const damage = fc.array(fc.tuple(fc.nat(), fc.constantFrom(0x20, 0x30, 0x39, 0x41, 0x0a, 0x0d, 0xe7, 0x00)), {
      maxLength: 20,
    })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...RETURNS), damage, async (name, changes) => {
        // The header stays, so that the file is still detected as a return.
        const bytes = fixture(name)
        for (const [at, byte] of changes) bytes[500 + (at % (bytes.length - 500))] = byte
        const here = folderOf({ 'a.ret': bytes })
        const { output, titles } = await convertFile(join(here, 'a.ret'), { out: folder })
        const records = recordsOf(parseReturn(bytes))
        expect(titles).toBe(records.length)
        expect(documentsIn(output)).toEqual(JSON.parse(JSON.stringify(records)))
      }),
      runs(40),
    )
  })

  test('two conversions to the same name: the result is the complete output of one of them', async () => {
    const folder = folderOf({ 'x/a.ret': returnOf(3000, 1), 'y/a.ret': returnOf(2000, 2) })
    const out = join(folder, 'out')
    const conversions = await Promise.all(['x', 'y'].map((name) => convertFile(join(folder, name, 'a.ret'), { out })))
    expect(filesIn(out)).toEqual(['a.ret.ndjson'])
    expect(conversions.map(({ titles }) => titles)).toContain(documentsIn(join(out, 'a.ret.ndjson')).length)
  })

  test('a file of many chunks is read like any other', async () => {
    const [header = '', title = ''] = fixture('341-itau/cnab400/settlements.ret').toString('latin1').split('\r\n')
    const count = 8000
    const lines = Array.from({ length: count }, (_, i) => title.slice(0, 394) + String(i + 2).padStart(6, '0'))
    const folder = folderOf({ 'big.ret': Buffer.from([header, ...lines, ''].join('\r\n'), 'latin1') })
    const { titles, output } = await convertFile(join(folder, 'big.ret'), { out: folder })
    expect(titles).toBe(count)
    const documents = documentsIn(output) as { line: number; line_raw: string }[]
    expect(documents.map(({ line }) => line)).toEqual(lines.map((_, i) => i + 2))
    expect(documents.map(({ line_raw }) => line_raw)).toEqual(lines)
  })

  test('values of optional companion records (Pix, split) are in extra; other records have no extra', async () => {
    const name = '341-itau/cnab400/registrations-and-rejections.ret'
    const folder = folderOf({ 'a.ret': fixture(name) })
    const { output } = await convertFile(join(folder, 'a.ret'), { out: folder })
    const records = parseReturn(fixture(name)).bank_billet_discharges
    const documents = documentsIn(output) as { extra?: unknown; fields?: unknown }[]
    expect(documents.map(({ extra }) => extra)).toEqual(
      records.map(({ fields: { title: _, ...rest } }) => (Object.keys(rest).length > 0 ? rest : undefined)),
    )
    expect(documents.some(({ extra }) => extra !== undefined)).toBe(true)
    expect(documents.every((document) => !('fields' in document))).toBe(true)
  })

  test('segment U is not optional: a title without it is incomplete', async () => {
    const folder = folderOf({ 'a.ret': fixture('756-sicoob/cnab240/settlements.ret') })
    const { output } = await convertFile(join(folder, 'a.ret'), { out: folder })
    expect(documentsIn(output).every((document) => !('extra' in (document as object)))).toBe(true)
  })

  test('diagnostics are counted by severity and grouped by code, errors first', async () => {
    const folder = folderOf({ 'a.ret': fixture('756-sicoob/cnab240/damaged.ret') })
    const { severities, diagnostics } = await convertFile(join(folder, 'a.ret'), { out: folder })
    const all = parseReturn(fixture('756-sicoob/cnab240/damaged.ret')).diagnostics
    for (const severity of ['error', 'warning', 'info'] as const) {
      expect(severities[severity]).toBe(all.filter((each) => each.severity === severity).length)
    }
    expect(diagnostics.flatMap(({ first }) => first)).toEqual(
      diagnostics.flatMap(({ code }) => all.filter((each) => each.code === code)),
    )
    const order = ['error', 'warning', 'info']
    const ranks = diagnostics.map(({ severity }) => order.indexOf(severity))
    expect(ranks).toEqual([...ranks].sort())
  })

  test('keeps the first diagnostics of each code and counts all', async () => {
    const [header = '', title = ''] = fixture('341-itau/cnab400/settlements.ret').toString('latin1').split('\r\n')
    const bad = `X${title.slice(1)}`
    const folder = folderOf({ 'a.ret': [header, ...Array(DIAGNOSTICS_KEPT + 50).fill(bad)].join('\n') })
    const { diagnostics } = await convertFile(join(folder, 'a.ret'), { out: folder })
    const group = diagnostics.find(({ code }) => code === 'unknown_record')
    expect(group?.count).toBe(DIAGNOSTICS_KEPT + 50)
    expect(group?.first.length).toBe(DIAGNOSTICS_KEPT)
  })

  test('an unsupported file leaves no output', async () => {
    const folder = folderOf({ 'a.rem': fixture('341-itau/cnab400/entries.rem') })
    const error = await convertFile(join(folder, 'a.rem'), { out: join(folder, 'out') }).catch(
      (error: unknown) => error,
    )
    expect(isUnsupportedFileError(error) && error.reason).toBe('remittance')
    expect(existsSync(join(folder, 'out'))).toBe(false)
  })

  test('a result that cannot be renamed leaves no output', async () => {
    const folder = folderOf({ 'a.ret': fixture('341-itau/cnab400/settlements.ret') })
    mkdirSync(join(folder, 'out', 'a.ret.ndjson'), { recursive: true })
    await expect(convertFile(join(folder, 'a.ret'), { out: join(folder, 'out') })).rejects.toThrow()
    expect(filesIn(folder)).toEqual(['a.ret'])
  })

  test('an existing result is replaced as a whole', async () => {
    const folder = folderOf({
      'a.ret': fixture('341-itau/cnab400/settlements.ret'),
      'out/a.ret.ndjson': 'old\n'.repeat(99999),
    })
    const { output, titles } = await convertFile(join(folder, 'a.ret'), { out: join(folder, 'out') })
    expect(documentsIn(output).length).toBe(titles)
    expect(filesIn(join(folder, 'out'))).toEqual(['a.ret.ndjson'])
  })

  test('letters beyond ASCII are written in UTF-8', async () => {
    const bytes = Buffer.from(
      fixture('341-itau/cnab400/settlements.ret').toString('latin1').replace(/NF/, 'Nç'),
      'latin1',
    )
    const folder = folderOf({ 'a.ret': bytes })
    const { output } = await convertFile(join(folder, 'a.ret'), { out: folder })
    expect(readFileSync(output, 'utf8')).toContain('Nç')
  })

  test('a misspelt option is a validation error', async () => {
    const options = { out: 'out', kind: ['settled'] } as unknown as ConvertFileOptions
    await expect(convertFile('retorno.ret', options)).rejects.toThrow(
      'kind não é um campo das opções de conversão; o nome mais parecido é kinds',
    )
  })

  test('an unknown format is a validation error', async () => {
    const options = { out: 'out', to: 'xls' } as unknown as ConvertFileOptions
    await expect(convertFile('a.ret', options)).rejects.toMatchObject({ code: 'validation_error' })
  })
})

/** `cnab layout`, `banks`, `occurrences` and `codes`: text, data and exit codes. */
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { BANKS, BANKS_WITH_FILES } from '../../src/banks/index.js'
import { LANGUAGES } from '../../src/code/language.js'
import { bankOccurrences, codeEntries, fieldEntries, layoutTables, supportedLayouts } from '../../src/inspect/index.js'
import { someOf } from '../runs.js'
import { cnab } from './cnab.js'

describe('output', () => {
  test.each([
    ['layout-text', 'layout itau 400 retorno pix'],
    ['layout-markdown', 'layout 756 cnab240 remittance segment_q --format markdown --lang en'],
    ['layout-json', 'layout sicredi cnab400 return header --format json'],
    ['layout-schema', 'layout BRADESCO cnab400 return --format json-schema'],
    ['layout-variant', 'layout caixa cnab240 return trailer --variant sicob'],
    ['banks-one', 'banks sicredi'],
    ['banks-one-en', 'banks 104 --lang en'],
    ['occurrences', 'occurrences sicredi cnab400'],
    ['occurrences-search', 'occurrences bradesco --search CEP'],
    ['occurrences-reasons', 'occurrences 756 cnab240 --search 03 --reasons --lang en'],
    ['codes-search', 'codes --search cheque'],
    ['codes-table', 'codes fine_type --lang en'],
    ['fields-slip', 'fields slip 133'],
    ['fields-wallet', 'fields wallet sicredi --lang en'],
  ])('golden/%s.txt: cnab %s', async (name, call) => {
    const { code, out, err } = await cnab(...call.split(' '))
    expect([code, err]).toEqual([0, ''])
    await expect(out).toMatchFileSnapshot(`golden/${name}.txt`)
  })

  test('the fields without a bank are the same in text, JSON and CSV', async () => {
    const entries = fieldEntries('slip')
    const { out } = await cnab('fields', 'slip')
    expect(out.trimEnd().split('\n').length).toBe(1 + entries.length)
    expect(JSON.parse((await cnab('fields', 'slip', '--format=json')).out)).toEqual(entries)
    const rows = parse<Record<string, string>>((await cnab('fields', 'slip', '--format=csv')).out, { columns: true })
    expect(rows.map(({ field }) => field)).toEqual(entries.map(({ field }) => field))
    expect(rows.find(({ field }) => field === 'amount')).toMatchObject({ unit: 'R$', limit: 'exigido' })
  })

  test.each([
    ['fields', 'Informe a tabela: slip, wallet.'],
    ['fields slips', 'Tabela desconhecida: slips'],
    ['fields slip 999', 'Banco desconhecido: 999'],
  ])('cnab %s: %s', async (call, message) => {
    const { code, err } = await cnab(...call.split(' '))
    expect(code).toBe(2)
    expect(err).toContain(message)
  })

  test('lists all banks, with one line per layout and variant', async () => {
    const { out } = await cnab('banks')
    const lines = out.trimEnd().split('\n')
    expect(lines.length).toBe(1 + supportedLayouts().length)
    for (const { name, number } of BANKS_WITH_FILES)
      expect(lines.some((line) => line.startsWith(`${number}    ${name}`))).toBe(true)
  })
})

describe.each(someOf(BANKS_WITH_FILES, 4))('$name', (bank) => {
  const { slug, number } = bank

  test('text and Markdown contain all fields of its layouts', async () => {
    const tables = layoutTables(bank)
    const fields = tables.flatMap(({ records }) => records.flatMap((record) => record.fields))
    for (const format of ['text', 'markdown']) {
      const { code, out } = await cnab('layout', slug, '--format', format)
      const row = format === 'text' ? /^ *\d+ +\d+ +\d+ {2}\S/gm : /^\| \d+ \| \d+ \| \d+ \| /gm
      expect([code, out.match(row)?.length]).toEqual([0, fields.length])
    }
  })

  test('JSON contains the layouts of the library', async () => {
    expect(JSON.parse((await cnab('layout', number, '--format=json')).out)).toEqual(layoutTables(bank))
  })

  test('text, JSON and CSV contain the same occurrences', async () => {
    const entries = bankOccurrences(bank)
    expect(JSON.parse((await cnab('occurrences', slug, '--format=json')).out)).toEqual(entries)
    const rows = parse<Record<string, string>>((await cnab('occurrences', slug, '--format=csv')).out, { columns: true })
    expect(rows.map(({ layout, code, our_occurrence, kind }) => [layout, code, our_occurrence || null, kind])).toEqual(
      entries.map(({ layout, code, our_occurrence, kind }) => [layout, code, our_occurrence, kind]),
    )
    const { out } = await cnab('occurrences', slug)
    const lines = out.split('\n')
    for (const { code, text } of entries) {
      expect(lines.some((line) => line.startsWith(`  ${code} `) && line.endsWith(`  ${text}`))).toBe(true)
    }
  })

  test.each(LANGUAGES)('CSV has the notes to the codes in the language of the command, %s', async (language) => {
    const { out } = await cnab('occurrences', slug, '--format=csv', '--lang', language)
    const rows = parse<Record<string, string>>(out, { columns: true })
    expect(rows.map(({ doubt, why }) => [doubt, why])).toEqual(
      bankOccurrences(bank).map(({ doubt, why }) => [doubt?.[language] ?? '', why?.[language] ?? '']),
    )
  })

  test('no line is repeated below an occurrence', async () => {
    const { out } = await cnab('occurrences', slug, '--reasons')
    for (const below of out.split(/^ {0,2}\S.*$/m)) {
      const lines = below.split('\n').filter((line) => line !== '')
      expect(lines).toEqual([...new Set(lines)])
    }
  })
})

test('codes are the same in JSON and CSV', async () => {
  expect(JSON.parse((await cnab('codes', '--format=json')).out)).toEqual(codeEntries())
  const rows = parse<Record<string, string>>((await cnab('codes', '--format=csv')).out, { columns: true })
  expect(rows.map(({ table, code, text }) => ({ table, code, text }))).toEqual(
    codeEntries().map(({ table, code, text }) => ({ table, code, text })),
  )
})

test('supported layouts are the same in CSV and JSON', async () => {
  expect(JSON.parse((await cnab('banks', '--format=json')).out)).toEqual(supportedLayouts())
  const rows = parse<Record<string, string>>((await cnab('banks', '341', '--format=csv')).out, { columns: true })
  expect(rows.map((row) => row['contracts'])).toEqual(
    supportedLayouts(BANKS.find(({ number }) => number === '341')).map(({ contracts }) => contracts.join(' ')),
  )
})

describe('exit codes', () => {
  test.each([
    [['occurrences', 'itau', '--search', 'não existe nada assim']],
    [['codes', '--search', 'não existe nada assim']],
  ])('1: %j', async (args) => {
    expect(await cnab(...args)).toEqual({ code: 1, out: 'Nada encontrado.\n', err: '' })
  })

  test.each([
    [['layout'], 'Informe o banco: 001 '],
    [['layout', '999'], 'Banco desconhecido: 999. Use: 001 '],
    [['layout', 'itau', 'cnab444'], 'Registro desconhecido: cnab444. Use: header, '],
    [['layout', 'itau', 'cnab400', 'return', 'titel'], 'Você quis dizer title?'],
    [['layout', 'itau', 'title', 'header'], 'Argumento a mais: header'],
    [['layout', 'caixa', '--variant', 'SICO'], 'Você quis dizer SICOB?'],
    [['layout', 'itau', '--variant', 'x'], 'Itaú não tem variantes.'],
    [['layout', 'caixa', 'remittance', '--variant', 'SICOB'], 'Caixa Econômica Federal não tem este layout'],
    [['layout', 'itau', 'remittance', '--format', 'json-schema'], 'json-schema só existe para retornos'],
    [['banks', 'itaú unibanco'], 'Banco desconhecido: itaú unibanco.'],
    [['occurrences', 'itau', 'cnab150'], 'Layout desconhecido: cnab150. Use: cnab240, cnab400.'],
    [['codes', 'our_codes'], 'Você quis dizer our_code?'],
  ])('2: %j', async (args, message) => {
    const { code, out, err } = await cnab(...args)
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(message)])
  })
})

/** Reading remittances that the library or other programs wrote. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emitFile, splitLines } from '../../src/fixed-width/index.js'
import { buildRemittance, parseRemittance } from '../../src/remittance/index.js'
import { isUnsupportedFileError, type UnsupportedFileError } from '../../src/return/index.js'
import { READ_BANKS } from '../banks/dialects-of.js'
import { fixture } from '../convert/folders.js'
import { runs, someOf } from '../runs.js'
import { DIALECTS, fileOf } from './arbitraries.js'
import { entry, generated_at, itau240, itau400, sicoob240 } from './made-up.js'

const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1')

describe('remittances of the library', () => {
  test.each(someOf(DIALECTS, 12))('$name: bank, layout, movements and lines are read back', (self) => {
    fc.assert(
      fc.property(fileOf(self), ({ wallet, drawn, generated_at }) => {
        const built = buildRemittance({ wallet, entries: drawn.map((each) => each.entry), generated_at })
        const read = parseRemittance(built.bytes)
        const { bank, bank_name, layout, direction } = built
        expect(read).toMatchObject({ bank, bank_name, layout, direction })
        expect(
          read.titles.map(({ line, occurrence, occurrence_detail, our_code }) => [
            line,
            occurrence,
            occurrence_detail,
            our_code,
          ]),
        ).toEqual(
          built.records.map(({ lines, occurrence, occurrence_detail, our_code }) => [
            lines[0],
            occurrence,
            occurrence_detail,
            our_code,
          ]),
        )
        // Every line of the file is returned once; together they are the file.
        expect(read.file.lines.map(({ number }) => number)).toEqual(splitLines(built.bytes).map(({ number }) => number))
        expect(Buffer.compare(emitFile(read.file), built.bytes)).toBe(0)
      }),
      runs(6, 2),
    )
  })

  test.each([
    ['cnab400', itau400, 'title', {}],
    ['cnab240', itau240, 'segment_p', { wallet_code: '109' }],
    ['cnab240', sicoob240, 'segment_p', { document_number: 'NF1', modality: '01' }],
  ] as const)('%s: the values of a title', (_, wallet, main, more) => {
    const built = buildRemittance({ wallet, entries: [entry()], generated_at })
    const { titles, header, diagnostics } = parseRemittance(built.bytes)
    expect(diagnostics).toEqual([])
    expect(header).toMatchObject({ beneficiary_name: 'LOJA DE TESTE LTDA', generation_date: '2026-03-02' })
    expect(titles[0]!.fields[main]).toMatchObject({ amount: 25000, due_date: '2026-04-30', movement: '01', ...more })
  })

  test('a title in a variant without a code is read by the descriptor that fits it', () => {
    const discounts = {
      discount_type: 1,
      discount_value: '10,00',
      days_for_discount: 10,
      second_discount_value: '5,00',
      days_for_second_discount: 5,
    } as const
    const { bytes } = buildRemittance({ wallet: itau400, entries: [entry(discounts), entry()], generated_at })
    const { titles, diagnostics } = parseRemittance(bytes)
    expect(diagnostics).toEqual([])
    expect(titles[0]!.fields['title']).toMatchObject({
      discount_date: '2026-04-20',
      discount_value: 1000,
      second_discount_date: '2026-04-25',
      second_discount_value: 500,
    })
    expect(titles[0]!.fields['title']).not.toHaveProperty('guarantor_name')
    expect(titles[1]!.fields['title']).toHaveProperty('guarantor_name')

    // Columns that neither descriptor accepts are reported once, as columns of the descriptor that fits better.
    const spoilt = Buffer.from(bytes)
    spoilt.write('3002', spoilt.indexOf('\n') + 1 + 120, 'latin1')
    expect(parseRemittance(spoilt).diagnostics.map(({ code, field, line }) => [code, field, line])).toEqual([
      ['impossible_date', 'title.due_date', 2],
    ])
  })

  test('titles on one line, without line ends between them, are each read by the descriptor that fits', () => {
    const charges = { discount_type: 1, discount_value: '10,00', days_for_discount: 10 } as const
    const second = { ...charges, second_discount_value: '5,00', days_for_second_discount: 5 }
    const entries = [charges, second, {}, second].map((changes) => entry(changes))
    const { bytes } = buildRemittance({ wallet: itau400, entries, generated_at })
    const apart = parseRemittance(bytes)
    const joined = parseRemittance(bytesOf(Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '')))
    const fields = ({ titles }: typeof apart) => titles.map(({ fields }) => fields['title'])
    expect(fields(apart)).toMatchObject([{}, { second_discount_value: 500 }, {}, { second_discount_value: 500 }])
    expect(fields(joined)).toEqual(fields(apart))
    expect(joined.diagnostics.map(({ code }) => code)).toEqual(['joined_lines'])
  })

  test('companions of a title are lists, by record', () => {
    const fined = entry({ fine_type: 1, fine_percentage: 2, instructions: 'Não receber em cheque\nProtestar' })
    const { bytes } = buildRemittance({ wallet: sicoob240, entries: [fined], generated_at })
    const [title] = parseRemittance(bytes).titles
    expect(Object.keys(title!.fields)).toEqual(['segment_p', 'segment_q', 'segment_r', 'segment_s_messages'])
    expect(title!.fields).toMatchObject({
      segment_q: [{ payer_name: 'MARIA DE TESTE', payer_tax_id: '000052998224725' }],
      segment_r: [{ fine_type: '2', fine_value: 200 }],
      segment_s_messages: [{ message_5: 'NAO RECEBER EM CHEQUE', message_6: 'PROTESTAR' }],
    })
  })

  test('movements have the text of the bank and the instruction of the service', () => {
    const { bytes } = buildRemittance({
      wallet: itau400,
      entries: [entry(), entry({ our_number: 7 }, '1002')],
      generated_at,
    })
    expect(parseRemittance(bytes).titles).toMatchObject([
      { line: 2, occurrence: '01', our_code: '1001', occurrence_detail: expect.stringMatching(/remessa|entrada/i) },
      { line: 3, occurrence: '02', our_code: '1002', occurrence_detail: expect.stringMatching(/baixa/i) },
    ])
  })
})

describe('remittances of other programs', () => {
  const { content } = buildRemittance({ wallet: itau400, entries: [entry(), entry()], generated_at })

  test('a title with an unknown movement is returned with our_code null', () => {
    const { titles } = parseRemittance(bytesOf(content.replace(/^(1.{107})01/m, '$199')))
    expect(titles).toMatchObject([
      { line: 2, occurrence: '99', occurrence_detail: null, our_code: null },
      { line: 3, occurrence: '01', our_code: '1001' },
    ])
  })

  test.each([
    ['an unknown record', content.replace(/^9/m, `X${' '.repeat(399)}\r\n9`), 'unknown_record'],
    ['a cut line', content.replace(/^(1.{390}).*/m, '$1'), 'line_too_short'],
    ['a blank line', content.replace(/^9/m, '\r\n9'), 'blank_line'],
    ['an end in the middle', content.slice(0, 3 * 402), 'missing_trailer'],
    ['bare line feeds', content.replaceAll('\r\n', '\n'), null],
    ['1Ah at the end', `${content}\x1a`, null],
  ])('%s loses no title and no line', (_, text, code) => {
    const bytes = bytesOf(text)
    const { titles, file, diagnostics } = parseRemittance(bytes)
    expect(titles).toHaveLength(2)
    expect(file.lines.map(({ number }) => number)).toEqual(splitLines(bytes).map(({ number }) => number))
    expect(Buffer.compare(emitFile(file), bytes)).toBe(0)
    if (code === null) expect(diagnostics).toEqual([])
    else expect(diagnostics.map((diagnostic) => diagnostic.code)).toContain(code)
  })

  test('a file whose header has no bank, or a wrong one, is read by the named bank', () => {
    const unnamed = bytesOf(content.replace('341BANCO ITAU SA', '000             '))
    expect(refusal(unnamed).reason).toBe('unknown_bank')
    expect(parseRemittance(unnamed, { bank: '341' })).toMatchObject({ bank: '341', titles: [{}, {}] })
    const wrong = bytesOf(content.replace('341BANCO ITAU SA', '237BRADESCO     '))
    expect(parseRemittance(wrong, { bank: '341' })).toMatchObject({ bank: '341', titles: [{}, {}] })
  })

  test('a file without header is read if its segments identify the dialect', () => {
    const { content: whole } = buildRemittance({ wallet: sicoob240, entries: [entry()], generated_at })
    const headless = bytesOf(whole.slice(242))
    const { header, titles, diagnostics } = parseRemittance(headless)
    expect([header, titles.length]).toEqual([null, 1])
    expect(diagnostics.map(({ code }) => code)).toContain('missing_header')
  })
})

function refusal(bytes: Uint8Array, bank?: string): UnsupportedFileError {
  try {
    parseRemittance(bytes, bank === undefined ? {} : { bank })
  } catch (error) {
    if (isUnsupportedFileError(error)) return error
    throw error
  }
  throw new Error('was read')
}

describe('a file that is not a remittance is an error with its description', () => {
  const { content } = buildRemittance({ wallet: itau400, entries: [entry()], generated_at })
  const { content: content240 } = buildRemittance({ wallet: sicoob240, entries: [entry()], generated_at })

  test.each([
    ['a return', fixture('341-itau/cnab400/settlements.ret'), 'return', 'É um retorno de cobrança, não uma remessa.'],
    ['a return', fixture('756-sicoob/cnab240/settlements.ret'), 'return', 'É um retorno de cobrança, não uma remessa.'],
    // Service 20 in 10–11 of the lot's header, and segments A in 14: FEBRABAN 10.6, pp. 20–24.
    [
      'payments',
      bytesOf(content240.replace(/^(7560001)1R01/m, '$11C20').replaceAll(/^(.{13})[PQ]/gm, '$1A')),
      'other_service',
      /^Não é uma remessa de cobrança: é remessa de outro serviço: 20 /,
    ],
    ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), 'not_cnab', 'Não é um arquivo CNAB: imagem JPEG.'],
    ['nothing', new Uint8Array(), 'not_cnab', 'Não é um arquivo CNAB: arquivo vazio.'],
    ['a letter', bytesOf('Prezados senhores,\nsegue a remessa.'), 'not_cnab', /texto que não é CNAB/],
    [
      'an unknown bank',
      bytesOf(content.replace('341BANCO ITAU SA', '999BANCO NOVO   ')),
      'unknown_bank',
      `Remessa do banco 999, que ainda não é lido. Bancos lidos: ${READ_BANKS}.`,
    ],
    [
      'an unknown layout',
      bytesOf(`${content.slice(0, 400)}${'000001'.padStart(44)}`),
      'unknown_layout',
      'Remessa CNAB400 de 444 posições do banco 341 Itaú, layout que ainda não é lido.',
    ],
  ])('%s', (_, bytes, reason, message) => {
    const error = refusal(bytes)
    expect(error.reason).toBe(reason)
    expect(error.message).toMatch(message)
  })

  test('a named bank that is unknown is an error', () => {
    expect(refusal(bytesOf(content), '999').reason).toBe('unknown_bank')
    expect(() => parseRemittance(bytesOf(content), { bank: '__proto__' })).toThrow(/três algarismos, e é «__proto__»$/)
  })
})

/** BRB's remittances: Manual e Leiautes, version 077 (June 2019), sheets Leiaute Remessa 077, Comandos and Exemplo Remessa 077. */
import { expect, test } from 'vitest'
import type { Entry, OurCode, Slip } from '../../../src/cobranca/index.js'
import { identify } from '../../../src/febraban/index.js'
import { lintFile } from '../../../src/inspect/index.js'
import {
  buildRemittance,
  buildRemittances,
  parseRemittance,
  RemittanceBuilder,
  streamRemittance,
  validateSlip,
} from '../../../src/remittance/index.js'
import { corrupt } from '../../../src/testing/corruptors/index.js'
import { simulateBank } from '../../../src/testing/simulator/index.js'
import { errorsOf } from '../../cobranca/errors-of.js'
import { slip as plain, wallet } from './made-up.js'

const generated_at = '2026-03-05T18:00:00'

const entry = (our_code: OurCode, our_number: number, more: Partial<Slip> = {}): Entry => ({
  our_code,
  slip: { ...plain, our_number: String(our_number), ...more },
})

const built = (...entries: Entry[]) => buildRemittance({ wallet, entries, generated_at })
const linesOf = ({ content }: { readonly content: string }): string[] => content.split('\r\n').slice(0, -1)

const refused = (more: Partial<Slip>) => errorsOf(() => built(entry('1001', 1, more)))

test('a registration goes in a file 077, an instruction in a file 075 (rows 21 of both sheets)', () => {
  expect(linesOf(built(entry('1001', 1)))[0]).toBe('DCB001077058600200620260305180000000002')
  expect(linesOf(built(entry('1002', 1)))[0]).toBe('DCB001075058600200620260305180000000002')
  expect(built(entry('1002', 1)).variant).toBe('MANUTENÇÕES')
})

test('the header counts all lines, of which a title may have three (row 25)', () => {
  const three = entry('1001', 1, { instructions: 'Pagar na loja', payment_count: 2 })
  const remittance = built(three, entry('1001', 2))
  expect(linesOf(remittance).map((line) => line.slice(0, 2))).toEqual(['DC', '01', '02', '03', '01'])
  expect(linesOf(remittance)[0]!.slice(33)).toBe('000005')
})

test('an entry that is left out does not count', () => {
  const entries = [entry('1001', 1), entry('1001', 2, { amount: '0' }), entry('1001', 3)]
  const remittance = buildRemittance({ wallet, entries, generated_at, partial: true })
  expect(linesOf(remittance)[0]!.slice(33)).toBe('000003')
})

const OTHER_FILE = 'vai em outra remessa: o BRB recebe entradas e alterações em arquivos separados'

test('the first entry decides the file; the other kind of entry is an error', () => {
  expect(errorsOf(() => built(entry('1001', 1), entry('1002', 2)))).toEqual({
    our_code: [`1002 (Pedido de baixa) ${OTHER_FILE}`],
  })
  expect(errorsOf(() => built(entry('1002', 1), entry('1001', 2)))).toEqual({
    our_code: [`1001 (Entrada de título) ${OTHER_FILE}`],
  })
})

test('an invalid entry decides nothing', () => {
  const entries = [entry('1001', 1, { amount: '0' }), entry('1002', 2), entry('1003', 3)]
  const remittance = buildRemittance({ wallet, entries, generated_at, partial: true })
  expect(remittance.records.map(({ our_code }) => our_code)).toEqual(['1002', '1003'])
  expect(linesOf(remittance)[0]).toBe('DCB001075058600200620260305180000000003')
})

test('a file stays as it was after an invalid instruction', () => {
  const builder = new RemittanceBuilder(wallet, { generated_at })
  const before = builder.summary
  expect(errorsOf(() => builder.add(entry('1003', 1, { expire_at: '2020-01-02' })))).not.toBeNull()
  expect(builder.summary).toEqual(before)
  builder.add(entry('1001', 2))
  expect(Buffer.from(builder.finish()).toString('latin1')).toBe(built(entry('1001', 2)).content)
})

test('pending instructions of a wallet become two files, whose numbers and names differ', () => {
  const pending = [entry('1002', 9), entry('1001', 1), entry('1012', 3), entry('1001', 2)].map((each) => ({
    ...each,
    wallet,
  }))
  const remittances = buildRemittances(pending, { generated_at })
  expect(
    remittances.map(({ filename, remittance_number, records }) => [
      filename,
      remittance_number,
      records.map((each) => each.entry),
    ]),
  ).toEqual([
    ['2603057.txt', 7, [0, 2]],
    ['2603058.txt', 8, [1, 3]],
  ])
})

test('the bank rejects equal headers (row 9): files that are built together are dated seconds apart', () => {
  const pending = ['brb-bs-1', 'brb-bs-2', 'brb-bs-3'].map((bank_contract_slug) => ({
    our_code: '1001' as const,
    slip: plain,
    wallet: { ...wallet, bank_contract_slug },
  }))
  const remittances = buildRemittances(pending, { generated_at: '2026-03-05T18:00:59' })
  expect(remittances.map((each) => linesOf(each)[0])).toEqual([
    'DCB001077058600200620260305180059000002',
    'DCB001077058600200620260305180100000002',
    'DCB001077058600200620260305180101000002',
  ])
})

test('a stream is one chunk, because the header counts the lines', async () => {
  const entries = Array.from({ length: 1500 }, (_, i) => entry('1001', i + 1))
  const stream = streamRemittance({ wallet, entries, generated_at })
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  expect(chunks).toHaveLength(1)
  expect(Buffer.concat(chunks).toString('latin1')).toBe(built(...entries).content)
})

test('bytes cannot be taken before the end of the file', () => {
  const builder = new RemittanceBuilder(wallet, { generated_at })
  builder.add(entry('1001', 1))
  expect([builder.pending, builder.take().length]).toEqual([0, 0])
  expect(builder.finish()).toHaveLength('\r\n'.length * 2 + 39 + 400)
})

test('modality 3: the bank numbers and prints the slip; zeros follow the modality (sheet Exemplo Remessa 077, rows 12 and 13)', () => {
  const [, title] = linesOf(
    buildRemittance({
      wallet: { ...wallet, bank_contract_slug: 'brb-bs-3' },
      entries: [{ our_code: '1001', slip: plain }],
      generated_at,
    }),
  )
  expect(title!.slice(15, 27)).toBe('300000000000')
  expect([title![228], title![390]]).toEqual(['1', '2'])
})

test.each([
  [{ fine_type: 1, fine_percentage: 2 }, 'fine_percentage'],
  [{ fine_type: 2, fine_value: '2,00' }, 'fine_value'],
] as const)('a fine is refused, because the manual prints no decimals for it (row 72): %j', (more, field) => {
  expect(refused(more)).toEqual({
    [field]: ['não pode ser enviada no CNAB 400 do BRB: o manual não informa as casas decimais da multa'],
  })
})

test('instructions that are fines are refused, those without a value are sent (row 66)', () => {
  expect(Object.keys(refused({ first_instruction: '03' })!)).toEqual(['first_instruction'])
  expect(refused({ second_instruction: '77' })).toEqual({ second_instruction: ['77 não existe no CNAB 400 do BRB'] })
  const [, title] = linesOf(
    built(entry('1001', 1, { first_instruction: '01', second_instruction: '94', days_for_revoke: 30 })),
  )
  expect(title!.slice(362, 377)).toBe('010009403000000')
  expect(refused({ first_instruction: '94' })).toEqual({
    days_for_revoke: ['não pode ficar em branco com first_instruction 94'],
  })
})

test('interest contradicts the instruction not to charge it (row 66)', () => {
  expect(refused({ first_instruction: '08', interest_type: 2, interest_value: '1,00' })).toEqual({
    interest_type: ['não pode vir com a instrução 08'],
  })
})

test('interest in percent becomes reais per day or month; the days of grace precede it (rows 56–58)', () => {
  const columnsOf = (more: object): string =>
    linesOf(built(entry('1001', 1, { amount: '1.000,00', days_for_interest: 11, ...more })))[1]!.slice(292, 307)
  // 0,1% a day is R$ 1,00 a day.
  expect(columnsOf({ interest_type: 1, interest_percentage: '0,1' })).toBe('010120000000100')
  // 1% a month is R$ 10,00 a month; R$ 0,33 a day would be R$ 9,90.
  expect(columnsOf({ interest_type: 4, interest_percentage: 1 })).toBe('010110000001000')
})

test('the bank prints ten charges, instructions and messages on a slip (row 89)', () => {
  const full = {
    interest_type: 2,
    interest_value: '0,10',
    discount_type: 1,
    discount_value: '3,00',
    days_for_discount: 9,
    second_discount_value: '2,00',
    days_for_second_discount: 6,
    third_discount_value: '1,00',
    days_for_third_discount: 3,
    days_for_sue: 10,
    first_instruction: '01',
  } as const
  expect(refused({ ...full, instructions: 'a\nb\nc\nd' })).toBeNull()
  expect(refused({ ...full, second_instruction: '13', instructions: 'a\nb\nc\nd' })).toEqual({
    instructions: [
      'devem ser no máximo 3 linhas: o BRB imprime 10 encargos, descontos, instruções e mensagens por boleto',
    ],
  })
})

test('limits of another payment are sent in reais, not in percent (rows 101–104)', () => {
  const range = {
    divergent_payment_type: 4,
    divergent_payment_value_type: 1,
    divergent_payment_minimum_value: '4,00',
  } as const
  expect(linesOf(built(entry('1001', 1, range)))[2]!.slice(0, 38)).toBe('03040100000000000000002000000000000400')
  const percentage = {
    divergent_payment_type: 4,
    divergent_payment_value_type: 2,
    divergent_payment_minimum_percentage: 40,
  } as const
  expect(Object.keys(refused(percentage)!)).toEqual(['divergent_payment_minimum_percentage'])
})

test('a rebate and a new amount are read, but not sent: their format is not printed (sheet Comandos, rows 33 and 34)', () => {
  for (const code of ['1004', '1028'] as const)
    expect(errorsOf(() => built({ ...entry(code, 1), value_rebate: '1,00' }))!['our_code']![0]).toBe(
      'Operação não disponível para este banco.',
    )
  const line = `02058600200610000010704504${'500'.padEnd(374)}`
  const file = parseRemittance(Buffer.from(`DCB001075058600200620260305180000000002\r\n${line}\r\n`, 'latin1'))
  expect(file.diagnostics).toEqual([])
  expect(file.titles).toMatchObject([
    { occurrence: '04', our_code: '1004', fields: { rebate: { rebate_unknown_unit: '500' } } },
  ])
})

test('a command that the sheet does not have is read as it is', () => {
  const line = `02058600200610000010704577${'X'.padEnd(374)}`
  const bytes = Buffer.from(`DCB001075058600200620260305180000000002\r\n${line}\r\n`, 'latin1')
  expect(parseRemittance(bytes).titles).toMatchObject([
    { occurrence: '77', our_code: null, fields: { other: { content: 'X' } } },
  ])
  expect(lintFile(bytes).findings.map(({ rule }) => rule)).toEqual(['unknown_movement'])
})

/** Sheet Exemplo Remessa 077, rows 4, 10 and 11, with another payer: records of the manual in a file with the right count. */
const ofManual = (nosso: string, increment: string): string =>
  `01${increment}0270114963${nosso}${'2123456789012345678900000'}${'PAGADOR DE TESTE'.padEnd(45)}${'SBS QD. BL.E'.padEnd(60)}` +
  `${'SBS'.padEnd(15)}${'BRASILIA'.padEnd(22)}DF70072000152998224725   00000310210027190920160260120170000000001000010000010000` +
  '0000010000000000700022000000015020000001000010120170000000800050120170000000500260120170100094030020000020000003001' +
  `2${' '.repeat(9)}`

test.each([
  ['531000407066', '001'],
  ['531000507031', '002'],
  ['531000607007', '003'],
  ['331000707091', '004'],
])('the check digits of the example are right: %s with increment %s', (nosso, increment) => {
  const line = ofManual(nosso, increment)
  expect(line).toHaveLength(400)
  const file = (title: string) => Buffer.from(`DCB001077027011496320161219100100000002\r\n${title}\r\n`, 'latin1')
  const read = parseRemittance(file(line))
  expect(read.diagnostics).toEqual([])
  expect(read.titles).toMatchObject([
    {
      occurrence: '01',
      fields: {
        title: {
          amount: 100001,
          value_rebate: 10000,
          iof: 7,
          interest_type: '22',
          interest_value: 150,
          second_discount_date: '2017-01-05',
          second_instruction: '94',
          second_instruction_days: 30,
          days_for_sue: 30,
          distribution_type: '2',
        },
      },
    },
  ])
  expect(lintFile(file(line)).findings).toEqual([])
  const wrong = line.slice(0, 26) + ((Number(line[26]) + 1) % 10) + line.slice(27)
  expect(lintFile(file(wrong)).findings.map(({ rule, field }) => [rule, field])).toEqual([
    ['wrong_check_digit', 'title.our_number'],
  ])
})

test('a wrong count in the header is reported at the header, after the last line', () => {
  const { bytes } = built(entry('1001', 1), entry('1001', 2))
  const cut = corrupt(bytes, ['dropLine', 3])
  expect(parseRemittance(cut).diagnostics).toMatchObject([
    { code: 'total_mismatch', line: 1, field: 'header.record_count', columns: [34, 39], expected: '2', got: '3' },
  ])
})

test('the count of a header leaves out a file that is joined to its file', () => {
  const first = built(entry('1001', 1), entry('1001', 2))
  const second = built(entry('1001', 3))
  expect(parseRemittance(Buffer.concat([first.bytes, second.bytes])).diagnostics).toMatchObject([
    { code: 'second_header', line: 4 },
  ])
  const cut = corrupt(first.bytes, ['dropLine', 3])
  expect(parseRemittance(Buffer.concat([cut, second.bytes])).diagnostics).toMatchObject([
    { code: 'total_mismatch', line: 1, expected: '2', got: '3' },
    { code: 'second_header', line: 3 },
  ])
})

test('a line that comes again is not counted twice: titles have no sequence numbers', () => {
  const { bytes } = built(entry('1001', 1), entry('1001', 2))
  const [, title] = linesOf({ content: Buffer.from(bytes).toString('latin1') })
  const read = parseRemittance(Buffer.concat([bytes, Buffer.from(`${title}\r\n`, 'latin1')]))
  expect(read.diagnostics).toMatchObject([
    { code: 'equal_line', severity: 'error', line: 4 },
    { code: 'total_mismatch', line: 1, expected: '4', got: '3' },
  ])
})

test('a file of another version, such as 079 (sheet Principal, row 13), is not read in silence', () => {
  const text = built(entry('1001', 1)).content.replace('DCB001077', 'DCB001079')
  expect(parseRemittance(Buffer.from(text, 'latin1')).diagnostics).toMatchObject([
    { code: 'line_too_short', line: 1 },
    { code: 'unknown_record', line: 1, got: 'DCB079' },
    { code: 'missing_header', severity: 'error', line: 2 },
  ])
})

test('the header is recognised with blanks up to column 400, and without line ends', () => {
  const { bytes } = built(entry('1001', 1), entry('1001', 2))
  const text = Buffer.from(bytes).toString('latin1')
  const [header, ...titles] = text.split('\r\n')
  const padded = Buffer.from([header!.padEnd(400), ...titles].join('\r\n'), 'latin1')
  expect(parseRemittance(padded).diagnostics.map(({ code, line }) => [code, line])).toEqual([['trailing_blanks', 1]])
  const joined = Buffer.from(text.replaceAll('\r\n', ''), 'latin1')
  expect(identify(joined)).toMatchObject({ format: 'cnab400', bank: '070', direction: 'remittance', width: 400 })
  expect(parseRemittance(joined).diagnostics.map(({ code }) => code)).toEqual(['joined_lines'])
  expect(parseRemittance(joined).titles).toHaveLength(2)
})

test('the layout of 2014 has the header of changes and other records: it is read, and not answered', () => {
  const title =
    `01${'058'}${'6002006'}${'52998224725   '}${'MARIA DE TESTE'.padEnd(35)}${'RUA DAS FLORES'.padEnd(35)}${'BRASILIA'.padEnd(15)}DF70001000` +
    `1${'NF 1'.padEnd(13)}2${'14072015'}21${'0'}${'0'}02${'070'}${'0058'}${' '.repeat(30)}${'15082015'}${'00000000001000'}` +
    `200000107031${'50'}${'00000000000010'}${'0'.repeat(14)}${'00'}${'0'.repeat(8)}${'0'.repeat(14)}09${'05'}${'00'}${'00'}00000` +
    `${'SACADOR'.padEnd(40)}${'MENSAGEM'.padEnd(40)}${' '.repeat(32)}`
  expect(title).toHaveLength(400)
  const bytes = Buffer.from(`DCB001075058600200620150714161515000002\r\n${title}\r\n`, 'latin1')
  const read = parseRemittance(bytes)
  expect(read).toMatchObject({
    variant: '2014',
    diagnostics: [],
    header: { agency_number: '058', account_number: '6002006' },
  })
  expect(read.titles).toMatchObject([
    {
      our_code: '1001',
      fields: {
        title: {
          payer_tax_id: '52998224725',
          document_number: 'NF 1',
          charge_category: '2',
          document_date: '2015-07-14',
          due_date: '2015-08-15',
          amount: 1000,
          our_number: '200000107031',
          interest_type: '50',
          interest_value: 10,
          first_instruction: '09',
          first_instruction_days: 5,
          message: 'MENSAGEM',
        },
      },
    },
  ])
  expect(lintFile(bytes).findings).toEqual([])
  expect(() => simulateBank(bytes)).toThrow('de um layout anterior, que só é lido')
})

test('validateSlip checks a registration', () => {
  expect(validateSlip({ ...plain, our_number: '1', acceptance: 'S' }, wallet, { generated_at }).errors).toEqual({
    acceptance: ['deve ser N: o CNAB 400 do BRB não tem outro aceite'],
  })
})

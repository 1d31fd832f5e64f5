import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANKS } from '../../src/banks/index.js'
import { isValidationError, taxIdType, withoutPadding } from '../../src/cobranca/index.js'
import { type FileLine, type FixedRecord, formatRecord, type Values } from '../../src/fixed-width/index.js'
import { isUnsupportedFileError, maskFile, parseReturn } from '../../src/index.js'
import { FakeData } from '../../src/inspect/mask/fake-data.js'
import { maskKindOf } from '../../src/inspect/mask/mask-kind.js'
import { openFile } from '../../src/inspect/opened-file.js'
import { buildRemittance, parseRemittance } from '../../src/remittance/index.js'
import { DIALECTS, fileOf } from '../remittance/arbitraries.js'
import { damage, damaged } from '../return/damage.js'
import { remittanceFixtures, returnFixture, returnFixtures } from '../return/return-fixtures.js'
import { runs, someOf } from '../runs.js'

const KEY = 'a key for tests'
const masked = (bytes: Uint8Array): Buffer => Buffer.from(maskFile(bytes, { key: KEY }).bytes)
const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

/** Yields all fields of all lines. */
function* fieldsOf(bytes: Uint8Array): Generator<{ line: FileLine; record: FixedRecord; name: string; raw: string }> {
  const { file } = openFile(bytes)
  for (const line of file.lines) {
    if (line.role === null) continue
    const record = file.layout.records[line.role]!
    for (const [name, { from, to }] of Object.entries(record.fields)) {
      yield { line, record, name, raw: line.raw.slice(from - 1, to).trim() }
    }
  }
}

const PERSONAL = /(^|_)(tax_id|name|address|email|city|neighborhood)$/
const OF_A_BANK = /^(bank|payer_bank|agency|correspondent|service|operation)_name$/

/** Returns the texts that identify a person: names and addresses of two words, and tax ids other than placeholders. */
function personsIn(bytes: Uint8Array): Set<string> {
  const found = new Set<string>()
  for (const { line, name, raw } of fieldsOf(bytes)) {
    if (!PERSONAL.test(name) || OF_A_BANK.test(name)) continue
    const type = String(line.values?.[`${name}_type`] ?? '')
    const text = name.endsWith('tax_id') ? withoutPadding(type, raw) : raw
    if (
      name.endsWith('tax_id')
        ? text.replace(/^0+/, '').length >= 8 && taxIdType(text) !== null
        : /\S{4,} .*\S{4,}/.test(text)
    ) {
      found.add(text)
    }
  }
  return found
}

const FILES = [...returnFixtures.map(({ name, bytes }) => ({ name: `${name}.ret`, bytes })), ...remittanceFixtures]

describe.each(someOf(FILES, 5))('$name, masked', ({ bytes }) => {
  test('contains no person of the original', () => {
    const text = latin1(masked(bytes))
    const persons = personsIn(bytes)
    expect(persons.size).toBeGreaterThan(0)
    for (const person of persons) expect(text).not.toContain(person)
  })

  test('keeps lines, amounts, dates, codes and diagnostics', () => {
    const before = openFile(bytes)
    const after = openFile(masked(bytes))
    const diagnosticsOf = ({ diagnostics }: typeof before) =>
      diagnostics
        .filter(
          ({ code }) => !['filler_not_blank', 'filler_not_zero', 'unexpected_literal', 'repeated_line'].includes(code),
        )
        .map(({ code, line, field }) => `${line} ${code} ${field}`)
    const unreadable = new Set(maskFile(bytes, { key: KEY }).unreadable)
    const isRead = (text: string) => !unreadable.has(Number(text.split(' ')[0]))
    expect(diagnosticsOf(after).filter(isRead)).toEqual(diagnosticsOf(before).filter(isRead))
    expect(after.file.lines.map(({ raw, source }) => [raw.length, source])).toEqual(
      before.file.lines.map(({ raw, source }) => [raw.length, source]),
    )
    expect(kept(after.file.lines, unreadable)).toEqual(kept(before.file.lines, unreadable))
  })

  test('valid tax ids stay valid, and invalid tax ids stay invalid', () => {
    const unreadable = new Set(maskFile(bytes, { key: KEY }).unreadable)
    const taxIds = (of: Uint8Array) =>
      [...fieldsOf(of)]
        .filter(({ name, line }) => name.endsWith('tax_id') && !unreadable.has(line.number))
        .map(({ line, name, raw }) => taxIdType(withoutPadding(String(line.values?.[`${name}_type`] ?? ''), raw)))
    expect(taxIds(masked(bytes))).toEqual(taxIds(bytes))
  })
})

/** Returns the values that are not personal, by line. */
function kept(lines: readonly FileLine[], unreadable: ReadonlySet<number>): unknown[] {
  return lines.map(({ number, values, role }) =>
    unreadable.has(number)
      ? null
      : [
          role,
          Object.entries(values ?? {}).filter(([name]) =>
            /amount|date|occurrence|movement|our_number$|bank_code|sequence/.test(name),
          ),
        ],
  )
}

describe.each(someOf(DIALECTS, 2))('$name', (dialect) => {
  test('masks names, tax ids, streets and e-mails of a remittance, and keeps all other values', () => {
    fc.assert(
      fc.property(fileOf(dialect), ({ wallet, drawn, generated_at }) => {
        const entries = drawn.map(({ entry }) => entry)
        const { bytes } = buildRemittance({ wallet, entries, generated_at })
        const result = masked(bytes)
        const text = latin1(result)
        for (const person of personsIn(bytes)) expect(text).not.toContain(person)
        expect(result.length).toBe(bytes.length)
        const [before, after] = [parseRemittance(bytes), parseRemittance(result)]
        expect(after.diagnostics.map(({ code, line }) => [code, line])).toEqual(
          before.diagnostics.map(({ code, line }) => [code, line]),
        )
        const none = new Set<number>()
        expect(kept(after.file.lines, none)).toEqual(kept(before.file.lines, none))
      }),
      runs(3, 1),
    )
  })
})

test('a masked damaged file contains no person, but all lines', () => {
  const names = [
    '341-itau/cnab400/settlements',
    '756-sicoob/cnab240/settlements',
    '237-bradesco/cnab400/settlements',
    '001-bb/cnab240/settlements',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...names), damage, (name, what) => {
      const { bytes } = returnFixture(name)
      const file = damaged(bytes, what)
      const result = maskFile(file, { key: KEY })
      const text = latin1(result.bytes)
      // Checks the persons of the undamaged file, because damage may create other names.
      for (const person of personsIn(bytes)) expect(text).not.toContain(person)
      expect(openFile(result.bytes).file.lines.length).toBe(openFile(file).file.lines.length)
    }),
    runs(300),
  )
})

test('a masked file with a shifted lot header is still a return of the bank', () => {
  const { bytes } = returnFixture('756-sicoob/cnab240/settlements')
  // A blank comes before the date of recording (192–199), another stands after the line.
  const lines = latin1(bytes).split('\r\n')
  lines[1] = `${lines[1]!.slice(0, 194)} ${lines[1]!.slice(194)} `
  const result = maskFile(Buffer.from(lines.join('\r\n'), 'latin1'), { key: KEY })
  expect(result.unreadable).toEqual([2])
  expect(openFile(result.bytes)).toMatchObject({ direction: 'return', bank: { slug: 'sicoob' } })
  expect(latin1(result.bytes).split('\r\n')[1]).toContain('XXXXXXX XXXXXX XXXXXXXX XXXX')
})

test('a shifted line of a title keeps no content that looks like a code', () => {
  const { bytes } = returnFixture('756-sicoob/cnab240/settlements')
  const lines = latin1(bytes).split('\r\n')
  // 18–19 tell Y from T. The codes of carteira and moeda of segment T are in place; a name in its due date (74–81) shows that columns are not.
  lines[2] = `${lines[2]!.slice(0, 73)}MARIA DA SILVA ${lines[2]!.slice(88)}`
  const result = maskFile(Buffer.from(lines.join('\r\n'), 'latin1'), { key: KEY })
  expect(result.unreadable).toEqual([3])
  expect(latin1(result.bytes).split('\r\n')[2]!.slice(19)).not.toMatch(/[0-8]|[A-WYZ]/)
})

test('of a shifted line only the shape is kept', () => {
  const { bytes } = returnFixture('341-itau/cnab400/settlements')
  const lines = latin1(bytes).split('\r\n')
  const taxId = '52998224725'
  lines[1] = `1${lines[1]!.slice(4, 60)}JOSE DA SILVA ${taxId} ${lines[1]!.slice(60)}`
  const result = maskFile(Buffer.from(lines.join('\r\n'), 'latin1'), { key: KEY })
  expect(result.unreadable).toEqual([2])
  const line = latin1(result.bytes).split('\r\n')[1]!
  expect(line).toContain('XXXX XX XXXXX 99999999999 ')
  expect(line.length).toBe(lines[1]!.length)
  expect(line[0]).toBe('1')
})

test('in UTF-8, names are removed completely, and no line is lost', () => {
  const { bytes } = returnFixture('756-sicoob/cnab240/settlements')
  const { file } = openFile(bytes)
  const at = file.layout.records['segment_t']!.fields['payer_name']!.from - 1
  const lines = latin1(bytes).split('\r\n')
  const index = lines.findIndex((line) => line[13] === 'T')
  for (const [name, before] of [
    ['😀JOAQUIM XAVIER', ''],
    ['JOAQUIM XAVIER', '😀'],
    [`${'JOAQUIM XAVIER'.padEnd(39)}😀`, ''],
  ] as const) {
    const line = lines[index]!
    const control =
      before === '' ? line.slice(0, at) : `${line.slice(0, 105)}${before.padEnd(25)}${line.slice(130, at)}`
    const whole = (control + name.padEnd(40) + line.slice(at + 40)).slice(0, 240)
    const text = lines.map((each, i) => (i === index ? whole : each)).join('\r\n')
    const result = Buffer.from(maskFile(Buffer.from(text, 'utf8'), { key: KEY }).bytes).toString('utf8')
    expect(result).not.toMatch(/JOAQUIM|XAVIER/)
    expect(result.split('\r\n')).toHaveLength(lines.length)
  }
})

test('a made-up person is never a person of the file', () => {
  const key = 'of this test'
  const first = '52998224725'
  const second = new FakeData(key, new Set()).taxId(first)!
  const third = new FakeData(key, new Set([first, second])).taxId(first)!
  expect([first, second]).not.toContain(third)
  expect(taxIdType(third)).toBe('cpf')
})

test('tax ids are also masked in company numbers', () => {
  const { bytes } = returnFixture('341-itau/cnab400/settlements')
  const { file } = openFile(bytes)
  const line = file.lines.find(({ role }) => role === 'title')!
  const values = {
    ...(line.values as Values),
    payer_tax_id: '00052998224725',
    our_number: '52998224',
    our_number_digit: '7',
    reserved_6: '',
  }
  const made = formatRecord(file.layout.records['title']!, values as never)
  const lines = latin1(bytes).split('\r\n')
  lines[1] = made
  const columns = latin1(maskFile(Buffer.from(lines.join('\r\n'), 'latin1'), { key: KEY }).bytes).split('\r\n')[1]!
  expect(columns).not.toContain('52998224725')
})

// Unicred, CNAB 240, p. 4: blanks before the number.
test('tax ids keep blanks before them', () => {
  const { bytes } = returnFixture('136-unicred/cnab240/settlements')
  const taxIdOf = (file: Uint8Array) => latin1(file).split('\r\n')[1]!.slice(18, 33)
  expect(taxIdOf(bytes)).toBe(' 44556677000186')
  expect(taxIdOf(masked(bytes))).toMatch(/^ [0-9]{14}$/)
})

test('a remittance and its return masked with the same key have the same made-up people', () => {
  const by = (bytes: Uint8Array) => {
    const names = new Map<string, string>()
    for (const { line, name, raw } of fieldsOf(bytes)) {
      if (name === 'payer_name') names.set(String(line.values?.['payer_tax_id']).slice(-14), raw)
    }
    return names
  }
  const entry = (expected: Map<string, string>, original: Map<string, string>) =>
    [...original.keys()].map((_, i) => [...expected][i]!)
  const remittance = remittanceFixtures.find(({ name }) => name === '756-sicoob/cnab240/entries.rem')!.bytes
  const again = Buffer.from(latin1(remittance).replaceAll('05022026', '06022026'), 'latin1')
  expect(entry(by(masked(remittance)), by(remittance))).toEqual(entry(by(masked(again)), by(again)))
  expect(by(masked(remittance))).not.toEqual(by(Buffer.from(maskFile(remittance, { key: 'another' }).bytes)))
})

test('two persons stay distinct', () => {
  const { bytes } = returnFixture('756-sicoob/cnab240/settlements')
  const ids = (of: Uint8Array) =>
    [...fieldsOf(of)].filter(({ name, raw }) => name === 'payer_tax_id' && !/^0*$/.test(raw)).map(({ raw }) => raw)
  expect(new Set(ids(masked(bytes))).size).toBe(new Set(ids(bytes)).size)
})

test('without a key, each call uses a new key', () => {
  const { bytes } = returnFixture('756-sicoob/cnab240/settlements')
  expect(latin1(maskFile(bytes).bytes)).not.toBe(latin1(maskFile(bytes).bytes))
})

test('keeps the totals of a return', () => {
  for (const { bytes, name } of someOf(returnFixtures, 8)) {
    if (name.endsWith('damaged')) continue
    expect(parseReturn(masked(bytes)).totals, name).toEqual(parseReturn(bytes).totals)
  }
})

test('unsupported files and invalid arguments are errors', () => {
  const thrownBy = (work: () => unknown): unknown => {
    try {
      return work()
    } catch (error) {
      return error
    }
  }
  expect(isUnsupportedFileError(thrownBy(() => maskFile(Buffer.from('%PDF-1.4'))))).toBe(true)
  expect(isValidationError(thrownBy(() => maskFile('text' as never)))).toBe(true)
  expect(isValidationError(thrownBy(() => maskFile(returnFixtures[0]!.bytes, { key: '' })))).toBe(true)
})

test('wide text fields that are not masked contain codes, numbers of the title, or texts of the bank', () => {
  const names = new Set<string>()
  for (const { returns, remittances } of BANKS) {
    for (const { layout } of [...Object.values(returns), ...Object.values(remittances)].flat()) {
      for (const { fields } of Object.values(layout.records)) {
        for (const [name, field] of Object.entries(fields)) {
          if (field.kind !== 'text' && field.kind !== 'reserved') continue
          if (field.to - field.from < 3 || maskKindOf(name, field, '') !== 'keep') continue
          names.add(name)
        }
      }
    }
  }
  expect([...names].sort()).toMatchInlineSnapshot(`
    [
      "agency_name",
      "agency_number",
      "agreement_code",
      "agreement_number",
      "app_version",
      "authorization_validity",
      "bank_name",
      "beneficiary_code",
      "charge_account",
      "charge_type",
      "cheque_bank",
      "company_acronym",
      "correspondent_name",
      "correspondent_our_number",
      "direct_notice",
      "discounted_notice",
      "entry_notice_number",
      "linked_notice",
      "operation_name",
      "our_number",
      "our_number_17",
      "our_number_again",
      "our_number_confirmed",
      "our_number_filler",
      "our_number_shared",
      "our_number_zeros",
      "payer_bank_name",
      "payer_cooperative_code",
      "payer_occurrence_code",
      "pledged_notice",
      "reason_codes",
      "reason_flags",
      "receiving_agency_number",
      "receiving_place",
      "recording",
      "rejection_codes",
      "service_name",
      "simple_notice",
      "split_1_part",
      "split_2_part",
      "split_3_part",
      "split_part",
      "split_part_id",
      "split_reason_codes",
      "system_version",
    ]
  `)
})

test('wide columns of numbers that are not masked contain numbers of the title, the file or the beneficiary', () => {
  const names = new Set<string>()
  for (const { returns, remittances } of BANKS) {
    for (const { layout } of [...Object.values(returns), ...Object.values(remittances)].flat()) {
      for (const { fields } of Object.values(layout.records)) {
        for (const [name, field] of Object.entries(fields))
          if (field.kind === 'digits' && field.to - field.from >= 7 && maskKindOf(name, field, '') === 'keep')
            names.add(name)
      }
    }
  }
  expect([...names].sort()).toMatchInlineSnapshot(`
    [
      "account_number",
      "agreement_code",
      "agreement_number",
      "bank_use_1",
      "bank_use_2",
      "bank_use_4",
      "beneficiary_account",
      "beneficiary_code",
      "charge_kind",
      "company_code",
      "correspondent_agreement",
      "correspondent_our_number",
      "credit_bank_ispb",
      "direct_account",
      "discounted_notice",
      "document_code",
      "fidc_account_number",
      "fine_unknown_unit",
      "invalid_positions",
      "last_our_number",
      "linked_notice",
      "movement_account",
      "notice_number",
      "our_number",
      "our_number_again",
      "our_number_confirmed",
      "our_number_prefix",
      "our_number_sent",
      "payer_occurrence_codes",
      "pledged_notice",
      "reason_codes",
      "recording_density",
      "rejection_codes",
      "shared_amount_1",
      "shared_amount_2",
      "shared_amount_3",
      "shared_title_amount",
      "simple_notice",
      "split_1_ispb",
      "split_1_share",
      "split_1_value",
      "split_2_ispb",
      "split_2_share",
      "split_2_value",
      "split_3_ispb",
      "split_3_share",
      "split_3_value",
      "split_main_code",
      "transmission_code",
      "vendor_notice",
    ]
  `)
})

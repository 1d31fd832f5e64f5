/** A masked file has no text of a personal column of the original, in any column and in any spelling. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnyField, FileLine } from '../../src/fixed-width/index.js'
import { isUnsupportedFileError, maskFile } from '../../src/index.js'
import { isBankText, maskKindOf } from '../../src/inspect/mask/mask-kind.js'
import { openFile } from '../../src/inspect/opened-file.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { DIALECTS, fileOf } from '../remittance/arbitraries.js'
import { remittanceFixtures, returnFixtures } from '../return/return-fixtures.js'
import { runs, someOf } from '../runs.js'

const FILES = [...returnFixtures.map(({ name, bytes }) => ({ name: `${name}.ret`, bytes })), ...remittanceFixtures]

const PERSONAL =
  /tax_id|name|address|street|complement|email|city|neighborhood|zipcode|mobile_number|pix_|txid|emv|url|document_number|control_number|invoice|nfe|contract_number|cmc7|(cheque|debit|credit|split(_\d+)?)_account_number|split_\d+_beneficiary_code|message|information|protocol|payer_(code|number|client)/
const OF_A_BANK = /^(bank|payer_bank|agency|correspondent|service|operation)_name$|_type$|_account_digit$|_digit$/
/** Kinds with codes, days and amounts, which are kept. */
const KEPT_KINDS: ReadonlySet<string> = new Set([
  'literal',
  'key',
  'date',
  'time',
  'integer',
  'money',
  'rate',
  'blanks',
  'zeros',
])

/** Capital letters without accents, and digits. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
const masked = (bytes: Uint8Array): Uint8Array => maskFile(bytes, { key: 'a key for tests' }).bytes

function* columnsOf(bytes: Uint8Array): Generator<{ line: FileLine; name: string; field: AnyField; text: string }> {
  const { file } = openFile(bytes)
  for (const line of file.lines) {
    if (line.role === null) continue
    for (const [name, field] of Object.entries(file.layout.records[line.role]!.fields))
      yield { line, name, field, text: line.raw.slice(field.from - 1, field.to) }
  }
}

const isPersonal = (name: string, { kind }: AnyField): boolean =>
  PERSONAL.test(name) && !OF_A_BANK.test(name) && !KEPT_KINDS.has(kind)

const MIN_LENGTH = 8

/** Texts of personal columns. A number of few digits is also the nosso número or the amount of another title. */
function personalTexts(bytes: Uint8Array): Map<string, string> {
  const found = new Map<string, string>()
  for (const { line, name, field, text } of columnsOf(bytes)) {
    if (!isPersonal(name, field)) continue
    const content = bare(text).replace(/^0+/, '')
    if (content.length >= (/\p{L}/u.test(content) ? MIN_LENGTH : 14)) found.set(content, `${line.role}.${name}`)
  }
  return found
}

/** Returns the personal columns whose texts are in the masked file, also across columns and lines. */
function visibleIn(bytes: Uint8Array): string[] {
  const text = bare(latin1(masked(bytes)))
  return [...personalTexts(bytes)].filter(([each]) => text.includes(each)).map(([each, place]) => `${place}: ${each}`)
}

/** Returns the personal columns with the same eight or more digits before and after. */
function unchangedIn(bytes: Uint8Array): string[] {
  const text = latin1(masked(bytes)).split(/\r?\n/)
  const found = new Set<string>()
  for (const { line, name, field, text: before } of columnsOf(bytes)) {
    const after = text[line.number - 1]!.slice(field.from - 1, field.to)
    if (isPersonal(name, field) && before.replace(/[^1-9]/g, '').length >= MIN_LENGTH && before === after)
      found.add(`${line.role}.${name}`)
  }
  return [...found]
}

describe.each(someOf(FILES, 12))('$name', ({ bytes }) => {
  test('has no text of a personal column when masked', () => {
    expect([visibleIn(bytes), unchangedIn(bytes)]).toEqual([[], []])
  })
})

describe.each(someOf(DIALECTS, 3))('a drawn remittance: $name', (dialect) => {
  test('has no text of a personal column when masked', () => {
    fc.assert(
      fc.property(fileOf(dialect), ({ wallet, drawn, generated_at }) => {
        const { bytes } = buildRemittance({ wallet, entries: drawn.map(({ entry }) => entry), generated_at })
        expect([visibleIn(bytes), unchangedIn(bytes)]).toEqual([[], []])
      }),
      runs(4, 1),
    )
  })
})

const EMV =
  '00020126580014br.gov.bcb.pix0136f2b1c7d4-5a3e-4f60-9b8c-71d2e3f4a5b65204000053039865802BR5916ZULMIRA QUEIXADA6009SAO PAULO62070503***6304A1B2'
const PIX_KEYS = ['zulmira.queixada@correio.example', '+5511987654321', 'f2b1c7d4-5a3e-4f60-9b8c-71d2e3f4a5b6']

/** Columns of texts. Numbers of the title and codes stay, and so do the names that identify a file. */
const takesTexts = (name: string, field: AnyField): boolean =>
  ['text', 'reserved', 'blanks'].includes(field.kind) &&
  field.to - field.from + 1 >= MIN_LENGTH &&
  (isBankText(name) || field.kind === 'blanks' || maskKindOf(name, field, '') !== 'keep')

/** Writes a text into all columns of texts. */
function planted(bytes: Uint8Array, text: string): { readonly bytes: Buffer; readonly pieces: ReadonlySet<string> } {
  const lines = latin1(bytes).split('\n')
  const pieces = new Set<string>()
  for (const { line, name, field } of columnsOf(bytes)) {
    const { from, to } = field
    const before = lines[line.number - 1]!
    if (!takesTexts(name, field) || before.length < to) continue
    const piece = text.slice(0, to - from + 1)
    lines[line.number - 1] = before.slice(0, from - 1) + piece.padEnd(to - from + 1) + before.slice(to)
    if (isPersonal(name, field)) pieces.add(bare(piece))
  }
  return { bytes: Buffer.from(lines.join('\n'), 'latin1'), pieces }
}

describe.each(someOf(FILES, 5))('a Pix key or an EMV text in any text column of $name', ({ bytes }) => {
  test.each([EMV, EMV.slice(14), ...PIX_KEYS])('is not in the masked file: %s', (text) => {
    const file = planted(bytes, text)
    let result: Uint8Array
    try {
      result = masked(file.bytes)
    } catch (error) {
      // The columns identify the file: nothing is masked, and nothing is written.
      expect(isUnsupportedFileError(error)).toBe(true)
      return
    }
    for (const piece of file.pieces) {
      const start = piece.slice(0, 2 * MIN_LENGTH)
      if (start.length >= MIN_LENGTH && /\p{L}/u.test(start)) expect(bare(latin1(result))).not.toContain(start)
    }
  })
})

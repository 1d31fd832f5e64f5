/** Pix keys, URLs and txids have no blanks around them, whichever way the bank aligns them. */
import { expect, test } from 'vitest'
import { codecOf } from '../../src/fixed-width/codec.js'
import { parseReturn } from '../../src/index.js'
import { fixture } from '../convert/folders.js'
import { formerDialects, remittanceDialects, returnDialects } from './dialects-of.js'

/** Names of texts of Pix; not those of codes of one character. */
const PIX = /^(pix_)?(key|key_or_url|url|emv|txid)$/

const pixTexts = [...returnDialects(), ...remittanceDialects(), ...formerDialects()].flatMap(({ name, dialect }) =>
  Object.entries(dialect.layout.records).flatMap(([role, record]) =>
    Object.entries(record.fields)
      .filter(([field, { kind }]) => PIX.test(field) && kind === 'text')
      .map(([field, { from, to }]) => ({ name: `${name} ${role}.${field}`, record, field, from, to })),
  ),
)

test('many layouts have them', () => expect(pixTexts.length).toBeGreaterThan(40))

test.each(pixTexts)('$name', ({ record, field, from, to }) => {
  const width = Math.max(...Object.values(record.fields).map((each) => each.to))
  const key = 'a@b.com'.slice(0, to - from)
  for (const engine of ['compiled', 'interpreted'] as const) {
    for (const columns of [key.padStart(to - from + 1), key.padEnd(to - from + 1), ` ${key}`.padEnd(to - from + 1)]) {
      const line = ' '.repeat(from - 1) + columns + ' '.repeat(width - to)
      const values = codecOf(record, engine).parse(line, Buffer.from(line), 0, []) as Record<string, unknown>
      expect(values[field]).toBe(key)
    }
  }
})

// Santander, CNAB 400, record with Pix: code 3–79, txid 80–114. A real file aligns both to the right.
test('a return of Santander with keys aligned right', () => {
  const bytes = fixture('033-santander/cnab400/settlements.ret')
  const { extra } = parseReturn(bytes).bank_billet_discharges.find((record) => record.extra?.['pix'])!
  const [pix] = extra!['pix']!
  const text = bytes.toString('latin1')
  const at = text.indexOf(String(pix!['pix_key_or_url']).padEnd(77) + String(pix!['txid']).padEnd(35))
  const right = String(pix!['pix_key_or_url']).padStart(77) + String(pix!['txid']).padStart(35)
  const changed = Buffer.from(text.slice(0, at) + right + text.slice(at + right.length), 'latin1')
  expect(at).toBeGreaterThan(0)
  expect(changed.equals(bytes)).toBe(false)
  const read = parseReturn(changed).bank_billet_discharges.find((record) => record.extra?.['pix'])!
  expect(read.extra).toEqual(extra)
})

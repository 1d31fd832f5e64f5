/** Return files without the trailing blanks of all lines, as editors and programs save them. */
import { describe, expect, test } from 'vitest'
import type { Engine } from '../../src/fixed-width/index.js'
import { parseReturn, type ReturnFile } from '../../src/return/index.js'
import { changedFixture } from '../changed-fixture.js'
import { returnFixtures } from '../return/return-fixtures.js'

/** A file of 750 columns looks like one of 240: its header has no more content, and its text of a QR Code is cut. */
const fixtures = returnFixtures.filter(({ name }) => !name.includes('cnab240-750'))

const withoutBlanks = (bytes: Uint8Array): Buffer =>
  Buffer.from(
    Buffer.from(bytes)
      .toString('latin1')
      .replace(/ +(?=\r?\n|$)/g, ''),
    'latin1',
  )

/** Records without their raw lines, and diagnostics that are not about the length of lines. */
const contentOf = ({ bank_billet_discharges, diagnostics }: ReturnFile) => ({
  records: bank_billet_discharges.map(({ line_parsed: { line_t: _, line_u: __, ...entries }, ...record }) => ({
    ...record,
    // The text has the columns, as the diagnostic.
    needs_review: record.needs_review.map(({ code, line }) => `${line} ${code}`),
    line_raw: null,
    line_parsed: entries,
    fields: record.fields,
  })),
  // A line that is cut has another length and other columns then.
  diagnostics: diagnostics.flatMap(({ code, line, field }) =>
    code === 'line_too_short' ? [] : [`${line} ${code} ${field}`],
  ),
})

test.each(fixtures)('$name: the same records and diagnostics', ({ bytes }) => {
  for (const engine of ['compiled', 'interpreted'] as const satisfies readonly Engine[]) {
    const trimmed = parseReturn(withoutBlanks(bytes), { engine })
    expect(contentOf(trimmed)).toEqual(contentOf(parseReturn(bytes, { engine })))
  }
})

/** Real files of Caixa have blanks where the manual has zeros (a date, a number), and numbers aligned to the left. */
describe('Caixa CNAB 240, with columns in another form', () => {
  const bytes = changedFixture('104-caixa/cnab240/settlements.ret', 3, { 24: '4321  ' })

  test('its lines count as before', () => {
    const [whole, trimmed] = [parseReturn(bytes), parseReturn(withoutBlanks(bytes))]
    expect(whole.diagnostics.map(({ code }) => code)).toContain('not_digits')
    expect(whole.bank_billet_discharges[0]!.money).toBe(true)
    expect(contentOf(trimmed)).toEqual(contentOf(whole))
  })

  test('a line that is also cut does not', () => {
    const lines = withoutBlanks(bytes).toString('latin1').split('\n')
    const cut = lines.with(3, `${lines[3]!.slice(0, 90)}\r`).join('\n')
    const { diagnostics, bank_billet_discharges } = parseReturn(Buffer.from(cut, 'latin1'))
    expect(diagnostics).toContainEqual(expect.objectContaining({ code: 'cut_line', line: 4 }))
    expect(bank_billet_discharges[0]!.money).toBe(false)
  })

  test('a line alone without its blanks is shifted: its width shows lost characters', () => {
    const lines = bytes.toString('latin1').split('\n')
    const alone = lines.with(2, `${lines[2]!.trimEnd()}\r`).join('\n')
    expect(parseReturn(Buffer.from(alone, 'latin1')).diagnostics).toContainEqual(
      expect.objectContaining({ code: 'shifted_columns', line: 3 }),
    )
  })
})

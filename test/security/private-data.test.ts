/** Outputs and messages of a conversion contain no data of payers. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MANIFEST_NAME } from '../../src/convert/output/manifest.js'
import { buildRemittance, isValidationError, parseReturn } from '../../src/index.js'
import { cnab } from '../cli/cnab.js'
import { fixture, folderOf } from '../convert/folders.js'

const NAME = 'ZULMIRA QUEIXADA'
const TAX_ID = '91364027534'

/** Creates a return of Itaú with a payer's name and tax id in several fields of the first titles, and in shifted columns. */
function returnWithPayer(): Buffer {
  const bytes = Buffer.from(fixture('341-itau/cnab400/settlements.ret'))
  bytes.write(NAME, 402 + 324, 'latin1')
  bytes.write(`${NAME} ${TAX_ID}`, 402 * 2 + 140, 'latin1')
  bytes.write(`?${NAME} ${TAX_ID}`, 402 * 3, 'latin1')
  return bytes
}

describe('a payer’s name', () => {
  test.each(['pt', 'en'])('is not in the summary or the manifest (%s)', async (lang) => {
    const folder = folderOf({ 'a.ret': returnWithPayer() })
    const out = join(folder, 'out')
    const shown = await cnab('convert', join(folder, 'a.ret'), '--out', out, '--lang', lang)
    expect(shown.out).toMatch(/\[not_a_number\]|\[unknown_record\]/)
    for (const text of [shown.out, shown.err, readFileSync(join(out, MANIFEST_NAME), 'utf8')]) {
      expect(text).not.toContain('ZULMIRA')
      expect(text).not.toContain('QUEIXADA')
    }
    expect(readFileSync(join(out, MANIFEST_NAME), 'utf8')).not.toContain(TAX_ID)
  })

  test.each(['pt', 'en'])(
    'is not in the summary if it stands behind the last column of a payment (%s)',
    async (lang) => {
      const [header, title, ...rest] = fixture('341-itau/cnab400/settlements.ret').toString('latin1').split('\r\n')
      const folder = folderOf({ 'a.ret': Buffer.from([header, `${title} ${NAME}`, ...rest].join('\r\n'), 'latin1') })
      const shown = await cnab('convert', join(folder, 'a.ret'), '--out', join(folder, 'out'), '--lang', lang)
      expect(shown.out).toContain('[doubtful_payment]')
      for (const text of [shown.out, shown.err]) expect(text).not.toMatch(/ZULMIRA|QUEIXADA/)
    },
  )

  test.each([
    ['a name', NAME],
    ['a tax id', TAX_ID],
    ['a masked tax id', '913.640.275-34'],
    ['a tax id as a number', Number(TAX_ID)],
  ])('or %s in a wrong column is in no message of what is refused', (_, given) => {
    const { wallet, entries } = JSON.parse(readFileSync('fixtures/341-itau/cnab400/entries.json', 'utf8'))
    const fields = ['amount', 'expire_at', 'document_date', 'document_type', 'fine_type', 'days_for_sue', 'our_number']
    const slip = {
      ...entries[0].slip,
      customer_person_name: NAME,
      customer_cnpj_cpf: '91364027535',
      ...Object.fromEntries(fields.map((field) => [field, given])),
    }
    for (const our_code of ['1001', given]) {
      let refused: unknown
      try {
        buildRemittance({ wallet, entries: [{ our_code, slip } as never] })
      } catch (error) {
        refused = error
      }
      expect(isValidationError(refused)).toBe(true)
      expect(String(refused)).not.toContain('ZULMIRA')
      expect(String(refused)).not.toMatch(/91364027534|91364027535|913\.640\.275-34/)
    }
  })

  test('is not in the message of an unsupported file', () => {
    expect(() => parseReturn(Buffer.from(`${NAME};${TAX_ID}\n`.repeat(20)))).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('ZULMIRA') }),
    )
  })
})

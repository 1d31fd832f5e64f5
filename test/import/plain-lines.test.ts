/** Lines of a CSV without quotes are split without the parser: the rows are those of the same lines with quotes in their last cell, which the parser reads. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { importEntries } from '../../src/import/index.js'
import { runs } from '../runs.js'

const FIELDS = ['customer_person_name', 'document_number', 'amount', 'expire_at', 'tags'] as const

const blanks = fc.constantFrom('', '', '', ' ', '\t', '\u00a0', '\ufeff', '\u2028', ' \u3000')
const content = fc.constantFrom(
  '',
  'Maria de Teste',
  'NF1',
  '250,00',
  '250',
  '30/04/2026',
  'a, b',
  'São João',
  '€',
  '😀',
  'a  b',
)
const cell = fc.tuple(blanks, content, blanks)
const row = fc.oneof(
  fc.array(cell, { minLength: FIELDS.length, maxLength: FIELDS.length }),
  fc.array(cell, { maxLength: FIELDS.length + 1 }),
)

test.each([';', ',', '\t', '|', '§'])('separated by %j', async (separator) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(row, fc.constantFrom('\r\n', '\n', '\r'), fc.boolean()), { maxLength: 12 }),
      async (rows) => {
        const clean = (text: string): string => text.replaceAll(separator, 'x')
        /** The last cell of a line decides who splits the line. */
        const file = (isQuoted: (drawn: boolean) => boolean): Buffer =>
          Buffer.from(
            [
              `sep=${separator}\n`,
              `${[...FIELDS, 'customer_city_name'].join(separator)}\n`,
              ...rows.map(([cells, end, drawn]) => {
                const city = isQuoted(drawn) ? '"Recife"' : 'Recife'
                return [...cells.map((parts) => clean(parts.join(''))), city].join(separator) + end
              }),
            ].join(''),
          )
        const plain = await importEntries(file(() => false))
        expect(await importEntries(file(() => true))).toEqual(plain)
        expect(await importEntries(file((drawn) => drawn))).toEqual(plain)
      },
    ),
    runs(50, 10),
  )
})

test('a line with quotes that are not closed is an error of its own', async () => {
  const text = ['document_number;amount', 'A1;10,00', 'A2;"1', 'A3;30,00', 'A"4;40,00', 'A5;50,00'].join('\n')
  const { created, import_errors } = await importEntries(Buffer.from(text))
  expect(created.map(({ slip }) => slip.document_number)).toEqual(['A1', 'A3', 'A5'])
  expect(import_errors.map(({ line }) => line)).toEqual([3, 5])
})

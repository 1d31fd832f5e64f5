/** Pages of docs that are generated whole, from the tables of fields and from the banks. `npm test -- -u` rewrites them. */
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BANKS, registersTitles } from '../../src/banks/index.js'
import { SLIP_FIELDS, SLIP_TABLE, type SlipField } from '../../src/cobranca/index.js'
import type { FieldLayout, FieldTableName } from '../../src/inspect/index.js'
import type { FieldSupport } from '../../src/remittance/index.js'
import { notesOf } from '../banks/code-notes.js'
import { remittanceDialects, returnDialects } from '../banks/dialects-of.js'
import { rowsOf } from '../banks/rows-of.js'
import { bankPage, bankPageName, indexPage } from './bank-pages.js'
import { COMPARED, ENTRIES, fieldPage } from './field-page.js'

test.runIf(COMPARED.length === BANKS.length).each([
  ['docs/fields.md', 'en'],
  ['docs/pt/campos.md', 'pt'],
] as const)('%s has the tables of the code', async (file, language) => {
  await expect(fieldPage(language)).toMatchFileSnapshot(`../../${file}`)
})

const FOLDERS = { en: 'docs/banks', pt: 'docs/pt/bancos' } as const

describe.each(['en', 'pt'] as const)('banks, %s', (language) => {
  test('the index compares the banks', async () => {
    await expect(indexPage(language)).toMatchFileSnapshot(`../../${FOLDERS[language]}.md`)
  })

  test.each(COMPARED)('the page of $name is its bank’s', async (bank) => {
    await expect(bankPage(bank, language)).toMatchFileSnapshot(`../../${FOLDERS[language]}/${bankPageName(bank)}`)
  })

  test('there is no page of another bank', () => {
    expect(readdirSync(FOLDERS[language]).sort()).toEqual(BANKS.map(bankPageName).sort())
  })
})

describe.each([
  ['en', 'pt'],
  ['pt', 'en'],
] as const)('pages of banks, %s', (language, other) => {
  const notes = new Set(returnDialects().flatMap((of) => notesOf(of).map(({ text }) => text[other])))

  test.each(COMPARED)('the page of $name has no note in the other language', (bank) => {
    const page = bankPage(bank, language)
    expect([...notes].filter((note) => page.includes(note))).toEqual([])
  })
})

/** The field by which a slip asks for a feature. */
const FEATURE_FIELDS: Readonly<Record<string, SlipField>> = Object.fromEntries(
  SLIP_FIELDS.flatMap((field) => {
    const { feature } = SLIP_TABLE[field]
    return feature === undefined ? [] : [[feature, field]]
  }),
)

const instructions = await rowsOf('instruction-rows.ts')

describe.each(remittanceDialects(COMPARED).filter(({ dialect }) => registersTitles(dialect)))(
  '$name',
  ({ bank, key, layout, dialect }) => {
    const supportOf = (table: FieldTableName, field: string): FieldSupport | undefined =>
      ENTRIES[table]
        .find((entry) => entry.field === field)!
        .layouts.find(
          (each) => each.bank === bank.number && each.layout === layout && each.variant === (dialect.variant ?? null),
        )?.support
    const { features, wallet } = instructions.find((each) => each.bank === bank)!.rows.INSTRUCTIONS[key]!

    // The rows are typed from the manuals.
    test.each(Object.entries(FEATURE_FIELDS))('%s: the layout has columns for it, or refuses %s', (feature, field) => {
      const isThere = features.some(
        (each) => each === feature || (feature === 'second_discount' && each === 'third_discount'),
      )
      expect(supportOf('slip', field)).toBe(isThere ? 'sent' : 'refused')
    })

    test('a wallet has every required field', () => {
      const required = ENTRIES.wallet.filter(({ field }) => supportOf('wallet', field) === 'required')
      expect(Object.keys(wallet)).toEqual(expect.arrayContaining(required.map(({ field }) => field)))
    })
  },
)

test('no field of a slip is lost without a report', () => {
  const lost = ENTRIES.slip.flatMap(({ field, layouts }) =>
    layouts.flatMap(({ support, bank, layout }) => (support === 'unread' ? [`${field} ${bank} ${layout}`] : [])),
  )
  expect(lost).toEqual([])
})

test('columns and days of a layout are its descriptor’s', () => {
  // Itaú CNAB 400, July 2021: names have 30 columns in the remittance (235–264), the document's number 10 (111–120).
  const itau400 = (field: string): FieldLayout | undefined =>
    ENTRIES.slip
      .find((entry) => entry.field === field)!
      .layouts.find(({ bank, layout }) => bank === '341' && layout === 'cnab400')
  expect(itau400('customer_person_name')?.max_length).toBe(30)
  expect(itau400('document_number')?.max_length).toBe(10)
  expect(itau400('days_for_sue')?.days).not.toEqual([])
})

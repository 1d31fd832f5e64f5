/** docs/fields.md and docs/pt/campos.md: generated whole from the tables of fields. `npm test -- -u` rewrites them. */
import { describe, expect, test } from 'vitest'
import { BANKS, type SlipFeature } from '../../src/banks/index.js'
import type { Language, SlipField } from '../../src/cobranca/index.js'
import {
  FIELD_TABLES,
  type FieldEntry,
  type FieldLayout,
  type FieldTableName,
  fieldEntries,
  formText,
  limitText,
  meaningText,
  unitText,
} from '../../src/inspect/index.js'
import type { FieldSupport } from '../../src/remittance/index.js'
import { remittanceDialects, usualDialects } from '../banks/dialects-of.js'
import { rowsOf } from '../banks/rows-of.js'
import { markdownTable } from './markdown.js'

const WORDS = {
  en: {
    title: 'Fields of slips and wallets',
    intro: `Made by \`npm test -- -u\` from the tables of the code. \`cnab fields slip|wallet [BANK]\` prints the same, with the limits of each layout of a bank.
Fields with * are not fields of the service.`,
    head: ['field', 'form', 'unit', 'limit', 'meaning'],
    support: `## What the layouts do with them

Fields that not all layouts take, in the registration of a slip and in the usual layouts: \`341 400\` is Itaú’s CNAB 400, \`341\` both layouts of the bank.
A field that is left out is reported in \`changes\`; a refused field is an error. Some layouts take a field only in some contracts or beside another field.`,
    supportHead: ['field', 'sent by', 'left out by', 'refused by'],
    walletHead: ['field', 'required by', 'read by'],
    local: 'not sent to the bank',
    all: 'all',
    none: 'none',
    but: 'all but',
  },
  pt: {
    title: 'Campos do boleto e da carteira',
    intro: `Gerado por \`npm test -- -u\` a partir das tabelas do código. \`cnab fields slip|wallet [BANCO]\` mostra o mesmo, com os limites de cada layout do banco.
Os campos com * não são do serviço.`,
    head: ['campo', 'forma', 'unidade', 'limite', 'significado'],
    support: `## O que os layouts fazem com eles

Os campos que nem todo layout recebe, no registro de um boleto e nos layouts usuais: \`341 400\` é o CNAB 400 do Itaú, \`341\` os dois layouts do banco.
O campo que fica fora aparece em \`changes\`; o campo recusado é um erro. Alguns layouts só recebem um campo em certas carteiras ou junto de outro campo.`,
    supportHead: ['campo', 'enviado por', 'fica fora em', 'recusado por'],
    walletHead: ['campo', 'exigido por', 'lido por'],
    local: 'não vai para o banco',
    all: 'todos',
    none: 'nenhum',
    but: 'todos menos',
  },
} as const

const NAMES = Object.keys(FIELD_TABLES) as FieldTableName[]
const ENTRIES = Object.fromEntries(NAMES.map((name) => [name, fieldEntries(name, BANKS)])) as Readonly<
  Record<FieldTableName, readonly FieldEntry[]>
>
const USUAL = usualDialects(remittanceDialects()).map(({ bank, layout, dialect }) => ({
  bank: bank.number,
  layout,
  variant: dialect.variant ?? null,
}))

const isUsual = ({ bank, layout, variant }: FieldLayout): boolean =>
  USUAL.some((usual) => usual.bank === bank && usual.layout === layout && usual.variant === variant)

/** Names of layouts: `341 400`, or `341` for all layouts of the bank. */
function namesOf(layouts: readonly Pick<FieldLayout, 'bank' | 'layout'>[]): string[] {
  return [...new Set(layouts.map(({ bank }) => bank))].flatMap((bank) => {
    const ofBank = layouts.filter((each) => each.bank === bank).map(({ layout }) => layout.replace('cnab', ''))
    return ofBank.length === USUAL.filter((each) => each.bank === bank).length
      ? [bank]
      : ofBank.map((width) => `${bank} ${width}`)
  })
}

/** The layouts that do one of these with a field: the shorter of a list and a list of the others. */
function listed({ layouts }: FieldEntry, supports: readonly FieldSupport[], language: Language): string {
  const words = WORDS[language]
  const usual = layouts.filter(isUsual)
  const does = usual.filter(({ support }) => supports.includes(support))
  if (does.length === 0) return ''
  if (does.length === usual.length) return words.all
  const [those, others] = [namesOf(does), namesOf(usual.filter((each) => !does.includes(each)))]
  return those.length <= others.length ? those.join(', ') : `${words.but} ${others.join(', ')}`
}

const nameOf = ({ field, is_own }: FieldEntry): string => `\`${field}\`${is_own ? '*' : ''}`

function table(name: FieldTableName, language: Language): string {
  const words = WORDS[language]
  return markdownTable(
    words.head,
    fieldEntries(name).map((entry) => [
      nameOf(entry),
      formText(entry, language),
      unitText(entry, language),
      limitText(entry, language),
      meaningText(entry, language) + (entry.is_local ? ` (${words.local})` : ''),
    ]),
  )
}

function supportOfSlips(language: Language): string {
  const rows = ENTRIES.slip
    .filter((entry) => entry.layouts.some(({ support }) => support === 'left_out' || support === 'refused'))
    .map((entry) => [
      nameOf(entry),
      listed(entry, ['required', 'sent'], language) || WORDS[language].none,
      listed(entry, ['left_out'], language),
      listed(entry, ['refused'], language),
    ])
  return markdownTable(WORDS[language].supportHead, rows)
}

function supportOfWallets(language: Language): string {
  const rows = ENTRIES.wallet
    .filter((entry) => !entry.required && !entry.is_local)
    .map((entry) => [
      nameOf(entry),
      listed(entry, ['required'], language),
      listed(entry, ['required', 'sent'], language) || WORDS[language].none,
    ])
  return markdownTable(WORDS[language].walletHead, rows)
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1)

const page = (language: Language): string => {
  const words = WORDS[language]
  const title = (name: FieldTableName): string => `## ${capital(FIELD_TABLES[name][language])}`
  return `# ${words.title}

${words.intro}

${title('slip')}

${table('slip', language)}

${title('wallet')}

${table('wallet', language)}

${words.support}

${supportOfSlips(language)}

${supportOfWallets(language)}
`
}

test.each([
  ['docs/fields.md', 'en'],
  ['docs/pt/campos.md', 'pt'],
] as const)('%s has the tables of the code', async (file, language) => {
  await expect(page(language)).toMatchFileSnapshot(`../../${file}`)
})

/** The field by which a slip asks for a feature. */
const FEATURE_FIELDS: Readonly<Record<SlipFeature, SlipField>> = {
  second_discount: 'second_discount_value',
  third_discount: 'third_discount_value',
  days_for_sue: 'days_for_sue',
  days_for_negativation: 'days_for_negativation',
  days_for_revoke: 'days_for_revoke',
  divergent_payment: 'divergent_payment_type',
  payment_count: 'payment_count',
  split: 'split_accounts',
  pix: 'pix_enabled',
  pix_txid: 'pix_txid',
  bank_dispatch: 'dispatch_type',
  nfe_key: 'nfe_key',
}

const instructions = await rowsOf('instruction-rows.ts')

describe.each(remittanceDialects())('$name', ({ bank, key, layout, dialect }) => {
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
})

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

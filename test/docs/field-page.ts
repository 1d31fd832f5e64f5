/** The page of the fields of slips and wallets, from the tables of the code. */
import { BANKS, type BankDefinition } from '../../src/banks/index.js'
import type { Language } from '../../src/cobranca/index.js'
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
import { someOf } from '../runs.js'
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

/** The banks whose fields are compared in the run: what each layout does with a field takes a remittance of its own. */
export const COMPARED: readonly BankDefinition[] = [
  ...new Set([...someOf(BANKS, 4), ...BANKS.filter(({ number }) => number === '341')]),
]

/** The fields, with what each layout of these banks does with them. */
export const ENTRIES = Object.fromEntries(NAMES.map((name) => [name, fieldEntries(name, COMPARED)])) as Readonly<
  Record<FieldTableName, readonly FieldEntry[]>
>
const USUAL = usualDialects(remittanceDialects()).map(({ bank, layout, dialect }) => ({
  bank: bank.number,
  layout,
  variant: dialect.variant ?? null,
}))

const isUsual = ({ bank, layout, variant }: FieldLayout): boolean =>
  USUAL.some((usual) => usual.bank === bank && usual.layout === layout && usual.variant === variant)

/** Names of usual layouts: `341 400`, or `341` for all layouts of the bank. */
export function namesOf(layouts: readonly Pick<FieldLayout, 'bank' | 'layout'>[]): string[] {
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

export const fieldPage = (language: Language): string => {
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

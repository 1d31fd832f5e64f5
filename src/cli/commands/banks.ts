/** `cnab banks`: supported banks and layouts. */
import { type BankContract, type BankDefinition, bankContracts, EVIDENCE, type Evidence } from '../../banks/index.js'
import type { Language } from '../../cobranca/index.js'
import { type SupportedLayout, supportedLayouts } from '../../inspect/index.js'
import { BANK_OPERAND, bankArgument, layoutName } from '../bank-argument.js'
import { command } from '../command.js'
import { formatOption } from '../common-options.js'
import { EXIT } from '../exit-codes.js'
import { printTable, type TableColumn } from '../table.js'
import type { Terminal } from '../terminal.js'

const COLUMNS: readonly TableColumn<SupportedLayout>[] = [
  { key: 'bank', head: { pt: 'banco', en: 'bank' }, value: ({ bank }) => bank },
  { key: 'bank_name', head: { pt: 'nome', en: 'name' }, value: ({ bank_name }) => bank_name },
  { key: 'layout', head: { pt: 'layout', en: 'layout' }, value: ({ layout }) => layout },
  { key: 'variant', head: { pt: 'variante', en: 'variant' }, value: ({ variant }) => variant },
  { key: 'reads_returns', head: { pt: 'retorno', en: 'return' }, value: ({ reads_returns }) => reads_returns },
  {
    key: 'writes_remittances',
    head: { pt: 'remessa', en: 'remittance' },
    value: ({ writes_remittances }) => writes_remittances,
  },
  {
    key: 'return_evidence',
    head: { pt: 'evidência do retorno', en: 'return evidence' },
    value: ({ return_evidence }) => return_evidence,
  },
  {
    key: 'remittance_evidence',
    head: { pt: 'evidência da remessa', en: 'remittance evidence' },
    value: ({ remittance_evidence }) => remittance_evidence,
  },
  { key: 'versions', head: { pt: 'versões', en: 'versions' }, value: ({ versions }) => versions.join(' ') },
  {
    key: 'manuals',
    head: { pt: 'manuais', en: 'manuals' },
    value: ({ manuals }) => manuals.map(({ title, version }) => `${title}, ${version}`).join('; '),
    isLong: true,
  },
  {
    key: 'contracts',
    head: { pt: 'carteiras', en: 'contracts' },
    value: ({ contracts }) => contracts.join(' '),
    isLong: true,
  },
  {
    key: 'wallet_fields',
    head: { pt: 'campos da carteira', en: 'wallet fields' },
    value: ({ wallet_fields }) =>
      Object.entries(wallet_fields)
        .map(([field, maxLength]) => `${field}:${maxLength}`)
        .join(' '),
    isLong: true,
  },
]

/** Lists the supported layouts. */
export const banks = command({
  usage: { pt: '[BANCO] [--format text|json|csv]', en: '[BANK] [--format text|json|csv]' },
  about: {
    pt: 'Lista os layouts de retorno e de remessa de cada banco: uma linha por layout e por variante. Com um BANCO (número, como 341, ou nome, como itau), lista também os manuais, as carteiras (bank_contract_slug) e os campos da carteira que a remessa exige, com o tamanho máximo de cada campo.',
    en: 'Lists the layouts of returns and remittances of each bank: one line per layout and variant. With a BANK (number, like 341, or name, like itau), also lists the manuals, the contracts (bank_contract_slug) and the wallet fields that a remittance requires, with the maximum length of each field.',
  },
  operands: [BANK_OPERAND],
  options: { format: formatOption('text', 'json', 'csv') },
  examples: [
    ['banks', { pt: 'lista todos os bancos', en: 'lists all banks' }],
    ['banks sicredi', { pt: 'mostra um banco e suas carteiras', en: 'shows a bank and its contracts' }],
  ],
  exits: { ok: { pt: 'a lista foi mostrada', en: 'the list was shown' } },
  async run({ values: { format = 'text' }, operands: [name] }, { terminal, language }) {
    const bank = name === undefined ? undefined : bankArgument(name)
    if (bank !== undefined && format === 'text') printBank(bank, terminal, language)
    else await printTable(supportedLayouts(bank), COLUMNS, format, { terminal, language })
    return EXIT.ok
  },
})

const WORDS = {
  reads: { pt: 'lê retornos', en: 'reads returns' },
  writes: { pt: 'escreve remessas', en: 'writes remittances' },
  both: { pt: 'lê retornos, escreve remessas', en: 'reads returns, writes remittances' },
  manual: { pt: 'manual', en: 'manual' },
  evidence: { pt: 'evidência', en: 'evidence' },
  ofReturn: { pt: 'retorno', en: 'return' },
  ofRemittance: { pt: 'remessa', en: 'remittance' },
  versions: { pt: 'versões', en: 'versions' },
  contracts: { pt: 'carteiras', en: 'contracts' },
  fields: { pt: 'exige', en: 'requires' },
} as const

/** Formats the evidence of both directions; names the directions if the evidence differs. */
function evidenceText({ return_evidence, remittance_evidence }: SupportedLayout, language: Language): string {
  const text = (evidence: Evidence): string => EVIDENCE[evidence][language]
  const all = [
    { evidence: return_evidence, name: WORDS.ofReturn },
    { evidence: remittance_evidence, name: WORDS.ofRemittance },
  ].flatMap(({ evidence, name }) => (evidence === null ? [] : [{ evidence, name }]))
  return all.every(({ evidence }) => evidence === all[0]!.evidence)
    ? text(all[0]!.evidence)
    : all.map(({ evidence, name }) => `${name[language]}: ${text(evidence)}`).join('; ')
}

/** A contract with its name, if it has more than the slug: `sicoob-01 (1/01 - Simples Com Registro)`. */
function named(names: ReadonlyMap<string, BankContract>, slug: string): string {
  const { code = null, name = null } = names.get(slug) ?? {}
  return name === null || name === code ? slug : `${slug} (${name})`
}

function printBank(bank: BankDefinition, terminal: Terminal, language: Language): void {
  const { number, formerNumbers = [], name, slug, walletExtras = {} } = bank
  terminal.line(terminal.style('bold', `${name} (${[number, ...formerNumbers].join(', ')}), ${slug}`))
  const names = new Map(bankContracts(bank).map((contract) => [contract.slug, contract]))
  for (const layout of supportedLayouts(bank)) {
    const { variant, reads_returns, writes_remittances, versions, manuals, contracts, wallet_fields } = layout
    const what = reads_returns && writes_remittances ? WORDS.both : reads_returns ? WORDS.reads : WORDS.writes
    terminal.line()
    terminal.line(`  ${layoutName(layout.layout)}${variant === null ? '' : ` (${variant})`}: ${what[language]}`)
    for (const { title, version } of manuals) terminal.line(`    ${WORDS.manual[language]}: ${title}, ${version}`)
    terminal.line(`    ${WORDS.evidence[language]}: ${evidenceText(layout, language)}`)
    if (versions.length > 0) terminal.line(`    ${WORDS.versions[language]}: ${versions.join(', ')}`)
    if (contracts.length > 0)
      terminal.line(`    ${WORDS.contracts[language]}: ${contracts.map((slug) => named(names, slug)).join(', ')}`)
    const fields = Object.entries(wallet_fields)
    if (fields.length === 0) continue
    terminal.line(
      `    ${WORDS.fields[language]}: ${fields.map(([field, maxLength]) => `${field} (${maxLength})`).join(', ')}`,
    )
    for (const [field, description] of Object.entries(walletExtras)) {
      if (field in wallet_fields) terminal.line(`      ${field}: ${description[language]}`)
    }
  }
}

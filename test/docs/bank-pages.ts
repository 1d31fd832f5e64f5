/** The index of the banks and a page for each, from the tables of the code. */
import {
  BANKS,
  type BankDefinition,
  bankContract,
  type Contract,
  type Deadline,
  EVIDENCE,
  type RemittanceDialect,
  type ReturnDialect,
} from '../../src/banks/index.js'
import {
  type Language,
  type LocalizedText,
  OUR_CODES,
  type OurCode,
  type OurOccurrence,
  ourOccurrence,
  type WalletFields,
} from '../../src/cobranca/index.js'
import type { BankOccurrence, OccurrenceOverride } from '../../src/febraban/index.js'
import type { FixedRecord, Records } from '../../src/fixed-width/index.js'
import { daysText } from '../../src/inspect/index.js'
import { exampleWallets, RemittanceBuilder } from '../../src/remittance/index.js'
import {
  type DialectOf,
  folderOf,
  formerDialects,
  instructedDialects,
  remittanceDialects,
  returnDialects,
  usualDialects,
} from '../banks/dialects-of.js'
import { listed } from '../banks/manual-codes.js'
import { rowsOf } from '../banks/rows-of.js'
import { ENTRIES, namesOf } from './field-page.js'
import { markdownTable } from './markdown.js'

const codes = await rowsOf('manual-codes.ts', BANKS)
const samples = await rowsOf('samples.ts', BANKS)

const WORDS = {
  en: {
    index: `# Banks

Made by \`npm test -- -u\` from the tables in \`src/banks/\`. Each bank has a page with its manuals, wallets, instructions, deadlines, file names and
doubtful occurrences; [Fields](fields.md) compares the fields of slips and wallets.`,
    returns: `## Returns

«Printed» counts the occurrence codes of the manual, and how many of them have a unified code; «besides» counts codes of other editions and of real files.
«Files read» counts the real files that the tests read where they are at hand.`,
    remittances: `## Remittances

«Movements» counts those of the library’s table and those of the manual; «instructions» the \`our_code\` that they serve.`,
    instructions: `## Instructions

The usual layouts that take each instruction: \`341 400\` is Itaú’s CNAB 400, \`341\` both layouts of the bank.`,
    deadlines: `## Deadlines

Days after the due date that each layout takes, how the bank counts them, and the bank’s codes in parentheses. \`days_for_sue\` and
\`days_for_negativation\` are calendar days unless \`deadline_days_type\` is 2 (working days): a number that the bank would count otherwise is refused.
«Days» without a kind are not explained in the manual; «as registered» is the agreement with the bank. A layout refuses the deadline of an empty cell.`,
    bank: 'bank',
    variant: 'variant',
    versions: 'file versions',
    manual: 'manual',
    evidence: 'evidence',
    records: 'records',
    printed: 'printed',
    besides: 'besides',
    reasons: 'reasons',
    files: 'files read',
    contracts: 'contracts',
    movements: 'movements',
    instructionCount: 'instructions',
    meaning: 'in Portuguese',
    layouts: 'layouts',
    noReasons: 'none printed',
    tables: 'tables',
    table: 'table',
    mapped: 'with a unified code',
    all: 'all',
    deadlineHead: ['bank', 'CNAB', 'protest', 'negativation', 'write-off', 'manual'],
    made: 'Made by `npm test -- -u` from the tables of the bank.',
    back: 'All banks',
    number: 'Number',
    slug: 'In `bank_contract_slug`',
    formerNumbers: 'Also read under',
    foreignNumbers: 'Files with the number of another bank',
    layoutsTitle: 'Layouts',
    directions: { return: 'return', remittance: 'remittance', former: 'remittance, read only' },
    wallets: 'Wallets',
    walletHead: ['CNAB', 'variant', 'fields, with their digits'],
    fileName: 'file name',
    contractHead: ['bank_contract_slug', 'code', 'name', 'notes', 'layouts'],
    bankNumbers: 'the bank numbers the slips',
    registration: '1001 has movement',
    withoutDocumentTypes: 'without document_type',
    hasNoBarCode: 'no bar code',
    correspondent: 'collected by',
    barCode: 'bar code only, no remittance',
    extraHead: ['field', 'meaning'],
    slipFields: 'Fields of a slip',
    slipFieldsText: 'All [fields](../fields.md) go into registrations, except:',
    slipFieldHead: ['layout', 'left out of the file and reported', 'refused'],
    instructionsTitle: 'Instructions',
    deadlinesTitle: 'Deadlines',
    bankDeadlineHead: [
      'CNAB',
      'protest (`days_for_sue`)',
      'negativation (`days_for_negativation`)',
      'write-off (`days_for_revoke`)',
      'manual',
    ],
    defaultsTitle: 'Fields left out',
    defaultsText: 'Without these fields, the bank decides. ⚠ is also in `warnings`.',
    defaultHead: ['CNAB', 'variant', 'field', 'the bank', 'manual'],
    unmapped: 'Occurrences without a unified code',
    unmappedHead: ['CNAB', 'variant', 'code', 'the bank’s words', 'why'],
    doubtful: 'Occurrences whose unified code is doubtful',
    doubtfulHead: ['CNAB', 'variant', 'code', 'the bank’s words', 'unified', 'doubt'],
    none: 'None.',
    fileExample: 'of 2026-03-02, number 1',
  },
  pt: {
    index: `# Bancos

Gerado por \`npm test -- -u\` a partir das tabelas em \`src/banks/\`. Cada banco tem uma página com manuais, carteiras, instruções, prazos, nomes de
arquivo e ocorrências duvidosas; [Campos](campos.md) compara os campos do boleto e da carteira.`,
    returns: `## Retornos

«Impressos» conta os códigos de ocorrência do manual e quantos deles têm código unificado; «outros» conta códigos de outras edições e de arquivos reais.
«Arquivos lidos» conta os arquivos reais que os testes leem onde eles estão disponíveis.`,
    remittances: `## Remessas

«Movimentos» conta os da tabela da biblioteca e os do manual; «instruções», os \`our_code\` a que servem.`,
    instructions: `## Instruções

Os layouts usuais que aceitam cada instrução: \`341 400\` é o CNAB 400 do Itaú, \`341\` os dois layouts do banco.`,
    deadlines: `## Prazos

Os dias após o vencimento que cada layout aceita, como o banco os conta e, entre parênteses, os códigos do banco. \`days_for_sue\` e
\`days_for_negativation\` são dias corridos, ou úteis com \`deadline_days_type\` 2: um prazo que o banco contaria de outro modo é recusado.
O manual não explica os «dias» sem qualificação; «como no cadastro» é o combinado com o banco. O layout recusa o prazo da célula vazia.`,
    bank: 'banco',
    variant: 'variante',
    versions: 'versões',
    manual: 'manual',
    evidence: 'evidência',
    records: 'registros',
    printed: 'impressos',
    besides: 'outros',
    reasons: 'motivos',
    files: 'arquivos lidos',
    contracts: 'carteiras',
    movements: 'movimentos',
    instructionCount: 'instruções',
    meaning: 'instrução',
    layouts: 'layouts',
    noReasons: 'nenhum impresso',
    tables: 'tabelas',
    table: 'tabela',
    mapped: 'com código unificado',
    all: 'todos',
    deadlineHead: ['banco', 'CNAB', 'protesto', 'negativação', 'baixa', 'manual'],
    made: 'Gerado por `npm test -- -u` a partir das tabelas do banco.',
    back: 'Todos os bancos',
    number: 'Número',
    slug: 'Em `bank_contract_slug`',
    formerNumbers: 'Lido também com',
    foreignNumbers: 'Arquivos com o número de outro banco',
    layoutsTitle: 'Layouts',
    directions: { return: 'retorno', remittance: 'remessa', former: 'remessa, só leitura' },
    wallets: 'Carteiras',
    walletHead: ['CNAB', 'variante', 'campos, com as posições'],
    fileName: 'nome do arquivo',
    contractHead: ['bank_contract_slug', 'código', 'nome', 'observações', 'layouts'],
    bankNumbers: 'o banco numera os boletos',
    registration: '1001 tem o movimento',
    withoutDocumentTypes: 'sem document_type',
    hasNoBarCode: 'sem código de barras',
    correspondent: 'cobrada por',
    barCode: 'só código de barras, sem remessa',
    extraHead: ['campo', 'significado'],
    slipFields: 'Campos do boleto',
    slipFieldsText: 'Todos os [campos](../campos.md) vão no registro, menos:',
    slipFieldHead: ['layout', 'fica fora do arquivo, com aviso em `changes`', 'recusado'],
    instructionsTitle: 'Instruções',
    deadlinesTitle: 'Prazos',
    bankDeadlineHead: [
      'CNAB',
      'protesto (`days_for_sue`)',
      'negativação (`days_for_negativation`)',
      'baixa (`days_for_revoke`)',
      'manual',
    ],
    defaultsTitle: 'Campos omitidos',
    defaultsText: 'Sem estes campos, o banco decide. ⚠ também está em `warnings`.',
    defaultHead: ['CNAB', 'variante', 'campo', 'o banco', 'manual'],
    unmapped: 'Ocorrências sem código unificado',
    unmappedHead: ['CNAB', 'variante', 'código', 'texto do banco', 'por quê'],
    doubtful: 'Ocorrências de código unificado duvidoso',
    doubtfulHead: ['CNAB', 'variante', 'código', 'texto do banco', 'unificado', 'dúvida'],
    none: 'Nenhuma.',
    fileExample: 'de 2026-03-02, número 1',
  },
} as const satisfies Readonly<Record<Language, unknown>>

const printed = ({ bank, key }: DialectOf) => codes.find((each) => each.bank === bank)?.rows.MANUAL_CODES[key]

const widthOf = ({ layout }: DialectOf): string => layout.replace('cnab', '')
const variantOf = ({ dialect }: DialectOf): string => dialect.variant ?? ''
const evidenceOf = ({ dialect }: DialectOf, language: Language): string => EVIDENCE[dialect.evidence][language]
const versionsOf = ({ dialect }: DialectOf): string => dialect.layout.version?.known.join(', ') ?? ''
const manualOf = ({ dialect }: DialectOf): string => `${dialect.manual.title}, ${dialect.manual.version}`
const recordsOf = ({ dialect }: DialectOf): string => {
  const all: readonly FixedRecord[] = Object.values(dialect.layout.records as Records)
  return String(all.length)
}

/** Page of a bank: `341-itau.md`. */
export const bankPageName = (bank: BankDefinition): string => `${folderOf(bank)}.md`

const linkTo = (bank: BankDefinition, language: Language): string =>
  `[${bank.number} ${bank.name}](${language === 'en' ? 'banks' : 'bancos'}/${bankPageName(bank)})`

/** Real files are counted by layout: all variants of it together, in the row of the usual dialect. */
const filesRead = ({ bank, layout, isUsual }: DialectOf, direction: 'returns' | 'remittances'): string =>
  isUsual ? String(samples.find((each) => each.bank === bank)?.rows.SAMPLES[direction][layout] ?? 0) : ''

/** Occurrences and reasons, counted. */
function returnCounts(of: DialectOf<ReturnDialect>, language: Language): string[] {
  const words = WORDS[language]
  const { occurrences, reasons } = of.dialect
  const mapped = Object.values(occurrences).filter(({ our_occurrence }) => our_occurrence !== null).length
  const inManual = listed(printed(of)?.occurrences?.codes ?? '')
  const others = Object.keys(occurrences).filter((code) => !inManual.includes(code)).length
  const known = inManual.filter((code) => occurrences[code]?.our_occurrence != null).length
  const tables = new Set(reasons.map((each) => each.codes))
  const distinct = [...tables].reduce((sum, each) => sum + Object.keys(each).length, 0)
  return [
    `${known} / ${inManual.length}`,
    others === 0 ? '' : `${others} (${mapped - known} ${words.mapped})`,
    tables.size === 0
      ? words.noReasons
      : `${distinct}, ${tables.size} ${tables.size === 1 ? words.table : words.tables}`,
  ]
}

function remittanceCounts(of: DialectOf<RemittanceDialect>): string[] {
  const { movements, instructions, contracts } = of.dialect
  return [
    String(Object.keys(contracts).length),
    `${Object.keys(movements).length} / ${listed(printed(of)?.movements?.codes ?? '').length}`,
    String(Object.keys(instructions).length),
  ]
}

const DEADLINES: readonly Deadline[] = ['days_for_sue', 'days_for_negativation', 'days_for_revoke']

const deadlinesOf = ({ dialect }: DialectOf<RemittanceDialect>, language: Language): string[] => [
  ...DEADLINES.map((field) => daysText(dialect.deadlines.ranges[field] ?? [], language)),
  dialect.deadlines.source,
]

/** Fields without which the bank decides. */
const defaultRows = (of: DialectOf<RemittanceDialect>, language: Language): string[][] =>
  (of.dialect.bankDefaults ?? []).map(({ field, effect, source, warning }) => [
    widthOf(of),
    variantOf(of),
    `\`${field}\`${warning === undefined ? '' : ' ⚠'}`,
    effect[language],
    source,
  ])

const CODES = Object.keys(OUR_CODES) as OurCode[]

/** The index: what the banks have in common, and where they differ. */
export function indexPage(language: Language): string {
  const words = WORDS[language]
  const usual = usualDialects(remittanceDialects())
  const instructed = instructedDialects(remittanceDialects())
  const instructions = CODES.flatMap((code) => {
    const taking = usual.filter(({ bank, layout }) =>
      instructed.some((of) => of.bank === bank && of.layout === layout && of.dialect.instructions[code] !== undefined),
    )
    if (taking.length === 0) return []
    const layouts =
      taking.length === usual.length
        ? [words.all]
        : namesOf(taking.map(({ bank, layout }) => ({ bank: bank.number, layout })))
    return [[code, OUR_CODES[code], layouts.join(', ')]]
  })
  const returns = returnDialects().map((of) => [
    linkTo(of.bank, language),
    widthOf(of),
    variantOf(of),
    evidenceOf(of, language),
    recordsOf(of),
    ...returnCounts(of, language),
    filesRead(of, 'returns'),
  ])
  const remittances = remittanceDialects().map((of) => [
    linkTo(of.bank, language),
    widthOf(of),
    variantOf(of),
    evidenceOf(of, language),
    recordsOf(of),
    ...remittanceCounts(of),
    filesRead(of, 'remittances'),
  ])
  const deadlines = usual.map((of) => [linkTo(of.bank, language), widthOf(of), ...deadlinesOf(of, language)])
  return `${words.index}

${words.returns}

${markdownTable([words.bank, 'CNAB', words.variant, words.evidence, words.records, words.printed, words.besides, words.reasons, words.files], returns)}

${words.remittances}

${markdownTable([words.bank, 'CNAB', words.variant, words.evidence, words.records, words.contracts, words.movements, words.instructionCount, words.files], remittances)}

${words.instructions}

${markdownTable(['our_code', words.meaning, words.layouts], instructions)}

${words.deadlines}

${markdownTable(words.deadlineHead, deadlines)}
`
}

/** Name of a remittance of a day, by the first wallet of the dialect. */
function fileNameOf({ layout, dialect }: DialectOf<RemittanceDialect>): string {
  const [wallet] = exampleWallets({ layout, dialect, contracts: Object.keys(dialect.contracts) })
  return new RemittanceBuilder(wallet!, { generated_at: '2026-03-02T10:15:30' }).summary.filename
}

function contractRows(
  bank: BankDefinition,
  remittances: readonly DialectOf<RemittanceDialect>[],
  language: Language,
): string[][] {
  const words = WORDS[language]
  const found = new Map<string, { readonly contract: Contract; readonly layouts: Set<string> }>()
  for (const of of remittances) {
    for (const [slug, contract] of Object.entries(of.dialect.contracts)) {
      const row = found.get(slug) ?? { contract, layouts: new Set() }
      row.layouts.add([widthOf(of), variantOf(of)].filter((part) => part !== '').join(' '))
      found.set(slug, row)
    }
  }
  const nameOf = (slug: string): string => bankContract(slug)?.name ?? ''
  const notesOf = ({
    bankNumbers,
    registration,
    withoutDocumentTypes = [],
    hasNoBarCode,
    correspondent,
  }: Contract): string =>
    [
      ...(bankNumbers === true ? [words.bankNumbers] : []),
      ...(registration === undefined ? [] : [`${words.registration} ${registration}`]),
      ...withoutDocumentTypes.map((type) => `${words.withoutDocumentTypes} ${type}`),
      ...(hasNoBarCode === true ? [words.hasNoBarCode] : []),
      ...(correspondent === undefined ? [] : [`${words.correspondent} ${correspondent.bank}`]),
    ].join(', ')
  return [
    ...[...found].map(([slug, { contract, layouts }]) => [
      `\`${slug}\``,
      contract.code,
      nameOf(slug),
      notesOf(contract),
      [...layouts].join(', '),
    ]),
    ...Object.entries(bank.barCodeContracts ?? {})
      .filter(([slug]) => !found.has(slug))
      .map(([slug, contract]) => [`\`${slug}\``, contract.code, nameOf(slug), words.barCode, '']),
  ]
}

/** The bank's movements of an instruction and their words; with that of a slip with Pix, where it is another. */
function movementOf({ movements, instructions, contracts }: RemittanceDialect, code: OurCode): string {
  const { movement, withPix } = instructions[code] ?? { movement: '' }
  const ofContracts = Object.values(contracts).flatMap(({ registration }) => registration ?? [])
  const all = code === '1001' && ofContracts.length > 0 ? [...new Set(ofContracts)] : movement === '' ? [] : [movement]
  const text = all.map((each) => `${each} ${movements[each]?.text ?? ''}`.trim()).join(', ')
  return withPix === undefined || withPix.movement === movement ? text : `${text} (Pix: ${withPix.movement})`
}

function slipFieldRows({ number }: BankDefinition): string[][] {
  const layouts = ENTRIES.slip.find(({ layouts }) => layouts.length > 0)!.layouts.filter(({ bank }) => bank === number)
  return layouts.map(({ layout, variant }) => {
    const fieldsThatAre = (wanted: string): string =>
      ENTRIES.slip
        .filter((entry) =>
          entry.layouts.some(
            (each) =>
              each.bank === number && each.layout === layout && each.variant === variant && each.support === wanted,
          ),
        )
        .map(({ field }) => `\`${field}\``)
        .join(', ')
    const name = [layout.replace('cnab', ''), variant ?? ''].join(' ').trim()
    return [name, fieldsThatAre('left_out'), fieldsThatAre('refused')]
  })
}

type Meaning = BankOccurrence | OccurrenceOverride['means']

const unified = (code: OurOccurrence): string => `${code} ${ourOccurrence(code).text}`

/** Codes of an override, the first and the last of many. */
const shortList = (codes: readonly string[]): string =>
  codes.length > 4 ? `${codes[0]} … ${codes.at(-1)}` : codes.join(', ')

/** An occurrence and its overrides, whose codes follow in parentheses. Records with the same columns repeat overrides. */
function meaningsOf(code: string, occurrence: BankOccurrence): readonly (readonly [string, Meaning])[] {
  const overrides = new Map(occurrence.overrides?.map(({ codes, means }) => [codes.join(), { codes, means }]))
  return [
    [code, occurrence],
    ...[...overrides.values()].map(({ codes, means }) => [`${code} (${shortList(codes)})`, means] as const),
  ]
}

function occurrenceRows(of: DialectOf<ReturnDialect>, wanted: 'doubt' | 'why', language: Language): string[][] {
  const named = [widthOf(of), variantOf(of)]
  return Object.entries(of.dialect.occurrences).flatMap(([occurrence, whole]) =>
    meaningsOf(occurrence, whole).flatMap(([code, meaning]) => {
      if (wanted === 'why')
        return meaning.our_occurrence === null ? [[...named, code, meaning.text, meaning.why[language]]] : []
      return meaning.our_occurrence === null || meaning.doubt === undefined
        ? []
        : [[...named, code, meaning.text, unified(meaning.our_occurrence), meaning.doubt[language]]]
    }),
  )
}

/** A heading and what is below it; nothing without content. */
const section = (title: string, ...content: readonly string[]): string =>
  content.length === 0 ? '' : `\n## ${title}\n\n${content.join('\n\n')}\n`

const tableOr = (none: string, head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? none : markdownTable(head, rows)

/** Fields of a wallet, with their digits. */
const fieldsText = (wallet: WalletFields): string =>
  Object.entries(wallet)
    .map(([field, length]) => `\`${field}\` ${length}`)
    .join(', ')

/** Extras that the bank's remittances read. */
const extrasOf = ({ walletExtras = {} }: BankDefinition): readonly [string, LocalizedText][] =>
  Object.entries(walletExtras) as [string, LocalizedText][]

/** The page of a bank. */
export function bankPage(bank: BankDefinition, language: Language): string {
  const words = WORDS[language]
  const returns = returnDialects([bank])
  const remittances = remittanceDialects([bank])
  const usual = usualDialects(remittances)
  const instructed = instructedDialects(remittances)
  const layoutRow = (of: DialectOf, direction: 'return' | 'remittance' | 'former'): string[] => [
    widthOf(of),
    variantOf(of),
    words.directions[direction],
    manualOf(of),
    evidenceOf(of, language),
    versionsOf(of),
  ]
  const layoutRows = [
    ...returns.map((of) => layoutRow(of, 'return')),
    ...remittances.map((of) => layoutRow(of, 'remittance')),
    ...formerDialects([bank]).map((of) => layoutRow(of, 'former')),
  ]
  const identity = [
    `${words.number}: ${bank.number}. ${words.slug}: \`${bank.slug}-…\`.`,
    ...(bank.formerNumbers === undefined ? [] : [`${words.formerNumbers}: ${bank.formerNumbers.join(', ')}.`]),
    ...(bank.foreignHeaders === undefined
      ? []
      : [
          `${words.foreignNumbers}: ${[...new Set(bank.foreignHeaders.flatMap(({ numbers }) => numbers))].join(', ')}.`,
        ]),
  ]
  const walletRows = remittances.map((of) => [
    widthOf(of),
    variantOf(of),
    fieldsText(of.dialect.wallet),
    `\`${fileNameOf(of)}\``,
  ])
  const { barCodeRules } = bank
  const extras = extrasOf(bank)
  const instructionRows = CODES.map((code) => [
    code,
    OUR_CODES[code],
    ...instructed.map(({ dialect }) => movementOf(dialect, code)),
  ]).filter(([, , ...movements]) => movements.some((movement) => movement !== ''))
  const deadlineRows = usual.map((of) => [widthOf(of), ...deadlinesOf(of, language)])
  const omitted = remittances.flatMap((of) => defaultRows(of, language))
  return `# ${bank.name}

${words.made} [${words.back}](../${language === 'en' ? 'banks' : 'bancos'}.md)

${identity.join('\n')}
${section(words.layoutsTitle, tableOr(words.none, ['CNAB', words.variant, '', words.manual, words.evidence, words.versions], layoutRows))}${
  remittances.length === 0
    ? barCodeRules === undefined
      ? ''
      : section(
          words.wallets,
          markdownTable(words.walletHead.slice(-1), [[fieldsText(barCodeRules.wallet)]]),
          markdownTable(words.contractHead, contractRows(bank, remittances, language)),
        )
    : section(
        words.wallets,
        markdownTable([...words.walletHead, `${words.fileName}, ${words.fileExample}`], walletRows),
        markdownTable(words.contractHead, contractRows(bank, remittances, language)),
        ...(extras.length === 0
          ? []
          : [
              markdownTable(
                words.extraHead,
                extras.map(([field, meaning]) => [`\`${field}\``, meaning[language]]),
              ),
            ]),
      ) +
      section(words.slipFields, words.slipFieldsText, markdownTable(words.slipFieldHead, slipFieldRows(bank))) +
      section(
        words.instructionsTitle,
        markdownTable(
          [
            'our_code',
            words.meaning,
            ...instructed.map((of) => `CNAB ${widthOf(of)} ${of.isUsual ? '' : variantOf(of)}`.trim()),
          ],
          instructionRows,
        ),
      ) +
      section(words.deadlinesTitle, markdownTable(words.bankDeadlineHead, deadlineRows)) +
      (
        omitted.length === 0
          ? ''
          : section(words.defaultsTitle, words.defaultsText, markdownTable(words.defaultHead, omitted))
      )
}${section(
  words.unmapped,
  tableOr(
    words.none,
    words.unmappedHead,
    returns.flatMap((of) => occurrenceRows(of, 'why', language)),
  ),
)}${section(
  words.doubtful,
  tableOr(
    words.none,
    words.doubtfulHead,
    returns.flatMap((of) => occurrenceRows(of, 'doubt', language)),
  ),
)}`
}

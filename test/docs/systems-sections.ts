/** The generated parts of the page that compares this library with other systems. */
import { BANKS, type BankDefinition, type Evidence } from '../../src/banks/index.js'
import type { Language } from '../../src/cobranca/index.js'
import { remittanceDialects, returnDialects } from '../banks/dialects-of.js'
import { bankPageName } from './bank-pages.js'
import { EVIDENCE_MARKS, evidenceLegend } from './evidence-marks.js'
import { markdownTable } from './markdown.js'
import { NOTES, OTHER_BANKS, OTHER_SYSTEMS } from './systems.js'

const WORDS = {
  en: {
    folder: 'banks',
    bank: 'bank',
    as: 'as',
    counts: ['system', 'banks', 'returns', 'remittances', 'cells'],
    evidence: ['our evidence', 'returns', 'remittances'],
  },
  pt: {
    folder: 'bancos',
    bank: 'banco',
    as: 'como',
    counts: ['sistema', 'bancos', 'retornos', 'remessas', 'células'],
    evidence: ['a nossa evidência', 'retornos', 'remessas'],
  },
} as const satisfies Readonly<Record<Language, unknown>>

/** A direction of one width of a bank. */
interface Cell {
  readonly bank: BankDefinition
  readonly width: number
  readonly direction: 'R' | 'T'
  readonly evidence: Evidence
}

/** Our cells, from the registry. Of several dialects of a width, the first is the usual one. */
const OURS: readonly Cell[] = [
  ...remittanceDialects().map((of) => ({ ...of, direction: 'R' as const })),
  ...returnDialects().map((of) => ({ ...of, direction: 'T' as const })),
]
  .map(({ bank, direction, dialect: { layout, evidence } }) => ({ bank, direction, width: layout.width, evidence }))
  .filter(
    ({ bank, direction, width }, i, all) =>
      all.findIndex((cell) => cell.bank === bank && cell.direction === direction && cell.width === width) === i,
  )

/** `240 R●T○, 400 T●`; for a number in the headers of another bank's files, that bank. */
function ourCell(number: string, language: Language): string {
  const cells = OURS.filter(({ bank }) => bank.number === number)
  if (cells.length === 0) {
    return BANKS.filter(({ foreignHeaders = [] }) => foreignHeaders.some(({ numbers }) => numbers.includes(number)))
      .map((bank) => `${WORDS[language].as} ${bank.number}`)
      .join(', ')
  }
  return [...new Set(cells.map(({ width }) => width))]
    .sort((a, b) => a - b)
    .map((width) => {
      const directions = cells.filter((cell) => cell.width === width)
      return `${width} ${directions.map(({ direction, evidence }) => direction + EVIDENCE_MARKS[evidence]).join('')}`
    })
    .join(', ')
}

/** Numbers of the banks of all systems. */
const NUMBERS: readonly string[] = [
  ...new Set([...BANKS.map(({ number }) => number), ...OTHER_SYSTEMS.flatMap(({ cells }) => Object.keys(cells))]),
].sort()

function nameOf(number: string, language: Language): string {
  const bank = BANKS.find((each) => each.number === number)
  return bank === undefined
    ? `${number} ${OTHER_BANKS[number]}`
    : `[${number} ${bank.name}](${WORDS[language].folder}/${bankPageName(bank)})`
}

const countRow = (name: string, banks: number, returns: number, remittances: number): string[] => [
  name,
  ...[banks, returns, remittances, returns + remittances].map(String),
]

const ourCount = (direction: string, evidence?: Evidence): number =>
  OURS.filter((cell) => cell.direction === direction && (evidence ?? cell.evidence) === cell.evidence).length

/** How many cells of another system have a direction. */
const countIn = (cells: Readonly<Record<string, string>>, direction: RegExp): number =>
  Object.values(cells)
    .flatMap((cell) => cell.split(', '))
    .filter((cell) => direction.test(cell)).length

/** The generated parts by the name of their marks. */
export function systemsSections(language: Language): Readonly<Record<string, string>> {
  const words = WORDS[language]
  const rows = NUMBERS.map((number) => [
    nameOf(number, language),
    ourCell(number, language),
    ...OTHER_SYSTEMS.map(({ cells }) => cells[number] ?? ''),
  ])
  const legend = evidenceLegend(OURS.map(({ evidence }) => EVIDENCE_MARKS[evidence]).join(), language)
  const counts = [
    countRow('cnab-cobranca', BANKS.length, ourCount('T'), ourCount('R')),
    ...OTHER_SYSTEMS.map(({ name, cells }) =>
      countRow(name, Object.keys(cells).length, countIn(cells, /[Tt]/), countIn(cells, /R/)),
    ),
  ]
  const evidence = (Object.keys(EVIDENCE_MARKS) as Evidence[])
    .filter((each) => OURS.some((cell) => cell.evidence === each))
    .map((each) => [
      evidenceLegend(EVIDENCE_MARKS[each], language),
      String(ourCount('T', each)),
      String(ourCount('R', each)),
    ])
  return {
    systems: `${markdownTable([words.bank, 'cnab-cobranca', ...OTHER_SYSTEMS.map(({ name }) => name)], rows)}\n\n${legend}`,
    'system-counts': `${markdownTable(words.counts, counts)}\n\n${markdownTable(words.evidence, evidence)}`,
    'system-sources': OTHER_SYSTEMS.map(({ name, source }) => `- **${name}**: ${source[language]}.`).join('\n'),
    'system-notes': NOTES.map(({ system, banks, text }) => `- ${system}, ${banks.join(', ')}: ${text[language]}.`).join(
      '\n',
    ),
  }
}

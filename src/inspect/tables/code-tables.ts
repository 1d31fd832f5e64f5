import {
  ACCEPTANCES,
  CHARGE_TYPES,
  CYCLES,
  DEADLINE_DAYS_TYPES,
  DISCOUNT_TYPES,
  DISPATCH_TYPES,
  DIVERGENT_PAYMENT_TYPES,
  DIVERGENT_PAYMENT_VALUE_TYPES,
  DOCUMENT_TYPES,
  type DocumentTypeRow,
  FINE_TYPES,
  INTEREST_TYPES,
  OCCURRENCE_KINDS,
  type OccurrenceKind,
  type OccurrenceKindRow,
  OUR_CODES,
  OUR_OCCURRENCES,
  type OurOccurrence,
  ourOccurrence,
  type Said,
} from '../../cobranca/index.js'
import { isFound } from './search.js'

/** A code of the library's own vocabulary. What does not belong to its table is left out. */
export interface CodeEntry {
  /** The field that holds it: `our_code`, `document_type`. */
  readonly table: CodeTable
  readonly code: string
  /** In Portuguese. */
  readonly text: string
  readonly acronym?: string
  /** The code of the same document in FEBRABAN's table C015. */
  readonly febraban?: string | null
  readonly kind?: OccurrenceKind
  readonly money?: boolean
  readonly final?: boolean
}

type Row = Omit<CodeEntry, 'table'>

const plain = (codes: Readonly<Record<string, string>>): Row[] =>
  Object.entries(codes).map(([code, text]) => ({ code, text }))

const kinds: [string, OccurrenceKindRow][] = Object.entries(OCCURRENCE_KINDS)
const documents: [string, DocumentTypeRow][] = Object.entries(DOCUMENT_TYPES)

/** Every table of codes: what it is, and its rows. */
const TABLES = {
  our_code: { title: { pt: 'instruções de remessa', en: 'instructions of remittances' }, rows: () => plain(OUR_CODES) },
  our_occurrence: {
    title: { pt: 'ocorrências de retorno', en: 'occurrences of returns' },
    rows: () =>
      (Object.keys(OUR_OCCURRENCES) as OurOccurrence[]).map((code) => {
        const { text, kind, money, final } = ourOccurrence(code)
        return { code, text, kind, money, final }
      }),
  },
  kind: {
    title: { pt: 'tipos de ocorrência', en: 'kinds of occurrence' },
    rows: () => kinds.map(([code, { label, money, final }]) => ({ code, text: label, money, final })),
  },
  document_type: {
    title: { pt: 'espécies de documento', en: 'kinds of document' },
    rows: () =>
      documents
        .map(([code, { acronym, text, febraban }]) => ({ code, text, acronym, febraban }))
        .sort((a, b) => (a.code < b.code ? -1 : 1)),
  },
  charge_type: { title: { pt: 'tipos de cobrança', en: 'kinds of collection' }, rows: () => plain(CHARGE_TYPES) },
  dispatch_type: { title: { pt: 'quem emite o boleto', en: 'who issues the slip' }, rows: () => plain(DISPATCH_TYPES) },
  fine_type: { title: { pt: 'multa', en: 'fine' }, rows: () => plain(FINE_TYPES) },
  interest_type: { title: { pt: 'juros', en: 'interest' }, rows: () => plain(INTEREST_TYPES) },
  discount_type: { title: { pt: 'desconto', en: 'discount' }, rows: () => plain(DISCOUNT_TYPES) },
  deadline_days_type: {
    title: { pt: 'dias para protesto e negativação', en: 'days until protest and negativation' },
    rows: () => plain(DEADLINE_DAYS_TYPES),
  },
  divergent_payment_type: {
    title: { pt: 'pagamento de outro valor', en: 'payment of another value' },
    rows: () => plain(DIVERGENT_PAYMENT_TYPES),
  },
  divergent_payment_value_type: {
    title: { pt: 'mínimo e máximo do pagamento', en: 'least and most of the payment' },
    rows: () => plain(DIVERGENT_PAYMENT_VALUE_TYPES),
  },
  acceptance: { title: { pt: 'aceite', en: 'acceptance' }, rows: () => plain(ACCEPTANCES) },
  cycle: { title: { pt: 'ciclos de assinatura', en: 'cycles of subscriptions' }, rows: () => plain(CYCLES) },
} as const satisfies Record<string, { readonly title: Said; rows(): readonly Row[] }>

export type CodeTable = keyof typeof TABLES

/** The tables there are, with what each holds. */
export const CODE_TABLES: Readonly<Record<CodeTable, Said>> = Object.fromEntries(
  Object.entries(TABLES).map(([name, { title }]) => [name, title]),
) as Record<CodeTable, Said>

/**
 * The codes that entries, slips and records are made of.
 *
 * @param options.table only this one
 * @param options.search words that must all stand in the code or its text; accents and case do not matter
 * @example
 * codeEntries({ table: 'our_code', search: 'vencimento' }) // [{ table: 'our_code', code: '1003', text: 'Alteração de vencimento' }, …]
 */
export function codeEntries(
  options: { readonly table?: CodeTable | undefined; readonly search?: string | undefined } = {},
): readonly CodeEntry[] {
  const names = options.table === undefined ? (Object.keys(TABLES) as CodeTable[]) : [options.table]
  const entries = names.flatMap((table) => TABLES[table].rows().map((row: Row): CodeEntry => ({ table, ...row })))
  const { search } = options
  return search === undefined
    ? entries
    : entries.filter(({ code, text, acronym, kind }) => isFound(search, [code, text, acronym, kind]))
}

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
  INSTALLMENT_STATUSES,
  INTEREST_TYPES,
  type LocalizedText,
  OCCURRENCE_KINDS,
  type OccurrenceKind,
  type OccurrenceKindRow,
  OUR_CODES,
  OUR_OCCURRENCES,
  type OurOccurrence,
  ourOccurrence,
  SLIP_STATUSES,
} from '../../cobranca/index.js'
import { EVENTS } from '../../settlement/events.js'
import { SLIP_TRANSITIONS, type SlipTransition } from '../../settlement/slip-status.js'
import { isFound } from './search.js'

/** Code of the library's vocabulary. Properties that a table does not use are absent. */
export interface CodeEntry {
  /** The field that holds it: `our_code`, `document_type`. */
  readonly table: CodeTable
  readonly code: string
  /** In Portuguese. */
  readonly text: string
  readonly acronym?: string
  /** Code of the document in FEBRABAN's table C015. */
  readonly febraban?: string | null
  readonly kind?: OccurrenceKind
  readonly money?: boolean
  readonly final?: boolean
}

type CodeRow = Omit<CodeEntry, 'table'>

/** Table of codes. */
interface CodeTableSpec {
  readonly title: LocalizedText
  readonly rows: () => readonly CodeRow[]
}

const table = (pt: string, en: string, rows: () => readonly CodeRow[]): CodeTableSpec => ({ title: { pt, en }, rows })

const plainTable = (pt: string, en: string, codes: Readonly<Record<string, string>>): CodeTableSpec =>
  table(pt, en, () => Object.entries(codes).map(([code, text]) => ({ code, text })))

const kinds: [string, OccurrenceKindRow][] = Object.entries(OCCURRENCE_KINDS)
const transitions: [string, SlipTransition][] = Object.entries(SLIP_TRANSITIONS)
const documents: [string, DocumentTypeRow][] = Object.entries(DOCUMENT_TYPES)

const TABLES = {
  our_code: plainTable('instruções de remessa', 'remittance instructions', OUR_CODES),
  our_occurrence: table('ocorrências de retorno', 'return occurrences', () =>
    (Object.keys(OUR_OCCURRENCES) as OurOccurrence[]).map((code) => {
      const { text, kind, money, final } = ourOccurrence(code)
      return { code, text, kind, money, final }
    }),
  ),
  kind: table('tipos de ocorrência', 'occurrence kinds', () =>
    kinds.map(([code, { label, money, final }]) => ({ code, text: label, money, final })),
  ),
  status: plainTable('status do boleto', 'slip statuses', SLIP_STATUSES),
  transition: table('mudanças de status do boleto', 'changes of a slip’s status', () =>
    transitions.map(([code, { from, to, kind, money, final, text }]) => ({
      code,
      text: `${text.pt}: ${from.join(', ')} → ${to}`,
      kind,
      ...(money === undefined ? {} : { money }),
      ...(final === undefined ? {} : { final }),
    })),
  ),
  event: plainTable('eventos dos webhooks', 'webhook events', EVENTS),
  document_type: table('espécies de documento', 'document types', () =>
    documents
      .map(([code, { acronym, text, febraban }]) => ({ code, text, acronym, febraban }))
      .sort((a, b) => (a.code < b.code ? -1 : 1)),
  ),
  charge_type: plainTable('tipos de cobrança', 'charge types', CHARGE_TYPES),
  dispatch_type: plainTable('quem emite o boleto', 'who issues the slip', DISPATCH_TYPES),
  fine_type: plainTable('multa', 'fine', FINE_TYPES),
  interest_type: plainTable('juros', 'interest', INTEREST_TYPES),
  discount_type: plainTable('desconto', 'discount', DISCOUNT_TYPES),
  deadline_days_type: plainTable(
    'dias para protesto e negativação',
    'days until protest or negativation',
    DEADLINE_DAYS_TYPES,
  ),
  divergent_payment_type: plainTable(
    'pagamento de outro valor',
    'payment of a different amount',
    DIVERGENT_PAYMENT_TYPES,
  ),
  divergent_payment_value_type: plainTable(
    'mínimo e máximo do pagamento',
    'minimum and maximum payment',
    DIVERGENT_PAYMENT_VALUE_TYPES,
  ),
  acceptance: plainTable('aceite', 'acceptance', ACCEPTANCES),
  cycle: plainTable('ciclos de assinatura', 'subscription cycles', CYCLES),
  installment_status: plainTable('status do carnê', 'booklet statuses', INSTALLMENT_STATUSES),
}

export type CodeTable = keyof typeof TABLES

/** All tables and their titles. */
export const CODE_TABLES: Readonly<Record<CodeTable, LocalizedText>> = Object.fromEntries(
  Object.entries(TABLES).map(([name, { title }]) => [name, title]),
) as Record<CodeTable, LocalizedText>

/**
 * Returns the codes used in entries, slips and records.
 *
 * @param options.table limits the result to this table
 * @param options.search words that must all occur in the code or its text (accents and case are ignored)
 * @example
 * codeEntries({ table: 'our_code', search: 'vencimento' }) // [{ table: 'our_code', code: '1003', text: 'Alteração de vencimento' }, …]
 */
export function codeEntries(
  options: { readonly table?: CodeTable | undefined; readonly search?: string | undefined } = {},
): readonly CodeEntry[] {
  const names = options.table === undefined ? (Object.keys(TABLES) as CodeTable[]) : [options.table]
  const entries = names.flatMap((name) => TABLES[name].rows().map((row): CodeEntry => ({ table: name, ...row })))
  const { search } = options
  return search === undefined
    ? entries
    : entries.filter(({ code, text, acronym, kind }) => isFound(search, [code, text, acronym, kind]))
}

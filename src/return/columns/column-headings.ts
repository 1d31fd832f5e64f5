/** Portuguese headings of the columns of a record, for spreadsheets. */
import { portugueseField } from '../../fixed-width/index.js'
import { COLUMNS, type ColumnName } from './columns.js'

/** Columns with the content of a field of layouts that has another name. */
const FIELDS: Partial<Record<ColumnName, string>> = {
  bank: 'bank_code',
  date_of_occurrence: 'occurrence_date',
  paid_at: 'payment_date',
  credit_at: 'credit_date',
  reasons: 'reason_codes',
  banco_recebedor: 'receiving_bank',
  agencia_recebedora: 'receiving_agency_number',
  expire_at: 'due_date',
  customer_person_name: 'payer_name',
  customer_cnpj_cpf: 'payer_tax_id',
}

/** Columns without such a field. */
const OWN: Partial<Record<ColumnName, string>> = {
  layout: 'layout',
  variant: 'variante do layout',
  our_occurrence: 'ocorrência unificada',
  kind: 'tipo da ocorrência',
  money: 'movimenta dinheiro',
  final: 'encerra o título',
  pix: 'Pix',
  occurrence_detail: 'ocorrência por extenso',
  occurrence_error: 'códigos dos motivos',
  occurrence_error_detail: 'motivos por extenso',
  needs_review: 'a conferir',
  processed_our_number_raw: 'nosso número no arquivo',
  event_type: 'ocorrência na linha',
  error_code: 'motivos na linha',
  extra: 'registros opcionais',
  line_raw: 'linha original',
}

const headingOf = (name: ColumnName): string => {
  const heading = OWN[name] ?? portugueseField(FIELDS[name] ?? name)
  if (heading === null) throw new Error(`no heading: ${name}`)
  return heading.charAt(0).toUpperCase() + heading.slice(1)
}

/** Heading of each column: the Portuguese name of its field in the layouts, if it has one. */
export const COLUMN_HEADINGS: Readonly<Record<ColumnName, string>> = Object.fromEntries(
  (Object.keys(COLUMNS) as ColumnName[]).map((name) => [name, headingOf(name)]),
) as Record<ColumnName, string>

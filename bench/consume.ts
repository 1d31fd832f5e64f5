import type { ReturnRecord } from '../src/index.js'

const size = (value: string | null | undefined): number => value?.length ?? 0

/** Uses every value of a record that a program would book, so that lazy values are built. */
export function consume(record: ReturnRecord): number {
  const { line_parsed } = record
  return (
    size(record.occurrence) +
    size(record.our_occurrence) +
    size(record.kind) +
    record.reasons.length +
    size(line_parsed.paid_at) +
    size(line_parsed.credit_at) +
    size(line_parsed.paid_amount) +
    size(line_parsed.credit_amount) +
    size(line_parsed.bank_rate) +
    size(line_parsed.discount) +
    size(line_parsed.billet_fine) +
    size(line_parsed.other_fines) +
    size(line_parsed.other_credit) +
    size(line_parsed.value_rebate) +
    size(line_parsed.iof) +
    size(line_parsed.our_number) +
    size(line_parsed.processed_our_number_raw) +
    size(line_parsed.event_type) +
    size(line_parsed.error_code) +
    size(line_parsed.agency_number) +
    size(line_parsed.account_number) +
    size(line_parsed.banco_recebedor) +
    size(line_parsed.agencia_recebedora) +
    size(line_parsed.control_number) +
    size(line_parsed.document_number)
  )
}

/** Consumes records one by one. */
export async function consumeAll(records: AsyncIterable<ReturnRecord>): Promise<number> {
  let seen = 0
  for await (const record of records) seen += consume(record)
  return seen
}

/** Consumes records batch by batch. */
export async function consumeBatches(batches: AsyncIterable<Iterable<ReturnRecord>>): Promise<number> {
  let seen = 0
  for await (const batch of batches) for (const record of batch) seen += consume(record)
  return seen
}

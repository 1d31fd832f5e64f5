/**
 * How the records of a CNAB 240 file of cobrança nest, number and add up: FEBRABAN 10.6, pp. 13–16, G038 (p. 173), G049, G056 (pp. 174–175) and
 * G057 (p. 175). A bank's layout spreads these and adds its own records.
 */

/** Lots, their numbers, and the numbering of details within each. */
export const lots240 = { header: 'lot_header', trailer: 'lot_trailer', number: 'lot_number' } as const

export const sequence240 = { field: 'sequence', within: 'lot' } as const

export const lotTotal240 = { field: 'lot_trailer.record_count', equals: 'lot_lines' } as const

export const fileTotals240 = [
  { field: 'trailer.lot_count', equals: 'file_lots' },
  { field: 'trailer.record_count', equals: 'file_lines' },
] as const

export const totals240 = [lotTotal240, ...fileTotals240] as const

/** P opens a title; Q comes with it and R may, both of the same movement. A bank adds the segments it has besides. */
export const remittanceCompanions240 = {
  segment_q: { required: true, same: ['movement'] },
  segment_r: { same: ['movement'] },
} as const

/** T and U are two halves of one title: U comes right behind T, with the same occurrence. */
export const returnTitle240 = {
  main: 'segment_t',
  companions: { segment_u: { required: true, same: ['occurrence'] } },
} as const

/** Every record of a file is of the same bank (G001, p. 167). Where a bank's records hold its number as a literal, it is no value to compare. */
export const constant240 = ['bank_code'] as const

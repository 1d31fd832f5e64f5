/** Itaú, Cobrança CNAB 240, January 2017: the segments and fields that each instruction sends (nota 4, p. 17). */
import type { OurCode } from '../../cobranca/index.js'
import type { InstructionShape } from '../remittance-dialect.js'
import type { remittanceRecords240 } from './cnab240.js'
import type { ItauMovement } from './cnab400-tables.js'

/** Fields of P that observations A and B of nota 4 require (pp. 17–18). «Código da carteira» has no column in this layout. */
const B = ['agency_number', 'account_number', 'account_digit', 'wallet_code', 'our_number', 'our_number_digit']

const REQUIRED = { A: [...B, 'amount'], B } as const

/** A registration sends the whole slip. An instruction sends the fields of nota 4 and an empty segment Q, which is mandatory. */
export function shapeOf(
  { requires, fields = {} }: ItauMovement,
  ourCode: OurCode,
): InstructionShape<typeof remittanceRecords240> {
  if (requires === 'all') return { segment_p: 'all', segment_q: 'all', segment_r: 'all', segment_y01: 'all' }
  const required = REQUIRED[requires]
  // A new value of the title is sent without other changes (nota 4 B).
  if (ourCode === '1028') return { segment_p: [...required, 'amount'], segment_q: [] }
  if (ourCode === '1031') return { segment_p: { allBut: ['amount'] }, segment_q: 'all', segment_r: 'all' }
  // 49 with zeros in a field of the fine removes the fine (nota 4 B, p. 18), even if the slip has a fine.
  if (ourCode === '1075') return { segment_p: required, segment_q: [], segment_r: [] }
  const { segment_p = [], ...others } = fields
  return { segment_p: [...required, ...segment_p], segment_q: [], ...others }
}

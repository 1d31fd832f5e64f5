/** Itaú, Cobrança CNAB 400, July 2021 (v3): the records and fields that each instruction sends (nota 6, pp. 30–31). */
import type { OurCode } from '../../cobranca/index.js'
import type { InstructionShape } from '../remittance-dialect.js'
import type { remittanceRecords400 } from './cnab400.js'
import type { ItauMovement } from './cnab400-tables.js'

/** Fields of the title that observations A and B of nota 6 require (p. 31). */
const B = ['agency_number', 'account_number', 'account_digit', 'our_number', 'wallet_number', 'wallet_letter']

const REQUIRED = { A: [...B, 'amount'], B } as const

type Shape = InstructionShape<typeof remittanceRecords400>

/** A registration sends the whole slip; an instruction sends the fields of nota 6. */
export const registration: Shape = { title: 'all', fine: 'all', split: 'all', payer: 'all' }

/** With Pix there is no split (p. 13) and no record of type 5. */
export const registrationWithPix: Shape = { title: 'all', fine: 'all', pix: 'all' }

export function shapeOf({ requires, fields = {} }: ItauMovement, ourCode: OurCode): Shape {
  if (requires === 'all') return registration
  const required = REQUIRED[requires]
  // A new value of the title is sent without other changes (nota 6 B).
  if (ourCode === '1028') return { title: [...required, 'amount'] }
  if (ourCode === '1031') return { title: { allBut: ['amount'] } }
  // 49 with zeros in a field of the fine removes the fine (nota 6 B), even if the slip has a fine.
  if (ourCode === '1075') return { title: required, fine: [] }
  const { title = [], ...others } = fields
  return { title: [...required, ...title], ...others }
}

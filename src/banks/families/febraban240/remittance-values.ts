/** What every bank puts into the parties' columns of a CNAB 240 remittance (Q, 10.6, p. 56). A bank spreads this under its own differences. */
import type { PreparedSlip } from '../../../cobranca/index.js'
import { inColumns, messageLines, taxIdKind1 } from '../../../febraban/index.js'
import type { Encodable } from '../../../fixed-width/index.js'
import type { segmentY01 } from './optional-segments.js'
import type { segmentQ, segmentSMessages } from './remittance-segments.js'

/** Payer and guarantor of segment Q. Guarantor zeros and blanks when there is none. */
export function parties240({ payer, guarantor }: PreparedSlip): Partial<Encodable<typeof segmentQ>> {
  return {
    payer_tax_id_type: taxIdKind1(payer.tax_id_type),
    payer_tax_id: payer.tax_id,
    payer_name: payer.name,
    payer_address: payer.address,
    payer_neighborhood: payer.neighborhood,
    payer_zipcode: payer.zipcode,
    payer_city: payer.city,
    payer_state: payer.state,
    ...guarantorTaxId(guarantor),
    guarantor_name: guarantor?.name ?? '',
  }
}

/** Zeros when he is known by name alone. */
const guarantorTaxId = (guarantor: PreparedSlip['guarantor']) =>
  guarantor === null || guarantor.tax_id === null || guarantor.tax_id_type === null
    ? {}
    : { guarantor_tax_id_type: taxIdKind1(guarantor.tax_id_type), guarantor_tax_id: guarantor.tax_id }

/** Guarantor with address, of segment Y-01. */
export function guarantor240({ guarantor }: PreparedSlip): Partial<Encodable<typeof segmentY01>> {
  if (guarantor === null) return {}
  return {
    ...guarantorTaxId(guarantor),
    guarantor_name: guarantor.name,
    guarantor_address: guarantor.address ?? '',
    guarantor_neighborhood: guarantor.neighborhood ?? '',
    ...(guarantor.zipcode === null ? {} : { guarantor_zipcode: guarantor.zipcode }),
    guarantor_city: guarantor.city ?? '',
    guarantor_state: guarantor.state ?? '',
  }
}

/** Width of messages 3 to 9, in R and in S of print type 3 (C037, pp. 57–58). */
export const MESSAGE_WIDTH_240 = 40

/** Those of S. */
const MESSAGES = ['message_5', 'message_6', 'message_7', 'message_8', 'message_9'] as const

/**
 * The slip's instructions as messages 5 to 9 of segment S, broken between words.
 *
 * @throws {ValidationError} when they do not fit: an instruction to the cashier may not lose its end
 */
export function messages240(slip: PreparedSlip): Partial<Encodable<typeof segmentSMessages>> {
  return inColumns(MESSAGES, messageLines(slip, MESSAGE_WIDTH_240, MESSAGES.length))
}

/** Santander, CNAB 400 of standard 353, H7800 version 2.36 (July 2025): values of the records that follow a title, payments and messages. */
import { MUST_NOT_BE_BLANK, type PreparedDivergentPayment, ValidationError } from '../../cobranca/index.js'
import { inColumns, messageLines, pix240 } from '../../febraban/index.js'
import { maxValueOf } from '../../fixed-width/index.js'
import { columnCount, percentageInto } from '../into-fields.js'
import { paymentCountUpTo } from '../payment-count.js'
import type { RecordValues } from '../remittance-dialect.js'
import {
  remittanceMessage4,
  remittanceMessage5,
  remittanceMessage6,
  remittanceMessage7,
  remittancePayment,
} from './cnab400.js'
import { account } from './cnab400-account.js'
import type { SantanderContext } from './cnab400-title.js'

/** Nota 16, by the service's `divergent_payment_type`; 4, above a minimum, has no code. */
const PAYMENT_TYPES: Readonly<Record<PreparedDivergentPayment['type'], string | null>> = {
  '1': '01',
  '2': '02',
  '3': '03',
  '4': null,
}

const AS_IN_PROFILE = '00'

/** Accepted payments of another value, and the Pix of a registration. With other movements the columns of Pix are blank (p. 5). */
export function payment({ slip, movement }: SantanderContext): RecordValues<typeof remittancePayment> {
  const { divergent_payment: asked, pix } = slip
  if (movement !== '01' && asked === null) throw new ValidationError({ divergent_payment_type: [MUST_NOT_BE_BLANK] })
  if (pix !== null && pix.location_id !== '')
    throw new ValidationError({ pix_location_id: ['não existe no CNAB 400 do Santander'] })
  const payment_type = asked === null ? AS_IN_PROFILE : PAYMENT_TYPES[asked.type]
  if (payment_type === null)
    throw new ValidationError({
      divergent_payment_type: ['4 (acima de um mínimo) não existe no CNAB 400 do Santander'],
    })
  const { pix_key_type = '', pix_key_or_url = '', txid = '' } = pix240(slip)
  return {
    payment_type,
    payment_count: paymentCountUpTo(maxValueOf(remittancePayment.fields.payment_count), slip),
    value_type: asked?.kind === 'percentage' ? '1' : '2',
    ...limitsOf(asked),
    pix_key_type,
    pix_key: pix_key_or_url,
    txid,
  }
}

function limitsOf(asked: PreparedDivergentPayment | null): RecordValues<typeof remittancePayment> {
  const limit = (bound: PreparedDivergentPayment['minimum'] | undefined, name: 'max' | 'min', field: string) => {
    if (bound == null) return {}
    if (typeof bound === 'number') return { [`${name}_value`]: bound }
    return { [`${name}_percentage`]: percentageInto(remittancePayment.fields[`${name}_percentage`], bound, field) }
  }
  return {
    ...limit(asked?.maximum, 'max', 'divergent_payment_maximum_percentage'),
    ...limit(asked?.minimum, 'min', 'divergent_payment_minimum_percentage'),
  }
}

/** Message lines of each of the records 4 to 7. */
const MESSAGES = ['message_1', 'message_2', 'message_3'] as const

const MESSAGE_RECORDS = [remittanceMessage4, remittanceMessage5, remittanceMessage6, remittanceMessage7]

export const messageRecord = (position: number) => ({
  when: (context: SantanderContext) => linesOf(context).length > position * MESSAGES.length,
  values: (context: SantanderContext) => message(context, position),
})

/** The slip's instructions, printed on the slip: records 4 to 7, three lines each (pp. 7 and 12). */
const linesOf = ({ slip }: SantanderContext): readonly string[] =>
  messageLines(slip, columnCount(remittanceMessage4.fields.message_1), MESSAGE_RECORDS.length * MESSAGES.length)

function message(context: SantanderContext, position: number): RecordValues<typeof remittanceMessage4> {
  return {
    ...account(context.wallet),
    line_number_1: '01',
    line_number_2: '02',
    line_number_3: '03',
    ...inColumns(MESSAGES, linesOf(context).slice(position * MESSAGES.length)),
  }
}

/** Itaú: rules for slips in both layouts, CNAB 400 of July 2021 and CNAB 240 of January 2017. */
import { chargeInCents, isWhole, type PreparedSlip, ValidationError } from '../../cobranca/index.js'
import { type Deadline, type Deadlines, deadlineDays } from '../deadlines.js'
import { guarantorIsNotPayer, rebateWithin } from '../demands.js'
import type { Demand, EntryContext } from '../remittance-dialect.js'

/** Rebate: CNAB 400, p. 41, and CNAB 240, p. 25, reason 19. Guarantor: CNAB 240, p. 28, reason 3616. */
export const demands: readonly Demand[] = [rebateWithin(90), guarantorIsNotPayer]

const REGISTRATION = '01'
const REGISTRATION_WITH_PIX = '71'
export const OTHER_DATA = '31'

/** Registration and other data send the slip; the other movements only the fields of their nota (CNAB 240, nota 4; CNAB 400, nota 6). */
export const sendsSlip = ({ movement }: EntryContext): boolean =>
  movement === REGISTRATION || movement === REGISTRATION_WITH_PIX || movement === OTHER_DATA

/** Movements that order protest or negativation. */
const ORDERS: Readonly<Record<string, Deadline>> = {
  '09': 'days_for_sue',
  '11': 'days_for_sue',
  '66': 'days_for_negativation',
}

/** Days of an order to protest or list. The bank counts them from the due date; 0 means two calendar days (CNAB 240, nota 4 C; CNAB 400, nota 6 C). */
export const orderedDays = ({ slip, movement }: EntryContext, deadlines: Deadlines): number =>
  deadlineDays(slip, ORDERS[movement], deadlines)

/** Largest discount, in percent of the title (CNAB 400, p. 35; CNAB 240, p. 20). */
const MAX_DISCOUNT = 90

const DISCOUNTS = ['discount', 'second_discount', 'third_discount'] as const

/**
 * A discount in cents, the only unit that Itaú accepts; 0 without a discount.
 *
 * @param index 0 for the first discount
 * @throws {ValidationError} when the discount is less than a cent, or more than the bank accepts
 */
export function discountInCents({ discounts, amount }: PreparedSlip, index: 0 | 1 | 2): number {
  const discount = discounts[index]
  if (discount === undefined) return 0
  const cents = chargeInCents(discount, amount, `${DISCOUNTS[index]}_percentage`)
  if (cents * 100 > amount * MAX_DISCOUNT)
    throw new ValidationError({
      [`${DISCOUNTS[index]}_${discount.kind}`]: [`o Itaú aceita desconto de no máximo ${MAX_DISCOUNT}% do boleto`],
    })
  return cents
}

/**
 * Checks that the fine is less than the title: below 100% (CNAB 400, nota 37, p. 49; CNAB 240, nota 31, p. 32).
 *
 * @throws {ValidationError} when the fine is 100% or more
 */
export function checkFine({ slip: { fine, amount } }: EntryContext): void {
  if (fine === null || !isWhole(fine, amount)) return
  if (fine.kind === 'value') throw new ValidationError({ fine_value: ['deve ser menor que o valor do boleto'] })
  throw new ValidationError({ fine_percentage: ['deve ser menor que 100'] })
}

/** The service's document_type → espécie, in both layouts. Itaú has no espécie for other document types or for «por indicação». */
export const documentTypeOf = {
  '02': '01', // DM
  '03': '01', // DMI
  '04': '08', // DS
  '05': '08', // DSI
  '07': '09', // LC
  '12': '02', // NP
  '16': '03', // NS
  '17': '05', // RC
  '19': '13', // ND
  '21': '04', // ME
  '24': '15', // DD
  '26': '06', // CTR
  '27': '07', // CSG
  '28': '16', // EC
  '29': '17', // CPS
  '36': '18', // BDP
  '45': '16', // ECI
  '99': '99', // outros
} as const

/** Reason of each occurrence that rejects an instruction because the title does not exist: tabelas 2 to 4 of both manuals, and the tabela of negativation. */
export const unknownTitle = { '15': '06', '16': '21', '17': '61', '74': '6171' } as const

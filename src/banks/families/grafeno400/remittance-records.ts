/** Records of remittances on Grafeno's platform: Vórtx, CNAB 400, V1.0 (08/2025), pp. 5–10; Grafeno, CNAB 444, May 2022, pp. 5–9. */
import { blanks, digits, literal, zeros } from '../../../fixed-width/index.js'
import type { BankIdentity } from '../../bank.js'
import type { Bradesco400RemittanceRecords } from '../bradesco400/index.js'
import { withUnused } from '../unused.js'

/** Bradesco's record without automatic debit, issuer of the slip and instructions. A title allows one payment. */
export const remittanceTitle = ({ title }: Bradesco400RemittanceRecords, { number }: BankIdentity) =>
  withUnused(title, [2, 20], [93, 106], [157, 160])
    .replace([63, 65], { debit_bank: literal(63, 65, number) })
    .replace([107, 108], { payment_count: literal(107, 108, '01') })

/**
 * Registro 3, split de pagamentos. Read only: shares are percentages «de até 2 casas decimais», and the manual does not print whether the fifteen columns have
 * two decimals or Bradesco's three.
 */
export const remittanceSplit = ({ split }: Bradesco400RemittanceRecords) => split
  .replace([66, 80], { split_1_share: digits(66, 80) })           // Percentual para split (1º)
  .replace([121, 160], {
    reserved_2:    blanks(121, 157),                              // Não utilizado
    split_1_zeros: zeros(158, 160),                               // Não utilizado: zeros
  })
  .replace([183, 197], { split_2_share: digits(183, 197) })       // Percentual para split (2º)
  .replace([238, 277], {
    reserved_3:    blanks(238, 274),
    split_2_zeros: zeros(275, 277),
  })
  .replace([300, 314], { split_3_share: digits(300, 314) })       // Percentual para split (3º)
  .replace([355, 394], {
    reserved_4:    blanks(355, 391),
    split_3_zeros: zeros(392, 394),
  })

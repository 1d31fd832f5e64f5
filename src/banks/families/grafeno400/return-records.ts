/** Records of returns of Grafeno's platform: Grafeno, CNAB 400, retorno, May 2022, pp. 6–7. */
import { blanks, digits, zeros } from '../../../fixed-width/index.js'
import type { Bradesco400ReturnRecords } from '../bradesco400/index.js'

/** Registro 3, split de pagamentos: shares are percentages, as in the remittance; a share has no parts. */
export const returnSplit = (split: Bradesco400ReturnRecords['split']) => split
  .replace([66, 80], { split_1_share: digits(66, 80) })     // Percentual para split (1º)
  .replace([121, 150], {
    reserved_2:    blanks(121, 147),                        // Não utilizado
    split_1_zeros: zeros(148, 150),                         // Não utilizado: zeros
  })
  .replace([183, 197], { split_2_share: digits(183, 197) }) // Percentual para split (2º)
  .replace([238, 267], {
    reserved_3:    blanks(238, 264),
    split_2_zeros: zeros(265, 267),
  })
  .replace([300, 314], { split_3_share: digits(300, 314) }) // Percentual para split (3º)
  .replace([355, 384], {
    reserved_4:    blanks(355, 381),
    split_3_zeros: zeros(382, 384),
  })

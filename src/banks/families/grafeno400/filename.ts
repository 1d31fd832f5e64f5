/** The name of a remittance on Grafeno's platform. Vórtx, CNAB 400, V1.0 (08/2025), p. 3; Grafeno, CNAB 444, May 2022, p. 3. */
import { plainUpper } from '../../../cobranca/index.js'
import type { FileContext } from '../../remittance-dialect.js'
import { dayAndMonth } from '../bradesco400/index.js'

/** Number of letters and digits of the company's name in a file name. */
const NAME = 10

/** `CG`, day, month, year, the company's name in small letters: `CG01032020fundodeinv.rem`. All files of a day have the same name. */
export function grafenoFilename({ wallet, date }: FileContext): string {
  const name = plainUpper(wallet.beneficiary_name).replace(/[^A-Z0-9]/g, '').slice(0, NAME).toLowerCase()
  return `CG${dayAndMonth({ date })}${date.slice(0, 4)}${name}.rem`
}

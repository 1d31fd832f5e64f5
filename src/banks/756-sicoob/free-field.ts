/** Sicoob's free field. Layouts of 28/10/2019, sheet «02. Especificações do Boleto», l. 111–122 and 167. */
import type { FreeFieldContext } from '../free-field.js'
import type { SicoobContract } from './contracts.js'

/** Every slip is its only instalment: the service knows no others. */
const ONLY_INSTALMENT = '001'

/**
 * 25 digits: carteira 1, cooperative 4, modality 2, client 7 (`extra1`), nosso número 7 and its digit, instalment 3.
 *
 * Of carteiras 1 and 3. Carteira 9, of 2025, has two readings and no manual at hand; it is no contract yet.
 */
export const freeField = ({ wallet, contract, our_number }: FreeFieldContext<SicoobContract>): string =>
  contract.code + wallet.agency_number + contract.modality + wallet.extra1 + our_number.number + our_number.digit + ONLY_INSTALMENT

import { warnDeprecated } from '../code/deprecated.js'
import { type Identity, identify } from '../febraban/index.js'

export type { Identity }

/**
 * Identifies a file: CNAB or not, width, bank, direction, service. Never throws; the first 64 KB are enough, unless lots of other services fill them in CNAB 240.
 *
 * @example
 * detectFile(bytes).description // 'retorno de cobrança', 'remessa de outro serviço: 20 Pagamento fornecedor', 'imagem JPEG'
 */
export const detectFile = (bytes: Uint8Array): Identity => identify(bytes)

/**
 * Identifies a file.
 *
 * @deprecated Use `detectFile`.
 */
export function detect(bytes: Uint8Array): Identity {
  warnDeprecated('CNAB_DETECT')
  return detectFile(bytes)
}

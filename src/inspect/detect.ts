import { type Identity, identify } from '../febraban/index.js'

export type { Identity }

/**
 * Identifies a file: CNAB or not, width, bank, direction, service. Never throws; the first 64 KB are enough, unless lots of other services fill them in CNAB 240.
 *
 * @example
 * detect(bytes).description // 'retorno de cobrança', 'remessa de outro serviço: 20 Pagamento fornecedor', 'imagem JPEG'
 */
export const detect = (bytes: Uint8Array): Identity => identify(bytes)

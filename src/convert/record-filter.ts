import { isDate, OCCURRENCE_KINDS, ValidationError } from '../cobranca/index.js'
import type { ReturnOptions } from '../return/index.js'

/**
 * Sees to it that what is wanted of a file can be.
 *
 * @throws {ValidationError}
 */
export function checkFilter({ kinds, since }: Pick<ReturnOptions, 'kinds' | 'since'>): void {
  const unknown = kinds?.find((kind) => !Object.hasOwn(OCCURRENCE_KINDS, kind))
  if (unknown !== undefined) {
    throw new ValidationError({ kinds: [`não tem «${unknown}»; há: ${Object.keys(OCCURRENCE_KINDS).join(', ')}`] })
  }
  if (kinds?.length === 0) throw new ValidationError({ kinds: ['não pode ficar em branco'] })
  if (since !== undefined && !isDate(since)) throw new ValidationError({ since: ['deve ser uma data AAAA-MM-DD'] })
}

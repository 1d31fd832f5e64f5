/** Arguments that name a variant of a layout. */
import type { BankDefinition } from '../banks/index.js'
import { closeName } from '../cobranca/index.js'
import { supportedLayouts } from '../inspect/index.js'
import { UsageError, withSuggestion } from './arguments.js'
import { visible } from './visible.js'

export const VARIANT_OPTION = {
  value: { pt: 'NOME', en: 'NAME' },
  summary: {
    pt: 'só esta variante do layout; cnab banks lista as variantes',
    en: 'only this variant of the layout; cnab banks lists the variants',
  },
} as const

/**
 * Returns a variant of the bank; ignores accents and case. Undefined if the name is missing.
 *
 * @throws {UsageError}
 */
export function variantArgument(bank: BankDefinition, name: string | undefined): string | undefined {
  if (name === undefined) return undefined
  const variants = supportedLayouts(bank).map(({ variant }) => variant)
  const known = [...new Set(variants.filter((variant) => variant !== null))]
  const found = known.find((variant) => isSame(variant, name))
  if (found !== undefined) return found
  const error =
    known.length === 0
      ? { pt: `${bank.name} não tem variantes.`, en: `${bank.name} has no variants.` }
      : {
          pt: `Variante desconhecida: ${visible(name)}. Use: ${known.join(', ')}`,
          en: `Unknown variant: ${visible(name)}. Use: ${known.join(', ')}`,
        }
  throw new UsageError(withSuggestion(error, closeName(name, known)))
}

const isSame = (a: string, b: string): boolean => a.localeCompare(b, 'pt', { sensitivity: 'base' }) === 0

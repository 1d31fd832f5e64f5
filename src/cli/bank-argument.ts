/** Arguments that name a bank, a layout or a variant. */
import { BANKS_WITH_FILES, type Bank, bankNamed, type LayoutKind, layoutNamed } from '../banks/index.js'
import { closeName, type LocalizedText } from '../cobranca/index.js'
import { supportedLayouts } from '../inspect/index.js'
import { UsageError, withSuggestion } from './arguments.js'
import type { Operand } from './command.js'
import { visible } from './visible.js'

export const BANK_OPERAND: Operand = { of: BANKS_WITH_FILES.map(({ slug }) => slug) }
export const LAYOUT_OPERAND: Operand = { of: ['cnab240', 'cnab400'] }

const KNOWN = BANKS_WITH_FILES.map(({ number, slug }) => `${number} ${slug}`).join(', ')

/**
 * Returns the bank with a number, slug or name.
 *
 * @throws {UsageError}
 */
export function bankArgument(name: string | undefined): Bank {
  const bank = name === undefined ? undefined : bankNamed(name)
  if (bank !== undefined) return bank
  const text: LocalizedText =
    name === undefined
      ? { pt: `Informe o banco: ${KNOWN}.`, en: `Specify the bank: ${KNOWN}.` }
      : {
          pt: `Banco desconhecido: ${visible(name)}. Use: ${KNOWN}.`,
          en: `Unknown bank: ${visible(name)}. Use: ${KNOWN}.`,
        }
  throw new UsageError(text)
}

/**
 * Returns the layout of a name; undefined if the name is missing.
 *
 * @throws {UsageError}
 */
export function layoutArgument(name: string | undefined): LayoutKind | undefined {
  if (name === undefined) return undefined
  const layout = layoutNamed(name)
  if (layout !== undefined) return layout
  throw new UsageError({
    pt: `Layout desconhecido: ${visible(name)}. Use: cnab240, cnab400.`,
    en: `Unknown layout: ${visible(name)}. Use: cnab240, cnab400.`,
  })
}

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
export function variantArgument(bank: Bank, name: string | undefined): string | undefined {
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

/** `Itaú (341), CNAB 400 (variante), retorno` */
export function layoutTitle({
  bank,
  bank_name,
  layout,
  variant,
}: {
  readonly bank: string
  readonly bank_name: string
  readonly layout: LayoutKind
  readonly variant: string | null
}): string {
  return `${bank_name} (${bank}), ${layoutName(layout)}${variant === null ? '' : ` (${variant})`}`
}

/** `CNAB 400` */
export const layoutName = (layout: LayoutKind): string => layout.toUpperCase().replace('CNAB', 'CNAB ')

/** Arguments that name a bank or a layout. */
import { BANKS_WITH_FILES, type BankDefinition, bankNamed, type LayoutKind, layoutNamed } from '../banks/index.js'
import type { LocalizedText } from '../cobranca/index.js'
import { UsageError } from './arguments.js'
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
export function bankArgument(name: string | undefined): BankDefinition {
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

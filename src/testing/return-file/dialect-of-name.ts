import {
  BANKS,
  type BankDefinition,
  bankNamed,
  checkBankNumber,
  dialectNamed,
  isLayoutKind,
  type LayoutKind,
  notALayout,
  type RemittanceDialect,
  type ReturnDialect,
} from '../../banks/index.js'
import { notInList, ValidationError } from '../../cobranca/index.js'
import type { DialectName } from './return-values.js'

/** A return dialect with its bank and layout. */
export interface NamedDialect {
  readonly bank: BankDefinition
  readonly layout: LayoutKind
  readonly dialect: ReturnDialect
}

/**
 * Returns the return dialect of a name.
 *
 * @throws {ValidationError} if the bank is unknown, or has no returns of the layout or variant
 */
export function returnDialectNamed({ bank: number, layout, variant }: DialectName): NamedDialect {
  if (typeof number !== 'string') checkBankNumber(number)
  if (!isLayoutKind(layout)) throw new ValidationError({ layout: [notALayout(layout)] })
  const bank = bankNamed(number)
  if (bank === undefined) throw new ValidationError({ bank: [notInList(BANKS.map((each) => each.number))] })
  const dialects = bank.returns[layout]
  if (dialects === undefined) throw new ValidationError({ layout: [notInList(Object.keys(bank.returns))] })
  const dialect = dialectNamed(dialects, variant)
  if (dialect === undefined) {
    throw new ValidationError({ variant: [notInList(dialects.flatMap((each) => each.variant ?? []))] })
  }
  return { bank, layout, dialect }
}

/** Returns the dialect of the returns that answer remittances of a dialect: the variant of the same name, or the bank's default. */
export const answeringDialect = (
  { returns }: BankDefinition,
  layout: LayoutKind,
  { variant }: RemittanceDialect,
): ReturnDialect => dialectNamed(returns[layout], variant) ?? returns[layout]![0]

/** Returns the names of all return dialects of the registry. */
export const returnDialectNames = (): readonly DialectName[] =>
  BANKS.flatMap(({ number, returns }) =>
    (Object.entries(returns) as [LayoutKind, readonly ReturnDialect[]][]).flatMap(([layout, dialects]) =>
      dialects.map(({ variant }) => ({ bank: number, layout, ...(variant === undefined ? {} : { variant }) })),
    ),
  )

import {
  BANKS,
  type Bank,
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

/** A dialect, and whose it is. */
export interface NamedDialect {
  readonly bank: Bank
  readonly layout: LayoutKind
  readonly dialect: ReturnDialect
}

/**
 * The return dialect of a name.
 *
 * @throws {ValidationError} when the bank is not known, has no returns of the layout, or none of that variant
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

/** The dialect of the returns that answer remittances of a dialect: the one of the same name, or the bank's usual one. */
export const answeringDialect = (
  { returns }: Bank,
  layout: LayoutKind,
  { variant }: RemittanceDialect,
): ReturnDialect => dialectNamed(returns[layout], variant) ?? returns[layout]![0]

/** Every return dialect of the registry, by name. */
export const returnDialectNames = (): readonly DialectName[] =>
  BANKS.flatMap(({ number, returns }) =>
    (Object.entries(returns) as [LayoutKind, readonly ReturnDialect[]][]).flatMap(([layout, dialects]) =>
      dialects.map(({ variant }) => ({ bank: number, layout, ...(variant === undefined ? {} : { variant }) })),
    ),
  )

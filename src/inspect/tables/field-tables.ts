/** The fields of slips and wallets as rows, and their support by each layout of a bank. */
import {
  type Bank,
  bankContracts,
  type DayRange,
  type Deadline,
  type LayoutKind,
  type RemittanceDialect,
} from '../../banks/index.js'
import {
  type FieldCodes,
  type FieldForm,
  type FieldInfo,
  type FieldUnit,
  type LocalizedText,
  SLIP_TABLE,
  WALLET_TABLE,
  type WalletField,
} from '../../cobranca/index.js'
import { type FieldSupport, slipFieldSupport, textWidthOf, walletFieldSupport } from '../../remittance/index.js'
import { type DialectRow, remittanceDialectsOf } from './supported-layouts.js'

/** Tables of fields. */
export type FieldTableName = 'slip' | 'wallet'

/** Field of a slip or wallet. */
export interface FieldEntry {
  readonly table: FieldTableName
  readonly field: string
  readonly meaning: LocalizedText
  /** See `FIELD_FORMS` for the texts. */
  readonly form: FieldForm
  /** See `FIELD_UNITS` for the texts. */
  readonly unit: FieldUnit | null
  /** Required at every bank. */
  readonly required: boolean
  /** Value of an absent field; may be another field of the slip. */
  readonly default: string | number | null
  /** Codes with their texts, where there are few. For a single bank, also its contracts. */
  readonly values: FieldCodes | null
  /** Table of `codeEntries` with the codes, where there are many. */
  readonly codes: string | null
  readonly min_length: number | null
  readonly max_length: number | null
  readonly minimum: number | null
  readonly maximum: number | null
  /** Not a field of the service. */
  readonly is_own: boolean
  /** Read by the library, and sent to no bank. */
  readonly is_local: boolean
  /** The support of the field by each layout. Empty without a bank, and for fields that no bank gets. */
  readonly layouts: readonly FieldLayout[]
}

/** The support of a field by a layout. */
export interface FieldLayout {
  /** COMPE number. */
  readonly bank: string
  readonly layout: LayoutKind
  readonly variant: string | null
  readonly support: FieldSupport
  /** Columns of a text, or the maximum number of digits of a wallet's number; null where there is no limit of one field. */
  readonly max_length: number | null
  /** For a deadline: the numbers of days that the layout accepts. */
  readonly days: readonly DayRange[]
  /** Meaning of an extra of the wallet, by bank. */
  readonly meaning: LocalizedText | null
}

/** Names of the tables. */
export const FIELD_TABLES: Readonly<Record<FieldTableName, LocalizedText>> = {
  slip: { pt: 'campos do boleto', en: 'fields of a slip' },
  wallet: { pt: 'campos da carteira', en: 'fields of a wallet' },
}

const INFO: Readonly<Record<FieldTableName, Readonly<Record<string, FieldInfo>>>> = {
  slip: SLIP_TABLE,
  wallet: WALLET_TABLE,
}

/**
 * Returns the fields of a slip or wallet: form, unit, limits and meaning.
 *
 * @param banks whose layouts each field lists in `layouts`, one bank or several; default none
 * @throws {ValidationError} under `bank` if the library does not know one of them
 * @example
 * fieldEntries('slip', [bankNamed('itau')!]).filter(({ layouts }) => layouts.some(({ support }) => support === 'sent'))
 */
export function fieldEntries(table: FieldTableName, banks: readonly Bank[] = []): readonly FieldEntry[] {
  const layouts = banks.flatMap((bank) => remittanceDialectsOf(bank)).map((of) => ({ of, support: SUPPORT[table](of) }))
  return Object.entries(INFO[table]).map(([field, info]) => ({
    table,
    field,
    meaning: { pt: info.pt, en: info.en },
    form: info.form,
    unit: info.unit ?? null,
    required: info.required === true,
    default: info.default ?? null,
    values: info.values ?? contractsOf(field, banks),
    codes: info.codes ?? null,
    min_length: info.minLength ?? null,
    max_length: info.maxLength ?? null,
    minimum: info.minimum ?? null,
    maximum: info.maximum ?? null,
    is_own: info.isOwn === true,
    is_local: info.isLocal === true,
    layouts: layouts.flatMap(({ of, support }) => {
      const found = support[field]
      return found === undefined ? [] : [layoutOf(of, table, field, found)]
    }),
  }))
}

/** The contracts of a bank, with their names, for the field that holds one. */
function contractsOf(field: string, banks: readonly Bank[]): FieldCodes | null {
  if (field !== ('bank_contract_slug' satisfies keyof typeof WALLET_TABLE) || banks.length !== 1) return null
  const names = Object.fromEntries(bankContracts(banks[0]!).map(({ slug, name }) => [slug, name ?? '']))
  return { pt: names, en: names }
}

type RemittanceRow = DialectRow<RemittanceDialect>

const SUPPORT: Readonly<
  Record<FieldTableName, (of: RemittanceRow) => Readonly<Partial<Record<string, FieldSupport>>>>
> = {
  slip: slipFieldSupport,
  wallet: walletFieldSupport,
}

function layoutOf(
  { bank, layout, dialect }: RemittanceRow,
  table: FieldTableName,
  field: string,
  support: FieldSupport,
): FieldLayout {
  const isGiven = support === 'required' || support === 'sent'
  const width =
    table === 'wallet'
      ? dialect.wallet[field as WalletField]
      : INFO.slip[field]!.form === 'text'
        ? textWidthOf(dialect, field)
        : undefined
  const extras: Readonly<Partial<Record<string, LocalizedText>>> = bank.walletExtras ?? {}
  return {
    bank: bank.number,
    layout,
    variant: dialect.variant ?? null,
    support,
    max_length: isGiven ? (width ?? null) : null,
    days: (table === 'slip' && dialect.deadlines.ranges[field as Deadline]) || [],
    meaning: (table === 'wallet' && isGiven && extras[field]) || null,
  }
}

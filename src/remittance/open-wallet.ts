import {
  BANKS,
  type BankDefinition,
  type BarCodeRules,
  bankOfContract,
  type Contract,
  contractOf,
  type FileContext,
  isLayoutKind,
  type LayoutKind,
  notALayout,
  type RemittanceDialect,
  registersTitles,
} from '../banks/index.js'
import {
  isValidationError,
  layoutOfWallet,
  prepareWallet,
  type RegisteredSlip,
  slipDefaults,
  ValidationError,
  type Wallet,
  type WalletNeeds,
  withDefaults,
} from '../cobranca/index.js'
import { generationOf } from './sao-paulo-now.js'

/** A wallet with its bank, dialect and contract. */
export interface OpenedWallet {
  readonly bank: BankDefinition
  readonly layout: LayoutKind
  readonly dialect: RemittanceDialect
  /** The dialect of the wallet's other instructions, which the bank takes in files of their own; undefined for most banks. */
  readonly otherFile: RemittanceDialect | undefined
  /** The layout in messages: `CNAB400 de Itaú`. */
  readonly layoutName: string
  readonly file: FileContext
  /** Id of the wallet, as given; null without `id`. */
  readonly id: string | number | null
  /** Defaults of its slips; null if there are none. */
  readonly slipDefaults: Readonly<Record<string, unknown>> | null
  /** Whether its slips may be due on weekends and holidays. */
  readonly anyDueDay: boolean
}

/**
 * Finds the bank, layout and contract of a wallet, and checks it.
 *
 * @param generatedAt day and time, `YYYY-MM-DDTHH:MM:SS` in São Paulo, or with an offset; default now
 * @throws {ValidationError} when the bank, layout or contract is not known, or a field is missing or wrong
 */
export const openWallet = (wallet: Wallet, generatedAt?: string): OpenedWallet =>
  opened(foundContract(wallet), wallet, generatedAt)

interface FoundContract extends Pick<OpenedWallet, 'bank' | 'layout' | 'dialect' | 'otherFile'> {
  readonly contract: Contract
}

function foundContract(wallet: Wallet): FoundContract {
  const { bank, layout, dialects, slug } = dialectsOf(wallet)
  const ofContract = dialects.filter(({ contracts }) => Object.hasOwn(contracts, slug))
  const serves = (each: RemittanceDialect): boolean => each.isFor?.(wallet) ?? true
  const registering = ofContract.filter(registersTitles)
  const dialect = registering.find(serves) ?? registering[0]
  const otherFile = ofContract.find((each) => !registersTitles(each) && serves(each))
  if (dialect === undefined) {
    throw new ValidationError({
      bank_contract_slug: [
        `carteira não disponível para remessa ${layout} de ${bank.name}; use uma destas: ${slugsOf(dialects).join(', ')}`,
      ],
    })
  }
  return { bank, layout, dialect, otherFile, contract: dialect.contracts[slug]! }
}

/**
 * The dialect of a wallet's registrations.
 *
 * @throws {ValidationError} when the bank, layout or contract is not known
 */
export function registeringDialect(wallet: Wallet): Pick<OpenedWallet, 'layout' | 'dialect'> {
  const { layout, dialect } = foundContract(wallet)
  return { layout, dialect }
}

/** The dialect of the instructions that the bank takes apart from registrations; undefined for most banks, and for an invalid wallet. */
export function changesDialectOf(wallet: Wallet): RemittanceDialect | undefined {
  try {
    return foundContract(wallet).otherFile
  } catch (error) {
    if (!isValidationError(error)) throw error
    return undefined
  }
}

/** Whether the bank of a valid wallet rejects a file whose header equals that of an earlier file. */
export const needsDistinctHeaders = (wallet: Wallet): boolean => foundContract(wallet).dialect.distinctHeaders === true

/** A wallet, its bank and contract, and the rule of its numbers, for bar codes. */
export interface WalletOfBarCodes extends WalletOfFile {
  readonly ourNumber: RemittanceDialect['ourNumber']
}

/**
 * Opens a wallet for bar codes. Contracts without remittances also have bar codes; they use the rules of the bank, or else of its default dialect.
 *
 * @throws {ValidationError} as {@link openWallet}
 */
export function openWalletForBarCode(wallet: Wallet): WalletOfBarCodes {
  const { bank, contract, rules } = rulesOfBarCode(wallet)
  if (contract.hasNoBarCode === true)
    throw new ValidationError({
      bank_contract_slug: [`não tem código de barras: o banco emite os boletos da carteira ${contract.code}`],
    })
  return { ...openedFile(bank, contract, wallet, rules), ourNumber: rules.ourNumber }
}

interface RulesOfBarCode {
  readonly bank: BankDefinition
  readonly contract: Contract
  readonly rules: BarCodeRules
}

function rulesOfBarCode(wallet: Wallet): RulesOfBarCode {
  const { bank, slug } = bankOf(wallet)
  const contract = bank.barCodeContracts?.[slug]
  if (contract !== undefined && bank.barCodeRules !== undefined) return { bank, contract, rules: bank.barCodeRules }
  const found = contract === undefined ? foundContract(wallet) : { dialect: dialectsOf(wallet).dialects[0], contract }
  const { dialect } = found
  return {
    bank,
    contract: found.contract,
    rules: { ...dialect, wallet: { ...dialect.wallet, ...dialect.barCodeFields } },
  }
}

function opened(
  { bank, layout, dialect, otherFile, contract }: FoundContract,
  wallet: Wallet,
  generatedAt?: string,
): OpenedWallet {
  const { file, id, slipDefaults, anyDueDay } = openedFile(bank, contract, wallet, dialect, generatedAt)
  const layoutName = `${layout.toUpperCase()} de ${bank.name}`
  // Spreading would give each wallet a hidden class of its own, and V8 would compile the code that reads it again for each file.
  return { bank, layout, dialect, otherFile, layoutName, file, id, slipDefaults, anyDueDay }
}

/** The parts of a wallet that do not depend on a layout. */
type WalletOfFile = Omit<OpenedWallet, 'layout' | 'dialect' | 'otherFile' | 'layoutName'>

function openedFile(
  bank: BankDefinition,
  contract: Contract,
  wallet: Wallet,
  needs: WalletNeeds,
  generatedAt?: string,
): WalletOfFile {
  const moment = generationOf(generatedAt)
  const prepared = prepareWallet(wallet, needs, bank.walletExtras)
  return {
    bank,
    file: {
      wallet: prepared,
      contract: contractOf(contract, prepared),
      ...moment,
      remittance_number: wholeNumber('next_remittance_number', wallet.next_remittance_number, 1),
    },
    id: wallet.id ?? null,
    slipDefaults: slipDefaults(wallet.configuration),
    anyDueDay: wallet.allow_expiration_on_weekends === true,
  }
}

/** A slip with the defaults of its wallet's configuration. */
export const configured = <Given extends RegisteredSlip>(
  { slipDefaults }: Pick<OpenedWallet, 'slipDefaults'>,
  slip: Given,
): Given => (slipDefaults === null ? slip : withDefaults(slip, slipDefaults))

interface DialectsOfWallet {
  readonly bank: BankDefinition
  readonly layout: LayoutKind
  readonly dialects: readonly [RemittanceDialect, ...RemittanceDialect[]]
  readonly slug: string
}

/** Every contract of a bank's layout, each once. */
const slugsOf = (dialects: readonly RemittanceDialect[]): string[] => [
  ...new Set(dialects.flatMap(({ contracts }) => Object.keys(contracts))),
]

const UNKNOWN_BANK = `não é de um banco conhecido: começa com ${BANKS.map(({ slug }) => `${slug}-`).join(', ')}`

function bankOf(wallet: Wallet): { readonly bank: BankDefinition; readonly slug: string } {
  const slug = String(wallet?.bank_contract_slug ?? '')
  const bank = bankOfContract(slug)
  if (bank === undefined) throw new ValidationError({ bank_contract_slug: [UNKNOWN_BANK] })
  return { bank, slug }
}

function dialectsOf(wallet: Wallet): DialectsOfWallet {
  const { bank, slug } = bankOf(wallet)
  if (Object.keys(bank.remittances).length === 0)
    throw new ValidationError({
      bank_contract_slug: [`remessa não disponível para ${bank.name}: só o código de barras`],
    })
  const field = wallet.layout == null ? 'kind' : 'layout'
  const layout = layoutOfWallet(wallet) ?? (Object.keys(bank.remittances)[0] as LayoutKind)
  if (!isLayoutKind(layout)) throw new ValidationError({ [field]: [notALayout(layout)] })
  const dialects = bank.remittances[layout]
  if (dialects === undefined)
    throw new ValidationError({ [field]: [`remessa ${layout} não disponível para ${bank.name}`] })
  return { bank, layout, dialects, slug }
}

export const NOT_A_COUNTER = 'deve ser um número inteiro a partir de 1'

/** A counter of the wallet: a whole number from 1 on, or the fallback when absent. */
function wholeNumber(field: string, value: string | number | null | undefined, fallback: number): number {
  if (value === undefined || value === null || value === '') return fallback
  const number = Number(value)
  if (!Number.isSafeInteger(number) || number < 1) throw new ValidationError({ [field]: [NOT_A_COUNTER] })
  return number
}

/** Fields that identify a wallet, besides its layout: the agreement with the bank, not the counters. */
const IDENTITY = [
  'id',
  'bank_contract_slug',
  'agency_number',
  'account_number',
  'extra1',
  'extra2',
  'extra3',
] as const satisfies readonly (keyof Wallet)[]

/** Key of a wallet and layout, the same for any counters. */
export const walletKey = (wallet: Wallet): string =>
  JSON.stringify([wallet?.layout ?? wallet?.kind, ...IDENTITY.map((field) => wallet?.[field])])

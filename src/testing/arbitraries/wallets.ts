import fc from 'fast-check'
import type { LayoutKind, RemittanceDialect } from '../../banks/index.js'
import { prepareWallet, type Wallet } from '../../cobranca/index.js'
import { checkDigitsOf, EXAMPLE_TAX_IDS, numbersOf } from '../../remittance/index.js'
import { type ChosenDialect, chosenDialects, type DialectChoice } from './chosen-dialects.js'
import { widthOf } from './columns.js'
import { digits } from './digits.js'
import { countedLength, largestNumber, toLetteredNumber } from './our-numbers.js'
import { invalidWalletFields } from './rejections.js'
import { type Facet, optional, repaired, required } from './repaired.js'
import { cnpj, cpf, typedOf } from './tax-ids.js'
import { plainText, requiredText, type TextKind } from './texts.js'

/** Limits the wallets, slips and files that are drawn. */
export interface RemittanceChoice extends DialectChoice {
  /** `'usual'` (default): texts as people type them. `'any'`: any Unicode text, to find programs that split characters. */
  readonly texts?: TextKind
}

/**
 * Draws wallets (`bank_billet_account`) that a bank accepts: any contract, with every field that its remittances need.
 *
 * Numbers have the bank's length or fewer digits. The check digit of the next nosso número is often a letter, if the bank has letters. At least
 * {@link ROOM} numbers are available.
 *
 * @param bank number (`'341'`), slug or name
 * @throws {RangeError} if the bank has no such remittances
 * @example fc.assert(fc.property(arbitraryWallet('341', 'cnab400'), (wallet) => { … }))
 */
export function arbitraryWallet(bank: string, layout: LayoutKind, choice: RemittanceChoice = {}): fc.Arbitrary<Wallet> {
  return fc.oneof(...chosenDialects(bank, layout, choice).map((dialect) => arbitraryWalletOf(dialect, choice)))
}

/** Minimum count of nosso números available in a drawn wallet. */
export const ROOM = 1000

/** Draws wallets of one dialect that belong to no other dialect of the bank. */
export function arbitraryWalletOf(chosen: ChosenDialect, { texts = 'usual' }: RemittanceChoice): fc.Arbitrary<Wallet> {
  const { dialect, layout, contracts } = chosen
  const numbers = Object.entries(dialect.wallet).filter(([name]) => !isDigit(name))
  const checkDigits = Object.entries(dialect.wallet).filter(([name]) => isDigit(name))
  return fc
    .record({
      contract: fc.constantFrom(...contracts),
      numbers: fc.record(Object.fromEntries(numbers.map(([name, length]) => [name, digits(length)]))),
      left: fc.nat({ max: 4 }),
      checkDigits: fc.record(
        Object.fromEntries(
          checkDigits.map(([name]) => [name, fc.oneof({ weight: 9, arbitrary: digits(1) }, fc.constant('X'))]),
        ),
      ),
      name: requiredText('name', texts),
      taxId: beneficiaryTaxId,
      next: fc.option(nextNumber(dialect), { nil: null }),
      nextFile: fc.option(fc.tuple(fc.integer({ min: 1, max: maxFiles(chosen) }), fc.boolean()), { nil: null }),
      lettered: fc.boolean(),
      hasAddress: fc.boolean(),
    })
    .map(
      ({
        contract,
        numbers: drawn,
        left,
        checkDigits: drawnDigits,
        name,
        taxId,
        next,
        nextFile,
        lettered,
        hasAddress,
      }) => {
        const base = { bank_contract_slug: contract, kind: layout }
        const found = numbersOf(dialect, drawn, left, base)
        const computed = checkDigitsOf(dialect, found)
        const facets: Facet[] = [
          required({ ...base, ...found }),
          required({ beneficiary_name: name }, { beneficiary_name: plainText('name') }),
          required({ beneficiary_cnpj_cpf: taxId }, { beneficiary_cnpj_cpf: EXAMPLE_TAX_IDS[0] }),
          ...Object.entries(drawnDigits).map(([field, digit]) =>
            required({ [field]: computed[field] ?? digit }, { [field]: computed[field] ?? '0' }),
          ),
          optional(Object.keys(ADDRESS), hasAddress ? ADDRESS : null),
        ]
        const wallet = repaired(facets, (fields) =>
          invalidWalletFields(fields as unknown as Wallet),
        ) as unknown as Wallet
        if (nextFile !== null) wallet.next_remittance_number = nextFile[1] ? String(nextFile[0]) : nextFile[0]
        if (next !== null) wallet.next_our_number = lettered ? letteredNext(chosen, wallet, next) : next
        else if (dialect.contracts[contract]!.bankNumbers !== true) wallet.next_our_number = 1
        return wallet
      },
    )
}

const beneficiaryTaxId = typedOf(fc.oneof({ withCrossShrink: true }, cnpj, cpf))

const ADDRESS = {
  beneficiary_address_street: 'Rua das Acácias Imaginárias',
  beneficiary_address_street_number: '1200',
  beneficiary_address_complement: 'Sala 3',
  beneficiary_address_neighborhood: 'Vila Fictícia',
  beneficiary_address_city: 'Curitiba',
  beneficiary_address_state: 'PR',
  beneficiary_address_zipcode: '80999-010',
} satisfies Partial<Wallet>

const isDigit = (field: string): boolean => field.endsWith('_digit')

/** The last number of a file that the header's columns hold, of those that need no more than six. */
function maxFiles({ dialect: { layout } }: ChosenDialect): number {
  const { header } = layout.structure
  const isThere = layout.records[header]!.fields['file_sequence'] !== undefined
  return 10 ** Math.min(6, isThere ? widthOf(layout, `${header}.file_sequence`) : 6) - 1
}

/** Doubles are exact up to 15 digits. */
const EXACT_DIGITS = 15

/** Draws a next number: a number, or text with or without leading zeros. */
function nextNumber(dialect: RemittanceDialect): fc.Arbitrary<string | number> {
  const length = countedLength(dialect)
  const max = Math.min(10 ** Math.min(length, EXACT_DIGITS), Number(largestNumber(dialect))) - 2 * ROOM
  return fc
    .tuple(fc.integer({ min: 1, max: max }), fc.nat({ max: 2 }))
    .map(([number, form]) => [number, String(number), String(number).padStart(length, '0')][form]!)
}

function letteredNext({ dialect }: ChosenDialect, wallet: Wallet, next: string | number): string {
  const prepared = prepareWallet(wallet, dialect)
  return toLetteredNumber(dialect, prepared, wallet.bank_contract_slug, String(next))
}

import fc from 'fast-check'
import type { LayoutKind, RemittanceDialect } from '../../banks/index.js'
import { prepareWallet, type Wallet } from '../../cobranca/index.js'
import { type ChosenDialect, chosenDialects, type DialectChoice } from './chosen-dialects.js'
import { widthOf } from './columns.js'
import { digits } from './digits.js'
import { type Facet, mended, optional, required } from './mended.js'
import { countedLength, largestNumber, toLetteredNumber } from './our-numbers.js'
import { refusedOfWallet } from './refusals.js'
import { cnpj, cpf, typedOf } from './tax-ids.js'
import { plainText, requiredText, type TextKind } from './texts.js'

/** What narrows wallets, slips and files down. */
export interface RemittanceChoice extends DialectChoice {
  /** Texts as people type them (default), or any Unicode there is: `'any'` finds programs that cut letters in two. */
  readonly texts?: TextKind
}

/**
 * A wallet (`bank_billet_account`) that a bank takes: any of its contracts, every field that its remittances need.
 *
 * Numbers are as long as the bank has them, or shorter; the next nosso número often has a check digit that is a letter, where the bank has such.
 * There is room for {@link ROOM} more.
 *
 * @param bank number (`'341'`), slug or name
 * @throws {RangeError} when the bank has no such remittances
 * @example fc.assert(fc.property(arbitraryWallet('341', 'cnab400'), (wallet) => { … }))
 */
export function arbitraryWallet(bank: string, layout: LayoutKind, choice: RemittanceChoice = {}): fc.Arbitrary<Wallet> {
  return fc.oneof(...chosenDialects(bank, layout, choice).map((dialect) => walletOf(dialect, choice)))
}

/** How many titles a drawn wallet has numbers for, at least. */
export const ROOM = 1000

/** A wallet of one dialect, and of none of the bank's others. */
export function walletOf(chosen: ChosenDialect, { texts = 'usual' }: RemittanceChoice): fc.Arbitrary<Wallet> {
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
        const found = fitting(dialect, drawn, left, base)
        const facets: Facet[] = [
          required({ ...base, ...found }),
          required({ beneficiary_name: name }, { beneficiary_name: plainText('name') }),
          required({ beneficiary_cnpj_cpf: taxId }, { beneficiary_cnpj_cpf: PLAIN_BENEFICIARY }),
          ...Object.entries(drawnDigits).map(([field, digit]) => required({ [field]: digit }, { [field]: '0' })),
          optional(Object.keys(ADDRESS), hasAddress ? ADDRESS : null),
        ]
        const wallet = mended(facets, (fields) => refusedOfWallet(fields as unknown as Wallet)) as unknown as Wallet
        if (nextFile !== null) wallet.next_remittance_number = nextFile[1] ? String(nextFile[0]) : nextFile[0]
        if (next !== null) wallet.next_our_number = lettered ? letteredNext(chosen, wallet, next) : next
        return wallet
      },
    )
}

const beneficiaryTaxId = typedOf(fc.oneof({ withCrossShrink: true }, cnpj, cpf))

const PLAIN_BENEFICIARY = '11.222.333/0001-81'
const PLAIN_PERSON = '111.444.777-35'

/** Wallets of each contract, a company's and a person's: what all of these take is taken with any wallet of the dialect. */
export const exampleWallets = ({ dialect, layout, contracts }: ChosenDialect): readonly Wallet[] =>
  contracts.flatMap((contract) =>
    [PLAIN_BENEFICIARY, PLAIN_PERSON].map((taxId) => {
      const base = {
        bank_contract_slug: contract,
        kind: layout,
        beneficiary_name: plainText('name'),
        beneficiary_cnpj_cpf: taxId,
      }
      const ones = Object.fromEntries(
        Object.entries(dialect.wallet).map(([field, length]) => [field, '1'.repeat(length)]),
      )
      return {
        ...base,
        ...fitting(dialect, ones, 0, base),
      } as Wallet
    }),
  )

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

/** Numbers that no bank has of zeros. */
const NEVER_ZERO: readonly string[] = ['agency_number', 'account_number']

type Numbers = Readonly<Record<string, string>>

/**
 * The numbers with so many digits left out on the left. Dialects that are told from each other by how long a number is have it without zeros, and with
 * fewer or more digits left out where it would be another one's.
 */
function fitting({ isFor }: RemittanceDialect, drawn: Numbers, left: number, others: Partial<Wallet>): Numbers {
  if (isFor === undefined) return withoutFirst(drawn, left, notZero)
  const longest = Math.max(...Object.values(drawn).map(({ length }) => length))
  const tried = [left, ...Array(longest).keys()].map((by) =>
    withoutFirst(drawn, by, (_, number) => number.replace(/^0/, '1')),
  )
  const found = tried.find((numbers) => isFor({ ...others, ...numbers } as Wallet))
  if (found === undefined) throw new Error(`no number of up to ${longest} digits is of this dialect`)
  return found
}

/** Numbers with so many digits fewer, of which at least one stays. */
const withoutFirst = (numbers: Numbers, by: number, mend: (field: string, number: string) => string): Numbers =>
  Object.fromEntries(
    Object.entries(numbers).map(([field, number]) => [
      field,
      mend(field, number.slice(Math.min(by, number.length - 1))),
    ]),
  )

const notZero = (field: string, number: string): string =>
  NEVER_ZERO.includes(field) && /^0+$/.test(number) ? number.replace(/0$/, '1') : number

/** The last number of a file that the header's columns hold, of those that need no more than six. */
function maxFiles({ dialect: { layout } }: ChosenDialect): number {
  const { header } = layout.structure
  const isThere = layout.records[header]!.fields['file_sequence'] !== undefined
  return 10 ** Math.min(6, isThere ? widthOf(layout, `${header}.file_sequence`) : 6) - 1
}

/** Doubles hold every integer of fifteen digits. */
const EXACT_DIGITS = 15

/** A next number in the forms it comes in. */
function nextNumber(dialect: RemittanceDialect): fc.Arbitrary<string | number> {
  const length = countedLength(dialect)
  const most = Math.min(10 ** Math.min(length, EXACT_DIGITS), Number(largestNumber(dialect))) - 2 * ROOM
  return fc
    .tuple(fc.integer({ min: 1, max: most }), fc.nat({ max: 2 }))
    .map(([number, form]) => [number, String(number), String(number).padStart(length, '0')][form]!)
}

function letteredNext({ dialect }: ChosenDialect, wallet: Wallet, next: string | number): string {
  const prepared = prepareWallet(wallet, dialect.wallet, dialect.unpadded, dialect.lettered)
  return toLetteredNumber(dialect, prepared, wallet.bank_contract_slug, String(next))
}

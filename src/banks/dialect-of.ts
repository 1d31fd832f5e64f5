/** Which bank's dialect a file is to be read by. */
import { type Identity, identify, UnsupportedFileError, type UnsupportedReason } from '../febraban/index.js'
import { type Diagnostic, diagnostic } from '../fixed-width/index.js'
import type { Bank, DialectsByLayout, LayoutKind, ReturnDialect } from './bank.js'
import { type Dialect, dialectTold } from './dialect.js'
import { BANKS, bankOf } from './registry.js'
import type { RemittanceDialect } from './remittance-dialect.js'

/** A dialect, and whose it is. */
export interface FoundDialect<D = ReturnDialect> {
  readonly bank: Bank
  readonly layout: LayoutKind
  readonly dialect: D
  /** Set when the header names another bank than the caller: worth telling, since a wrong dialect shifts columns. */
  readonly disagreement: Diagnostic | null
}

/** What a person reads of the two kinds of file. */
interface Words {
  readonly one: string
  readonly ofBank: string
  readonly name: string
  readonly opposite: { readonly reason: UnsupportedReason; readonly message: (identity: Identity) => string }
}

const RETURN: Words = {
  one: 'um retorno',
  ofBank: 'Retorno de cobrança',
  name: 'Retorno',
  opposite: {
    reason: 'remittance',
    message: (identity) => `É uma remessa (arquivo enviado ao banco), não um retorno: ${titled(identity)}.`,
  },
}

const REMITTANCE: Words = {
  one: 'uma remessa',
  ofBank: 'Remessa',
  name: 'Remessa',
  opposite: { reason: 'return', message: ({ description }) => `É um ${description}, não uma remessa.` },
}

/**
 * Finds the dialect of a return file from its first bytes.
 *
 * @param bank COMPE number to read it by, when the caller knows better than the header
 * @throws {UnsupportedFileError} when the file is no cobrança return, or of a bank or layout the library does not read
 */
export const returnDialectOf = (head: Uint8Array, bank?: string): FoundDialect =>
  dialectOf(head, bank, RETURN, ({ returns }) => returns)

/**
 * Finds the dialect of a remittance from its first bytes.
 *
 * @param bank COMPE number to read it by, when the caller knows better than the header
 * @throws {UnsupportedFileError} when the file is no cobrança remittance, or of a bank or layout the library does not read
 */
export const remittanceDialectOf = (head: Uint8Array, bank?: string): FoundDialect<RemittanceDialect> =>
  dialectOf(head, bank, REMITTANCE, ({ remittances }) => remittances)

function dialectOf<D extends Dialect>(
  head: Uint8Array,
  given: string | undefined,
  words: Words,
  dialectsOf: (bank: Bank) => DialectsByLayout<D>,
): FoundDialect<D> {
  const identity = identify(head)
  const refuse = (reason: UnsupportedReason, message: string): never => {
    throw new UnsupportedFileError(reason, identity, message)
  }
  const layout = identity.format
  if (layout === null) return refuse('not_cnab', `Não é um arquivo CNAB: ${identity.description}.`)
  if (!identity.isCobranca && (given === undefined || !saysNothing(identity))) return refuse('other_service', `Não é ${words.one} de cobrança: é ${titled(identity)}.`)
  if (identity.direction === words.opposite.reason) {
    return refuse(words.opposite.reason, words.opposite.message(identity))
  }
  const number = given ?? identity.bank
  const bank = number === null ? undefined : bankOf(number)
  if (bank === undefined) {
    const read = BANKS.map((each) => `${each.number} ${each.name}`).join(', ')
    return refuse(
      'unknown_bank',
      number === null
        ? `O header não informa o banco: ${titled(identity)}. Informe o banco (${read}).`
        : `${words.ofBank} do banco ${number}, que ainda não é lido. Bancos lidos: ${read}.`,
    )
  }
  const dialects = layout === 'cnab240' || layout === 'cnab400' ? dialectsOf(bank)[layout] : undefined
  if (dialects === undefined) {
    return refuse(
      'unknown_layout',
      `${words.name} ${layout.toUpperCase()} do banco ${bank.number} ${bank.name}, layout que ainda não é lido.`,
    )
  }
  const disagrees = identity.bank !== null && bankOf(identity.bank) !== bank
  const disagreement = disagrees ? diagnostic('another_bank', { line: 1, expected: bank.number, got: identity.bank }) : null
  return { bank, layout: layout as LayoutKind, dialect: dialectTold(dialects, head), disagreement }
}

/** A file that lost its header: the caller, who names the bank, knows what it is. */
const saysNothing = ({ bank, direction, service }: Identity): boolean => bank === null && direction === null && service === null

const titled = (identity: Identity): string =>
  `${identity.description} (${identity.format?.toUpperCase()}${identity.bank === null ? '' : `, banco ${identity.bank}`})`

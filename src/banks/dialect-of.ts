/** Which bank's dialect a file is to be read by. */
import type { Language, Said } from '../cobranca/index.js'
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
  readonly one: Said
  readonly ofBank: Said
  readonly name: Said
  readonly opposite: { readonly reason: UnsupportedReason; readonly message: (identity: Identity) => Said }
}

const RETURN: Words = {
  one: { pt: 'um retorno de cobrança', en: 'a cobrança return' },
  ofBank: { pt: 'Retorno de cobrança', en: 'Cobrança return' },
  name: { pt: 'Retorno', en: 'Return' },
  opposite: {
    reason: 'remittance',
    message: (identity) => ({
      pt: `É uma remessa (arquivo enviado ao banco), não um retorno: ${titled(identity, 'pt')}.`,
      en: `It is a remittance (a file sent to the bank), not a return: ${titled(identity, 'en')}.`,
    }),
  },
}

const REMITTANCE: Words = {
  one: { pt: 'uma remessa de cobrança', en: 'a cobrança remittance' },
  ofBank: { pt: 'Remessa', en: 'Remittance' },
  name: { pt: 'Remessa', en: 'Remittance' },
  opposite: {
    reason: 'return',
    message: ({ description, english }) => ({ pt: `É um ${description}, não uma remessa.`, en: `It is a ${english}, not a remittance.` }),
  },
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
  const refuse = (reason: UnsupportedReason, { pt, en }: Said): never => {
    throw new UnsupportedFileError(reason, identity, pt, en)
  }
  const layout = identity.format
  if (layout === null) {
    return refuse('not_cnab', { pt: `Não é um arquivo CNAB: ${identity.description}.`, en: `It is no CNAB file: ${identity.english}.` })
  }
  if (!identity.isCobranca && (given === undefined || !saysNothing(identity))) {
    return refuse('other_service', {
      pt: `Não é ${words.one.pt}: é ${titled(identity, 'pt')}.`,
      en: `It is not ${words.one.en}: it is a ${titled(identity, 'en')}.`,
    })
  }
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
        ? {
            pt: `O header não informa o banco: ${titled(identity, 'pt')}. Informe o banco (${read}).`,
            en: `The header does not name the bank: ${titled(identity, 'en')}. Name the bank (${read}).`,
          }
        : {
            pt: `${words.ofBank.pt} do banco ${number}, que ainda não é lido. Bancos lidos: ${read}.`,
            en: `${words.ofBank.en} of bank ${number}, which is not read yet. Banks that are: ${read}.`,
          },
    )
  }
  const dialects = layout === 'cnab240' || layout === 'cnab400' ? dialectsOf(bank)[layout] : undefined
  if (dialects === undefined) {
    const width = layout.toUpperCase()
    return refuse('unknown_layout', {
      pt: `${words.name.pt} ${width} do banco ${bank.number} ${bank.name}, layout que ainda não é lido.`,
      en: `${words.name.en} ${width} of bank ${bank.number} ${bank.name}, a layout that is not read yet.`,
    })
  }
  const disagrees = identity.bank !== null && bankOf(identity.bank) !== bank
  const disagreement = disagrees ? diagnostic('another_bank', { line: 1, expected: bank.number, got: identity.bank }) : null
  return { bank, layout: layout as LayoutKind, dialect: dialectTold(dialects, head), disagreement }
}

/** A file that lost its header: the caller, who names the bank, knows what it is. */
const saysNothing = ({ bank, direction, service }: Identity): boolean => bank === null && direction === null && service === null

function titled(identity: Identity, language: Language): string {
  const [description, bankWord] = language === 'pt' ? [identity.description, 'banco'] : [identity.english, 'bank']
  return `${description} (${identity.format?.toUpperCase()}${identity.bank === null ? '' : `, ${bankWord} ${identity.bank}`})`
}

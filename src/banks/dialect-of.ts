/** Choice of the bank and dialect for reading a file. */
import type { Language, LocalizedText } from '../cobranca/index.js'
import { type Direction, FileHead, FORMAT_WIDTHS, headOf, type Identity, identifyHead, UnsupportedFileError, type UnsupportedReason } from '../febraban/index.js'
import { type Diagnostic, diagnostic } from '../fixed-width/index.js'
import type { BankDefinition, BankIdentity, BankReturns, DialectsByLayout, LayoutKind, ReturnDialect } from './bank.js'
import { bankAmong, withFiles } from './bank-among.js'
import { checkNumberAmong } from './check-arguments.js'
import { type Dialect, detectDialect, ofWidth } from './dialect.js'
import { isConfirmed } from './evidence.js'
import { fitsDialect } from './fits-dialect.js'
import { banksOfForeignHeader } from './foreign-header.js'
import { genericBank } from './generic-bank.js'
import { remittancesOfService } from './other-services.js'
import { BANKS } from './registry.js'
import type { RemittanceDialect } from './remittance-dialect.js'
import type { RemittanceReading } from './remittance-reading.js'

/** A dialect and its bank. */
export interface FoundDialect<D = ReturnDialect, B extends BankIdentity = BankDefinition> {
  readonly bank: B
  readonly layout: LayoutKind
  readonly dialect: D
  /** Reasons to doubt the dialect: the header names another bank than the caller, or no manual confirms the dialect. A wrong dialect shifts columns. */
  readonly diagnostics: readonly Diagnostic[]
}

/** A return dialect, and its bank as far as its returns need it. */
export type FoundReturn = FoundDialect<ReturnDialect, BankReturns>

/** The banks whose files are read, and the names of all banks: a file of another bank is never read as one of these. */
export interface ChosenBanks<B extends BankIdentity = BankReturns> {
  readonly banks: readonly B[]
  readonly names: readonly BankIdentity[]
}

/** Returns the chosen bank of a name; undefined for another bank. */
const chosenBank = <B extends BankIdentity>({ banks, names }: ChosenBanks<B>, name: BankIdentity | undefined): B | undefined =>
  name === undefined || names === banks ? (name as B | undefined) : bankAmong(banks, name.number)

/** Names of the two kinds of file, for messages. */
interface Words {
  readonly direction: Direction
  readonly one: LocalizedText
  readonly ofBank: LocalizedText
  readonly name: LocalizedText
  readonly opposite: { readonly reason: UnsupportedReason; readonly message: (identity: Identity) => LocalizedText }
}

const RETURN: Words = {
  direction: 'return',
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
  direction: 'remittance',
  one: { pt: 'uma remessa de cobrança', en: 'a cobrança remittance' },
  ofBank: { pt: 'Remessa', en: 'Remittance' },
  name: { pt: 'Remessa', en: 'Remittance' },
  opposite: {
    reason: 'return',
    message: ({ description, english }) => ({ pt: `É um ${description}, não uma remessa.`, en: `It is a ${english}, not a remittance.` }),
  },
}

/**
 * Finds the dialect of a return file from its first bytes. A file of a bank without a description gets a generic dialect if its lines fit.
 *
 * @param bank COMPE number of the bank, if the header has no number or a wrong number
 * @param banks known banks; default: all
 * @throws {ValidationError} if `bank` is not a text of three digits
 * @throws {UnsupportedFileError} if the file is not a cobrança return, or is of a bank or layout that the library does not read
 */
export const returnDialectOf = (head: Uint8Array | FileHead, bank?: string, banks: readonly BankDefinition[] = BANKS): FoundDialect =>
  dialectOf(head, bank, { banks, names: banks }, RETURN, { ofBank: ({ returns }) => returns, ofUnknownBank: genericDialect })

/** Finds the dialect of a return file as {@link returnDialectOf} does, with what reading the returns of the banks needs. */
export const returnDialectAmong = (banks: readonly BankReturns[], head: Uint8Array | FileHead, bank?: string): FoundReturn =>
  dialectOf(head, bank, { banks, names: banks }, RETURN, { ofBank: ({ returns }) => returns, ofUnknownBank: genericDialect })

/**
 * Finds the dialect of a return file of some banks. Files of other banks are errors, and are never read generically.
 *
 * @param bank COMPE number of the bank, if the header has no number or a wrong number
 * @throws {ValidationError} if `bank` is not a text of three digits
 * @throws {UnsupportedFileError} if the file is not a cobrança return of one of the banks
 */
export const chosenReturnDialectOf = (head: Uint8Array | FileHead, chosen: ChosenBanks, bank?: string): FoundReturn =>
  dialectOf(head, bank, chosen, RETURN, { ofBank: ({ returns }) => returns })

/**
 * Finds the dialect of a remittance from its first bytes.
 *
 * @param bank COMPE number of the bank, if the header has no number or a wrong number
 * @param banks known banks; default: all
 * @throws {ValidationError} if `bank` is not a text of three digits
 * @throws {UnsupportedFileError} if the file is not a cobrança remittance, or is of a bank or layout that the library does not read
 */
export const remittanceDialectOf = (head: Uint8Array, bank?: string, banks: readonly BankDefinition[] = BANKS): FoundDialect<RemittanceDialect> =>
  dialectOf(head, bank, { banks, names: banks }, REMITTANCE, { ofBank: ({ remittances }) => remittances, refused: former })

/**
 * Finds the dialect for reading a remittance: as `remittanceDialectOf`, and also for the other services whose remittances are read.
 *
 * @param bank COMPE number of the bank, if the header has no number or a wrong number
 * @param banks known banks; default: all
 * @throws {ValidationError} if `bank` is not a text of three digits
 * @throws {UnsupportedFileError} if the file is not a remittance, or is of a service, bank or layout that the library does not read
 */
export const remittanceReadingOf = (head: Uint8Array | FileHead, bank?: string, banks: readonly BankDefinition[] = BANKS): FoundDialect<RemittanceReading> =>
  dialectOf<RemittanceReading, BankDefinition>(head, bank, { banks, names: banks }, REMITTANCE, { ofBank: read, ofService: remittancesOfService, ofServiceOnly: genericBank })

const former = ({ formerRemittances = {} }: BankDefinition): DialectsByLayout<RemittanceReading> => formerRemittances

/** All dialects of a bank's remittances; first the dialects that are also written. */
const read = (bank: BankDefinition): DialectsByLayout<RemittanceReading> => {
  const { remittances } = bank
  const earlier = Object.entries(former(bank)).map(([layout, dialects]) => [layout, [...(remittances[layout as LayoutKind] ?? []), ...dialects]])
  return earlier.length === 0 ? remittances : { ...remittances, ...Object.fromEntries(earlier) }
}

/** Where the dialects of a direction are found. */
interface Sources<D, B extends BankIdentity> {
  readonly ofBank: (bank: B) => DialectsByLayout<D>
  /** Earlier dialects of a bank, which are not supported: they are detected, so that no other dialect reads their columns. */
  readonly refused?: (bank: B) => DialectsByLayout<Dialect>
  /** Dialects of a service other than cobrança. Default: none is read. */
  readonly ofService?: (identity: Identity) => DialectsByLayout<D>
  /** Bank of a file of such a service, if no bank has its number. */
  readonly ofServiceOnly?: (number: string) => B
  /** Dialect for a bank without a description. Default: none. */
  readonly ofUnknownBank?: (identity: Identity, lines: readonly string[]) => FoundDialect<D, B> | undefined
}

function dialectOf<D extends Dialect, B extends BankIdentity>(
  head: Uint8Array | FileHead,
  given: string | undefined,
  chosen: ChosenBanks<B>,
  words: Words,
  { ofBank, refused, ofService, ofServiceOnly, ofUnknownBank }: Sources<D, B>,
): FoundDialect<D, B> {
  const { banks, names } = chosen
  if (given !== undefined) checkNumberAmong(names, given)
  const start = head instanceof FileHead ? head : headOf(head)
  const identity = identifyHead(start)
  const refuse = (reason: UnsupportedReason, { pt, en }: LocalizedText): never => {
    throw new UnsupportedFileError(reason, identity, pt, en)
  }
  const layout = identity.format
  if (layout === null) {
    return refuse('not_cnab', { pt: `Não é um arquivo CNAB: ${identity.description}.`, en: `It is no CNAB file: ${identity.english}.` })
  }
  const { alteration } = identity
  if (alteration !== null) {
    const { description, remedy } = alteration
    return refuse('altered', {
      pt: `O arquivo ${description.pt}. ${remedy.pt} Ou use o arquivo como veio do banco ou do sistema. O conteúdo é: ${titled(identity, 'pt')}.`,
      en: `The file ${description.en}. ${remedy.en} Or use the file as it came from the bank or the system. What is in it: ${titled(identity, 'en')}.`,
    })
  }
  if (given === undefined && identity.bank === null && !identity.hasHeader) {
    return refuse('no_header', {
      pt: `O arquivo não tem header, que informa o banco: ${titled(identity, 'pt')}. Peça-o de novo, inteiro. Se é ${words.one.pt}, ${nameBank('pt', banks)}.`,
      en: `The file has no header, which names the bank: ${titled(identity, 'en')}. Ask for it again, whole. If it is ${words.one.en}, ${nameBank('en', banks)}.`,
    })
  }
  const number = given ?? identity.bank
  if (!identity.isCobranca && !identity.isEmpty && (given === undefined || !saysNothing(identity))) {
    const dialects = layout === 'cnab150' ? undefined : ofFile(ofService?.(identity)[layout] ?? [], identity)
    if (dialects !== undefined) {
      if (number === null || !BANK_NUMBER.test(number)) return refuse('unknown_bank', unknownBank(identity, given, words, banks))
      const bank = chosenBank(chosen, bankAmong(names, number)) ?? ofServiceOnly?.(number)
      if (bank === undefined) return refuse('unknown_bank', unknownBank(identity, given, words, banks))
      return { bank, layout: layout as LayoutKind, dialect: detectDialect(dialects, start), diagnostics: [] }
    }
    return refuse('other_service', {
      pt: `Não é ${words.one.pt}: é ${titled(identity, 'pt')}.`,
      en: `It is not ${words.one.en}: it is a ${titled(identity, 'en')}.`,
    })
  }
  if (identity.direction === words.opposite.reason) {
    return refuse(words.opposite.reason, words.opposite.message(identity))
  }
  const claiming = given === undefined ? banksOfForeignHeader(start, identity, words.direction, names) : []
  const foreign = claiming.length === 1 ? claiming[0] : undefined
  const name = foreign ?? (number === null ? undefined : bankAmong(names, number))
  const named = chosenBank(chosen, name)
  if (name !== undefined && named === undefined) {
    return refuse('unknown_bank', {
      pt: `${words.ofBank.pt} do banco ${name.number} ${name.name}, que não está entre os bancos escolhidos: ${banksRead(banks)}.`,
      en: `${words.ofBank.en} of bank ${name.number} ${name.name}, which is not one of the chosen banks: ${banksRead(banks)}.`,
    })
  }
  const bank = named?.hasNoFiles === true ? undefined : named
  if (bank === undefined) {
    const found = given === undefined && claiming.length === 0 ? ofUnknownBank?.(identity, start.linesOfFirstFile) : undefined
    return found ?? refuse('unknown_bank', unknownBank(identity, given, words, banks))
  }
  const dialects = layout === 'cnab150' ? undefined : ofFile(ofBank(bank)[layout] ?? [], identity)
  if (dialects === undefined) {
    return refuse('unknown_layout', {
      pt: `${words.name.pt} ${formatText(identity, 'pt')} do banco ${bank.number} ${bank.name}, layout que ainda não é lido.`,
      en: `${words.name.en} ${formatText(identity, 'en')} of bank ${bank.number} ${bank.name}, a layout that is not read yet.`,
    })
  }
  const others: readonly Dialect[] = refused?.(bank)[layout as LayoutKind] ?? []
  if (others.length > 0 && others.includes(detectDialect<Dialect>([...dialects, ...others], start))) {
    return refuse('unknown_layout', {
      pt: `${words.name.pt} ${formatText(identity, 'pt')} do banco ${bank.number} ${bank.name}, de um layout anterior, que só é lido.`,
      en: `${words.name.en} ${formatText(identity, 'en')} of bank ${bank.number} ${bank.name}, of an earlier layout, which is only read.`,
    })
  }
  const disagrees = identity.bank !== null && chosenBank(chosen, bankAmong(names, identity.bank)) !== bank
  const dialect = detectDialect(dialects, start)
  const diagnostics: Diagnostic[] = []
  if (disagrees) {
    const code = foreign === undefined ? 'another_bank' : 'header_of_another_bank'
    diagnostics.push(diagnostic(code, { line: 1, expected: bank.number, got: identity.bank }))
  }
  if (!isConfirmed(dialect.evidence)) diagnostics.push(diagnostic('unconfirmed_layout', { line: 1, got: dialect.layout.name }))
  return { bank, layout: layout as LayoutKind, dialect, diagnostics }
}

/** A generic dialect for a file whose header names a bank without a description; undefined if its lines do not fit. */
function genericDialect({ format, bank: number, ...identity }: Identity, lines: readonly string[]): FoundDialect | undefined {
  // Without lines, nothing shows that the columns fit.
  if (identity.isEmpty) return undefined
  if (number === null || !BANK_NUMBER.test(number) || (format !== 'cnab240' && format !== 'cnab400')) return undefined
  const bank = genericBank(number)
  const dialect = ofFile(bank.returns[format] ?? [], { ...identity, format, bank: number })?.[0]
  if (dialect === undefined || !fitsDialect(dialect, lines)) return undefined
  return { bank, layout: format, dialect, diagnostics: [diagnostic('generic_reading', { line: 1, got: number })] }
}

/** Returns the dialects with the width of the file's lines; first with trailing blanks, then without. */
const ofFile = <D extends Dialect>(dialects: readonly D[], { lineLength, width }: Identity): readonly [D, ...D[]] | undefined =>
  ofWidth(dialects, lineLength) ?? ofWidth(dialects, width)

/** `CNAB400`, `CNAB400 de 444 posições`. */
function formatText({ format, width }: Identity, language: Language): string {
  if (format === null) return ''
  const name = format.toUpperCase()
  if (width === FORMAT_WIDTHS[format][0]) return name
  return language === 'pt' ? `${name} de ${width} posições` : `${name} of ${width} columns`
}

const banksRead = (banks: readonly BankIdentity[]): string => withFiles(banks).map((each) => `${each.number} ${each.name}`).join(', ')

/** Advice for a file that does not name its bank. */
const nameBank = (language: Language, banks: readonly BankIdentity[]): string =>
  language === 'pt'
    ? `informe o banco na opção bank (na linha de comando, --bank): ${banksRead(banks)}`
    : `name the bank in the option bank (on the command line, --bank): ${banksRead(banks)}`

const BANK_NUMBER = /^\d{3}$/

function unknownBank(identity: Identity, given: string | undefined, words: Words, banks: readonly BankIdentity[]): LocalizedText {
  const { bank } = identity
  if (given === undefined && bank === null) {
    return {
      pt: `O header não informa o banco: ${titled(identity, 'pt')}. Para lê-lo, ${nameBank('pt', banks)}.`,
      en: `The header does not name the bank: ${titled(identity, 'en')}. To read it, ${nameBank('en', banks)}.`,
    }
  }
  if (given === undefined && bank !== null && !BANK_NUMBER.test(bank)) {
    return {
      pt: `O header traz «${bank}» onde devia estar o número do banco: as colunas podem estar deslocadas. Confira se o arquivo foi aberto e salvo num editor; se está certo, ${nameBank('pt', banks)}.`,
      en: `The header has «${bank}» where the number of the bank should be: its columns may have been shifted. See whether the file was opened and saved in an editor; if it is right, ${nameBank('en', banks)}.`,
    }
  }
  const number = given ?? bank
  return {
    pt: `${words.ofBank.pt} do banco ${number}, que ainda não é lido. Bancos lidos: ${banksRead(banks)}.`,
    en: `${words.ofBank.en} of bank ${number}, which is not read yet. Banks that are: ${banksRead(banks)}.`,
  }
}

/** A file without its header; the caller names the bank. */
const saysNothing = ({ bank, direction, service }: Identity): boolean => bank === null && direction === null && service === null

function titled(identity: Identity, language: Language): string {
  const [description, bankWord] = language === 'pt' ? [identity.description, 'banco'] : [identity.english, 'bank']
  return `${description} (${formatText(identity, language)}${identity.bank === null ? '' : `, ${bankWord} ${identity.bank}`})`
}

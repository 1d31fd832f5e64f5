/** Which bank's dialect a file is to be read by. */
import { BANKS, type Bank, bankOf, type LayoutKind, type ReturnDialect } from '../banks/index.js'
import { type Identity, identify, UnsupportedFileError, type UnsupportedReason } from '../febraban/index.js'

export interface FoundDialect {
  readonly bank: Bank
  readonly layout: LayoutKind
  readonly dialect: ReturnDialect
}

/**
 * Finds the dialect of a return file from its first bytes.
 *
 * @param bank COMPE number to read it by, when the caller knows better than the header
 * @throws {UnsupportedFileError} when the file is no cobrança return, or of a bank or layout the library does not read
 */
export function returnDialectOf(head: Uint8Array, bank?: string): FoundDialect {
  const identity = identify(head)
  const refuse = (reason: UnsupportedReason, message: string): never => {
    throw new UnsupportedFileError(reason, identity, message)
  }
  if (identity.format === null) return refuse('not_cnab', `Não é um arquivo CNAB: ${identity.description}.`)
  if (!identity.isCobranca) return refuse('other_service', `Não é um retorno de cobrança: é ${titled(identity)}.`)
  if (identity.direction === 'remittance') {
    return refuse('remittance', `É uma remessa (arquivo enviado ao banco), não um retorno: ${titled(identity)}.`)
  }
  const number = bank ?? identity.bank
  const known = number === null ? undefined : bankOf(number)
  if (known === undefined) {
    const read = BANKS.map((each) => `${each.number} ${each.name}`).join(', ')
    return refuse(
      'unknown_bank',
      number === null
        ? `O header não informa o banco: ${titled(identity)}. Informe o banco (${read}).`
        : `Retorno de cobrança do banco ${number}, que ainda não é lido. Bancos lidos: ${read}.`,
    )
  }
  const layout = identity.format
  const dialect = layout === 'cnab240' || layout === 'cnab400' ? known.returns[layout] : undefined
  if (dialect === undefined) {
    return refuse(
      'unknown_layout',
      `Retorno ${layout.toUpperCase()} do banco ${known.number} ${known.name}, layout que ainda não é lido.`,
    )
  }
  return { bank: known, layout: layout as LayoutKind, dialect }
}

const titled = (identity: Identity): string =>
  `${identity.description} (${identity.format?.toUpperCase()}${identity.bank === null ? '' : `, banco ${identity.bank}`})`

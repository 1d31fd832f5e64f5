/** Headers that banks define outside the convention of CNAB 400: without record type 0, the operation and the number of the bank. */

interface OwnHeader {
  readonly begins: RegExp
  /** Columns of the header; the other records have the usual width. */
  readonly width: number
  /** A header and the start of the next record, without a line end between them. */
  readonly joined: RegExp
  readonly bank: string
  readonly direction: 'remittance' | 'return'
}

const OWN_HEADERS: readonly OwnHeader[] = [
  // BRB, Manual e Leiautes, versão 077 (06/2019), planilhas Leiaute Remessa 077 e Comandos, linhas 19–25 e 30: DCB, version and file, the account, and a count.
  { begins: /^DCB[0-9]{6}/i, width: 39, joined: /^DCB[0-9]{36}0[1-3]/i, bank: '070', direction: 'remittance' },
]

/** Returns the bank and direction of a file whose header is one of these; undefined for other lines. */
export const ownHeaderOf = (line: string): OwnHeader | undefined => OWN_HEADERS.find(({ begins }) => begins.test(line))

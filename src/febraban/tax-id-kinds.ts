/** The kind of a tax id as files have it: one digit in CNAB 240 (G005, p. 167), two in CNAB 400. */
const KINDS = { cpf: '1', cnpj: '2' } as const

export const taxIdKind1 = (type: 'cpf' | 'cnpj'): string => KINDS[type]

const CPF_OF_TWO = `0${KINDS.cpf}`
const CNPJ_OF_TWO = `0${KINDS.cnpj}`

export const taxIdKind2 = (type: 'cpf' | 'cnpj'): string => (type === 'cpf' ? CPF_OF_TWO : CNPJ_OF_TWO)

/** The field that tells the kind of a tax id's: in every record of every bank its name goes on in `_type`. */
export const taxIdKindField = (taxIdField: string): string => `${taxIdField}_type`

/** What a code of one digit or two says a tax id is; null for any other kind, and where it says nothing. */
export const taxIdOfKind = (code: string): 'cpf' | 'cnpj' | null => {
  const kind = code.replace(/^0+/, '')
  return kind === KINDS.cpf ? 'cpf' : kind === KINDS.cnpj ? 'cnpj' : null
}

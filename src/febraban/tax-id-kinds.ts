/** Type of a tax id in files: one digit in CNAB 240 (G005, p. 167), two digits in CNAB 400. */
const KINDS = { cpf: '1', cnpj: '2' } as const

export const taxIdKind1 = (type: 'cpf' | 'cnpj'): string => KINDS[type]

const CPF_OF_TWO = `0${KINDS.cpf}`
const CNPJ_OF_TWO = `0${KINDS.cnpj}`

export const taxIdKind2 = (type: 'cpf' | 'cnpj'): string => (type === 'cpf' ? CPF_OF_TWO : CNPJ_OF_TWO)

/** Name of the field with the type of a tax id. All records add `_type` to the name of the tax id field. */
export const taxIdKindField = (taxIdField: string): string => `${taxIdField}_type`

/** Returns the type of a tax id by its code of one or two digits; null for other codes. */
export const taxIdOfKind = (code: string): 'cpf' | 'cnpj' | null => {
  const kind = code.replace(/^0+/, '')
  return kind === KINDS.cpf ? 'cpf' : kind === KINDS.cnpj ? 'cnpj' : null
}

/** The kind of a tax id as files have it: one digit in CNAB 240 (G005, p. 167), two in CNAB 400. */
const KINDS = { cpf: '1', cnpj: '2' } as const

export const taxIdKind1 = (type: 'cpf' | 'cnpj'): string => KINDS[type]

export const taxIdKind2 = (type: 'cpf' | 'cnpj'): string => `0${KINDS[type]}`

/**
 * A name without case, accents and marks, words joined by `_`: names of fields as people write them.
 *
 * @example plainName('CPF/CNPJ') // 'cpf_cnpj'
 * @example plainName('nossoNúmero') // 'nosso_numero'
 */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')

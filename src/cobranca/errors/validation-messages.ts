/*
 * Portuguese messages of `ValidationError`, to be read after the field's name: «vencimento não é uma data válida».
 */

/* The service's own wording (public service reference, samples of 422 and 403 answers). */

export const MUST_NOT_BE_BLANK = 'não pode ficar em branco'
export const NOT_A_DATE = 'não é uma data válida'
export const INVALID = 'não é válido'
export const OPERATION_UNAVAILABLE = 'Operação não disponível para este banco.'
export const mustBeAtMost = (limit: number | string) => `deve ser menor ou igual a ${limit}`

/* Messages of this library, in the same style, for errors that the reference does not show. */

export const tooLong = (max: number) => `é muito longo (máximo: ${max} caracteres)`
export const mustBeAtLeast = (limit: number | string) => `deve ser maior ou igual a ${limit}`
export const notInList = (allowed: readonly (number | string)[]) => `deve ser um destes: ${allowed.join(', ')}`
export const NOTHING_PLAIN = 'não tem nenhum caractere que o arquivo do banco aceite'
export const NOT_A_TEXT = 'deve ser um texto'
export const NOT_A_TAX_ID = 'não é um CPF ou CNPJ válido'
export const ONLY_DIGITS = 'deve ter só algarismos'
export const mustHaveDigits = (count: number) => `deve ter ${count} algarismos, com os zeros à esquerda`

export const ONLY_LETTERS_AND_DIGITS = 'deve ter só letras e algarismos'
export const ONLY_ZEROS = 'não pode ter só zeros'
export const NOT_A_PERCENTAGE = 'não é um percentual válido: use por exemplo 2 ou 1,5'
export const NOT_MONEY = 'não é um valor válido: escreva-o sem R$ e com duas casas depois da vírgula, como 1.234,56'
export const NOT_CENTS = 'não é um valor em centavos: um número deve ser inteiro (em reais, envie o texto 1.234,56)'
export const NOT_WHOLE_CENTS = 'não pode ter mais de duas casas decimais'
export const moreThanCents = (value: number) => `tem mais de duas casas decimais: ${String(value).replace('.', ',')}`
export const ambiguousReais = (text: string, reais: string) =>
  `«${text}» é ambíguo: escreva ${reais} com vírgula, ou o valor com duas casas decimais`
export const LOST_DIGITS = 'tem algarismos demais para um número, que perde os últimos: envie como texto, entre aspas'
export const NEGATIVE_MONEY = 'não pode ser negativo'
export const MONEY_TOO_BIG = 'é grande demais'

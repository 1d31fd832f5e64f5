// FEBRABAN, Layout padrão 240 posições, versão 10.6 (16/03/2020), descrição dos campos: codes that identify a file. Texts are those of the manual.
import type { Codes } from '../../fixed-width/index.js'

/** G005 Tipo de inscrição da empresa, pp. 167–168. Cobrança allows only 1 and 2 since 1 Jun 2015. */
export const taxIdTypes = {
  '0': 'Isento / Não Informado',
  '1': 'CPF',
  '2': 'CGC / CNPJ',
  '3': 'PIS / PASEP',
  '9': 'Outros',
} as const satisfies Codes

/** G015 Código remessa / retorno, p. 169. */
export const fileDirections = {
  '1': 'Remessa (Cliente → Banco)',
  '2': 'Retorno (Banco → Cliente)',
} as const satisfies Codes

/**
 * Further codes of a bank in addition to G015, all for files that the bank sends. Caixa: 67.118 v029 (10/2022), p. 68. No known edition has 7, but real files
 * of the on-line return (p. 13) have it.
 */
export const bankFileDirections = {
  '104': {
    '3': 'Remessa Processada (Banco → Cliente - Pré-crítica)',
    '4': 'Remessa Processada Parcial (Banco → Cliente - Pré-crítica)',
    '5': 'Remessa Rejeitada (Banco → Cliente - Pré-crítica)',
    '7': 'Retorno On-line (Banco → Cliente)',
  },
} as const satisfies Readonly<Record<string, Codes>>

/**
 * Banks whose manuals print 1 in G015 for both directions. The operation of the lot (G028), R or T, then is the direction: Banestes, CNAB 240 (07/2015), pp. 9 and 11;
 * Sisprime, CNAB 240, retorno v3 (10/2023), p. 2, and remessa 2.0 (12/2022), pp. 3–4; Cresol, CNAB 240 1.0.2 (02/2022), pp. 6–7 and 15–16; a real return of Cresol has 2.
 */
const ONE_DIRECTION_CODE: ReadonlySet<string> = new Set(['021', '084', '133'])

export const hasOneDirectionCode = (bank: string): boolean => ONE_DIRECTION_CODE.has(bank)

/** G015 of these banks. */
export const oneDirectionCodes = {
  '1': 'Remessa ou retorno: o tipo de operação do lote decide',
  '2': fileDirections['2'],
} as const satisfies Codes

/** G025 Tipo de serviço, pp. 169–170. */
export const services = {
  '01': 'Cobrança',
  '03': 'Boleto de Pagamento Eletrônico',
  '04': 'Conciliação Bancária',
  '05': 'Débitos',
  '06': 'Custódia de Cheques',
  '07': 'Gestão de Caixa',
  '08': 'Consulta/Informação Margem',
  '09': 'Averbação da Consignação/Retenção',
  '10': 'Pagamento Dividendos',
  '11': 'Manutenção da Consignação',
  '12': 'Consignação de Parcelas',
  '13': 'Glosa da Consignação (INSS)',
  '14': 'Consulta de Tributos a pagar',
  '20': 'Pagamento Fornecedor',
  '22': 'Pagamento de Contas, Tributos e Impostos',
  '23': 'Interoperabilidade entre Contas de Instituições de Pagamentos',
  '25': 'Compror',
  '26': 'Compror Rotativo',
  '29': 'Alegação do Pagador',
  '30': 'Pagamento Salários',
  '32': 'Pagamento de honorários',
  '33': 'Pagamento de bolsa auxílio',
  '34': 'Pagamento de prebenda (remuneração a padres e sacerdotes)',
  '40': 'Vendor',
  '41': 'Vendor a Termo',
  '50': 'Pagamento Sinistros Segurados',
  '60': 'Pagamento Despesas Viajante em Trânsito',
  '70': 'Pagamento Autorizado',
  '75': 'Pagamento Credenciados',
  '77': 'Pagamento de Remuneração',
  '80': 'Pagamento Representantes / Vendedores Autorizados',
  '90': 'Pagamento Benefícios',
  '98': 'Pagamentos Diversos',
} as const satisfies Codes

/**
 * Further services of a bank whose lots have titles of cobrança. HSBC: discounts and the monthly list of open titles; CNAB 240, version 2.01 (05/2014), nota 4,
 * p. 51. FEBRABAN gives these codes to services without titles.
 */
const bankServices: Readonly<Record<string, Codes>> = {
  '399': {
    '09': 'Desconto',
    '11': 'Conciliação Mensal',
  },
}

/** Returns the name of a bank's further service of cobrança; undefined for other services. */
export const bankService = (bank: string | null, code: string): string | undefined => bankServices[bank ?? '']?.[code]

/** G028 Tipo de operação, p. 170. */
export const operations = {
  'C': 'Lançamento a Crédito',
  'D': 'Lançamento a Débito',
  'E': 'Extrato para Conciliação',
  'G': 'Extrato para Gestão de Caixa',
  'I': 'Informações de Títulos Capturados do Próprio Banco',
  'R': 'Arquivo Remessa',
  'T': 'Arquivo Retorno',
} as const satisfies Codes

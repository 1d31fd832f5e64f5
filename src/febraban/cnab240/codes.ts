// FEBRABAN, Layout padrão 240 posições, versão 10.6 (16/03/2020), descrição dos campos; códigos marcados 10.8–10.11 vêm dos adendos até 31/07/2023.
import type { Codes } from '../../fixed-width/index.js'

/** C004 Código de movimento remessa, p. 146. */
export const movements = {
  '01': 'Entrada de títulos',
  '02': 'Pedido de baixa',
  '03': 'Protesto para fins falimentares',
  '04': 'Concessão de abatimento',
  '05': 'Cancelamento de abatimento',
  '06': 'Alteração de vencimento',
  '07': 'Concessão de desconto',
  '08': 'Cancelamento de desconto',
  '09': 'Protestar',
  '10': 'Sustar protesto e baixar título',
  '11': 'Sustar protesto e manter em carteira',
  '12': 'Alteração de juros de mora',
  '13': 'Dispensar cobrança de juros de mora',
  '14': 'Alteração de valor/percentual de multa',
  '15': 'Dispensar cobrança de multa',
  '16': 'Alteração de valor/data de desconto',
  '17': 'Não conceder desconto',
  '18': 'Alteração do valor de abatimento',
  '19': 'Prazo limite de recebimento - alterar',
  '20': 'Prazo limite de recebimento - dispensar',
  '21': 'Alterar número do título dado pelo beneficiário',
  '22': 'Alterar número controle do participante',
  '23': 'Alterar dados do pagador',
  '24': 'Alterar dados do sacador/avalista',
  '30': 'Recusa da alegação do pagador',
  '31': 'Alteração de outros dados',
  '33': 'Alteração dos dados do rateio de crédito',
  '34': 'Pedido de cancelamento dos dados do rateio de crédito',
  '35': 'Pedido de desagendamento do débito automático',
  '40': 'Alteração de carteira',
  '41': 'Cancelar protesto',
  '42': 'Alteração de espécie de título',
  '43': 'Transferência de carteira/modalidade de cobrança',
  '44': 'Alteração de contrato de cobrança',
  '45': 'Negativação sem protesto',
  '46': 'Solicitação de baixa de título negativado sem protesto',
  '47': 'Alteração do valor nominal do título',
  '48': 'Alteração do valor mínimo/ percentual',
  '49': 'Alteração do valor máximo/percentual',
  '61': 'Alteração para inclusão/manutenção de QR Code Pix', // 10.8
} as const satisfies Codes

/** C006 Código da carteira, p. 147. */
export const chargeTypes = {
  '1': 'Cobrança simples',
  '2': 'Cobrança vinculada',
  '3': 'Cobrança caucionada',
  '4': 'Cobrança descontada',
  '5': 'Cobrança vendor',
  '6': 'Cobrança cessão', // 10.6
} as const satisfies Codes

/** C007 Forma de cadastramento do título no banco, p. 147. 2 only when the bank prints the billet. */
export const registrationForms = {
  '1': 'Com cadastramento (cobrança registrada)',
  '2': 'Sem cadastramento (cobrança sem registro)',
  '3': 'Com cadastramento / recusa do débito automático',
} as const satisfies Codes

/** C008 Tipo de documento, p. 147. */
export const documentForms = {
  '1': 'Tradicional',
  '2': 'Escritural',
} as const satisfies Codes

/** C009 Identificação da emissão do boleto de pagamento, p. 147. 4 and 5 only with movement 31. */
export const dispatchTypes = {
  '1': 'Banco emite',
  '2': 'Cliente emite',
  '3': 'Banco pré-emite e cliente complementa',
  '4': 'Banco reemite',
  '5': 'Banco não reemite',
  '7': 'Banco emitente - aberta',
  '8': 'Banco emitente - auto-envelopável',
} as const satisfies Codes

/** C010 Identificação da distribuição, p. 147. */
export const distributionTypes = {
  '1': 'Banco distribui',
  '2': 'Cliente distribui',
  '3': 'Banco envia e-mail',
  '4': 'Banco envia SMS',
  'P': 'Banco registra e cliente distribui boleto com QR Code Pix', // 10.8
  'Q': 'Banco registra e distribui boleto com QR Code Pix', // 10.8
} as const satisfies Codes

/** C015 Espécie do título, p. 148. */
export const documentTypes240 = {
  '01': 'CH cheque',
  '02': 'DM duplicata mercantil',
  '03': 'DMI duplicata mercantil por indicação',
  '04': 'DS duplicata de serviço',
  '05': 'DSI duplicata de serviço por indicação',
  '06': 'DR duplicata rural',
  '07': 'LC letra de câmbio',
  '08': 'NCC nota de crédito comercial',
  '09': 'NCE nota de crédito a exportação',
  '10': 'NCI nota de crédito industrial',
  '11': 'NCR nota de crédito rural',
  '12': 'NP nota promissória',
  '13': 'NPR nota promissória rural',
  '14': 'TM triplicata mercantil',
  '15': 'TS triplicata de serviço',
  '16': 'NS nota de seguro',
  '17': 'RC recibo',
  '18': 'FAT fatura',
  '19': 'ND nota de débito',
  '20': 'AP apólice de seguro',
  '21': 'ME mensalidade escolar',
  '22': 'PC parcela de consórcio',
  '23': 'NF nota fiscal',
  '24': 'DD documento de dívida',
  '25': 'Cédula de produto rural',
  '26': 'Warrant',
  '27': 'Dívida ativa de estado',
  '28': 'Dívida ativa de município',
  '29': 'Dívida ativa da união',
  '30': 'Encargos condominiais',
  '31': 'CC cartão de crédito',
  '32': 'BDP – boleto de proposta',
  '33': 'Boleto de depósito e aporte', // 10.6 (missing again in the 10.11 text read)
  '99': 'Outros',
} as const satisfies Codes

/** C016 Identificação de título aceito / não aceito, p. 149. */
export const acceptances = {
  'A': 'Aceite',
  'N': 'Não aceite',
} as const satisfies Codes

/** C018 Código do juros de mora, p. 149. */
export const interestTypes = {
  '1': 'Valor por dia',
  '2': 'Taxa mensal',
  '3': 'Isento',
} as const satisfies Codes

/** C021 Código do desconto 1 / 2 / 3, p. 149. 1 and 2 need a date; 7 only with movement 31; the three discounts must be all values or all percentages. */
export const discountTypes = {
  '1': 'Valor fixo até a data informada',
  '2': 'Percentual até a data informada',
  '3': 'Valor por antecipação dia corrido',
  '4': 'Valor por antecipação dia útil',
  '5': 'Percentual sobre o valor nominal dia corrido',
  '6': 'Percentual sobre o valor nominal dia útil',
  '7': 'Cancelamento de desconto',
} as const satisfies Codes

/** C026 Código para protesto, p. 150. 9 only with movement 31. */
export const sueCodes = {
  '1': 'Protestar dias corridos',
  '2': 'Protestar dias úteis',
  '3': 'Não protestar',
  '4': 'Protestar fim falimentar - dias úteis',
  '5': 'Protestar fim falimentar - dias corridos',
  '7': 'Não negativar', // 10.11
  '8': 'Negativação sem protesto',
  '9': 'Cancelamento protesto automático',
} as const satisfies Codes

/** C028 Código para baixa / devolução, p. 150. 3 only with movement 31. */
export const revokeCodes = {
  '1': 'Baixar / devolver',
  '2': 'Não baixar / não devolver',
  '3': 'Cancelar prazo para baixa / devolução',
} as const satisfies Codes

/** C040 Tipo de impressão, p. 151. */
export const printTypes = {
  '1': 'Frente do boleto de pagamento',
  '2': 'Verso do boleto de pagamento',
  '3': 'Corpo de instruções da ficha de compensação do boleto de pagamento',
} as const satisfies Codes

/** C061 Código de cálculo de rateio para beneficiário, p. 157. */
export const splitCalculations = {
  '1': 'Valor cobrado',
  '2': 'Valor registro',
  '3': 'Rateio pelo menor valor',
} as const satisfies Codes

/** C062 Tipo de valor informado, p. 157. */
export const splitValueTypes = {
  '1': 'Percentual (%)',
  '2': 'Valor ou quantidade',
} as const satisfies Codes

/** C066 Identificação das rejeições, p. 158. */
export const splitRejections = {
  '01': 'Conta beneficiário inválida',
  '02': 'Conta corrente inativa para rateio',
  '03': 'Código de cálculo do rateio diferente de 1, 2 ou 3',
  '04': 'Banco/agência/conta do beneficiário não numérico',
  '05': 'Valor do rateio informado não numérico',
  '06': 'Percentual para rateio não numérico',
  '07': 'Tipo de valor informado diferente de 1 ou 2',
  '08': 'Banco não participante do rateio',
  '09': 'Dígito agência beneficiário não confere',
  '10': 'Dígito conta beneficiário não confere',
  '11': 'Banco/agência/conta beneficiário igual a zeros',
  '12': 'Nome do beneficiário não informado',
  '13': 'Quantidade de beneficiários excedida',
  '14': 'Floating beneficiário inválido',
  '15': 'Tipo valor informado, inválido para código cálculo rateio',
  '16': 'Beneficiário com códigos de cálculo de rateio diferentes',
  '17': 'Beneficiários informados em percentual e outros em valor',
  '18': 'Somatória dos valores dos beneficiários excedeu valor do título',
  '19': 'Somatório dos percentuais dos beneficiários excedeu 100%',
  '20': 'Acerto do rateio efetuado',
  '21': 'Cliente bloqueado para rateio',
  '22': 'Título não registrado na cobrança',
  '23': 'Título não cadastrado para rateio, efetuada a inclusão',
  '24': 'Cancelamento de rateio efetuado',
  '25': 'Rateio cancelado, título baixado',
  '26': 'Rateio efetuado, beneficiário aguardando crédito',
  '27': 'Rateio efetuado, beneficiário já creditado',
  '28': 'Rateio não efetuado, conta beneficiário encerrada',
  '29': 'Rateio não efetuado, conta débito beneficiário bloqueada',
  '30': 'Rateio não efetuado, código cálculo 2 (valor registro) e valor pago menor',
  '31': 'Ocorrência não possui rateio',
  '32': 'Título já cadastrado para rateio',
  '33': 'Seu número inválido',
  '34': 'Título já rateado ou baixado',
} as const satisfies Codes

/** C077 Uso livre banco/empresa, p. 159. */
export const partialPayments = {
  '1': 'Não autoriza pagamento parcial',
  '2': 'Autoriza pagamentos parciais',
} as const satisfies Codes

/** C078 Identificação do tipo de pagamento, p. 160. */
export const paymentTypes = {
  '01': 'Aceita qualquer valor',
  '02': 'Entre o mínimo e o máximo',
  '03': 'Não aceita pagamento com o valor divergente',
} as const satisfies Codes

/** C080 Tipo de valor informado, p. 160. */
export const limitValueTypes = {
  '1': '% (percentual)',
  '2': 'Valor',
} as const satisfies Codes

/** G005 Tipo de inscrição da empresa, p. 167. For cobrança only 1 and 2 are allowed since 1 Jun 2015. */
export const taxIdTypes = {
  '0': 'Isento / não informado',
  '1': 'CPF',
  '2': 'CNPJ (antigo CGC)',
  '3': 'PIS / PASEP',
  '9': 'Outros',
} as const satisfies Codes

/** G015 Código remessa / retorno, p. 169. */
export const fileDirections = {
  '1': 'Remessa (cliente para banco)',
  '2': 'Retorno (banco para cliente)',
} as const satisfies Codes

/** G025 Tipo de serviço, p. 169. */
export const services = {
  '01': 'Cobrança',
  '03': 'Boleto de pagamento eletrônico',
  '04': 'Conciliação bancária',
  '05': 'Débitos',
  '06': 'Custódia de cheques',
  '07': 'Gestão de caixa',
  '08': 'Consulta/informação margem',
  '09': 'Averbação da consignação/retenção',
  '10': 'Pagamento dividendos',
  '11': 'Manutenção da consignação',
  '12': 'Consignação de parcelas',
  '13': 'Glosa da consignação (INSS)',
  '14': 'Consulta de tributos a pagar',
  '20': 'Pagamento fornecedor',
  '22': 'Pagamento de contas, tributos e impostos',
  '23': 'Interoperabilidade entre contas de instituições de pagamentos',
  '25': 'Compror',
  '26': 'Compror rotativo',
  '29': 'Alegação do pagador',
  '30': 'Pagamento salários',
  '32': 'Pagamento de honorários',
  '33': 'Pagamento de bolsa auxílio',
  '34': 'Pagamento de prebenda (remuneração a padres e sacerdotes)',
  '40': 'Vendor',
  '41': 'Vendor a termo',
  '50': 'Pagamento sinistros segurados',
  '60': 'Pagamento despesas viajante em trânsito',
  '70': 'Pagamento autorizado',
  '75': 'Pagamento credenciados',
  '77': 'Pagamento de remuneração',
  '80': 'Pagamento representantes / vendedores autorizados',
  '90': 'Pagamento benefícios',
  '98': 'Pagamentos diversos',
} as const satisfies Codes

/** G028 Tipo de operação, p. 170. */
export const operations = {
  'C': 'Lançamento a crédito',
  'D': 'Lançamento a débito',
  'E': 'Extrato para conciliação',
  'G': 'Extrato para gestão de caixa',
  'I': 'Informações de títulos capturados do próprio banco',
  'R': 'Arquivo remessa',
  'T': 'Arquivo retorno',
} as const satisfies Codes

/** G065 Código da moeda, p. 178. */
export const currencies = {
  '01': 'Reservado para uso futuro',
  '02': 'Dólar americano comercial (venda)',
  '03': 'Dólar americano turismo (venda)',
  '04': 'ITRD',
  '05': 'IDTR',
  '06': 'UFIR diária',
  '07': 'UFIR mensal',
  '08': 'FAJ-TR',
  '09': 'Real',
  '10': 'TR',
  '11': 'IGPM',
  '12': 'CDI',
  '13': 'Percentual do CDI',
  '14': 'Euro',
  '15': 'CDI-CETIP', // 10.9
  '16': 'CHF', // 10.9
  '17': 'CUB/RS (novo)', // 10.9
  '18': 'CUB/RS (R8-N)', // 10.9
  '19': 'CUB/SC (antigo)', // 10.9
  '20': 'CUBRS', // 10.9
  '21': 'CUB-SC (novo)', // 10.9
  '22': 'GBP', // 10.9
  '23': 'ICC (Salvador)', // 10.9
  '24': 'IGPM (A)', // 10.9
  '25': 'IGPM (N)', // 10.9
  '26': 'INCC', // 10.9
  '27': 'INCC-M', // 10.9
  '28': 'INPC', // 10.9
  '29': 'JPY', // 10.9
  '30': 'TJLP', // 10.9
} as const satisfies Codes

/** G073 Código da multa, p. 180. */
export const fineTypes = {
  '1': 'Valor fixo',
  '2': 'Percentual',
} as const satisfies Codes

/** G103 Tipo de chave DICT, versão 10.8. */
export const pixKeyTypes = {
  '1': 'CPF', // 10.8
  '2': 'CNPJ', // 10.8
  '3': 'Celular', // 10.8
  '4': 'E-mail', // 10.8
  '5': 'EVP, chave aleatória', // 10.8
} as const satisfies Codes

// FEBRABAN, Layout padrão 240 posições, versão 10.6 (16/03/2020), descrição dos campos (pp. 143–180); codes marked 10.8 to 10.11 come from the
// later editions, up to 31/07/2023. Texts are the manual's own.
import { DOCUMENT_TYPES } from '../../../cobranca/index.js'
import type { Codes } from '../../../fixed-width/index.js'

/**
 * A001 Código de ocorrência do pagador, pp. 143–144: U 154–157, and R 200–207 for claims that the beneficiary does not accept. A phrase that ends in
 * «para», «em», «de» or «é» continues in U 158–210 with a date, an amount or a text.
 */
export const payerOccurrences = {
  '0101': 'Pagador alega que não recebeu a mercadoria',
  '0102': 'Pagador alega que a mercadoria chegou atrasada',
  '0103': 'Pagador alega que a mercadoria chegou avariada',
  '0104': 'Pagador alega que a mercadoria não confere com o pedido',
  '0105': 'Pagador alega que a mercadoria chegou incompleta',
  '0106': 'Pagador alega que a mercadoria está à disposição do Beneficiário',
  '0107': 'Pagador alega que devolveu a mercadoria',
  '0108': 'Pagador alega que a mercadoria está em desacordo com a Nota Fiscal',
  '0109': 'Pagador alega que nada deve ou comprou',
  '0201': 'Pagador alega que não recebeu a fatura',
  '0202': 'Pagador alega que o pedido de compra foi cancelado',
  '0203': 'Pagador alega que a duplicata foi cancelada',
  '0204': 'Pagador alega não ter recebido a mercadoria, nota fiscal, fatura',
  '0205': 'Pagador alega que a duplicata/fatura está incorreta',
  '0206': 'Pagador alega que o valor está incorreto',
  '0207': 'Pagador alega que o faturamento é indevido',
  '0208': 'Pagador alega que não localizou o pedido de compra',
  '0301': 'Pagador alega que o vencimento correto é',
  '0302': 'Pagador solicita a prorrogação do vencimento para',
  '0303': 'Pagador aceita se o vencimento prorrogado para',
  '0304': 'Pagador alega que pagará o título em',
  '0305': 'Pagador pagou o título diretamente ao Beneficiário em',
  '0306': 'Pagador pagará o título diretamente ao Beneficiário em',
  '0401': 'Pagador não foi localizado, confirmar endereço',
  '0402': 'Pagador mudou-se, transferiu de domicílio',
  '0403': 'Pagador não recebe no endereço indicado',
  '0404': 'Pagador desconhecido no local',
  '0405': 'Pagador reside fora do perímetro',
  '0406': 'Pagador com endereço incompleto',
  '0407': 'Não foi localizado o número constante no endereço do título',
  '0408': 'Endereço não localizado/não consta nos guias da cidade',
  '0409': 'Endereço do Pagador alterado para',
  '0501': 'Pagador alega que tem desconto ou abatimento de',
  '0502': 'Pagador solicita desconto ou abatimento de',
  '0503': 'Pagador solicita dispensa dos juros de mora',
  '0504': 'Pagador se recusa a pagar juros',
  '0505': 'Pagador se recusa a pagar comissão de permanência',
  '0601': 'Pagador está em regime de concordata',
  '0602': 'Pagador está em regime de falência',
  '0603': 'Pagador alega que mantém entendimentos com Sacador', // printed «Pagadorr»: the word Sacado was replaced everywhere
  '0604': 'Pagador está em entendimentos com o Beneficiário',
  '0605': 'Pagador está viajando',
  '0606': 'Pagador recusou-se a aceitar o título',
  '0607': 'Pagador sustou protesto judicialmente',
  '0608': 'Empregado recusou-se a receber título',
  '0609': 'Título reapresentado ao Pagador',
  '0610': 'Estamos nos dirigindo ao nosso correspondente',
  '0611': 'Correspondente não se interessa pelo protesto',
  '0612': 'Pagador não atende aos avisos de nossos correspondentes',
  '0613': 'Título está sendo encaminhado ao correspondente',
  '0614': 'Entrega franco de pagamento ao Pagador',
  '0615': 'Entrega franco de pagamento ao representante',
  '0616': 'A entrega franco de pagamento é difícil',
  '0617': 'Título recusado pelo cartório',
} as const satisfies Codes

/** C004 Código de movimento remessa, pp. 146–147. Each bank defines the fields that 31 changes. */
export const movements = {
  '01': 'Entrada de Títulos',
  '02': 'Pedido de Baixa',
  '03': 'Protesto para Fins Falimentares',
  '04': 'Concessão de Abatimento',
  '05': 'Cancelamento de Abatimento',
  '06': 'Alteração de Vencimento',
  '07': 'Concessão de Desconto',
  '08': 'Cancelamento de Desconto',
  '09': 'Protestar',
  '10': 'Sustar Protesto e Baixar Título',
  '11': 'Sustar Protesto e Manter em Carteira',
  '12': 'Alteração de Juros de Mora',
  '13': 'Dispensar Cobrança de Juros de Mora',
  '14': 'Alteração de Valor/Percentual de Multa',
  '15': 'Dispensar Cobrança de Multa',
  '16': 'Alteração de Valor/Data de Desconto',
  '17': 'Não conceder Desconto',
  '18': 'Alteração do Valor de Abatimento',
  '19': 'Prazo Limite de Recebimento - Alterar',
  '20': 'Prazo Limite de Recebimento - Dispensar',
  '21': 'Alterar número do título dado pelo Beneficiário',
  '22': 'Alterar número controle do Participante',
  '23': 'Alterar dados do Pagador',
  '24': 'Alterar dados do Sacador/Avalista',
  '30': 'Recusa da Alegação do Pagador',
  '31': 'Alteração de Outros Dados',
  '33': 'Alteração dos Dados do Rateio de Crédito',
  '34': 'Pedido de Cancelamento dos Dados do Rateio de Crédito',
  '35': 'Pedido de Desagendamento do Débito Automático',
  '40': 'Alteração de Carteira',
  '41': 'Cancelar protesto',
  '42': 'Alteração de Espécie de Título',
  '43': 'Transferência de carteira/modalidade de cobrança',
  '44': 'Alteração de contrato de cobrança',
  '45': 'Negativação Sem Protesto',
  '46': 'Solicitação de Baixa de Título Negativado Sem Protesto',
  '47': 'Alteração do Valor Nominal do Título',
  '48': 'Alteração do Valor Mínimo/Percentual',
  '49': 'Alteração do Valor Máximo/Percentual',
  '61': 'Alteração para inclusão/manutenção de QR Code Pix', // 10.8
} as const satisfies Codes

/** C006 Código da carteira, p. 147. */
export const chargeTypes = {
  '1': 'Cobrança Simples',
  '2': 'Cobrança Vinculada',
  '3': 'Cobrança Caucionada',
  '4': 'Cobrança Descontada',
  '5': 'Cobrança Vendor',
  '6': 'Cobrança Cessão', // 10.6
} as const satisfies Codes

/** C007 Forma de cadastramento do título no banco, p. 147. 2 only when the bank prints the billet. */
export const registrationForms = {
  '1': 'Com Cadastramento (Cobrança Registrada)',
  '2': 'Sem Cadastramento (Cobrança sem Registro)',
  '3': 'Com Cadastramento / Recusa do Débito Automático',
} as const satisfies Codes

/** C008 Tipo de documento, p. 147. */
export const documentForms = {
  '1': 'Tradicional',
  '2': 'Escritural',
} as const satisfies Codes

/** C009 Identificação da emissão do boleto de pagamento, p. 147. 4 and 5 only with movement 31. */
export const dispatchTypes = {
  '1': 'Banco Emite',
  '2': 'Cliente Emite',
  '3': 'Banco Pré-emite e Cliente Complementa',
  '4': 'Banco Reemite',
  '5': 'Banco Não Reemite',
  '7': 'Banco Emitente - Aberta',
  '8': 'Banco Emitente - Auto-envelopável',
} as const satisfies Codes

/** C010 Identificação da distribuição, p. 147. */
export const distributionTypes = {
  '1': 'Banco Distribui',
  '2': 'Cliente Distribui',
  '3': 'Banco envia e-mail',
  '4': 'Banco envia SMS',
  'P': 'Banco registra e cliente distribui boleto com QR Code Pix', // 10.8
  'Q': 'Banco registra e distribui boleto com QR Code Pix', // 10.8
} as const satisfies Codes

/** C015 Espécie do título, pp. 148–149. */
export const documentTypes240 = {
  '01': 'CH Cheque',
  '02': 'DM Duplicata Mercantil',
  '03': 'DMI Duplicata Mercantil p/ Indicação',
  '04': 'DS Duplicata de Serviço',
  '05': 'DSI Duplicata de Serviço p/ Indicação',
  '06': 'DR Duplicata Rural',
  '07': 'LC Letra de Câmbio',
  '08': 'NCC Nota de Crédito Comercial',
  '09': 'NCE Nota de Crédito a Exportação',
  '10': 'NCI Nota de Crédito Industrial',
  '11': 'NCR Nota de Crédito Rural',
  '12': 'NP Nota Promissória',
  '13': 'NPR Nota Promissória Rural',
  '14': 'TM Triplicata Mercantil',
  '15': 'TS Triplicata de Serviço',
  '16': 'NS Nota de Seguro',
  '17': 'RC Recibo',
  '18': 'FAT Fatura',
  '19': 'ND Nota de Débito',
  '20': 'AP Apólice de Seguro',
  '21': 'ME Mensalidade Escolar',
  '22': 'PC Parcela de Consórcio',
  '23': 'NF Nota Fiscal',
  '24': 'DD Documento de Dívida',
  '25': 'Cédula de Produto Rural',
  '26': 'Warrant',
  '27': 'Dívida Ativa de Estado',
  '28': 'Dívida Ativa de Município',
  '29': 'Dívida Ativa da União',
  '30': 'Encargos condominiais',
  '31': 'CC Cartão de Crédito',
  '32': 'BDP – Boleto de Proposta',
  '33': 'Boleto de Depósito e Aporte', // 10.6 (missing again in the 10.11 text read)
  '99': 'Outros',
} as const satisfies Codes

/** C016 Identificação de título aceito / não aceito, p. 149. */
export const acceptances = {
  'A': 'Aceite',
  'N': 'Não Aceite',
} as const satisfies Codes

/** C018 Código do juros de mora, p. 149. */
export const interestTypes = {
  '1': 'Valor por Dia',
  '2': 'Taxa Mensal',
  '3': 'Isento',
} as const satisfies Codes

/** C021 Código do desconto 1 / 2 / 3, pp. 149–150. 1 and 2 need a date; 7 only with movement 31; the three discounts must be all values or all percentages. */
export const discountTypes = {
  '1': 'Valor Fixo Até a Data Informada',
  '2': 'Percentual Até a Data Informada',
  '3': 'Valor por Antecipação Dia Corrido',
  '4': 'Valor por Antecipação Dia Útil',
  '5': 'Percentual Sobre o Valor Nominal Dia Corrido',
  '6': 'Percentual Sobre o Valor Nominal Dia Útil',
  '7': 'Cancelamento de Desconto',
} as const satisfies Codes

/** C026 Código para protesto, p. 150. 9 only with movement 31. */
export const sueCodes = {
  '1': 'Protestar Dias Corridos',
  '2': 'Protestar Dias Úteis',
  '3': 'Não Protestar',
  '4': 'Protestar Fim Falimentar - Dias Úteis',
  '5': 'Protestar Fim Falimentar - Dias Corridos',
  '7': 'Não negativar', // 10.11
  '8': 'Negativação sem Protesto',
  '9': 'Cancelamento Protesto Automático',
} as const satisfies Codes

/** C028 Código para baixa / devolução, p. 150. 3 only with movement 31. */
export const revokeCodes = {
  '1': 'Baixar / Devolver',
  '2': 'Não Baixar / Não Devolver',
  '3': 'Cancelar Prazo para Baixa / Devolução',
} as const satisfies Codes

/** C039 Aviso para débito automático, p. 151, where the codes have two digits for a field of one. Any other code counts as 3. */
export const debitNotices = {
  '1': 'Emite o Aviso com o Endereço Informado no Arquivo Remessa',
  '2': 'Não Emite Aviso ao Pagador',
  '3': 'Emite Aviso com o Endereço Constante do Cadastro do Banco',
} as const satisfies Codes

/** C040 Tipo de impressão, p. 151. */
export const printTypes = {
  '1': 'Frente do Boleto de Pagamento',
  '2': 'Verso do Boleto de Pagamento',
  '3': 'Corpo de Instruções da Ficha de Compensação do Boleto de Pagamento',
} as const satisfies Codes

/** C043 Tipo do caractere a ser impresso, p. 152. */
export const fontTypes = {
  '01': 'Normal',
  '02': 'Itálico',
  '03': 'Normal Negrito',
  '04': 'Itálico Negrito',
} as const satisfies Codes

/** C061 Código de cálculo de rateio para beneficiário, p. 157. */
export const splitCalculations = {
  '1': 'Valor Cobrado',
  '2': 'Valor Registro',
  '3': 'Rateio pelo Menor Valor',
} as const satisfies Codes

/** C062 Tipo de valor informado, p. 157. */
export const splitValueTypes = {
  '1': 'Percentual (%)',
  '2': 'Valor ou Quantidade',
} as const satisfies Codes

/** C066 Identificação das rejeições, p. 158. */
export const splitRejections = {
  '01': 'Conta Beneficiário Inválida',
  '02': 'Conta Corrente Inativa para Rateio',
  '03': 'Código de Cálculo do Rateio Diferente de 1, 2 ou 3',
  '04': 'Banco/Agência/Conta do Beneficiário Não Numérico',
  '05': 'Valor do Rateio Informado Não Numérico',
  '06': 'Percentual para Rateio Não Numérico',
  '07': 'Tipo de Valor Informado Diferente de 1 ou 2',
  '08': 'Banco Não Participante do Rateio',
  '09': 'Dígito Agência Beneficiário Não Confere',
  '10': 'Dígito Conta Beneficiário Não Confere',
  '11': 'Banco/Agência/Conta Beneficiário Igual a Zeros',
  '12': 'Nome do Beneficiário Não Informado',
  '13': 'Quantidade de Beneficiários Excedida',
  '14': 'Floating Beneficiário Inválido',
  '15': 'Tipo Valor Informado, Inválido para Código Cálculo Rateio',
  '16': 'Beneficiário com Códigos de Cálculo de Rateio Diferentes',
  '17': 'Beneficiários Informados em Percentual e Outros em Valor',
  '18': 'Somatória dos Valores dos Beneficiários Excedeu Valor do Título',
  '19': 'Somatório dos Percentuais dos Beneficiários Excedeu 100%',
  '20': 'Acerto do Rateio Efetuado',
  '21': 'Cliente Bloqueado para Rateio',
  '22': 'Título Não Registrado na Cobrança',
  '23': 'Título Não Cadastrado para Rateio, Efetuada a Inclusão',
  '24': 'Cancelamento de Rateio Efetuado',
  '25': 'Rateio Cancelado, Título Baixado',
  '26': 'Rateio Efetuado, Beneficiário Aguardando Crédito',
  '27': 'Rateio Efetuado, Beneficiário Já Creditado',
  '28': 'Rateio Não Efetuado, Conta Beneficiário Encerrada',
  '29': 'Rateio Não Efetuado, Conta Débito Beneficiário Bloqueada',
  '30': 'Rateio Não Efetuado, Código Cálculo 2 (Valor Registro) e Valor Pago Menor',
  '31': 'Ocorrência Não Possui Rateio',
  '32': 'Título Já Cadastrado para Rateio',
  '33': 'Seu Número Inválido',
  '34': 'Título Já Rateado ou Baixado',
} as const satisfies Codes

/** C077 Uso livre banco/empresa, or authorization of partial payments, pp. 159–160. */
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
  '2': 'valor',
} as const satisfies Codes

/** G065 Código da moeda, pp. 178–179. */
export const currencies = {
  '01': 'Reservado para Uso Futuro',
  '02': 'Dólar Americano Comercial (Venda)',
  '03': 'Dólar Americano Turismo (Venda)',
  '04': 'ITRD',
  '05': 'IDTR',
  '06': 'UFIR Diária',
  '07': 'UFIR Mensal',
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

/** G067 Identificação de registro opcional, p. 179: codes of the Y segments. For 03 (also Y-04) and 52 see `optional-segments.ts`; 53 is not listed. */
export const optionalRecords = {
  '01': 'Informação de Dados do Sacador Avalista',
  '02': 'Alegação do Pagador',
  '03': 'Informação de Dados do Pagador',
  '04': 'Informação de Dados de Cheques Utilizados',
  '11': 'Informações sobre dados de parcelas de compror',
  '50': 'Informação de Dados para Rateio de Crédito',
  '51': 'Informações de Notas Fiscais',
  '52': 'identificação dos entes envolvidos no processo de pagamento', // in payments; in cobrança, invoices with their key (Y-52)
} as const satisfies Codes

/** G073 Código da multa, p. 180. */
export const fineTypes = {
  '1': 'Valor Fixo',
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

/**
 * C015: the service's document_type → espécie, for a bank whose espécies have FEBRABAN's numbers and meanings. Document types outside the bank's table
 * have no espécie.
 */
export function documentTypesByOurs240(especies: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(DOCUMENT_TYPES).flatMap(([ours, { febraban: code }]) => (code === null || !Object.hasOwn(especies, code) ? [] : [[ours, code]])),
  )
}

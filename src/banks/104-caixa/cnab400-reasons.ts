// Caixa (104), Leiaute CNAB 400 SIGCB, 67.126 v015 (abril de 2020), notas NE032, NE035, NE036 and NE038, pp. 41–44, with the codes that v029 (2024)
// added. Texts are the manual's own. It prints two digits of codes that have three columns.

import type { Codes } from '../../fixed-width/index.js'

/** NE032, of the occurrence 99, p. 41. 096 to PB are v029's. */
export const rejections400 = {
  '001': 'Movimento sem Beneficiário Correspondente',
  '002': 'Movimento sem Título Correspondente',
  '008': 'Movimento para título já com movimentação no dia',
  '009': 'Nosso Número não pertence ao Beneficiário',
  '010': 'Inclusão de título já existente na base',
  '012': 'Movimento duplicado',
  '013': 'Entrada Inválida para Cobrança Caucionada (Beneficiário não possui conta Caução)',
  '020': 'CEP do Pagador não encontrado (não foi possível a determinação da Agência Cobradora para o título)',
  '021': 'Agência cobradora não encontrada (agência designada para cobradora não cadastrada no sistema)',
  '022': 'Agência Beneficiário não encontrada (Agência do Beneficiário não cadastrada no sistema)',
  '026': 'Data de vencimento inválida',
  '044': 'CEP do sacado inválido',
  '045': 'Data de Vencimento com prazo superior ao limite',
  '049': 'Prazo de protesto/devolução inválido',
  '050': 'Movimento inválido para título enviado a Cartório',
  '054': 'Faixa de CEP da Agência Cobradora não abrange CEP do Pagador',
  '055': 'Título já com opção de Devolução',
  '056': 'Processo de Protesto em andamento',
  '057': 'Título já com opção de Protesto',
  '058': 'Processo de devolução em andamento',
  '059': 'Novo prazo p/ Protesto/Devolução inválido',
  '076': 'Alteração do prazo de protesto inválida',
  '077': 'Alteração do prazo de devolução inválida',
  '082': 'CNPJ/CPF do Pagador inválido (dígito não confere)',
  '083': 'Número do Documento (seu número) inválido',
  '084': 'Protesto inválido para título sem Número do documento (seu número)',
  '096': 'Código de juros inválido',
  '097': 'Código do desconto inválido',
  '098': 'Movimento inválido para título boleto PIX ou híbrido',
  '099': 'Alteração de carteira inválida',
  'PA': 'Chave DICT Beneficiário Inválida - QR Code não cadastrado',
  'PB': 'TXID inválido - QR Code não cadastrado',
} as const satisfies Codes

/** NE038, pp. 43–44: errors that kept an entry out, or did not. 071 is v029's. */
export const errors400 = {
  '001': 'Remessa sem registro tipo 0',
  '002': 'Identificação inválida da Empresa na CAIXA',
  '003': 'Número Inválido da Remessa',
  '004': 'Beneficiário não pertence a Cobrança Eletrônica',
  '005': 'Código da Remessa Inválido',
  '006': 'Literal da Remessa Inválido',
  '007': 'Código de Serviço Inválido',
  '008': 'Literal de Serviço Inválido',
  '009': 'Código do Banco Inválido',
  '010': 'Nome do Banco Inválido',
  '011': 'Data de gravação Inválida',
  '012': 'Número de Remessa já Processada',
  '013': 'Tipo de registro esperado Inválido',
  '014': 'Tipo de Ocorrência Inválido',
  '015': 'Literal Remessa Inválida para fase de Testes',
  '016': 'Identificação da empresa no Registro tipo 0 difere da identificação no Registro Tipo 1',
  '017': 'Identificação na CAIXA inválida (Nosso Número)',
  '018': 'Código da Carteira inválido',
  '019': 'Número seqüencial do Registro Inválido',
  '020': 'Tipo de Inscrição da empresa Inválido',
  '021': 'Número de Inscrição da empresa Inválido',
  '023': 'Taxa de Comissão de Permanência Inválida',
  '026': 'Data de vencimento inválida',
  '027': 'Valor do título inválido',
  '028': 'Espécie de título Inválida',
  '029': 'Código de Aceite Inválido',
  '030': 'Data de emissão do título inválida',
  '031': 'Instrução de Cobrança 1 Inválida',
  '032': 'Instrução de Cobrança 2 Inválida',
  '033': 'Instrução de Cobrança 3 Inválida',
  '034': 'Valor de Juros Inválido',
  '035': 'Data do Desconto Inválida',
  '036': 'Valor do Desconto Inválido',
  '037': 'Valor do IOF Inválido',
  '038': 'Valor do Abatimento Inválido',
  '039': 'Tipo de Inscrição do Pagador Inválido',
  '040': 'Número de Inscrição do Pagador Inválido',
  '042': 'Nome do Pagador obrigatório',
  '043': 'Endereço do Pagador obrigatório',
  '044': 'CEP do Pagador Inválido',
  '045': 'Cidade do Pagador obrigatório',
  '046': 'Estado do Pagador obrigatório',
  '047': 'Data da multa inválida',
  '048': 'Valor da multa inválido',
  '049': 'Prazo de protesto/devolução inválido',
  '050': 'Prazo do protesto inválido',
  '051': 'Prazo de devolução inválido',
  '052': 'Moeda inválida',
  '053': '“USO DA EMPRESA” obrigatório',
  '054': 'Remessa sem registro tipo 9',
  '055': 'Solicitacao nao permitida para titulo incluido somente para protesto',
  '060': 'Identificação da emissão do boleto inválida',
  '061': 'Tipo de entrega inválido',
  '062': 'Modalidade do título inválida',
  '063': 'Forma de entrega de bloq.inválida para emis. banco',
  '064': 'Forma de entrega de bloq.inválida para emis.beneficiário',
  '065': 'Forma de emissao de boleto inválida',
  '066': 'E-mail inválido',
  '067': 'Número do DDD do celular do sacado inválido',
  '068': 'Número do celular do sacado inválido',
  '069': 'Tipo de mensagem de envio SMS inválido',
  '070': 'Envio de sms do beneficiário inválido',
  '071': 'Título com indicador de pagamento na rede bancária',
  '072': 'Movimento sem título correspondente',
  '073': 'Movimento inválido para título descontado',
  '074': 'Movimento inválido para título enviado',
  '075': 'Movimento inválido para título baixado',
  '076': 'Movimento inválido para título em garantia de crédito',
  '077': 'Processo de protesto em andamento',
  '078': 'Processo de devolução em andamento',
  '079': 'Título com endereço do pagador inconsistente',
  '080': 'Valor do abatimento maior que o valor total de rateio',
  '081': 'Bairro do pagador obrigatório',
  '083': 'Número do Documento de Cobrança (Seu Número) inválido',
  '084': 'Identificação do tipo de pagamento inválida',
  '085': 'Quantidade de pagamentos possíveis inválida',
  '086': 'Tipo de valor máximo inválido',
  '087': 'Valor máximo inválido',
  '088': 'Percentual máximo inválido',
  '089': 'Tipo de valor mínimo inválido',
  '090': 'Valor mínimo inválido',
  '091': 'Percentual mínimo inválido',
  '092': 'Tipos de valor máximo e mínimo divergentes',
  '093': 'Título autorizado para pagamentos parciais não pode ser alterado',
  '094': 'Quantidade de pagamentos possíveis menor que a quantidade de pagamentos realizados',
  '095': 'Autorização de pagamento parcial inválida',
} as const satisfies Codes

/** Which of the reasons of a rejection tell that an entry, or an instruction, was refused; the others may be of both. */
export interface RejectionSubjects {
  readonly ofEntries: readonly string[]
  readonly ofInstructions: readonly string[]
}

/**
 * By the words of NE032, p. 41, and NE038, pp. 43–44, where both have a code by those of both; of NE038's 001 to 016 and 054, which are of the remittance's
 * header and trailer and keep a whole file out, no title is refused. 050 is of an instruction in NE032 and of an entry in NE038: neither.
 */
export const rejectionSubjects400: RejectionSubjects = {
  ofEntries: [
    '010', // inclusão de título já existente na base
    '013', // entrada inválida para cobrança caucionada
  ],
  ofInstructions: [
    '002', // movimento sem título correspondente
    '008', // movimento para título já com movimentação no dia
    '055', // título já com opção de devolução; título incluído somente para protesto
    '056', // processo de protesto em andamento
    '057', // título já com opção de protesto
    '058', // processo de devolução em andamento
    '059', // novo prazo para protesto ou devolução inválido
    '071', // título com indicador de pagamento na rede bancária
    '072', // movimento sem título correspondente
    '073', // movimento inválido para título descontado
    '074', // movimento inválido para título enviado
    '075', // movimento inválido para título baixado
    '076', // alteração do prazo de protesto inválida; movimento inválido para título em garantia de crédito
    '077', // alteração do prazo de devolução inválida; processo de protesto em andamento
    '078', // processo de devolução em andamento
    '093', // título autorizado para pagamentos parciais não pode ser alterado
    '094', // quantidade de pagamentos possíveis menor que a de pagamentos realizados
    '098', // movimento inválido para título boleto PIX ou híbrido
    '099', // alteração de carteira inválida
  ],
}

/** NE033, p. 42, and v029: what an entry or a change was taken with. */
export const remarks400 = {
  'A4': 'Pagador DDA',
  'P1': 'Registrado com QR Code PIX',
  'P2': 'Registrado sem QR Code PIX',
  'P3': 'Registrado com QR Code PIX e Código de Barras',
  'PC': 'PIX alterado - Verificar payload pela URL',
} as const satisfies Codes

/** NE035, of a settlement, p. 42. 061 and 062 are Pix, of v029. */
export const channels400 = {
  '002': 'Unidade Lotérica',
  '003': 'Agências CAIXA',
  '004': 'Compensação Eletrônica',
  '006': 'Internet Banking',
  '007': 'Correspondente CAIXA Aqui',
  '008': 'Em Cartório',
  '061': 'PIX CAIXA',
  '062': 'PIX Outros Bancos',
} as const satisfies Codes

/** NE035, of a write-off, p. 42. 015, of v029: the payer paid by the QR Code of a hybrid billet, and the bank writes the billet off for it. */
export const writeOffReasons400 = {
  '009': 'Comandada Banco',
  '010': 'Comandada Cliente via Arquivo',
  '011': 'Comandada Cliente On-line',
  '015': 'Comandado Banco por pagamento QR Code',
} as const satisfies Codes

/** NE036, of a settlement by 002, 003 or 008, p. 42; one column. 3 and 4 are v029's. */
export const paymentForms400 = {
  '1': 'Dinheiro',
  '2': 'Cheque',
  '3': 'Débito em conta',
  '4': 'Cartão de Crédito',
} as const satisfies Codes

/**
 * The service's instructions for a remittance (`our_code`), with its Portuguese texts.
 *
 * Each bank takes some of them, in its own way. Oddities of the source, kept unchanged:
 * 1121 and 1122 read almost alike (both change the participant's control number); 1124 to 1127 share one text
 * (return codes 2114 to 2117 suggest include, change, exclude, issue); 1114 and 1128 share one text; 1104 and 1150 are
 * the same act («nota 11» is a note of the Banco do Brasil manual).
 *
 * Source: public service reference, `bank_contracts/*`.
 */
export const OUR_CODES = {
  '1001': 'Entrada de título',
  '1002': 'Pedido de baixa',
  '1003': 'Alteração de vencimento',
  '1004': 'Concessão de abatimento',
  '1005': 'Cancelamento de abatimento',
  '1007': 'Alteração do "uso da empresa"',
  '1008': 'Alteração do "seu número"',
  '1009': 'Protestar',
  '1010': 'Não protestar',
  '1011': 'Protesto para fins falimentares',
  '1012': 'Alterar nome do pagador',
  '1013': 'Alteração de endereço do pagador',
  '1014': 'Alterar Cidade do pagador',
  '1015': 'Alterar UF do pagador',
  '1017': 'Alteração do número de dias para protesto',
  '1018': 'Sustar o protesto',
  '1019': 'Sustar protesto e manter em carteira',
  '1020': 'Alterar CPF/CNPJ do pagador',
  '1021': 'Alteração de valor com emissão de Boleto (quando a emissão é pelo Banco)',
  '1022': 'Transferência cessão crédito ID. Prod. 10',
  '1023': 'Transferência entre carteiras',
  '1024': 'Dev. transferências entre carteiras',
  '1028': 'Alterar Valor',
  '1030': 'Recusa da alegação do sacado',
  '1031': 'Alteração de outros dados',
  '1034': 'Pago diretamente ao beneficiário',
  '1038': 'Alterar CEP do pagador',
  '1041': 'Cancelar instrução automática de protesto',
  '1047': 'Não cobrar juros',
  '1048': 'Cobrar juros de mora',
  '1066': 'Solicitar negativação expressa',
  '1067': 'Não negativar',
  '1068': 'Excluir negativação expressa',
  '1069': 'Cancelar negativação expressa',
  '1071': 'Concessão de desconto',
  '1072': 'Cancelamento de desconto',
  '1073': 'Alteração do valor do desconto',
  '1074': 'Alteração do valor ou percentual de multa',
  '1075': 'Não cobrar multa',
  '1076': 'Alteração de juros de mora',
  '1077': 'Alteração do valor de abatimento',
  '1078': 'Sustar protesto e baixar título',
  '1079': 'Alterar dados do sacado',
  '1080': 'Alterar dados do sacador avalista',
  '1081': 'Reembolso e transferência Desconto e Vendor',
  '1082': 'Reembolso e devolução Desconto e Vendor',
  '1083': 'Inclusão de ocorrência',
  '1084': 'Exclusão de ocorrência',
  '1085': 'Pedido de devolução',
  '1086': 'Pedido de devolução (entregue ao sacado)',
  '1087': 'Pedido dos títulos em aberto',
  '1093': 'Acerto nos dados do rateio de crédito',
  '1094': 'Cancelamento do rateio de crédito',
  '1095': 'Alteração do prazo de devolução',
  '1096': 'Alteração da opção de protesto para devolução',
  '1097': 'Alteração da opção de devolução para protesto',
  '1098': 'Alt. número cont. cedente',
  '1099': 'Alteração de pagador',
  '1100': 'Pedido de débito em conta',
  '1101': 'Alteração de nome e endereço do sacado',
  '1102': 'Retificar dados da concessão de desconto',
  '1103': 'Alterar data para concessão de desconto',
  '1104': 'Cobrar multa',
  '1105': 'Dispensar indexador',
  '1106': 'Dispensar prazo limite de recebimento',
  '1107': 'Alterar prazo limite de recebimento',
  '1108': 'Alterar modalidade',
  '1109': 'Exclusão de sacador avalista',
  '1110': 'Cancelamento de instrução',
  '1111': 'Alterar vencimento e sustar protesto',
  '1112': 'Beneficiário não concorda com a alegação do pagador',
  '1113': 'Alteração de dados extras (registro de multa)',
  '1114': 'Descontar títulos encaminhados no dia',
  '1115': 'Alterar tipo de emissão - Cooperativa/EE',
  '1116': 'Envio de SMS ao pagador',
  '1117': 'Cancelamento Instrução de SMS',
  '1118': 'Cancelar instrução automática de negativação',
  '1120': 'Alterar número do título dado pelo beneficiário',
  '1121': 'Alteração número controle do participante - de seu número',
  '1122': 'Alterar número controle do Participante',
  '1123': 'Alteração de espécie de título',
  '1124': 'Inclusão no banco de pagadores',
  '1125': 'Inclusão no banco de pagadores',
  '1126': 'Inclusão no banco de pagadores',
  '1127': 'Inclusão no banco de pagadores',
  '1128': 'Descontar títulos encaminhados no dia',
  '1129': 'Não conceder desconto',
  '1130': 'Cancelamento manual',
  '1148': 'Alteração do valor mínimo/percentual',
  '1149': 'Alteração do valor máximo/percentual',
  '1150': 'Cobrar multa nota 11',
  '1151': 'Protesto automático',
} as const

/** An instruction that can be sent: `'1001'` to `'1151'`, with gaps. */
export type OurCode = `${keyof typeof OUR_CODES}`

/** Instructions that the service withdrew, with the code that replaces them; `null` without a replacement. */
export const RETIRED_OUR_CODES = {
  '1016': { text: 'Alterar CEP do pagador', successor: '1038' },
  '1088': { text: 'Alteração do controle do participante', successor: null },
  '1089': { text: 'Sustar protesto e manter em carteira', successor: '1019' },
  '1090': { text: 'Transferência cessão crédito ID. Prod. 10', successor: '1022' },
  '1091': { text: 'Transferência entre carteiras', successor: '1023' },
  '1092': { text: 'Dev. transferências entre carteiras', successor: '1024' },
} as const satisfies Record<string, { text: string; successor: OurCode | null }>

/** An instruction once in use, found in stored data. */
export type RetiredOurCode = `${keyof typeof RETIRED_OUR_CODES}`

/** Whether a value is an instruction in use; retired codes are not. */
export function isOurCode(value: unknown): value is OurCode {
  return typeof value === 'string' && Object.hasOwn(OUR_CODES, value)
}

/** Whether a value is an instruction the service withdrew. */
export function isRetiredOurCode(value: unknown): value is RetiredOurCode {
  return typeof value === 'string' && Object.hasOwn(RETIRED_OUR_CODES, value)
}

/**
 * The code to use today: itself, or the successor of a retired one; `null` for a retired code without successor and for an unknown code.
 *
 * @example currentOurCode('1016') // '1038'
 */
export function currentOurCode(code: string): OurCode | null {
  if (isOurCode(code)) return code
  return isRetiredOurCode(code) ? RETIRED_OUR_CODES[code].successor : null
}

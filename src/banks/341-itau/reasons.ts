// Itaú: the reasons that both manuals print alike, Cobrança CNAB 400, July 2021 (v3), notas 20 (pp. 38–46) and 28 (pp. 47–48), and Cobrança
// Bancária, Layout de Arquivos FEBRABAN 240, January 2017, notas 23 (pp. 22–30) and 29 (pp. 31–32). Each layout spreads them under its own
// differences, those of typography included. «2012»: CNAB 400 has the code only from Cobrança Mensagem CNAB 400, March 2012 (pp. 20–32).
import type { Codes } from '../../fixed-width/index.js'

/** Tabela 1, entradas rejeitadas, the field in error and the error: CNAB 400 pp. 38–40, CNAB 240 pp. 23–24. */
export const entryRejections: Codes = {
  '04': 'Estado: sigla do estado inválida',
  '08': 'Nome do pagador: não informado ou deslocado',
  '09': 'Agência/conta: agência encerrada',
  '10': 'Logradouro: não informado ou deslocado',
  '11': 'CEP: CEP não numérico', // 2012 adds: ou CEP inválido
  '13': 'Estado/CEP: CEP incompatível com a sigla do estado',
  '14': 'Nosso número: nosso número já registrado no cadastro do banco ou fora da faixa',
  '15': 'Nosso número: nosso número em duplicidade no mesmo movimento',
  '18': 'Data de entrada: data de entrada inválida para operar com esta carteira',
  '22': 'Carteira: carteira não permitida (necessário cadastrar faixa livre)',
  '29': 'Código empresa: categoria da conta inválida',
  '35': 'Valor do IOF: IOF maior que 5%',
  '37': 'CNPJ/CPF do pagador: não numérico ou igual a zeros',
  '42': 'Nosso número: nosso número fora de faixa',
  '60': 'Abatimento: valor do abatimento inválido',
  '61': 'Juros de mora: juros de mora maior que o permitido',
  '63': 'Desconto de antecipação: valor da importância por dia de desconto (IDD) não permitido',
  // 91–96: subcarteiras 102, 103, 107, 172, 173, 195 e 196; CNAB 240 adds 106, 120, 140 e 141
  '91': 'DAC: DAC agência/conta corrente inválido',
  '92': 'DAC: DAC agência/conta/carteira/nosso número inválido',
  '93': 'Estado: sigla estado inválida',
  '94': 'Estado: sigla estado incompatível com CEP do pagador',
  '95': 'CEP: CEP do pagador não numérico ou inválido',
  '96': 'Endereço: endereço/nome/cidade pagador inválido',
  '98': 'Flash inválido: registro mensagem sem flash cadastrado ou flash informado diferente do cadastrado',
  // in CNAB 240, carteiras com registro de mensagem have «registro de entrada com flash cadastrado …»
  '99': 'Flash inválido: conta de cobrança com flash cadastrado e sem registro de mensagem correspondente',
}

/** Tabela 2, alteração de dados rejeitada: CNAB 400 p. 40, CNAB 240 p. 24. */
export const changeRejections: Codes = {
  '02': 'Agência cobradora inválida ou com o mesmo conteúdo',
  '04': 'Sigla do estado inválida',
  '05': 'Data de vencimento inválida ou com o mesmo conteúdo',
  '06': 'Valor do título com outra alteração simultânea',
  '08': 'Nome do pagador com o mesmo conteúdo',
  '11': 'CEP inválido',
  '12': 'Número inscrição inválido do sacador avalista', // 2012
  '13': 'Seu número com o mesmo conteúdo',
  '21': 'Agência cobradora não consta no cadastro de depositária ou em encerramento',
  '42': 'Alteração inválida para título vencido',
  '43': 'Alteração bloqueada – vencimento já alterado',
  '53': 'Instrução com o mesmo conteúdo',
  '54': 'Data vencimento para bancos correspondentes inferior ao aceito pelo banco',
  '55': 'Alterações iguais para o mesmo controle (agência/conta/carteira/nosso número)',
  '60': 'Valor de IOF – alteração não permitida para carteiras de N.S. – moeda variável',
  '61': 'Título já baixado ou liquidado ou não existe título correspondente no sistema',
  '66': 'Alteração não permitida para carteiras de notas de seguros – moeda variável',
  '67': 'Nome inválido do sacador avalista', // 2012, as 72 to 76
  '72': 'Endereço inválido – sacador avalista',
  '73': 'Bairro inválido – sacador avalista',
  '74': 'Cidade inválida – sacador avalista',
  '75': 'Sigla estado inválido – sacador avalista',
  '76': 'CEP inválido – sacador avalista',
}

/** Tabela 3, instruções rejeitadas: CNAB 400 pp. 40–41, CNAB 240 pp. 24–25. */
export const instructionRejections: Codes = {
  '01': 'Instrução/ocorrência não existente',
  '03': 'Conta não tem permissão para protestar (contate seu gerente)', // 2012
  '06': 'Nosso número igual a zeros',
  '09': 'CNPJ/CPF do sacador/avalista inválido',
  '14': 'Registro em duplicidade',
  '15': 'CNPJ/CPF informado sem nome do sacador/avalista',
  '19': 'Valor do abatimento maior que 90% do valor do título',
  '20': 'Existe sustação de protesto pendente para o título',
  '21': 'Título não registrado no sistema',
  '22': 'Título baixado ou liquidado',
  '24': 'Instrução incompatível – existe instrução de protesto para o título',
  '25': 'Instrução incompatível – não existe instrução de protesto para o título',
  '26': 'Instrução não aceita por já ter sido emitida a ordem de protesto ao cartório',
  '27': 'Instrução não aceita por não ter sido emitida a ordem de protesto ao cartório',
  '28': 'Já existe uma mesma instrução cadastrada anteriormente para o título',
  '29': 'Valor líquido + valor do abatimento diferente do valor do título registrado',
  '30': 'Existe uma instrução de não protestar ativa para o título',
  '31': 'Existe uma ocorrência do pagador que bloqueia a instrução',
  '32': 'Depositária do título = 9999 ou carteira não aceita protesto',
  '33': 'Alteração de vencimento igual à registrada no sistema ou que torna o título vencido',
  '34': 'Instrução de emissão de aviso de cobrança para título vencido antes do vencimento',
  '35': 'Solicitação de cancelamento de instrução inexistente',
  '36': 'Título sofrendo alteração de controle (agência/conta/carteira/nosso número)',
  '40': 'Instrução incompatível – não existe instrução de negativação expressa para o título',
  '45': 'Instrução incompatível para o mesmo título nesta data',
  '48': 'Dados do pagador inválidos (CPF/CNPJ/nome)',
  '49': 'Dados do endereço do pagador inválidos',
  '50': 'Data de emissão do título inválida',
}

/** Tabela 4, baixas rejeitadas: CNAB 400 p. 41, CNAB 240 p. 25. */
export const writeOffRejections: Codes = {
  '04': 'Nosso número em duplicidade num mesmo movimento',
  '05': 'Solicitação de baixa para título já baixado ou liquidado',
  '06': 'Solicitação de baixa para título não registrado no sistema',
  '07': 'Cobrança prazo curto – solicitação de baixa p/ título não registrado no sistema',
  '08': 'Solicitação de baixa para título em floating',
}

/** Tabela 5, instrução/alteração de dados de cobrança contratual, refused: CNAB 400 p. 41, CNAB 240 pp. 25–26. */
export const contractualRejections: Codes = {
  '16': 'Abatimento/alteração do valor do título ou solicitação de baixa bloqueados',
  '41': 'Automaticamente rejeitada',
}

/** Tabela 5, not refused but pending: CNAB 400 p. 42, CNAB 240 p. 26 (only when agreed with the bank). */
export const contractualPending: Codes = {
  '42': 'Confirma recebimento de instrução – pendente de análise',
}

/** Tabela 6, alegações do pagador: CNAB 400 p. 42, CNAB 240 p. 26. Some bring a date or an amount: `payerClaimComplements`. */
export const payerClaims: Codes = {
  '1313': 'Solicita a prorrogação do vencimento para:',
  '1321': 'Solicita a dispensa dos juros de mora',
  '1339': 'Não recebeu a mercadoria',
  '1347': 'A mercadoria chegou atrasada',
  '1354': 'A mercadoria chegou avariada',
  '1362': 'A mercadoria chegou incompleta',
  '1370': 'A mercadoria não confere com o pedido',
  '1388': 'A mercadoria está à disposição',
  '1396': 'Devolveu a mercadoria',
  '1404': 'Não recebeu a fatura',
  '1412': 'A fatura está em desacordo com a nota fiscal',
  '1420': 'O pedido de compra foi cancelado',
  '1438': 'A duplicata foi cancelada',
  '1446': 'Que nada deve ou comprou',
  '1453': 'Que mantém entendimentos com o sacador',
  '1461': 'Que pagará o título em:',
  '1479': 'Que pagou o título diretamente ao beneficiário em:',
  '1487': 'Que pagará o título diretamente ao beneficiário em:',
  '1495': 'Que o vencimento correto é:',
  '1503': 'Que tem desconto ou abatimento de:',
  '1719': 'Pagador não foi localizado; confirmar endereço',
  '1727': 'Pagador está em regime de concordata',
  '1735': 'Pagador está em regime de falência',
  '1750': 'Pagador se recusa a pagar juros bancários',
  '1768': 'Pagador se recusa a pagar comissão de permanência',
  '1776': 'Não foi possível a entrega do boleto ao pagador',
  '1784': 'Boleto não entregue, mudou-se/desconhecido',
  '1792': 'Boleto não entregue, CEP errado/incompleto',
  '1800': 'Boleto não entregue, número não existe/endereço incompleto',
  '1834': 'Boleto DDA, dívida reconhecida pelo pagador',
  '1842': 'Boleto DDA, dívida não reconhecida pelo pagador',
}

/**
 * What a payer's claim brings besides its code (tabela 6): a date in CNAB 400 306–311, segment U 158–165; or an amount in CNAB 400 312–324,
 * segment U 166–180.
 */
export const payerClaimComplements = {
  '1313': 'date',
  '1461': 'date',
  '1479': 'date',
  '1487': 'date',
  '1495': 'date',
  '1503': 'amount',
} as const

/** Tabela 7, ordem de protesto sustada, motivo: CNAB 400 pp. 42–43, CNAB 240 pp. 26–28. */
export const protestStops: Codes = {
  '1610': 'Documentação solicitada ao beneficiário',
  '3160': 'Nome do pagador incompleto/incorreto',
  '3186': 'Nome do sacador incompleto/incorreto',
  '3228': 'Atos da corregedoria estadual',
  '3244': 'Protesto sustado/beneficiário não entregou a documentação',
  '3269': 'Data de emissão do título inválida/irregular',
  '3301': 'CNPJ/CPF do pagador inválido/incorreto',
  '3319': 'Sacador/avalista é pessoa física',
  '3327': 'CEP do pagador incorreto',
  '3335': 'Depositária incompatível com CEP do pagador',
  '3343': 'CNPJ/CPF sacador inválido/incorreto',
  '3350': 'Endereço do pagador insuficiente',
  '3376': 'Falta número/espécie do título',
  '3384': 'Título aceito s/ assinatura do sacador',
  '3392': 'Título aceito s/ endosso beneficiário ou irregular',
  '3400': 'Título sem local ou data de emissão',
  '3418': 'Título aceito com valor extenso diferente do numérico',
  '3426': 'Título aceito definir espécie da duplicata',
  '3434': 'Data emissão posterior ao vencimento',
  '3442': 'Título aceito documento não protestável',
  '3459': 'Título aceito extenso vencimento irregular',
  '3467': 'Título aceito falta nome favorecido',
  '3475': 'Título aceito falta praça de pagamento',
  '3483': 'Título aceito falta CPF assinante cheque',
  '3491': 'Falta número do título (seu número)',
  '3509': 'Cartório da praça com atividade suspensa',
  '3814': 'Pagador apresentou quitação do título',
  '3822': 'Pagador irá negociar com beneficiário',
  '3830': 'CPF incompatível com a espécie do título',
  '3848': 'Título de outra jurisdição territorial',
  '3855': 'Título com emissão anterior a concordata do pagador',
  '3863': 'Pagador consta na lista de falência',
  '3871': 'Apresentante não aceita publicação de edital',
  '3889': 'Cartório com problemas operacionais',
  '3913': 'CEP do pagador é uma caixa postal',
  '3921': 'Espécie não protestável no estado',
  '3939': 'Falta endereço ou documento do sacador avalista',
  // in CNAB 400, of 2012 only, pp. 26–28
  '3129': 'Título não enviado a cartório',
  '3145': 'DM/DMI sem comprovante autenticado ou declaração',
  '3178': 'Nome do beneficiário incompleto/incorreto',
  '3236': 'Não foi possível efetuar o protesto',
  '3251': 'Documentação irregular',
  '3277': 'Espécie inválida para protesto',
  '3293': 'Centralizadora de protesto não recebeu a documentação',
  '3517': 'Data apresentação menor que a data vencimento',
  '3525': 'Falta comprovante da prestação de serviço',
  '3533': 'CNPJ/CPF pagador incompatível c/ tipo de documento',
  '3541': 'CNPJ/CPF sacador incompatível c/ espécie',
  '3566': 'Falta data de emissão do título',
  '3574': 'Saldo maior que o valor do título',
  '3582': 'Tipo de endosso inválido',
  '3590': 'Devolvido por ordem judicial',
  '3608': 'Dados do título não conferem com disquete',
  '3616': 'Pagador e sacador avalista são a mesma pessoa',
  '3624': 'Comprovante ilegível para conferência e microfilmagem',
  '3632': 'Confirmar se são dois emitentes',
  '3640': 'Endereço do pagador igual ao do sacador ou do portador',
  '3657': 'Endereço do beneficiário incompleto ou não informado',
  '3673': 'Falta motivo da devolução no cheque ou ilegível',
  '3681': 'Título com direito de regresso vencido',
  '3699': 'Título apresentado em duplicidade',
  '3707': 'LC emitida manualmente (título do banco/CA)',
  '3715': 'Não protestar LC (título do banco/CA)',
  '3723': 'Eliminar o protesto da LC (título do banco/CA)',
  '3731': 'Título já protestado',
  '3749': 'Título – falta tradução por tradutor público',
  '3756': 'Falta declaração de saldo assinada no título',
  '3764': 'Contrato de câmbio – falta conta gráfica',
  '3772': 'Pagador falecido',
  '3780': 'Espécie de título que o banco não protesta',
  '3798': 'Ausência do documento físico',
  '3806': 'Ordem de protesto sustada, motivo',
  '3897': 'Envio de títulos para protesto temporariamente paralisado',
  '3905': 'Beneficiário com conta em cobrança suspensa',
  '3947': 'Corrigir a espécie do título',
  '3954': 'Erro de preenchimento do título',
  '3962': 'Valor divergente entre título e comprovante',
  '3970': 'Condomínio não pode ser protestado p/ fins falimentares',
  '3988': 'Vedada intimação por edital para protesto falimentar',
}

/** Mensagem informativa of a confirmed entry: CNAB 400 tabela 10, p. 44; CNAB 240 tabela 8, p. 29. */
export const entryRemarks: Codes = {
  '01': 'CEP sem atendimento de protesto no momento',
  '02': 'Estado com determinação legal que impede a inscrição de inadimplentes nos cadastros de proteção ao crédito no prazo solicitado – prazo superior ao solicitado',
}

/** Instrução de negativação expressa rejeitada: CNAB 400 tabela 11, p. 45; CNAB 240 tabela 9, p. 29. */
export const negativationRejections: Codes = {
  '6007': 'Inclusão bloqueada face a determinação judicial',
  '6023': 'Título já decursado',
  '6163': 'Exclusão não permitida, registro suspenso',
  '6171': 'Exclusão para registro inexistente',
  '6379': 'Rejeição por dado(s) inconsistente(s)',
}

/** Negativação expressa informacional: CNAB 400 tabela 12, pp. 45–46; CNAB 240 tabela 10, pp. 29–30. */
export const negativationNews: Codes = {
  '6478': 'AR – entregue com sucesso',
  '6486': 'Inclusão para registro já existente/recusado',
  '6494': 'AR – carta extraviada e não entregue',
  '6502': 'AR – carta roubada e não entregue',
  '6510': 'AR – ausente – encaminhado para entrega interna',
  '6528': 'AR inutilizado – não retirado nos Correios após 3 tentativas',
  '6536': 'AR – endereço incorreto',
  '6544': 'AR – não procurado – devolvido ao remetente',
  '6551': 'AR – não entregue por falta de apresentar documento com foto',
  '6569': 'AR – mudou-se',
  '6577': 'AR – desconhecido',
  '6585': 'AR – recusado',
  '6593': 'AR – endereço insuficiente',
  '6601': 'AR – não existe o número indicado',
  '6618': 'AR – ausente',
  '6627': 'AR – carta não procurada na unidade dos Correios',
  '6635': 'AR – falecido',
}

/** Código de liquidação, through what channel the payer paid: CNAB 400 nota 28, pp. 47–48; CNAB 240 nota 29, pp. 31–32. None of them is Pix. */
export const settlementChannels: Codes = {
  AC: 'Pagamento em cartório automatizado',
  BC: 'Bancos correspondentes',
  BF: 'Itaú Bankfone',
  B0: 'Outros bancos – recebimento off-line',
  B1: 'Outros bancos – pelo código de barras',
  B2: 'Outros bancos – pela linha digitável',
  B3: 'Outros bancos – pelo auto atendimento',
  B4: 'Outros bancos – recebimento em casa lotérica',
  B5: 'Outros bancos – correspondente',
  B6: 'Outros bancos – telefone',
  B7: 'Outros bancos – arquivo eletrônico (pagamento efetuado por meio de troca de arquivos)',
  CP: 'Agência Itaú – por débito em conta corrente, cheque Itaú ou dinheiro',
  DG: 'Agência Itaú – capturado em off-line',
  LC: 'Pagamento em cartório de protesto com cheque',
  // in CNAB 400, of 2012 only, pp. 31–32
  AO: 'Acerto online',
  CI: 'Correspondente Itaú',
  EA: 'Terminal de caixa',
  RA: 'Digitação – realimentação automática',
}

/** Settlement codes whose credit is «a compensar»; the others are «disponível» on the day it is posted (the same notas and pages). */
export const settlementsToClear = ['AC', 'B0', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'CC', 'LC'] as const

/** By which of them an instruction to a title that is not there is refused: CNAB 400 tabelas 2 to 4 and 11, pp. 40–45; CNAB 240 tabelas 2 to 4 and 9, pp. 24–29. */
export const unknownTitle = { '15': '06', '16': '21', '17': '61', '74': '6171' } as const

// Itaú, Cobrança CNAB 400, July 2021 (v3): the reasons of a return, nota 20 (pp. 38–46), nota 28 (pp. 47–48) and nota 41 (p. 50). «2012» is Cobrança Mensagem
// CNAB 400, March 2012 (pp. 20–32).
import type { Codes } from '../../fixed-width/index.js'

/** Tabela 1, entradas rejeitadas, pp. 38–40: the field in error and the error. */
export const entryRejections: Codes = {
  '03': 'Agência cobradora: não foi possível atribuir a agência pelo CEP ou CEP inválido', // 2012: or CEP sem atendimento de protesto no momento (02, tabela 10, in 2021)
  '04': 'Estado: sigla do estado inválida',
  '05': 'Data de vencimento: prazo da operação menor que prazo mínimo ou maior que o máximo',
  '07': 'Valor do título: valor do título maior que 10.000.000,00',
  '08': 'Nome do pagador: não informado ou deslocado',
  '09': 'Agência/conta: agência encerrada',
  '10': 'Logradouro: não informado ou deslocado',
  '11': 'CEP: CEP não numérico', // 2012 adds: ou CEP inválido
  '12': 'Sacador/avalista: nome não informado ou deslocado (bancos correspondentes)',
  '13': 'Estado/CEP: CEP incompatível com a sigla do estado',
  '14': 'Nosso número: nosso número já registrado no cadastro do banco ou fora da faixa',
  '15': 'Nosso número: nosso número em duplicidade no mesmo movimento',
  '18': 'Data de entrada: data de entrada inválida para operar com esta carteira',
  '19': 'Ocorrência: ocorrência inválida / ocorrência 71 – boleto Pix não pode ser emitido para boleto aporte e boleto com rateio de crédito',
  '21': 'Agência cobradora: carteira não aceita depositária correspondente; estado da agência diferente do estado do pagador; agência cobradora não consta no cadastro ou encerrando',
  '22': 'Carteira: carteira não permitida (necessário cadastrar faixa livre)',
  '26': 'Agência/conta: agência/conta não liberada para operar com cobrança', // 2012
  '27': 'CNPJ inapto: CNPJ do beneficiário inapto', // 2012 adds: devolução de título em garantia
  '29': 'Código empresa: categoria da conta inválida',
  '30': 'Entrada bloqueada: entradas bloqueadas, conta suspensa em cobrança',
  '31': 'Agência/conta: agência/conta do beneficiário sem permissão para protesto',
  '35': 'Valor do IOF: IOF maior que 5%',
  '36': 'Quantidade de moeda: quantidade de moeda incompatível com valor do título',
  '37': 'CNPJ/CPF do pagador: não numérico ou igual a zeros',
  '42': 'Nosso número: nosso número fora de faixa',
  '44': 'Agência/conta: conta migrada',
  '52': 'Agência cobradora: empresa não aceita banco correspondente',
  '53': 'Agência cobradora: empresa não aceita banco correspondente – cobrança mensagem',
  '54': 'Data de vencimento: banco correspondente – título com vencimento inferior a 15 dias',
  '55': 'Depositária/banco correspondente: CEP não pertence à depositária informada',
  '56': 'Data de vencimento/banco correspondente: vencimento superior a 180 dias da data de entrada',
  '57': 'Data de vencimento: CEP só depositária Banco do Brasil com vencimento inferior a 8 dias',
  '60': 'Abatimento: valor do abatimento inválido',
  '61': 'Juros de mora: juros de mora maior que o permitido',
  '62': 'Desconto: valor do desconto maior que o valor do título ou data do desconto inferior à data da emissão do título',
  '63': 'Desconto de antecipação: valor da importância por dia de desconto (IDD) não permitido',
  '64': 'Data de emissão: data de emissão do título inválida',
  '65': 'Taxa de financiamento: taxa inválida (vendor)',
  '66': 'Data de vencimento: inválida/fora de prazo de operação (mínimo ou máximo)',
  '67': 'Valor/quantidade: valor do título/quantidade de moeda inválido',
  '68': 'Carteira: carteira inválida', // 2012 adds: ou não cadastrada no intercâmbio da cobrança
  '69': 'Carteira: carteira inválida para títulos com rateio de crédito',
  '70': 'Agência/conta: beneficiário não cadastrado para fazer rateio de crédito',
  '78': 'Agência/conta: duplicidade de agência/conta beneficiária do rateio de crédito',
  '80': 'Agência/conta: quantidade de contas beneficiárias do rateio maior do que o permitido (máximo de 30 contas por título)',
  '81': 'Agência/conta: conta para rateio de crédito inválida / não pertence ao Itaú',
  '82': 'Desconto/abatimento: desconto/abatimento não permitido para títulos com rateio de crédito',
  '83': 'Valor do título: valor do título menor que a soma dos valores estipulados para rateio',
  '84': 'Agência/conta: agência/conta beneficiária do rateio é a centralizadora de crédito do beneficiário',
  '85': 'Agência/conta: agência/conta do beneficiário é contratual / rateio de crédito não permitido',
  '86': 'Tipo de valor: código do tipo de valor inválido / não previsto para títulos com rateio de crédito',
  '87': 'Agência/conta: registro tipo 4 sem informação de agências/contas beneficiárias do rateio',
  '90': 'Número da linha: cobrança mensagem – número da linha da mensagem inválido', // 2012 adds: ou quantidade de linhas excedidas
  // 91–96: subcarteiras 102, 103, 107, 172, 173, 195 e 196
  '91': 'DAC: DAC agência/conta corrente inválido',
  '92': 'DAC: DAC agência/conta/carteira/nosso número inválido',
  '93': 'Estado: sigla estado inválida',
  '94': 'Estado: sigla estado incompatível com CEP do pagador',
  '95': 'CEP: CEP do pagador não numérico ou inválido',
  '96': 'Endereço: endereço/nome/cidade pagador inválido',
  '97': 'Sem mensagem: cobrança mensagem sem mensagem (só de campos fixos), porém com registro do tipo 7 ou 8',
  '98': 'Flash inválido: registro mensagem sem flash cadastrado ou flash informado diferente do cadastrado',
  '99': 'Flash inválido: conta de cobrança com flash cadastrado e sem registro de mensagem correspondente',
}

/** Tabela 2, alteração de dados rejeitada, p. 40. */
export const changeRejections: Codes = {
  '02': 'Agência cobradora inválida ou com o mesmo conteúdo',
  '04': 'Sigla do estado inválida',
  '05': 'Data de vencimento inválida ou com o mesmo conteúdo',
  '06': 'Valor do título com outra alteração simultânea',
  '08': 'Nome do pagador com o mesmo conteúdo',
  '09': 'Agência/conta incorreta',
  '11': 'CEP inválido',
  '12': 'Número inscrição inválido do sacador avalista', // 2012
  '13': 'Seu número com o mesmo conteúdo',
  '16': 'Abatimento/alteração do valor do título ou solicitação de baixa bloqueada',
  '20': 'Espécie inválida',
  '21': 'Agência cobradora não consta no cadastro de depositária ou em encerramento',
  '23': 'Data de emissão do título inválida ou com mesmo conteúdo',
  '41': 'Campo aceite inválido ou com mesmo conteúdo',
  '42': 'Alteração inválida para título vencido',
  '43': 'Alteração bloqueada – vencimento já alterado',
  '53': 'Instrução com o mesmo conteúdo',
  '54': 'Data vencimento para bancos correspondentes inferior ao aceito pelo banco',
  '55': 'Alterações iguais para o mesmo controle (agência/conta/carteira/nosso número)',
  '56': 'CNPJ/CPF inválido não numérico ou zerado',
  '57': 'Prazo de vencimento inferior a 15 dias',
  '60': 'Valor de IOF – alteração não permitida para carteiras de N.S. – moeda variável',
  '61': 'Título já baixado ou liquidado ou não existe título correspondente no sistema',
  '66': 'Alteração não permitida para carteiras de notas de seguros – moeda variável',
  '67': 'Nome inválido do sacador avalista', // 2012, as 72 to 76
  '72': 'Endereço inválido – sacador avalista',
  '73': 'Bairro inválido – sacador avalista',
  '74': 'Cidade inválida – sacador avalista',
  '75': 'Sigla estado inválido – sacador avalista',
  '76': 'CEP inválido – sacador avalista',
  '81': 'Alteração bloqueada – título com protesto/negativação expressa',
  '87': 'Alteração bloqueada – título com rateio de crédito',
}

/** Tabela 3, instruções rejeitadas, pp. 40–41. */
export const instructionRejections: Codes = {
  '01': 'Instrução/ocorrência não existente',
  '03': 'Conta não tem permissão para protestar (contate seu gerente)', // 2012
  '06': 'Nosso número igual a zeros',
  '09': 'CNPJ/CPF do sacador/avalista inválido',
  '10': 'Valor do abatimento igual ou maior que o valor do título',
  '11': 'Segunda instrução/ocorrência não existente',
  '14': 'Registro em duplicidade',
  '15': 'CNPJ/CPF informado sem nome do sacador/avalista',
  '19': 'Valor do abatimento maior que 90% do valor do título',
  '20': 'Existe sustação de protesto pendente para o título',
  '21': 'Título não registrado no sistema',
  '22': 'Título baixado ou liquidado',
  '23': 'Instrução não aceita por ter sido emitido último aviso ao pagador',
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
  '37': 'Instrução não permitida para a carteira / agência/conta de cobrança',
  '38': 'Instrução não permitida para título com rateio de crédito',
  '40': 'Instrução incompatível – não existe instrução de negativação expressa para o título',
  '41': 'Instrução não permitida – título deu entrada em negativação expressa',
  '42': 'Instrução não permitida – título já negativado',
  '43': 'Prazo inválido para negativação – mínimo dois dias corridos após vencimento',
  '45': 'Instrução incompatível para o mesmo título nesta data',
  '47': 'Instrução não permitida – espécie inválida ou não permite esta instrução',
  '48': 'Dados do pagador inválidos (CPF/CNPJ/nome)',
  '49': 'Dados do endereço do pagador inválidos',
  '50': 'Data de emissão do título inválida',
  '51': 'Instrução não permitida – título com negativação agendada',
}

/** Tabela 4, baixas rejeitadas, p. 41. */
export const writeOffRejections: Codes = {
  '01': 'Carteira/nosso número não numérico',
  '04': 'Nosso número em duplicidade num mesmo movimento',
  '05': 'Solicitação de baixa para título já baixado ou liquidado',
  '06': 'Solicitação de baixa para título não registrado no sistema',
  '07': 'Cobrança prazo curto – solicitação de baixa p/ título não registrado no sistema',
  '08': 'Solicitação de baixa para título em floating',
  '10': 'Valor do título faz parte de garantia de empréstimo',
  '11': 'Pago através de crédito em C/C e não baixado',
}

/** Tabela 5, instrução/alteração de dados cobrança contratual, rejected, p. 41. */
export const contractualRejections: Codes = {
  '16': 'Abatimento/alteração do valor do título ou solicitação de baixa bloqueados',
  '40': 'Não aprovada devido ao impacto na exigibilidade de garantias', // CNAB 240 of 2017 prints «elegibilidade»
  '41': 'Automaticamente rejeitada',
}

/** Tabela 5, pending, p. 42. */
export const contractualPending: Codes = {
  '42': 'Confirma recebimento de instrução – pendente de análise',
}

/** Tabela 6, alegações do pagador, p. 42. A date in 306–311 comes with 1313, 1461, 1479, 1487 and 1495, an amount in 312–324 with 1503. */
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
  '1818': 'Boleto não retirado pelo pagador. Reenviado pelo correio para carteiras com emissão pelo banco',
  '1826': 'Endereço de e-mail inválido/cobrança mensagem. Boleto enviado pelo correio',
  '1834': 'Boleto DDA, dívida reconhecida pelo pagador',
  '1842': 'Boleto DDA, dívida não reconhecida pelo pagador',
}

/** Tabela 7, ordem de protesto sustada: motivo, pp. 42–43. */
export const protestStops: Codes = {
  '1610': 'Documentação solicitada ao beneficiário',
  '3111': 'Sustação solicitada agência beneficiário',
  '3160': 'Nome do pagador incompleto/incorreto',
  '3186': 'Nome do sacador incompleto/incorreto',
  '3228': 'Atos da corregedoria estadual',
  '3244': 'Protesto sustado/beneficiário não entregou a documentação',
  '3269': 'Data de emissão do título inválida/irregular',
  '3285': 'Cartório com problemas técnicos', // 2012: praça não atendida pela rede bancária
  '3301': 'CNPJ/CPF do pagador inválido/incorreto',
  '3319': 'Sacador/avalista é pessoa física',
  '3327': 'CEP do pagador incorreto',
  '3335': 'Depositária incompatível com CEP do pagador',
  '3343': 'CNPJ/CPF sacador inválido/incorreto',
  '3350': 'Endereço do pagador insuficiente',
  '3368': 'Praça pagamento incompatível com endereço',
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
  // Only in the manual of 2012, pp. 26–28
  '3103': 'Insuficiência de dados no modelo 4006',
  '3129': 'Título não enviado a cartório',
  '3137': 'Aguardar um dia útil após o vencimento para protestar',
  '3145': 'DM/DMI sem comprovante autenticado ou declaração',
  '3152': 'Falta contrato de serviço (agência do beneficiário: enviar)',
  '3178': 'Nome do beneficiário incompleto/incorreto',
  '3194': 'Título aceito: identificar assinante do cheque',
  '3202': 'Título aceito: rasurado ou rasgado',
  '3210': 'Título aceito: falta título (agência do beneficiário: enviar)',
  '3236': 'Não foi possível efetuar o protesto',
  '3251': 'Documentação irregular',
  '3277': 'Espécie inválida para protesto',
  '3293': 'Centralizadora de protesto não recebeu a documentação',
  '3517': 'Data apresentação menor que a data vencimento',
  '3525': 'Falta comprovante da prestação de serviço',
  '3533': 'CNPJ/CPF pagador incompatível c/ tipo de documento',
  '3541': 'CNPJ/CPF sacador incompatível c/ espécie',
  '3558': 'Título aceito: s/ assinatura do pagador',
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
  '3665': 'Endereço do emitente no cheque igual ao do banco sacado',
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

/** Tabela 8, instrução cancelada, p. 43. */
export const cancelledInstructions: Codes = {
  '1156': 'Não protestar',
  '2261': 'Dispensar juros/comissão de permanência',
}

/** Tabela 9, motivo de devolução do cheque, p. 44; (*) can be presented again. */
export const chequeReturns: Codes = {
  '11': 'Cheque sem fundos – primeira apresentação', // (*)
  '12': 'Cheque sem fundos – segunda apresentação',
  '13': 'Conta encerrada',
  '14': 'Prática espúria',
  '20': 'Folha de cheque cancelada por solicitação do correntista',
  '21': 'Contra-ordem (ou revogação) ou oposição (ou sustação) ao pagamento pelo emitente ou pelo portador', // (*)
  '22': 'Divergência ou insuficiência de assinatura', // (*)
  '23': 'Cheques emitidos por entidades e órgãos da administração pública federal direta e indireta, em desacordo com os requisitos constantes do artigo 74, § 2º, do Decreto-Lei nº 200, de 25.02.1967', // (*)
  '24': 'Bloqueio judicial ou determinação do Banco Central do Brasil', // (*)
  '25': 'Cancelamento de talonário pelo banco pagador',
  '28': 'Contra-ordem (ou revogação) ou oposição (ou sustação) ao pagamento ocasionada por furto ou roubo',
  '29': 'Cheque bloqueado por falta de confirmação do recebimento do talonário pelo correntista', // (*)
  '30': 'Furto ou roubo de malotes',
  '31': 'Erro formal (sem data de emissão, com o mês grafado numericamente, ausência de assinatura, não-registro do valor por extenso)', // (*)
  '32': 'Ausência ou irregularidade na aplicação do carimbo de compensação', // (*)
  '33': 'Divergência de endosso', // (*)
  '34': 'Cheque apresentado por estabelecimento bancário que não o indicado no cruzamento em preto, sem o endosso-mandato', // (*)
  '35': 'Cheque fraudado, emitido sem prévio controle ou responsabilidade do estabelecimento bancário ("cheque universal"), ou ainda com adulteração da praça sacada',
  '36': 'Cheque emitido com mais de um endosso', // (*)
  '40': 'Moeda inválida',
  '41': 'Cheque apresentado a banco que não o pagador', // (*)
  '42': 'Cheque não-compensável na sessão ou sistema de compensação em que foi apresentado', // (*)
  '43': 'Cheque, devolvido anteriormente pelos motivos 21, 22, 23, 24, 31 ou 34, não-passível de reapresentação em virtude de persistir o motivo da devolução',
  '44': 'Cheque prescrito',
  '45': 'Cheque emitido por entidade obrigada a realizar movimentação e utilização de recursos financeiros do Tesouro Nacional mediante ordem bancária',
  '48': 'Cheque de valor superior ao estabelecido, emitido sem a identificação do beneficiário, devendo ser devolvido a qualquer tempo', // (*)
  '49': 'Remessa nula, caracterizada pela reapresentação de cheque devolvido pelos motivos 12, 13, 14, 20, 25, 28, 30, 35, 43, 44 e 45, podendo a sua devolução ocorrer a qualquer tempo',
}

/** Tabela 10, mensagem informativa da entrada confirmada, p. 44. */
export const entryRemarks: Codes = {
  '01': 'CEP sem atendimento de protesto no momento',
  '02': 'Estado com determinação legal que impede a inscrição de inadimplentes nos cadastros de proteção ao crédito no prazo solicitado – prazo superior ao solicitado',
}

/** Tabela 11, instrução de negativação expressa rejeitada, p. 45. */
export const negativationRejections: Codes = {
  '6007': 'Inclusão bloqueada face a determinação judicial',
  '6015': 'Inconsistência nas informações de endereço',
  '6023': 'Título já decursado',
  '6031': 'Inclusão condicionada a apresentação do documento da dívida',
  '6163': 'Exclusão não permitida, registro suspenso',
  '6171': 'Exclusão para registro inexistente',
  '6379': 'Rejeição por dado(s) inconsistente(s)',
}

/** Tabela 12, negativação expressa informacional, pp. 45–46. */
export const negativationNews: Codes = {
  '6049': 'Correios – mudou-se',
  '6056': 'Correios – devolvido por informação prestada por porteiro ou síndico',
  '6064': 'Correios – devolvido por inconsistência no endereço',
  '6072': 'Correios – desconhecido',
  '6080': 'Correios – recusado',
  '6098': 'Correios – ausente',
  '6106': 'Correios – não procurado',
  '6114': 'Correios – falecido',
  '6122': 'Correios – não especificado',
  '6130': 'Correios – caixa postal inexistente',
  '6148': 'Correios – devolução do comunicado do correio',
  '6155': 'Correios – outros motivos',
  '6437': 'Correios – exclusão por determinação judicial',
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
  '6643': 'AR – devido a devolução do comunicado do correio',
}

/** Código de liquidação, nota 28, pp. 47–48: the payment's channel. No code is for Pix. */
export const settlementChannels: Codes = {
  AA: 'Caixa eletrônico Banco Itaú',
  AC: 'Pagamento em cartório automatizado',
  B0: 'Outros bancos – recebimento off-line',
  B1: 'Outros bancos – pelo código de barras',
  B2: 'Outros bancos – pela linha digitável',
  B3: 'Outros bancos – pelo auto atendimento',
  B4: 'Outros bancos – recebimento em casa lotérica',
  B5: 'Outros bancos – correspondente',
  B6: 'Outros bancos – telefone',
  B7: 'Outros bancos – arquivo eletrônico (pagamento efetuado por meio de troca de arquivos)',
  B8: 'Pagamento de boleto acima de R$ 250.000,00 (pagamento efetuado no Itaú ou em outros bancos)',
  BC: 'Bancos correspondentes',
  BF: 'Itaú Bankfone',
  BL: 'Itaú 30 Horas', // 2012: Itaú Bankline
  CC: 'Agência Itaú – com cheque de outro banco', // 2012: or Itaú cheque, with «bloqueio de cheque»
  CK: 'Sispag – sistema de contas a pagar Itaú',
  CP: 'Agência Itaú – por débito em conta corrente, cheque Itaú ou dinheiro',
  DG: 'Agência Itaú – capturado em off-line',
  LC: 'Pagamento em cartório de protesto com cheque',
  Q0: 'Agendamento – pagamento agendado via 30 Horas ou outro canal eletrônico e liquidado na data indicada',
  // Only in the manual of 2012, pp. 31–32
  AO: 'Acerto online',
  CI: 'Correspondente Itaú',
  EA: 'Terminal de caixa',
  RA: 'Digitação – realimentação automática',
  ST: 'Pagamento via Seltec',
}

/** Nota 41, código de erro Pix, p. 50: the title was registered, only the Pix was rejected (p. 13). */
export const pixErrors: Codes = {
  '001': 'Valor maior que o máximo permitido',
  '002': 'Não é compatível com o CNPJ informado',
  '003': 'Chave inválida',
  '004': 'Chave sem cadastro na DICT',
  '005': 'Chave não cadastrada no mesmo CNPJ da agência/conta da remessa',
  '006': 'Emissão de QR Code não permitida',
  '007': 'Data de desconto maior que a data de vencimento',
  '008': 'Id location já está sendo utilizado por outra cobrança Pix',
  '009': 'Location criada para tipo "cobrança com vencimento"',
  '010': 'Boleto com Pix não é permitido para boleto com pagamento parcial',
  '011': 'Boleto com Pix não é permitido para a carteira do boleto',
  '999': 'Pix não emitido por problemas na plataforma. Entre em contato com as áreas de suporte do Itaú Unibanco',
}

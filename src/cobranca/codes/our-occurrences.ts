import { OCCURRENCE_KINDS, type OccurrenceKind } from './occurrence-kinds.js'

/** A row of the table: the service's text, the event, and the flags that differ from those of the kind. */
export interface OccurrenceRow {
  readonly text: string
  readonly kind: OccurrenceKind
  readonly money?: boolean
  readonly final?: boolean
  /** Reverses a payment only if one is booked: it may also withdraw an announcement, or undo a write-off. */
  readonly conditional?: true
}

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'

/** A code of the table: `'2001'` to `'2249'`. */
export type OurOccurrence = Exclude<
  `2${'0' | '1'}${Digit}${Digit}` | `22${'0' | '1' | '2' | '3' | '4'}${Digit}`,
  '2000'
>

/**
 * The unified occurrences of return files, 2001 to 2249: Portuguese text of the service and kind.
 *
 * `money` and `final` are here only where a code differs from its kind (`OCCURRENCE_KINDS`); read both through
 * `ourOccurrence`. A note above a code explains its kind where the text alone does not.
 *
 * Texts: public service reference, `bank_billet_discharges`. Kinds: ours, from the banks' manuals.
 */
export const OUR_OCCURRENCES: Readonly<Record<OurOccurrence, OccurrenceRow>> = {
  '2001': { text: 'Entrada Confirmada', kind: 'registered' },
  '2002': { text: 'Entrada Rejeitada', kind: 'rejected' },
  '2003': { text: 'Liquidação', kind: 'settled' },
  '2004': { text: 'Baixa de Título Confirmada', kind: 'written_off' },
  '2005': { text: 'Baixa de Título Rejeitada', kind: 'instruction_rejected' },
  '2006': { text: 'Alteração do Vencimento Confirmada', kind: 'changed' },
  '2007': { text: 'Alteração do Vencimento Rejeitada', kind: 'instruction_rejected' },
  '2008': { text: 'Baixa Solicitada', kind: 'written_off' },
  '2009': { text: 'Títulos em Carteira (em ser)', kind: 'info' },
  '2010': { text: 'Confirmação de Recebimento de Instrução de Abatimento', kind: 'changed' },
  '2011': { text: 'Confirmação de Recebimento de Instrução de Cancelamento Abatimento', kind: 'changed' },
  '2012': { text: 'Confirmação de Recebimento de Instrução de Alteração de Vencimento', kind: 'changed' },
  // 2013: the document was handed over without payment; Safra writes «baixado por entrega franco de pagamento»
  '2013': { text: 'Franco de Pagamento', kind: 'written_off' },
  // 2014: paid after the write-off, or a title the bank never registered: it is money, too
  '2014': { text: 'Liquidação Após Baixa ou Liquidação Título Não Registrado', kind: 'settled' },
  '2015': { text: 'Confirmação Recebimento Instrução de Protesto', kind: 'changed' },
  '2016': { text: 'Confirmação Recebimento Instrução de Sustação/Cancelamento de Protesto', kind: 'changed' },
  '2017': { text: 'Remessa a Cartório (Aponte em Cartório)', kind: 'in_notary' },
  '2018': { text: 'Retirada de Cartório e Manutenção em Carteira', kind: 'changed' },
  '2019': { text: 'Protestado e Baixado (Baixa por ter sido Protestado)', kind: 'protested' },
  '2020': { text: 'Instrução Rejeitada', kind: 'instruction_rejected' },
  '2021': { text: 'Confirmação do Pedido de Alteração de Outros Dados', kind: 'changed' },
  '2022': { text: 'Débito de Tarifas/Custas', kind: 'fee' },
  '2023': { text: 'Ocorrências do Sacado', kind: 'info' },
  '2024': { text: 'Alteração de Dados Rejeitada', kind: 'instruction_rejected' },
  // 2025: the cheque came back: this undoes a booked settlement, or withdraws 2026, which is never booked
  '2025': { text: 'Título pago com cheque devolvido', kind: 'reversed', conditional: true },
  // 2026: an announcement, not a payment: 2198 or a settlement follows when the cheque clears, 2025 when it does not
  '2026': { text: 'Título pago com cheque pendente de compensação', kind: 'info' },
  '2027': { text: 'Liquidado sem registro', kind: 'settled' },
  '2028': { text: 'Liquidação Normal', kind: 'settled' },
  // 2029: part of the title: the rest is still open
  '2029': { text: 'Liquidação por Conta/Parcial', kind: 'settled', final: false },
  // 2030: what was left of a title paid in part
  '2030': { text: 'Liquidação por Saldo', kind: 'settled' },
  // 2031: only moved to another wallet of the beneficiary: the title stays open
  '2031': { text: 'Transferência de Carteira/Entrada', kind: 'changed' },
  // 2032: leaves one wallet to enter another (2031): the title stays open
  '2032': { text: 'Transferência de Carteira/Baixa', kind: 'changed' },
  '2033': { text: 'Abatimento Concedido', kind: 'changed' },
  '2034': { text: 'Abatimento Cancelado', kind: 'changed' },
  '2035': { text: 'Liquidação em Cartório', kind: 'settled' },
  '2036': { text: 'Confirmação de alteração de juros de mora', kind: 'changed' },
  // 2037: Banco do Brasil lists it with the write-offs (CBR643 note 05 c), not with the receipts
  '2037': { text: 'Débito em Conta', kind: 'written_off' },
  '2038': { text: 'Alteração do Nome do Sacado', kind: 'changed' },
  '2039': { text: 'Alteração do Endereço do Sacado', kind: 'changed' },
  // 2040: the bank indicates the title to the notary
  '2040': { text: 'Indicação de encaminhamento a cartório', kind: 'in_notary' },
  '2041': { text: 'Sustar Protesto', kind: 'changed' },
  '2042': { text: 'Dispensar Juros de mora', kind: 'changed' },
  '2043': { text: 'Alteração do número do título dado pelo Cedente (Seu número) – 10 e 15 posições', kind: 'changed' },
  // 2044: Banco do Brasil 28, the fee for keeping an overdue title
  '2044': { text: 'Manutenção de título vencido', kind: 'fee' },
  '2045': { text: 'Conceder desconto', kind: 'changed' },
  '2046': { text: 'Não conceder desconto', kind: 'changed' },
  '2047': { text: 'Retificar desconto', kind: 'changed' },
  '2048': { text: 'Alterar data para desconto', kind: 'changed' },
  '2049': { text: 'Cobrar Multa', kind: 'changed' },
  '2050': { text: 'Dispensar Multa', kind: 'changed' },
  '2051': { text: 'Dispensar Indexador', kind: 'changed' },
  '2052': { text: 'Dispensar prazo limite para recebimento', kind: 'changed' },
  '2053': { text: 'Alterar prazo limite para recebimento', kind: 'changed' },
  '2054': { text: 'Alteração do número do controle do participante (25 posições)', kind: 'changed' },
  '2055': { text: 'Alteração do número do documento do sacado (CNPJ/CPF)', kind: 'changed' },
  '2056': { text: 'Alteração de tipo de cobrança (específico para títulos das carteiras 11 e 17)', kind: 'changed' },
  '2057': { text: 'Confirmação de Instrução de Parâmetro de Pagamento Parcial', kind: 'changed' },
  '2058': { text: 'Despesas de Protesto', kind: 'fee' },
  '2059': { text: 'Despesas de Sustação de Protesto', kind: 'fee' },
  '2060': { text: 'Débito de Custas Antecipadas', kind: 'fee' },
  '2061': { text: 'Confirmação do recebimento da instrução de desconto', kind: 'changed' },
  '2062': { text: 'Confirmação do recebimento do cancelamento do desconto', kind: 'changed' },
  '2063': { text: 'Solicitação de 2a via de instrumento de protesto', kind: 'info' },
  '2064': { text: '2a via de instrumento de protesto emitida pelo cartório', kind: 'info' },
  '2065': { text: 'Confirmação da alteração dos dados do sacado', kind: 'changed' },
  '2066': { text: 'Confirmação da alteração dos dados do sacador avalista', kind: 'changed' },
  '2067': { text: 'Título DDA reconhecido pelo sacado', kind: 'info' },
  '2068': { text: 'Título DDA não reconhecido pelo sacado', kind: 'info' },
  '2069': { text: 'Título DDA recusado pela CIP', kind: 'info' },
  '2070': { text: 'Instrução de protesto processada', kind: 'changed' },
  // 2071: the bank may have rejected an instruction for a title that stays registered
  '2071': { text: 'Remessa rejeitada', kind: 'rejected', final: false },
  // 2072: Banrisul's manual calls it «baixa de título protestado por edital» where it introduces the code
  '2072': { text: 'Baixa de título liquidado por edital', kind: 'protested' },
  '2073': { text: 'Devolução automática', kind: 'written_off' },
  '2074': { text: 'Baixado conforme instruções', kind: 'written_off' },
  '2075': { text: 'Arquivo levantamento', kind: 'info' },
  '2076': { text: 'Pagamento em cartório', kind: 'settled' },
  '2077': { text: 'Alteração de dados', kind: 'changed' },
  '2078': { text: 'Alteração de instruções', kind: 'changed' },
  '2079': { text: 'Aguardando autorização para protesto por edital', kind: 'in_notary' },
  // 2080: left the notary because the due date changed
  '2080': { text: 'Protesto sustado por alteração de vencimento e prazo de cartório', kind: 'changed' },
  '2081': { text: 'Confirmação da entrada em cartório', kind: 'in_notary' },
  // 2082: Banrisul, transit files only: the settlement itself comes in a later file
  '2082': { text: 'cobrança a creditar (liquidação em trânsito)', kind: 'info' },
  // 2083: as 2082: 2076 comes in a later file
  '2083': { text: 'Título em trânsito pago em cartório', kind: 'info' },
  // 2084: the bank takes its advance back; the title goes on in simple collection
  '2084': { text: 'Reembolso e transferência Desconto e Vendor ou carteira em garantia', kind: 'changed' },
  // 2085: the bank takes its advance back and returns the title
  '2085': { text: 'Reembolso e devolução Desconto e Vendor', kind: 'written_off' },
  // 2086: answer to 1081 and 1082
  '2086': { text: 'Reembolso não efetuado por falta de saldo', kind: 'instruction_rejected' },
  // 2087: Banrisul 41: also means that the title entered the notary
  '2087': { text: 'Despesa de aponte', kind: 'fee' },
  // 2088: Banrisul 42, «tarifa de alteração de título»
  '2088': { text: 'Alteração de título', kind: 'fee' },
  // 2089: Banrisul 43, «tarifa de relação de títulos»
  '2089': { text: 'Relação de títulos', kind: 'fee' },
  // 2090: Banrisul 44, «tarifa de manutenção mensal»
  '2090': { text: 'Manutenção mensal', kind: 'fee' },
  // 2091: Banrisul 45, «tarifa de sustação de cartório e envio de título a cartório»
  '2091': { text: 'Sustação de cartório e envio de título a cartório', kind: 'fee' },
  '2092': { text: 'Fornecimento de formulário pré-impresso', kind: 'fee' },
  '2093': { text: 'Confirmação de entrada – Pagador DDA', kind: 'registered' },
  '2094': { text: 'Acerto dos dados do rateio de crédito', kind: 'changed' },
  '2095': { text: 'Cancelamento dos dados do rateio', kind: 'changed' },
  // 2096: part of the title, as 2029
  '2096': { text: 'Pagamento por Conta', kind: 'settled', final: false },
  '2097': { text: 'Baixa Simples', kind: 'written_off' },
  '2098': { text: 'Devolvido - Protestado', kind: 'protested' },
  '2099': { text: 'Baixa automática', kind: 'written_off' },
  '2100': { text: 'Alteração Depositária', kind: 'changed' },
  // 2101: Santander 15: the notary received the title; «o boleto ainda não está protestado»
  '2101': { text: 'Confirmação de Protesto', kind: 'in_notary' },
  // 2102: as 2026: the cheque has not cleared
  '2102': { text: 'Título Pago em Cheque – Vinculado', kind: 'info' },
  '2103': { text: 'Acerto de Depositária', kind: 'changed' },
  '2104': { text: 'Acerto do Controle do Participante', kind: 'changed' },
  // 2105: as 2025
  '2105': { text: 'Título Com Pagamento Cancelado', kind: 'reversed', conditional: true },
  '2106': { text: 'Entrada rejeitada por CEP Irregular', kind: 'rejected' },
  '2107': { text: 'Confirmação Receb.Inst.de Protesto Falimentar', kind: 'changed' },
  '2108': { text: 'Ocorrências do Pagador', kind: 'info' },
  '2109': { text: 'Retirado de Cartório e Manutenção Carteira', kind: 'changed' },
  // 2110: the payer will not be debited; the reason decides whether the title was also written off
  '2110': { text: 'Desagendamento do débito automático', kind: 'info' },
  '2111': { text: 'Estorno de pagamento', kind: 'reversed' },
  // 2112: a court stopped the protest; the title stays
  '2112': { text: 'Sustado judicial', kind: 'changed' },
  '2113': { text: 'Solicitação de Impressão de Títulos Confirmada', kind: 'changed' },
  '2114': { text: 'Confirmação de Inclusão Banco de Pagador', kind: 'changed' },
  '2115': { text: 'Confirmação de Alteração Banco de Pagador', kind: 'changed' },
  '2116': { text: 'Confirmação de Exclusão Banco de Pagador', kind: 'changed' },
  '2117': { text: 'Emissão de Boletos de Banco de Pagador', kind: 'changed' },
  '2118': { text: 'Manutenção de Pagador Rejeitada', kind: 'instruction_rejected' },
  '2119': { text: 'Entrada de Título via Banco de Pagador Rejeitada', kind: 'rejected' },
  '2120': { text: 'Manutenção de Banco de Pagador Rejeitada', kind: 'instruction_rejected' },
  // 2121: settlement or write-off undone: take money back only if it was booked
  '2121': { text: 'Estorno de Baixa / Liquidação', kind: 'reversed', conditional: true },
  '2122': { text: 'Liquidação On-line', kind: 'settled' },
  '2123': { text: 'Estorno de Liquidação On-line', kind: 'reversed' },
  '2124': { text: 'Confirmação de alteração do valor nominal do título', kind: 'changed' },
  '2125': { text: 'Confirmação de alteração do valor/percentual mínimo/máximo', kind: 'changed' },
  '2126': { text: 'Baixa Manual Confirmada', kind: 'written_off' },
  '2127': { text: 'Uso da Empresa Alterado', kind: 'changed' },
  '2128': { text: 'Prazo de Protesto Alterado', kind: 'changed' },
  '2129': { text: 'Prazo de Devolução Alterado', kind: 'changed' },
  '2130': { text: 'Alteração com reemissão de Bloqueto Confirmada', kind: 'changed' },
  '2131': { text: 'Alteração da opção de Protesto para Devolução Confirmada', kind: 'changed' },
  '2132': { text: 'Alteração da opção de Devolução para Protesto Confirmada', kind: 'changed' },
  '2133': { text: 'Baixa por Devolução', kind: 'written_off' },
  '2134': { text: 'Título enviado para Cartório', kind: 'in_notary' },
  // 2135: a protest undone: no money, the title is open again
  '2135': { text: 'Estorno de Protesto', kind: 'reversed', money: false },
  // 2136: the protest goes on
  '2136': { text: 'Estorno de Sustação de Protesto', kind: 'in_notary' },
  '2137': { text: 'Tarifa sobre Título Vencido', kind: 'fee' },
  '2138': { text: 'Outras Tarifas de Alteração', kind: 'fee' },
  '2139': { text: 'Tarifas Diversas', kind: 'fee' },
  // 2140: Caixa CNAB 400 has this one code for every refusal, instructions included
  '2140': { text: 'Rejeição do Título', kind: 'rejected', final: false },
  '2141': { text: 'Confirmação de Envio de SMS', kind: 'info' },
  '2142': { text: 'Envio de SMS rejeitado', kind: 'instruction_rejected' },
  '2143': { text: 'Cancelamento de SMS', kind: 'changed' },
  '2144': { text: 'Liquidação de boleto cooperativa emite e expede', kind: 'settled' },
  '2145': { text: 'Liquidação de boleto após baixa ou não registrado cooperativa emite e expede', kind: 'settled' },
  '2146': { text: 'Título em aberto não enviado ao pagador', kind: 'info' },
  // 2147: the reason is why the title was not listed
  '2147': { text: 'Inconsistência Negativação Serasa', kind: 'instruction_rejected' },
  '2148': { text: 'Inclusão Negativação via Serasa', kind: 'negativated' },
  '2149': { text: 'Exclusão Negativação Serasa', kind: 'changed' },
  '2150': { text: 'Devolução por Decurso de Prazo', kind: 'written_off' },
  '2151': { text: 'Confirmação de Pedido de Exclusão da Serasa', kind: 'changed' },
  // 2152: on its way to the bureau, as in_notary is on its way to the notary
  '2152': { text: 'Título enviado para negativação', kind: 'negativated' },
  '2153': { text: 'Alegação do Sacado', kind: 'info' },
  '2154': { text: 'Título retirado de cartório', kind: 'changed' },
  '2155': { text: 'Custa de distribuição', kind: 'fee' },
  '2156': { text: 'Custa de sustação', kind: 'fee' },
  '2157': { text: 'Custa de protesto', kind: 'fee' },
  // 2158: of the clearing system; at Itaú, Santander and FEBRABAN also «payment under way»: never money
  '2158': { text: 'Movimentação CIP', kind: 'info' },
  // 2159: the new version of a changed title
  '2159': { text: 'Alteração De Dados – Nova Entrada ou Alteração/Exclusão de Dados Acatada', kind: 'changed' },
  // 2160: the old version of a changed title: 2159 brings the new one
  '2160': { text: 'Alteração de Dados – Baixa', kind: 'changed' },
  // 2161: paid, but not by this line: directly to the beneficiary, earlier, or (Itaú) by Pix with the credit apart
  '2161': { text: 'Baixa Por Ter Sido Liquidado', kind: 'settled', money: false },
  '2162': { text: 'Cobrança Contratual – Instruções/Alterações Rejeitadas/Pendentes', kind: 'instruction_rejected' },
  '2163': { text: 'Confirmação Recebimento de Instrução de Não Protestar', kind: 'changed' },
  '2164': { text: 'Protesto Enviado a Cartório/Tarifa', kind: 'in_notary' },
  '2165': { text: 'Tarifa de Aviso de Cobrança', kind: 'fee' },
  '2166': { text: 'Tarifa de Extrato Posição', kind: 'fee' },
  '2167': { text: 'Tarifa de Relação das Liquidações', kind: 'fee' },
  '2168': { text: 'Tarifa de Manutenção de Títulos Vencidos', kind: 'fee' },
  '2169': { text: 'Débito Mensal de Tarifas (para entradas e baixas)', kind: 'fee' },
  '2170': { text: 'Custas de Edital', kind: 'fee' },
  '2171': { text: 'Tarifa de Emissão de Boleto/Tarifa de Envio de Duplicata', kind: 'fee' },
  '2172': { text: 'Tarifa de Instrução', kind: 'fee' },
  '2173': { text: 'Tarifa de Ocorrências', kind: 'fee' },
  '2174': { text: 'Tarifa Mensal de Emissão de Boleto/Tarifa Mensal de Envio de Duplicata', kind: 'fee' },
  '2175': { text: 'Débito Mensal de Tarifas – Extrato de Posição (b4ep/b4ox)', kind: 'fee' },
  '2176': { text: 'Débito Mensal de Tarifas – Outras Instruções', kind: 'fee' },
  '2177': { text: 'Débito Mensal de Tarifas – Manutenção de Títulos Vencidos', kind: 'fee' },
  '2178': { text: 'Débito Mensal de Tarifas – Outras Ocorrências', kind: 'fee' },
  '2179': { text: 'Débito Mensal de Tarifas – Protesto', kind: 'fee' },
  '2180': { text: 'Débito Mensal de Tarifas – Sustação de Protesto', kind: 'fee' },
  // 2181: moved to the discount wallet: the title stays open
  '2181': { text: 'Baixa Com Transferência Para Desconto', kind: 'changed' },
  '2182': { text: 'Custas de Sustação Judicial', kind: 'fee' },
  '2183': { text: 'Tarifa Mensal Referente A Entradas Bancos Correspondentes Na Carteira', kind: 'fee' },
  '2184': { text: 'Tarifa Mensal Baixas Na Carteira', kind: 'fee' },
  '2185': { text: 'Tarifa Mensal Baixas Em Bancos Correspondentes Na Carteira', kind: 'fee' },
  '2186': { text: 'Tarifa Mensal de Liquidações Na Carteira', kind: 'fee' },
  '2187': { text: 'Tarifa Mensal de Liquidações Em Bancos Correspondentes Na Carteira', kind: 'fee' },
  '2188': { text: 'Custas de Irregularidade', kind: 'fee' },
  // 2189: an instruction given before no longer holds
  '2189': { text: 'Instrução Cancelada', kind: 'changed' },
  // 2190: Banco do Brasil 03 rejects registrations and instructions alike: the reason decides which
  '2190': { text: 'Comando Recusado', kind: 'instruction_rejected' },
  // 2191: a reason rather than an event; no table of a bank uses it
  '2191': { text: 'Código de IOF inválido', kind: 'instruction_rejected' },
  '2192': { text: 'Título não existe', kind: 'instruction_rejected' },
  '2193': { text: 'Prorrogação de Vencimento', kind: 'changed' },
  // 2194: answer to an instruction that came too late
  '2194': { text: 'Título Já Baixado/Protestado', kind: 'instruction_rejected', final: true },
  '2195': { text: 'Custas de Cartório', kind: 'fee' },
  '2196': { text: 'Confirmação de envio de e-mail/SMS', kind: 'info' },
  '2197': { text: 'Envio de e-mail/SMS rejeitado', kind: 'instruction_rejected' },
  // 2198: the cheque of 2026 cleared
  '2198': { text: 'Título pago com cheque compensado', kind: 'settled' },
  '2199': { text: 'Instrução para protesto para fins falimentares confirmada', kind: 'changed' },
  '2200': { text: 'Alteração de contrato de cobrança', kind: 'changed' },
  // 2201: FEBRABAN 54, the answer to a request for write-off (remittance 46)
  '2201': { text: 'Confirmação da Instrução de Baixa de Título Negativado sem Protesto', kind: 'written_off' },
  '2202': { text: 'Confirmação de Pedido de Dispensa de Multa', kind: 'changed' },
  '2203': { text: 'Confirmação do Pedido de Cobrança de Multa', kind: 'changed' },
  '2204': { text: 'Confirmação do Pedido de Alteração de Cobrança de Juros', kind: 'changed' },
  '2205': { text: 'Confirmação do Pedido de Alteração do Valor/Data de Desconto', kind: 'changed' },
  '2206': { text: 'Confirmação do Pedido de Alteração do Beneficiário do Título', kind: 'changed' },
  '2207': { text: 'Confirmação do Pedido de Dispensa de Juros de Mora', kind: 'changed' },
  '2208': { text: 'Confirmação de instrução de transferência de carteira/modalidade de cobrança', kind: 'changed' },
  '2209': { text: 'Confirmação de Desistência de Protesto', kind: 'changed' },
  '2210': { text: 'Encaminhado a Protesto', kind: 'in_notary' },
  '2211': { text: 'Baixado automaticamente via arquivo', kind: 'written_off' },
  '2212': { text: 'Baixa rejeitada', kind: 'instruction_rejected' },
  '2213': { text: 'Tarifa', kind: 'fee' },
  '2214': { text: 'Rejeição do pagador', kind: 'info' },
  '2215': { text: 'Alteração rejeitada', kind: 'instruction_rejected' },
  '2216': { text: 'Aceite do Pagador', kind: 'info' },
  // 2217: Itaú: paid by credit in account (Sispag)
  '2217': { text: 'Baixa por Crédito em Conta Corrente', kind: 'settled' },
  '2218': { text: 'Entrada Rejeitada Carnê', kind: 'rejected' },
  '2219': { text: 'Tarifa Emissão Aviso de Movimentação de Títulos', kind: 'fee' },
  '2220': { text: 'Débito Mensal de Tarifas - Aviso de Movimentação de Títulos', kind: 'fee' },
  '2221': { text: 'Entrada Confirmada com Rateio de Crédito', kind: 'registered' },
  // 2222: money without a title to close
  '2222': { text: 'Baixa por Crédito em Conta Corrente sem Título Correspondente', kind: 'settled', final: false },
  '2223': { text: 'Confirmação de Entrada na Cobrança', kind: 'registered' },
  '2224': { text: 'Instrução de Negativação Expressa Rejeitada', kind: 'instruction_rejected' },
  '2225': { text: 'Confirma o Recebimento de Instrução de Entrada Em Negativação Expressa', kind: 'changed' },
  '2226': {
    text: 'Confirma o Recebimento de Instrução de Exclusão de Entrada Em Negativação Expressa',
    kind: 'changed',
  },
  '2227': { text: 'Confirma o Recebimento de Instrução de Cancelamento de Negativação Expressa', kind: 'changed' },
  '2228': { text: 'Negativação Expressa Informacional', kind: 'info' },
  '2229': { text: 'Confirma de Entrada Em Negativação Expressa / Tarifa', kind: 'negativated' },
  '2230': { text: 'Confirma o Cancelamento Em Negativação Expressa / Tarifa', kind: 'changed' },
  '2231': { text: 'Confirma Exclusão de Entrada Em Negativação Expressa Por Liquidação / Tarifa', kind: 'changed' },
  '2232': { text: 'Tarifa Pacote Cobrança Ativa Eletrônica', kind: 'fee' },
  '2233': { text: 'Tarifa E-mail Cobrança Ativa Eletrônica', kind: 'fee' },
  '2234': { text: 'Tarifa Sms Cobrança Ativa Eletrônica', kind: 'fee' },
  '2235': { text: 'Tarifa Mensal Pacote Cobrança Ativa Eletrônica', kind: 'fee' },
  '2236': { text: 'Tarifa Mensal E-mail Cobrança Ativa Eletrônica', kind: 'fee' },
  '2237': { text: 'Tarifa Mensal Sms Cobrança Ativa Eletrônica', kind: 'fee' },
  '2238': { text: 'Tarifa Mensal de Exclusão de Entrada Em Negativação Expressa', kind: 'fee' },
  '2239': { text: 'Tarifa Mensal de Cancelamento de Negativação Expressa', kind: 'fee' },
  '2240': { text: 'Tarifa Mensal de Exclusão de Negativação Expressa Por Liquidação', kind: 'fee' },
  '2241': { text: 'Confirma Recebimento de Instrução de Não Negativar', kind: 'changed' },
  '2242': { text: 'Transferência de Beneficiário', kind: 'changed' },
  '2243': { text: 'Baixa de Título Protestado', kind: 'protested' },
  '2244': { text: 'Despesa de Cartório', kind: 'fee' },
  '2245': { text: 'Acerto de Data de Emissão', kind: 'changed' },
  '2246': { text: 'Acerto de Código de Espécie Documento', kind: 'changed' },
  '2247': { text: 'Instrução Negativação Aceita', kind: 'changed' },
  '2248': { text: 'Instrução Baixa de Negativação Aceita', kind: 'changed' },
  '2249': { text: 'Instrução Não Negativar Aceita', kind: 'changed' },
}

/** Everything known of one unified occurrence. */
export interface OurOccurrenceInfo {
  readonly code: OurOccurrence
  /** The service's Portuguese text. */
  readonly text: string
  /** Kind, for programs to switch on; defined in `OCCURRENCE_KINDS`. */
  readonly kind: OccurrenceKind
  /** Money of the title came in (`settled`) or went back (`reversed`) by this line. Fees are not money of the title. */
  readonly money: boolean
  /** The title is over: settled in full, written off, protested, or never accepted. */
  readonly final: boolean
  /** The occurrence reverses a payment only if one is booked. It may also withdraw an announcement, or undo a write-off. */
  readonly conditional: boolean
}

/** Whether a value is a unified occurrence, `'2001'` to `'2249'`. */
export function isOurOccurrence(value: unknown): value is OurOccurrence {
  return typeof value === 'string' && Object.hasOwn(OUR_OCCURRENCES, value)
}

/**
 * A unified occurrence with its flags: its own, or those of its kind.
 *
 * @example
 * ourOccurrence('2029')
 * // { code: '2029', text: 'Liquidação por Conta/Parcial', kind: 'settled', money: true, final: false, conditional: false }
 */
export function ourOccurrence(code: OurOccurrence): OurOccurrenceInfo {
  const row = OUR_OCCURRENCES[code]
  const { money, final } = OCCURRENCE_KINDS[row.kind]
  return {
    code,
    text: row.text,
    kind: row.kind,
    money: row.money ?? money,
    final: row.final ?? final,
    conditional: row.conditional === true,
  }
}

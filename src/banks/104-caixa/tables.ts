// Caixa: the codes of a title that both manuals print alike, CNAB 240 67.118 v029 (outubro de 2022) and CNAB 400 67.126 v015 (abril de 2020).

/** Identificação de título aceito: CNAB 240 C016, p. 50; CNAB 400 NE023, p. 39. A and S mean accepted; any other value means not accepted. */
export const acceptanceOf = {
  S: 'A',
  N: 'N',
} as const

/** Código do desconto: CNAB 240 C021, p. 51; CNAB 400 NE061, p. 48. Types 3 to 6 allow only one discount, without a date. */
export const discountTypes = {
  '0': 'Sem Desconto',
  '1': 'Valor Fixo até a data informada',
  '2': 'Percentual até a data informada',
  '3': 'Valor por antecipação dia corrido',
  '4': 'Valor por antecipação dia útil',
  '5': 'Percentual por antecipação dia corrido',
  '6': 'Percentual por antecipação dia útil',
} as const

/** Autorização para pagamento parcial ou divergente: CNAB 240 C092, p. 63; CNAB 400 NE055, p. 47. 1 or blank: only the value of the title. */
export const partialPaymentOf = { no: '', yes: '2' } as const

/** The manual these records were written from. */
export const MANUAL = 'FEBRABAN, Layout padrão 240 posições, versão 10.6 (16/03/2020)'

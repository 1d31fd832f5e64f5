/** Words of fields with another meaning at Itaú. */
import type { LayoutWords } from '../../fixed-width/index.js'

export const words = {
  account_digit: {
    label: { pt: 'dígito da agência e conta', en: 'agency and account check digit' },
    meaning: { pt: 'Dígito (DAC) que revela erros na agência e na conta, juntas.', en: 'Digit (DAC) that reveals errors in agency and account together.' },
  },
} satisfies LayoutWords

export const remittanceWords400 = {
  invoice_number: {
    label: { pt: 'número da duplicata ou fatura', en: 'number of duplicata or invoice' },
    meaning: { pt: 'Número da duplicata ou fatura, com a instrução 98; sem ela, uso do banco.', en: 'Number of the duplicata or invoice, with instruction 98; otherwise bank use.' },
  },
} satisfies LayoutWords

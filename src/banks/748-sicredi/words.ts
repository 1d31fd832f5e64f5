/** Words of fields with another meaning at Sicredi. */
import type { LayoutWords } from '../../fixed-width/index.js'
import { cooperative, finePercentage } from '../families/field-words.js'

export const words240 = {
  account_number: {
    label: { pt: 'conta (código do beneficiário)', en: 'account (beneficiary code)' },
    meaning: { pt: 'Código que a cooperativa deu ao beneficiário, nas posições da conta.', en: 'Code that the cooperative gave to the beneficiary, in the columns of the account.' },
  },
  agency_number: cooperative,
  receiving_agency_number: {
    label: { pt: 'cooperativa recebedora', en: 'receiving cooperative' },
    meaning: { pt: 'Cooperativa que recebeu o pagamento ou cobra o título.', en: 'Cooperative that received the payment or collects the title.' },
  },
} satisfies LayoutWords

export const words400 = {
  account_number: {
    label: { pt: 'código do beneficiário', en: 'beneficiary code' },
    meaning: { pt: 'Código que a cooperativa deu ao beneficiário.', en: 'Code that the cooperative gave to the beneficiary.' },
  },
  charge_type: {
    label: { pt: 'cobrança com ou sem registro', en: 'cobrança with or without registration' },
    meaning: { pt: 'Indica se o título é registrado no banco.', en: 'Shows whether the title is registered at the bank.' },
  },
  fine_value: finePercentage,
  receiving_place: {
    meaning: { pt: 'COMPE, ou a cooperativa e o posto que receberam o pagamento.', en: 'COMPE, or the cooperative and the branch that received the payment.' },
  },
} satisfies LayoutWords

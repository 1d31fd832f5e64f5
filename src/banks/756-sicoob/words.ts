/** Words of fields with another meaning at Sicoob. */
import type { LayoutWords } from '../../fixed-width/index.js'
import { cooperative, finePercentage } from '../families/field-words.js'

/** The manual names the cooperative by its «prefixo». */
const cooperativeWords = {
  agency_number: {
    label: { pt: 'prefixo da cooperativa', en: 'cooperative prefix' },
    meaning: cooperative.meaning,
  },
  agency_digit: {
    label: { pt: 'dígito do prefixo da cooperativa', en: 'check digit of the cooperative prefix' },
    meaning: { pt: 'Dígito que revela erros no prefixo da cooperativa.', en: 'Digit that reveals errors in the cooperative prefix.' },
  },
} satisfies LayoutWords

export const words240 = {
  ...cooperativeWords,
  agency_prefix: {
    label: { pt: 'zero antes do prefixo da cooperativa', en: 'zero before the cooperative prefix' },
    meaning: { pt: 'Zero à esquerda do prefixo da cooperativa, em colunas mais largas.', en: 'Zero to the left of the cooperative prefix, in wider columns.' },
  },
} satisfies LayoutWords

export const words400 = {
  ...cooperativeWords,
  agency_name: {
    label: { pt: 'sigla da cooperativa', en: 'cooperative acronym' },
    meaning: { pt: 'Sigla da cooperativa do beneficiário.', en: 'Acronym of the beneficiary’s cooperative.' },
  },
  collecting_agency: {
    label: { pt: 'cooperativa cobradora', en: 'collecting cooperative' },
    meaning: { pt: 'Prefixo da cooperativa encarregada de cobrar o título.', en: 'Prefix of the cooperative in charge of collecting the title.' },
  },
  title_prefix: {
    meaning: { pt: 'Letras da espécie do título.', en: 'Letters of the document type of the title.' },
  },
  interest_value: {
    label: { pt: 'taxa de mora', en: 'rate of late interest' },
    meaning: { pt: 'Percentual de juros por atraso, ao mês.', en: 'Percentage of late interest per month.' },
  },
  fine_value: finePercentage,
} satisfies LayoutWords

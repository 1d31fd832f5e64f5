/** Words of fields with another meaning in files of AUTBANK’s layout. */
import type { LayoutWords } from '../../../fixed-width/index.js'

export const remittanceWords = {
  beneficiary_tax_id: {
    label: { pt: 'CPF/CNPJ do beneficiário ou do sacador/avalista', en: 'CPF or CNPJ of beneficiary or guarantor' },
    meaning: { pt: 'CPF ou CNPJ do beneficiário, ou do sacador/avalista se o título é dele.', en: 'CPF or CNPJ of the beneficiary, or of the guarantor who owns the title.' },
  },
  beneficiary_tax_id_type: {
    label: { pt: 'tipo de inscrição do beneficiário ou do sacador/avalista', en: 'type of the tax id of beneficiary or guarantor' },
    meaning: { pt: 'Código de quem é a inscrição, e se é CPF ou CNPJ.', en: 'Code of the owner of the tax id, and of its kind: CPF or CNPJ.' },
  },
} satisfies LayoutWords

/** The column has the whole amount, as real files show. */
export const wordsWithMora = {
  'title.paid_amount': {
    meaning: { pt: 'Valor que o pagador pagou, já com os juros de mora, em reais.', en: 'Amount that the payer paid, with the late interest, in reais.' },
  },
} satisfies LayoutWords

export const wordsOfPrincipal = {
  'title.paid_amount': {
    label: { pt: 'valor principal pago', en: 'paid principal' },
    meaning: { pt: 'Parte paga do valor do título; os juros de mora vêm em outro campo.', en: 'Paid part of the face value; late interest is in another field.' },
  },
} satisfies LayoutWords

/** Meanings of the fields about columns without content of their own. */
import type { LocalizedText } from '../../../code/language.js'
import type { RESERVED_LABELS } from '../labels/reserved.js'

export const RESERVED_MEANINGS: Readonly<Record<keyof typeof RESERVED_LABELS, LocalizedText>> = {
  reserved: { pt: 'Posições reservadas pelo banco, sem conteúdo útil.', en: 'Columns reserved by the bank, without useful content.' },
  unused: { pt: 'Posições que o banco não usa.', en: 'Columns that the bank does not use.' },
  blanks: { pt: 'Posições em branco, sem conteúdo útil.', en: 'Columns of blanks, without useful content.' },
  zeros: { pt: 'Posições com zeros, sem conteúdo útil.', en: 'Columns of zeros, without useful content.' },
  tail: { pt: 'Posições no fim do registro, sem conteúdo útil.', en: 'Columns at the end of the record, without useful content.' },
  guarantor_blank: { pt: 'Branco entre as partes dos dados do sacador/avalista.', en: 'Blank between the parts of the guarantor’s data.' },
  bank_use: { pt: 'Posições de uso do banco; a empresa não as preenche.', en: 'Columns for use by the bank; the company leaves them as they are.' },
  bank_reserved: { pt: 'Texto livre do banco, sem efeito na cobrança.', en: 'Free text of the bank, without effect on cobrança.' },
  company_reserved: { pt: 'Texto livre da empresa, que o banco não usa.', en: 'Free text of the company, which the bank does not use.' },
  complement: { pt: 'Complemento do registro, sem conteúdo útil.', en: 'Complement of the record, without useful content.' },
  reserved_agency: { pt: 'Posições que outros bancos usam para a agência; este não as usa.', en: 'Columns that other banks use for the agency; not used by this bank.' },
  reserved_identification: { pt: 'Posições que outros bancos usam para a identificação; este não as usa.', en: 'Columns that other banks use for the identification; not used by this bank.' },
  reserved_messages: { pt: 'Posições que outros bancos usam para mensagens; este não as usa.', en: 'Columns that other banks use for messages; not used by this bank.' },
  reserved_instruction: { pt: 'Posições que outros bancos usam para instruções; este não as usa.', en: 'Columns that other banks use for instructions; not used by this bank.' },
  reserved_instructions: { pt: 'Posições que outros bancos usam para instruções; este não as usa.', en: 'Columns that other banks use for instructions; not used by this bank.' },
  reserved_our_number: { pt: 'Posições que outros bancos usam para o nosso número; este não as usa.', en: 'Columns that other banks use for the nosso número; not used by this bank.' },
  reserved_form: { pt: 'Posições que outros bancos usam para a forma; este não as usa.', en: 'Columns that other banks use for the form; not used by this bank.' },
  reserved_distribution: { pt: 'Posições que outros bancos usam para a distribuição; este não as usa.', en: 'Columns that other banks use for the distribution; not used by this bank.' },
  reserved_document_number: { pt: 'Posições que outros bancos usam para o documento; este não as usa.', en: 'Columns that other banks use for the document number; not used by this bank.' },
  reserved_revoke: { pt: 'Posições que outros bancos usam para a baixa; este não as usa.', en: 'Columns that other banks use for the write-off; not used by this bank.' },
  reserved_booklet: { pt: 'Posições que outros bancos usam para o carnê; este não as usa.', en: 'Columns that other banks use for the booklet; not used by this bank.' },
}

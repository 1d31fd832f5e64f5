/** Labels of the fields about columns without content of their own. */
import type { LocalizedText } from '../../../code/language.js'

export const RESERVED_LABELS = {
  reserved: { pt: 'campo reservado', en: 'reserved field' },
  unused: { pt: 'campo sem uso', en: 'unused field' },
  blanks: { pt: 'brancos', en: 'blank columns' },
  zeros: { pt: 'zeros', en: 'zero columns' },
  tail: { pt: 'fim do registro', en: 'end of the record' },
  guarantor_blank: { pt: 'branco do sacador/avalista', en: 'guarantor blank' },
  bank_use: { pt: 'uso do banco', en: 'bank use' },
  bank_reserved: { pt: 'uso reservado do banco', en: 'reserved for the bank' },
  company_reserved: { pt: 'uso reservado da empresa', en: 'reserved for the company' },
  complement: { pt: 'complemento', en: 'complement of the record' },
  reserved_agency: { pt: 'agência (reservado)', en: 'agency (reserved)' },
  reserved_identification: { pt: 'identificação (reservado)', en: 'identification (reserved)' },
  reserved_messages: { pt: 'mensagens (reservado)', en: 'messages (reserved)' },
  reserved_instruction: { pt: 'instrução (reservado)', en: 'instruction (reserved)' },
  reserved_instructions: { pt: 'instruções (reservado)', en: 'instructions (reserved)' },
  reserved_our_number: { pt: 'nosso número (reservado)', en: 'nosso número (reserved)' },
  reserved_form: { pt: 'forma (reservado)', en: 'form (reserved)' },
  reserved_distribution: { pt: 'distribuição (reservado)', en: 'distribution (reserved)' },
  reserved_document_number: { pt: 'número do documento (reservado)', en: 'document number (reserved)' },
  reserved_revoke: { pt: 'baixa/devolução (reservado)', en: 'write-off (reserved)' },
  reserved_booklet: { pt: 'carnê (reservado)', en: 'booklet (reserved)' },
} as const satisfies Readonly<Record<string, LocalizedText>>

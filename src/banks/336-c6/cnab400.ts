/** C6, CNAB 400, version 2.2 of June 2022: the family is based on this manual. */
import { matera400Remittance, matera400Return } from '../families/matera400/index.js'
import { bank, contracts, manual400 } from './bank.js'

export const return400 = matera400Return({ bank, manual: manual400, evidence: 'manual_and_files' })

export const remittance400 = matera400Remittance({
  bank,
  layoutName: 'CNAB 400 do C6',
  manual: manual400,
  evidence: 'manual_and_files',
  contracts,
  // 7.2, D021 to D023, p. 28: «jamais poderá existir mais de um título com o mesmo Seu Número e Valor e vencimento na mesma data».
  onlyOnce: ['document_number', 'expire_at', 'amount'],
})

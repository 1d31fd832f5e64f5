/** Bradesco, Cobrança CNAB 400, version 17 of 28 September 2020, and March 2023: how a remittance is written. */
import { bradesco400Remittance, checked, documentTypeOf400, instructions400, movements400, ourNumber } from '../families/bradesco400/index.js'
import { bank } from './bank.js'
import { contracts, walletFields400 } from './contracts.js'
import { deadlines400 } from './deadlines.js'
import { demands400 } from './demands.js'
import { filename } from './filename.js'
import { manual400 } from './manuals.js'

export const remittance400 = bradesco400Remittance({
  bank,
  manual: manual400,
  checked,
  contracts,
  wallet: walletFields400,
  ourNumber,
  movements: movements400,
  documentTypes: documentTypeOf400,
  instructionCodes: instructions400,
  deadlines: deadlines400,
  // Pix is switched on by contract: the file has nothing to ask for it by.
  carries: ['third_discount', 'payment_count', 'split', 'bank_dispatch'],
  demands: demands400,
  // 0D0A behind each record, and 1A behind the trailer (p. 8).
  endMark: true,
  filename,
})

/** What an entry of Inter must send, typed from Manual CNAB400, v1.1 (30/08/2021), pp. 8–11 and 25. It is the only instruction of the file. */
import type { BankInstructions } from '../../remittance/instruction-rows.js'
import { columnsOf } from '../../remittance/manual-pages.js'
import { MESSAGES, TITLE } from './manual-pages.js'

const title = columnsOf(`
  21-37 11200010700123456; 38-62 PEDIDO 3002; 66-66 2; 80-83 0200; 84-89 030526; 109-110 01; 111-120 NFS 3002; 121-126 300426
  127-139 0000000134556; 140-141 60; 160-160 1; 161-173 0000000000150; 178-183 050526; 184-184 1; 185-197 0000000003000
  202-207 250426; 221-222 02; 223-236 71582093000158; 237-276 OFICINA VENTO NORTE EIRELI
  277-316 AVENIDA DOS PINHEIRAIS, 10500; 317-321 83999; 322-324 440; 325-394 NAO RECEBER EM CHEQUE
`)

const messages = columnsOf(`
  2-79 NAO CONCEDER PRAZO; 314-319 270426; 320-332 0000000002000; 347-352 290426; 353-365 0000000001000
`)

export const INSTRUCTIONS: BankInstructions = {
  cnab400: {
    wallet: {
      bank_contract_slug: 'inter-bs-112',
      agency_number: '1',
      account_number: '70012345',
      account_digit: '6',
      extra1: '7001234',
      beneficiary_name: 'Oficina Modelo',
      beneficiary_cnpj_cpf: '44.556.677/0001-86',
    },
    instead: { our_number: null, document_type: '02', acceptance: 'N', days_for_sue: null },
    features: ['third_discount', 'days_for_revoke'],
    // There is no write-off.
    writeOffSendsAll: true,
    rows: {
      '1001': {
        movement: '01',
        lines: [
          [TITLE, title],
          [MESSAGES, messages],
        ],
        slip: {
          second_discount_value: '20,00',
          days_for_second_discount: 3,
          third_discount_value: '10,00',
          days_for_third_discount: 1,
          instructions: 'Não receber em cheque\nNão conceder prazo',
        },
      },
    },
  },
}

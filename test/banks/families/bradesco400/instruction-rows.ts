/** Records and columns that the instructions of a bank of Bradesco's family send, by the pages of its manual. */
import type { OurCode } from '../../../../src/cobranca/index.js'
import type { ExpectedLine, InstructionRow } from '../../../remittance/instruction-rows.js'
import type { Columns, Page } from '../../../remittance/manual-pages.js'

/** Columns of a title that hold the slip itself: number 00000045001, printed by the client, in Bradesco's columns. */
export const SLIP: Columns = {
  '38-62': 'PEDIDO 3002',
  '71-81': '00000045001',
  '111-120': 'NFS 3002',
  '121-126': '300426',
  '127-139': '0000000134556',
  '148-149': '12',
  '151-156': '280226',
  '219-220': '02',
  '221-234': '71582093000158',
  '235-274': 'OFICINA VENTO NORTE EIRELI',
  '275-314': 'AVENIDA DOS PINHEIRAIS, 10500',
  '327-331': '83999',
  '332-334': '440',
}

/** 2% of fine, R$ 1.50 a day, a discount: of an entry, and of 31. */
export const CHARGES: Columns = {
  '66-66': '2',
  '67-70': '0200',
  '161-173': '0000000000150',
  '174-179': '250426',
  '180-192': '0000000003000',
}

/** The guarantor in 335–394, as in Bradesco's layout. */
export const GUARANTOR: Columns = { '335-349': '038001745000229', '352-394': 'PARTICIPACOES TRES IRMAOS' }

/** The guarantor's address, in record type 7. */
export const GUARANTOR_ADDRESS: Columns = {
  '2-46': 'PRACA DA INVENCAO, 8',
  '47-51': '88999',
  '52-54': '300',
  '55-74': 'FLORIANOPOLIS',
  '75-76': 'SC',
}

/** Carteira, agency, account, its digit and nosso número in each record except the title. */
export const ending = (company: string, digit: string): Columns => ({
  '367-369': company.slice(0, 3),
  '370-374': company.slice(3, 8),
  '375-381': company.slice(8, 15),
  '382-382': company.slice(15),
  '383-393': '00000045001',
  '394-394': digit,
})

/** Movements that send only the title, by instruction. */
export function rowsOf(
  page: Page,
  title: Columns,
  movements: Readonly<Partial<Record<OurCode, string>>>,
): Partial<Record<OurCode, InstructionRow>> {
  const rows = Object.entries(movements).map(([ourCode, movement]) => [ourCode, alone(page, title, movement)])
  return Object.fromEntries(rows)
}

const REBATE = { '04': true, '05': true } as Readonly<Record<string, true>>

/** Only the title; 04 and 05 with the rebate. */
function alone(page: Page, title: Columns, movement: string): InstructionRow {
  const lines: ExpectedLine[] = [
    [page, { ...title, '109-110': movement, ...(REBATE[movement] ? { '206-218': '0000000001234' } : {}) }],
  ]
  return { movement, lines, ...(REBATE[movement] ? { entry: { value_rebate: '12,34' } } : {}) }
}

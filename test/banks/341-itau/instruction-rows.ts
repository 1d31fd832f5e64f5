/** Records and columns that each instruction of Itaú sends, typed from its manuals: CNAB 400, July 2021; CNAB 240, January 2017. */
import type { Entry, Wallet } from '../../../src/cobranca/index.js'
import type {
  BankInstructions,
  ExpectedLine,
  InstructionRow,
  InstructionTable,
} from '../../remittance/instruction-rows.js'
import type { Columns } from '../../remittance/manual-pages.js'
import {
  CNAB240_P,
  CNAB240_Q,
  CNAB240_R,
  CNAB240_Y01,
  CNAB400_FINE,
  CNAB400_GUARANTOR,
  CNAB400_TITLE,
} from './manual-pages.js'

const wallet: Wallet = {
  bank_contract_slug: 'itau-bs-109',
  next_our_number: 1,
  agency_number: '842',
  account_number: '31507',
  account_digit: '9',
  beneficiary_name: 'Comercial Ipê Amarelo Ltda',
  beneficiary_cnpj_cpf: '90.214.367/0001-09',
}

// Itaú, Cobrança CNAB 400, July 2021: nota 6, pp. 30–31; the record, pp. 10–11; the fine, p. 12.

/** B: agency, account and DAC; nosso número; number and code of the carteira. */
const b400: Columns = {
  '18-21': '0842',
  '24-28': '31507',
  '29-29': '9',
  '63-70': '00045001',
  '84-86': '109',
  '108-108': 'I',
}
/** A: these and the value of the title. */
export const a400: Columns = { ...b400, '127-139': '0000000134556' }

const title400 = (obligatory: Columns, movement: string, columns: Columns = {}): ExpectedLine => [
  CNAB400_TITLE,
  { ...obligatory, '109-110': movement, ...columns },
]
const a = (movement: string, columns?: Columns): InstructionRow => ({
  movement,
  lines: [title400(a400, movement, columns)],
})
const b = (movement: string, columns?: Columns): InstructionRow => ({
  movement,
  lines: [title400(b400, movement, columns)],
})

/** «Todos os campos», or «campos a alterar» without the value. 386–393 hold date of mora and days; 09 protests after the days (nota 11 A). */
const slip400: Columns = {
  '2-3': '02',
  '4-17': '90214367000109',
  '38-62': 'PEDIDO 3002',
  '111-120': 'NFS 3002',
  '121-126': '300426',
  '148-149': '08',
  '150-150': 'A',
  '151-156': '280226',
  '157-158': '09',
  '161-173': '0000000000150',
  '174-179': '250426',
  '180-192': '0000000003000',
  '219-220': '02',
  '221-234': '71582093000158',
  '235-264': 'OFICINA VENTO NORTE EIRELI',
  '275-314': 'AVENIDA DOS PINHEIRAIS, 10500',
  '315-326': 'DISTRITO NOR',
  '327-334': '83999440',
  '335-349': 'CURITIBA',
  '350-351': 'PR',
  '352-381': 'PARTICIPACOES TRES IRMAOS',
  '386-391': '050526',
  '392-393': '07',
}

/** 2%, after 02/05: the first day of the fine is 03/05 (notas 35–37, p. 49). */
const fine400: ExpectedLine = [CNAB400_FINE, { '2-2': '2', '3-10': '02052026', '11-23': '0000000000200' }]
const noFine400: ExpectedLine = [CNAB400_FINE, {}]
const guarantor400: ExpectedLine = [
  CNAB400_GUARANTOR,
  {
    '122-123': '02',
    '124-137': '38001745000229',
    '138-177': 'PRACA DA INVENCAO, 8',
    '178-189': 'CENTRO',
    '190-197': '88999300',
    '198-212': 'FLORIANOPOLIS',
    '213-214': 'SC',
  },
]

const bothDeadlines = { days_for_sue: 7, days_for_negativation: 12, days_for_revoke: 60 }

export const cnab400: InstructionTable = {
  wallet: { ...wallet, kind: 'cnab400' },
  // No columns for divergent payment, partial payments or the NF-e.
  features: ['third_discount', 'days_for_sue', 'days_for_revoke', 'days_for_negativation', 'split', 'pix'],
  writeOffSendsAll: false,
  rows: {
    '1001': { movement: '01', lines: [title400(a400, '01', slip400), fine400, guarantor400] },
    '1002': a('02'),
    '1003': a('06', { '121-126': '300426' }),
    '1004': { ...a('04', { '206-218': '0000000001234' }), entry: { value_rebate: '12,34' } },
    '1005': { ...a('05', { '206-218': '0000000001234' }), entry: { value_rebate: '12,34' } },
    '1007': a('07', { '38-62': 'PEDIDO 3002' }),
    '1008': a('08', { '111-120': 'NFS 3002' }),
    // C: the days of the ordered protest or negativation, regardless of other deadlines of the slip.
    '1009': { ...a('09', { '392-393': '07' }), slip: bothDeadlines },
    '1010': a('10'),
    '1011': { ...a('11', { '392-393': '07' }), slip: bothDeadlines },
    '1018': a('18'),
    // B: a new value goes alone.
    '1028': b('31', { '127-139': '0000000134556' }),
    '1030': { ...a('38', { '34-37': '1313' }), entry: { instruction_code: '1313' } },
    '1031': b('31', slip400),
    '1034': a('34'),
    '1047': a('47'),
    '1066': { ...b('66', { '392-393': '12' }), slip: bothDeadlines },
    '1067': b('67'),
    '1068': b('68'),
    '1069': b('69'),
    '1074': { movement: '49', lines: [title400(b400, '49'), fine400] },
    // B: zeros in any of its fields cancel the fine, even if the slip has one.
    '1075': { movement: '49', lines: [title400(b400, '49'), noFine400] },
    // D: the write-off also stops the protest.
    '1078': a('02'),
    '1110': { ...b('35', { '34-37': '1156' }), entry: { instruction_code: '1156' } },
    '1111': a('37', { '121-126': '300426' }),
    '1112': { ...a('38', { '34-37': '1313' }), entry: { instruction_code: '1313' } },
    '1113': { movement: '49', lines: [title400(b400, '49'), fine400] },
  },
}

// Itaú, Layout de Arquivos FEBRABAN 240, January 2017: nota 4, pp. 17–18; the segments, pp. 9–13. DAC of 0842 31507 109 00045001 by modulus 10: 2.

const b240: Columns = {
  '19-22': '0842',
  '31-35': '31507',
  '37-37': '9',
  '38-40': '109',
  '41-48': '00045001',
  '49-49': '2',
}
const a240: Columns = { ...b240, '86-100': '000000000134556' }

/** P with some columns, and an empty Q, which is mandatory. */
const pq = (obligatory: Columns, movement: string, columns: Columns = {}): ExpectedLine[] => [
  [CNAB240_P, { ...obligatory, '16-17': movement, ...columns }],
  [CNAB240_Q, { '16-17': movement }],
]
const a2 = (movement: string, columns?: Columns): InstructionRow => ({ movement, lines: pq(a240, movement, columns) })
const b2 = (movement: string, columns?: Columns): InstructionRow => ({ movement, lines: pq(b240, movement, columns) })
const r240 = (movement: string, columns: Columns): ExpectedLine => [CNAB240_R, { '16-17': movement, ...columns }]

/** Interest and discount in reais (notas 13, 14); 1 protests (nota 18). */
const slip240: Columns = {
  '63-72': 'NFS 3002',
  '78-85': '30042026',
  '107-108': '08',
  '109-109': 'A',
  '110-117': '28022026',
  '119-126': '05052026',
  '127-141': '000000000000150',
  '143-150': '25042026',
  '151-165': '000000000003000',
  '196-220': 'PEDIDO 3002',
  '221-221': '1',
  '222-223': '07',
}
const q240: Columns = {
  '18-18': '2',
  '19-33': '071582093000158',
  '34-63': 'OFICINA VENTO NORTE EIRELI',
  '74-113': 'AVENIDA DOS PINHEIRAIS, 10500',
  '114-128': 'DISTRITO NORTE',
  '129-133': '83999',
  '134-136': '440',
  '137-151': 'CURITIBA',
  '152-153': 'PR',
  '154-154': '2',
  '155-169': '038001745000229',
  '170-199': 'PARTICIPACOES TRES IRMAOS',
}
/** The day on which the fine begins (nota 31), 2%. */
const fine240: Columns = { '66-66': '2', '67-74': '03052026', '75-89': '000000000000200' }
const claim: Partial<Entry> = { instruction_code: '1313' }

export const cnab240: InstructionTable = {
  wallet: { ...wallet, kind: 'cnab240' },
  // This layout has no columns for split and Pix either.
  features: ['third_discount', 'days_for_sue', 'days_for_revoke', 'days_for_negativation'],
  writeOffSendsAll: false,
  rows: {
    '1001': {
      movement: '01',
      lines: [
        [CNAB240_P, { ...a240, '16-17': '01', ...slip240 }],
        [CNAB240_Q, { '16-17': '01', ...q240 }],
        r240('01', fine240),
        [
          CNAB240_Y01,
          {
            '16-17': '01',
            '20-20': '2',
            '21-35': '038001745000229',
            '36-75': 'PARTICIPACOES TRES IRMAOS',
            '76-115': 'PRACA DA INVENCAO, 8',
            '116-130': 'CENTRO',
            '131-138': '88999300',
            '139-153': 'FLORIANOPOLIS',
            '154-155': 'SC',
          },
        ],
      ],
    },
    '1002': a2('02'),
    '1003': a2('06', { '78-85': '30042026' }),
    '1004': { ...a2('04', { '181-195': '000000000001234' }), entry: { value_rebate: 1234 } },
    '1005': { ...a2('05', { '181-195': '000000000001234' }), entry: { value_rebate: 1234 } },
    '1009': { ...a2('09', { '222-223': '07' }), slip: bothDeadlines },
    '1010': a2('10'),
    '1018': a2('18'),
    '1028': b2('31', { '86-100': '000000000134556' }),
    // E: the payer's claim in R 200–207, nota 23, tabela 6.
    '1030': { movement: '38', lines: [...pq(a240, '38'), r240('38', { '200-207': '00001313' })], entry: claim },
    '1031': {
      movement: '31',
      lines: [
        [CNAB240_P, { ...b240, '16-17': '31', ...slip240 }],
        [CNAB240_Q, { '16-17': '31', ...q240 }],
        // P. 11: with 31, R has only discounts; 49 changes the fine.
      ],
    },
    '1066': { ...b2('66', { '222-223': '12' }), slip: bothDeadlines },
    '1067': b2('67'),
    '1068': b2('68'),
    '1069': b2('69'),
    '1074': { movement: '49', lines: [...pq(b240, '49'), r240('49', fine240)] },
    '1075': { movement: '49', lines: [...pq(b240, '49'), r240('49', {})] },
    '1078': a2('02'),
    // The manual prints no rule for 41 and 93.
    '1109': b2('41'),
    '1112': { movement: '38', lines: [...pq(a240, '38'), r240('38', { '200-207': '00001313' })], entry: claim },
    '1113': { movement: '49', lines: [...pq(b240, '49'), r240('49', fine240)] },
    '1114': b2('93'),
  },
}

export const INSTRUCTIONS: BankInstructions = { cnab400, cnab240 }

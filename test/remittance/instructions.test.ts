/**
 * Every instruction of every bank and layout, as bytes against the manual: which records go, with which movement, which columns are filled, and
 * that all the others are zeros or blanks by the page. What is expected is typed from the manuals; the pages are in `manual-pages.ts`.
 */
import { describe, expect, it, test } from 'vitest'
import { BANKS, type LayoutKind, type SlipFeature } from '../../src/banks/index.js'
import {
  type Entry,
  isValidationError,
  OUR_CODES,
  type OurCode,
  RETIRED_OUR_CODES,
  type Slip,
  type SplitAccount,
  type ValidationError,
  type Wallet,
} from '../../src/cobranca/index.js'
import { buildRemittance, supports } from '../../src/remittance/index.js'
import {
  type Columns,
  filled,
  ITAU240_P,
  ITAU240_Q,
  ITAU240_R,
  ITAU240_Y01,
  ITAU400_FINE,
  ITAU400_GUARANTOR,
  ITAU400_PIX,
  ITAU400_SPLIT,
  ITAU400_TITLE,
  type Page,
  SICOOB240_P,
  SICOOB240_Q,
  SICOOB240_R,
  SICOOB240_S,
} from './manual-pages.js'

const GENERATED_AT = '2026-03-02T10:15:30'

/** A registered slip with something in every column an entry has; each instruction has to leave out what is not its own. */
const slip: Slip = {
  our_number: '45001',
  amount: '1.345,56',
  expire_at: '2026-04-30',
  document_date: '2026-02-28',
  document_type: '04',
  document_number: 'NFS 3002',
  control_number: 'PEDIDO 3002',
  acceptance: 'S',
  fine_type: 1,
  fine_percentage: 2,
  days_for_fine: 3,
  interest_type: 2,
  interest_value: '1,50',
  days_for_interest: 5,
  discount_type: 1,
  discount_value: '30,00',
  days_for_discount: 5,
  days_for_sue: 7,
  customer_person_name: 'Oficina Vento Norte Eireli',
  customer_cnpj_cpf: '71.582.093/0001-58',
  customer_address: 'Avenida dos Pinheirais',
  customer_address_number: '10500',
  customer_neighborhood: 'Distrito Norte',
  customer_zipcode: '83999440',
  customer_city_name: 'Curitiba',
  customer_state: 'PR',
  guarantor_name: 'Participações Três Irmãos',
  guarantor_cnpj_cpf: '38.001.745/0002-29',
  guarantor_address: 'Praça da Invenção',
  guarantor_address_number: '8',
  guarantor_neighborhood: 'Centro',
  guarantor_zipcode: '88999300',
  guarantor_city_name: 'Florianópolis',
  guarantor_state: 'SC',
}

/** A record of the manual, and what it holds. */
type ExpectedLine = readonly [page: Page, columns: Columns]

interface Row {
  readonly movement: string
  readonly lines: readonly ExpectedLine[]
  /** What the entry has besides the slip. */
  readonly entry?: Partial<Entry>
  readonly slip?: Partial<Slip>
}

interface Table {
  readonly wallet: Wallet
  readonly rows: Readonly<Partial<Record<OurCode, Row>>>
}

const itauWallet: Wallet = {
  bank_contract_slug: 'itau-bs-109',
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
const a400: Columns = { ...b400, '127-139': '0000000134556' }

const title400 = (obligatory: Columns, movement: string, columns: Columns = {}): ExpectedLine => [
  ITAU400_TITLE,
  { ...obligatory, '109-110': movement, ...columns },
]
const a = (movement: string, columns?: Columns): Row => ({ movement, lines: [title400(a400, movement, columns)] })
const b = (movement: string, columns?: Columns): Row => ({ movement, lines: [title400(b400, movement, columns)] })

/** «Todos os campos», or «campos a alterar», but the value. Date of mora and days stand in 386–393; 09 protests after the days (nota 11 A). */
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
const fine400: ExpectedLine = [ITAU400_FINE, { '2-2': '2', '3-10': '02052026', '11-23': '0000000000200' }]
const noFine400: ExpectedLine = [ITAU400_FINE, {}]
const guarantor400: ExpectedLine = [
  ITAU400_GUARANTOR,
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

const itau400: Table = {
  wallet: { ...itauWallet, kind: 'cnab400' },
  rows: {
    '1001': { movement: '01', lines: [title400(a400, '01', slip400), fine400, guarantor400] },
    '1002': a('02'),
    '1003': a('06', { '121-126': '300426' }),
    '1004': { ...a('04', { '206-218': '0000000001234' }), entry: { value_rebate: '12,34' } },
    '1005': { ...a('05', { '206-218': '0000000001234' }), entry: { value_rebate: '12,34' } },
    '1007': a('07', { '38-62': 'PEDIDO 3002' }),
    '1008': a('08', { '111-120': 'NFS 3002' }),
    // C: the days of the protest or negativation that is ordered, whatever other deadline the slip has.
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
    // B: any of its fields in zeros cancels the fine; the slip still has one.
    '1075': { movement: '49', lines: [title400(b400, '49'), noFine400] },
    // D: the write-off stops the protest by itself.
    '1078': a('02'),
    // Cobrança Mensagem, March 2012, nota 6, p. 16.
    '1109': b('30'),
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

/** P with some columns, and Q, which is obligatory, with nothing in it. */
const pq = (obligatory: Columns, movement: string, columns: Columns = {}): ExpectedLine[] => [
  [ITAU240_P, { ...obligatory, '16-17': movement, ...columns }],
  [ITAU240_Q, { '16-17': movement }],
]
const a2 = (movement: string, columns?: Columns): Row => ({ movement, lines: pq(a240, movement, columns) })
const b2 = (movement: string, columns?: Columns): Row => ({ movement, lines: pq(b240, movement, columns) })
const r240 = (movement: string, columns: Columns): ExpectedLine => [ITAU240_R, { '16-17': movement, ...columns }]

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

const itau240: Table = {
  wallet: { ...itauWallet, kind: 'cnab240' },
  rows: {
    '1001': {
      movement: '01',
      lines: [
        [ITAU240_P, { ...a240, '16-17': '01', ...slip240 }],
        [ITAU240_Q, { '16-17': '01', ...q240 }],
        r240('01', fine240),
        [
          ITAU240_Y01,
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
        [ITAU240_P, { ...b240, '16-17': '31', ...slip240 }],
        [ITAU240_Q, { '16-17': '31', ...q240 }],
        r240('31', fine240),
      ],
    },
    '1066': { ...b2('66', { '222-223': '12' }), slip: bothDeadlines },
    '1067': b2('67'),
    '1068': b2('68'),
    '1069': b2('69'),
    '1074': { movement: '49', lines: [...pq(b240, '49'), r240('49', fine240)] },
    '1075': { movement: '49', lines: [...pq(b240, '49'), r240('49', {})] },
    '1078': a2('02'),
    // No rule printed for 41 and 93.
    '1109': b2('41'),
    '1112': { movement: '38', lines: [...pq(a240, '38'), r240('38', { '200-207': '00001313' })], entry: claim },
    '1113': { movement: '49', lines: [...pq(b240, '49'), r240('49', fine240)] },
    '1114': b2('93'),
  },
}

// Sicoob, layouts of 28/10/2019, sheet of the remittance: movements l. 74, 120, 146, 179. It names no columns to leave out.

/** Number 0045001, its digit 4 by constant 3197 over 3157 0000123456 0045001; one parcel, modality 01, form A4 (l. 80). */
const p756: Columns = {
  '18-22': '03157',
  '23-23': '7',
  '24-35': '000000081235',
  '36-36': '8',
  '38-57': '000045001401014',
  '58-58': '1',
  '61-61': '2',
  '62-62': '2',
  '63-77': 'NFS 3002',
  '78-85': '30042026',
  '86-100': '000000000134556',
  '107-108': '04',
  '109-109': 'A',
  '110-117': '28022026',
  '118-118': '1',
  '119-126': '05052026',
  '127-141': '000000000000150',
  '142-142': '1',
  '143-150': '25042026',
  '151-165': '000000000003000',
  '196-220': 'PEDIDO 3002',
  '221-221': '1',
  '222-223': '07',
  '228-229': '09',
}
const q756: Columns = {
  '18-18': '2',
  '19-33': '071582093000158',
  '34-73': 'OFICINA VENTO NORTE EIRELI',
  '74-113': 'AVENIDA DOS PINHEIRAIS, 10500',
  '114-128': 'DISTRITO NORTE',
  '129-133': '83999',
  '134-136': '440',
  '137-151': 'CURITIBA',
  '152-153': 'PR',
  '154-154': '2',
  '155-169': '038001745000229',
  '170-209': 'PARTICIPACOES TRES IRMAOS',
}
const fine756: Columns = { '66-66': '2', '67-74': '03052026', '75-89': '000000000000200' }

const sicoob = (movement: string, more: { p?: Columns; r?: Columns | null; s?: Columns } = {}): Row => ({
  movement,
  lines: [
    [SICOOB240_P, { ...p756, '16-17': movement, ...more.p }],
    [SICOOB240_Q, { ...q756, '16-17': movement }],
    ...(more.r === null ? [] : [[SICOOB240_R, { ...fine756, '16-17': movement, ...more.r }] as const]),
    ...(more.s === undefined ? [] : [[SICOOB240_S, { ...more.s, '16-17': movement }] as const]),
  ],
})

const sicoob240: Table = {
  wallet: {
    bank_contract_slug: 'sicoob-01',
    kind: 'cnab240',
    agency_number: '3157',
    agency_digit: '7',
    account_number: '81235',
    account_digit: '8',
    extra1: '123456',
    beneficiary_name: 'Oficina Modelo',
    beneficiary_cnpj_cpf: '44.556.677/0001-86',
  },
  rows: {
    '1001': {
      ...sicoob('01', { s: { '19-58': 'NAO RECEBER EM CHEQUE' } }),
      slip: { instructions: 'Não receber em cheque' },
    },
    '1002': sicoob('02', { r: null }),
    '1003': sicoob('06'),
    '1004': { ...sicoob('04', { p: { '181-195': '000000000001234' } }), entry: { value_rebate: '12,34' } },
    '1005': sicoob('05'),
    // l. 103: 1 protests, 8 lists: by the movement, whatever other deadline the slip has.
    '1009': { ...sicoob('09'), slip: { days_for_negativation: 12 } },
    '1019': sicoob('11'),
    '1031': sicoob('31'),
    '1047': sicoob('13'),
    '1066': { ...sicoob('45', { p: { '221-221': '8', '222-223': '12' } }), slip: { days_for_negativation: 12 } },
    '1068': sicoob('46'),
    '1069': sicoob('46'),
    '1074': sicoob('14'),
    '1075': sicoob('15'),
    '1076': sicoob('12'),
    '1078': sicoob('10'),
    '1079': sicoob('23'),
    '1106': sicoob('20'),
    // l. 160: data limite de pagamento.
    '1107': { ...sicoob('19', { r: { '200-207': '15062026' } }), entry: { payment_limit_at: '2026-06-15' } },
  },
}

const TABLES: Readonly<Record<string, Table>> = {
  '341/cnab400': itau400,
  '341/cnab240': itau240,
  '756/cnab240': sicoob240,
}

const DIALECTS = BANKS.flatMap((bank) =>
  (Object.keys(bank.remittances) as LayoutKind[]).map((layout) => ({ name: `${bank.number}/${layout}`, bank, layout })),
)

const CODES = Object.keys(OUR_CODES) as OurCode[]

const build = (wallet: Wallet, ...entries: Entry[]) => buildRemittance({ wallet, entries, generated_at: GENERATED_AT })

/** The lines of the first entry of a file. */
function linesOf(wallet: Wallet, entry: Entry): string[] {
  const { content, records } = build(wallet, entry)
  const lines = content.split('\r\n')
  return records[0]!.lines.map((line) => lines[line - 1]!)
}

function refusal(wallet: Wallet, entry: Entry): ValidationError {
  try {
    build(wallet, entry)
  } catch (error) {
    if (isValidationError(error)) return error
    throw error
  }
  return expect.unreachable('nothing was refused')
}

const entryOf = (more: Partial<Slip> = {}, our_code: OurCode = '1001'): Entry => ({
  our_code,
  slip: { ...slip, ...more },
})

test('the service has 92 codes, and withdrew six', () => {
  expect(CODES).toHaveLength(92)
  expect(Object.keys(RETIRED_OUR_CODES)).toHaveLength(6)
})

test.each([
  ['CNAB 400', 400, [ITAU400_TITLE, ITAU400_FINE, ITAU400_PIX, ITAU400_SPLIT, ITAU400_GUARANTOR], [[395, 400]]],
  [
    'CNAB 240',
    240,
    [ITAU240_P, ITAU240_Q, ITAU240_R, ITAU240_Y01, SICOOB240_P, SICOOB240_Q, SICOOB240_R, SICOOB240_S],
    [
      [4, 7],
      [9, 13],
    ],
  ],
] as const)('the pages of %s leave out no column but the numbers of line and lot', (_, width, pages, counters) => {
  for (const page of pages) {
    const spans = [...page.map(([from, to]) => [from, to] as const), ...counters].sort(([a], [b]) => a - b)
    expect(spans.map(([from]) => from)).toEqual([1, ...spans.slice(0, -1).map(([, to]) => to + 1)])
    expect(spans.at(-1)![1]).toBe(width)
  }
})

test('every bank and layout of the registry has its table', () => {
  expect(Object.keys(TABLES).sort()).toEqual(DIALECTS.map(({ name }) => name).sort())
})

describe.each(DIALECTS)('$name', ({ name, bank, layout }) => {
  const { wallet, rows } = TABLES[name]!
  const codes = Object.keys(rows) as OurCode[]

  describe('sends what the manual demands, and nothing else', () => {
    it.each(codes.map((our_code) => ({ our_code, text: OUR_CODES[our_code], ...rows[our_code]! })))(
      '$our_code ($text), movement $movement',
      ({ our_code, movement, lines: expected, entry, slip: more }) => {
        const given: Entry = { ...entryOf(more, our_code), ...entry }
        const lines = linesOf(wallet, given)
        expect(lines).toHaveLength(expected.length)
        expect(lines.map((line, i) => filled(line, expected[i]![0]))).toEqual(expected.map(([, columns]) => columns))
        expect(build(wallet, given).records[0]).toMatchObject({ our_code, occurrence: movement })
      },
    )
  })

  describe('supports', () => {
    it('the codes the manual has a movement for, of all 92, and only those', () => {
      expect(CODES.filter((code) => supports(bank.number, layout, code))).toEqual([...codes].sort())
    })

    it('and refuses each of the others with the service’s words, the bank and the instruction', () => {
      const others = CODES.filter((code) => !codes.includes(code))
      for (const code of [...others, ...(Object.keys(RETIRED_OUR_CODES) as OurCode[])]) {
        const text = (OUR_CODES as Record<string, string>)[code] ?? 'código desconhecido'
        const { errors } = refusal(wallet, entryOf({}, code))
        expect(errors).toEqual({
          our_code: [
            'Operação não disponível para este banco.',
            `${code} (${text}) não existe no ${layout.toUpperCase()} de ${bank.name}`,
          ],
        })
      }
    })
  })

  describe('an instruction that lacks what it is about is refused', () => {
    const needing = codes.filter((code) => rows[code]!.entry !== undefined)
    it.each(needing)('%s', (our_code) => {
      const fields = Object.keys(rows[our_code]!.entry!)
      expect(refusal(wallet, entryOf(rows[our_code]!.slip, our_code)).errors).toEqual(
        Object.fromEntries(fields.map((field) => [field, ['não pode ficar em branco']])),
      )
    })

    it.each(codes.filter((code) => code !== '1001'))('%s without nosso número', (our_code) => {
      const { entry, slip: more } = rows[our_code]!
      const { errors } = refusal(wallet, { ...entryOf({ ...more, our_number: null }, our_code), ...entry })
      expect(errors).toEqual({ our_number: ['não pode ficar em branco'] })
    })
  })

  it('an instruction does not fail for what it does not send', () => {
    // Less than a cent a day, a kind of document the bank does not have.
    const odd = { interest_type: 1, interest_percentage: 0.0001, amount: '1,00', document_type: '44' } as const
    if (bank.number === '341') expect(linesOf(wallet, entryOf(odd, '1002')).length).toBeGreaterThan(0)
    expect(Object.keys(refusal(wallet, entryOf(odd)).errors).length).toBeGreaterThan(0)
  })
})

describe('what a layout has no columns for is refused in an entry', () => {
  const asked: Readonly<
    Record<SlipFeature, { readonly slip: Partial<Slip>; readonly field: string; readonly within?: SlipFeature }>
  > = {
    third_discount: {
      slip: {
        second_discount_value: '2,00',
        days_for_second_discount: 3,
        third_discount_value: '1,00',
        days_for_third_discount: 1,
        guarantor_name: null,
        guarantor_cnpj_cpf: null,
        days_for_interest: 1,
      },
      field: 'third_discount_value',
    },
    days_for_sue: { slip: { days_for_sue: 5 }, field: 'days_for_sue' },
    days_for_revoke: { slip: { days_for_revoke: 60 }, field: 'days_for_revoke' },
    days_for_negativation: { slip: { days_for_negativation: 15 }, field: 'days_for_negativation' },
    divergent_payment: { slip: { divergent_payment_type: 1 }, field: 'divergent_payment_type' },
    payment_count: { slip: { payment_count: 3 }, field: 'payment_count' },
    split: { slip: { split_payment: true, split_accounts: [account(1)] }, field: 'split_accounts' },
    pix: { slip: { pix_enabled: true, guarantor_name: null, guarantor_cnpj_cpf: null }, field: 'pix_enabled' },
    nfe_key: { slip: { nfe_key: '1'.repeat(44) }, field: 'nfe_key' },
    pix_txid: {
      slip: { pix_enabled: true, pix_txid: 'a'.repeat(26), guarantor_name: null, guarantor_cnpj_cpf: null },
      field: 'pix_txid',
      within: 'pix',
    },
    bank_dispatch: { slip: { dispatch_type: 2 }, field: 'dispatch_type' },
  }

  /**
   * By the pages: Itaú has no columns for divergent payment, partial payments or the NF-e, and in CNAB 240 none for split and Pix; Sicoob's R has
   * three discounts, but P 224–227 (write-off) is always zero and blank (l. 105–106).
   */
  const CARRIED: Readonly<Record<string, readonly SlipFeature[]>> = {
    '341/cnab400': ['third_discount', 'days_for_sue', 'days_for_revoke', 'days_for_negativation', 'split', 'pix'],
    '341/cnab240': ['third_discount', 'days_for_sue', 'days_for_revoke', 'days_for_negativation'],
    '756/cnab240': ['third_discount', 'days_for_sue', 'days_for_negativation'],
  }

  const cases = DIALECTS.flatMap(({ name, bank, layout }) =>
    (Object.keys(asked) as SlipFeature[]).map((feature) => ({ name, bank, layout, feature })),
  )

  it.each(cases)('$name, $feature', ({ name, bank, layout, feature }) => {
    const { wallet } = TABLES[name]!
    const given = entryOf({ days_for_sue: null, ...asked[feature].slip })
    if (CARRIED[name]!.includes(feature)) expect(build(wallet, given).records).toHaveLength(1)
    else {
      const { within } = asked[feature]
      const without = within === undefined || CARRIED[name]!.includes(within) ? [feature] : [within, feature]
      const message = [`não pode ser enviado no ${layout.toUpperCase()} de ${bank.name}`]
      expect(refusal(wallet, given).errors).toEqual(
        Object.fromEntries(without.map((each) => [asked[each].field, message])),
      )
    }
  })
})

/** An account to split with; its share is so many cents. */
function account(number: number, amount = 100): SplitAccount {
  return {
    bank_number: '341',
    agency_number: '1873',
    agency_digit: '',
    account_number: String(10_000 + number),
    account_digit: String(number % 10),
    cnpj_cpf: '299.792.458-83',
    name: 'Sócio Fictício',
    amount,
    floating: 1,
  }
}

describe('Itaú CNAB 400', () => {
  const { wallet } = itau400
  const plain: Partial<Slip> = {
    guarantor_name: null,
    guarantor_cnpj_cpf: null,
    days_for_sue: null,
    fine_type: 0,
    days_for_interest: 1,
  }

  describe('boleto Pix (p. 13)', () => {
    const pix: Partial<Slip> = { ...plain, pix_enabled: true }

    it('goes as movement 71 with all the fields; without key and location there is no record 3', () => {
      const lines = linesOf(wallet, entryOf({ ...pix, fine_type: 1 }))
      expect(lines.map((line) => line[0])).toEqual(['1', '2'])
      expect(filled(lines[0]!, ITAU400_TITLE)).toMatchObject({ ...a400, '109-110': '71', '121-126': '300426' })
    })

    it.each([
      ['a key, as it is written', { pix_key: 'Cobranca@Loja.example' }, { '2-78': 'Cobranca@Loja.example' }],
      ['a location', { pix_location_id: '1234567' }, { '79-142': '1234567'.padStart(64, '0') }],
      [
        'both',
        { pix_key: '+5541999990000', pix_location_id: '9' },
        { '2-78': '+5541999990000', '79-142': '9'.padStart(64, '0') },
      ],
    ])('record 3 goes after the fine, with %s', (_, more, columns) => {
      const lines = linesOf(wallet, entryOf({ ...pix, fine_type: 1, ...more }))
      expect(lines.map((line) => line[0])).toEqual(['1', '2', '3'])
      expect(filled(lines[2]!, ITAU400_PIX)).toEqual(columns)
    })

    it.each([
      ['another wallet than 109', { ...wallet, bank_contract_slug: 'itau-bs-115' }, {}, 'pix_enabled'],
      ['a split', wallet, { split_payment: true, split_accounts: [account(1)] }, 'split_accounts'],
      ['more than R$ 10 million', wallet, { amount: '10.000.000,01' }, 'amount'],
      [
        'a guarantor’s tax id, which would go in record 5 (p. 17)',
        wallet,
        { guarantor_name: 'Fiança', guarantor_cnpj_cpf: '38.001.745/0002-29' },
        'guarantor_cnpj_cpf',
      ],
    ])('is refused with %s', (_, of, more, field) => {
      expect(Object.keys(refusal(of, entryOf({ ...pix, ...more })).errors)).toEqual([field])
    })

    it('of exactly R$ 10 million goes, and with a guarantor’s name alone', () => {
      expect(linesOf(wallet, entryOf({ ...pix, amount: '10.000.000,00', guarantor_name: 'Fiança' }))).toHaveLength(1)
    })

    it('is changed without record 3, by the usual movements', () => {
      const lines = linesOf(wallet, entryOf({ ...pix, pix_key: 'x@y.example' }, '1003'))
      expect(lines.map((line) => filled(line, ITAU400_TITLE))).toEqual([
        { ...a400, '109-110': '06', '121-126': '300426' },
      ])
    })
  })

  describe('split (pp. 14–16, nota 32)', () => {
    const among = (accounts: readonly SplitAccount[], more: Partial<Slip> = {}): Entry =>
      entryOf({ ...plain, ...more, split_payment: true, split_accounts: accounts })

    it('fourteen accounts a record, numbered from 1, shares in reais of the title’s value', () => {
      const accounts = Array.from({ length: 30 }, (_, i) => account(i + 1, 100 + i))
      const records = linesOf(wallet, among(accounts)).slice(1)
      expect(records).toHaveLength(3)
      records.forEach((line, i) => {
        const shares = accounts.slice(i * 14, i * 14 + 14).map(({ account_number, account_digit, amount }, at) => {
          const from = 44 + 25 * at
          return {
            [`${from}-${from + 3}`]: '1873',
            [`${from + 4}-${from + 10}`]: account_number.padStart(7, '0'),
            ...(account_digit === '0' ? {} : { [`${from + 11}-${from + 11}`]: account_digit }),
            [`${from + 12}-${from + 24}`]: String(amount).padStart(13, '0'),
          }
        })
        expect(filled(line, ITAU400_SPLIT)).toEqual({
          '2-3': '02',
          '4-17': '90214367000109',
          '18-21': '0842',
          '24-28': '31507',
          '29-29': '9',
          '30-32': '109',
          '33-40': '00045001',
          '41-41': '2',
          '42-43': `0${i + 1}`,
          ...Object.assign({}, ...shares),
          '394-394': '2',
        })
      })
    })

    it.each([
      ['more than 30 accounts', Array.from({ length: 31 }, (_, i) => account(i)), 'split_accounts'],
      ['an account of another bank', [{ ...account(1), bank_number: '756' }], 'split_accounts.bank_number'],
      ['shares above the value', [account(1, 134_556), account(2, 1)], 'split_accounts.amount'],
      ['no account', [], 'split_accounts'],
    ])('is refused with %s', (_, accounts, field) => {
      expect(Object.keys(refusal(wallet, among(accounts)).errors)).toEqual([field])
    })

    it('up to the whole value goes', () => {
      expect(linesOf(wallet, among([account(1, 134_555), account(2, 1)]))).toHaveLength(2)
    })
  })

  describe('messages on the slip, instructions 93 and 94 (nota 11 B, C, p. 34)', () => {
    const message = 'Pague pelo aplicativo até o vencimento e ganhe'

    it('93 prints 30 columns where the guarantor would stand; date of mora and days stay', () => {
      const title = { ...plain, first_instruction: '93', days_for_sue: 7, days_for_interest: 5, instructions: message }
      expect(filled(linesOf(wallet, entryOf(title))[0]!, ITAU400_TITLE)).toMatchObject({
        '157-158': '93',
        '159-160': '09',
        '352-381': 'PAGUE PELO APLICATIVO ATE O VE',
        '386-391': '050526',
        '392-393': '07',
      })
    })

    it('94 prints 40, date of mora included', () => {
      const title = { ...plain, second_instruction: '94', days_for_sue: 7, instructions: message }
      const line = linesOf(wallet, entryOf(title))[0]!
      expect(line.slice(351, 394)).toBe('PAGUE PELO APLICATIVO ATE O VENCIMENTO E07 ')
      expect(line.slice(156, 160)).toBe('0994')
    })

    it('a cut message is told', () => {
      const { changes } = build(wallet, entryOf({ ...plain, first_instruction: '93', instructions: message }))
      expect(changes).toContainEqual(expect.objectContaining({ field: 'title.payer_message', cut: true }))
    })

    it('the guarantor goes in record 5 instead, and is refused where there is nothing of him for it', () => {
      const guarantor = { guarantor_name: 'Fiança Ilusória', guarantor_cnpj_cpf: '38.001.745/0002-29' }
      const title = { ...plain, first_instruction: '93', instructions: 'Obrigado', ...guarantor }
      const lines = linesOf(wallet, entryOf(title))
      expect(lines.map((line) => line[0])).toEqual(['1', '5'])
      expect(filled(lines[1]!, ITAU400_GUARANTOR)).toMatchObject({ '122-123': '02', '124-137': '38001745000229' })
      expect(Object.keys(refusal(wallet, entryOf({ ...title, guarantor_cnpj_cpf: null })).errors)).toEqual([
        'guarantor_cnpj_cpf',
      ])
    })

    it('94 is refused with interest that begins later than the day after: its date has no place', () => {
      const title = { ...plain, first_instruction: '94', days_for_interest: 5, instructions: 'Obrigado' }
      expect(Object.keys(refusal(wallet, entryOf(title)).errors)).toEqual(['days_for_interest'])
    })
  })

  describe('cashier instructions and their days (nota 11 A, p. 34)', () => {
    const instructions = (more: Partial<Slip>): string => {
      const line = linesOf(wallet, entryOf({ ...plain, ...more }))[0]!
      return `${line.slice(156, 158)} ${line.slice(158, 160)} ${line.slice(391, 393)}`
    }

    it.each<[string, Partial<Slip>, string]>([
      ['protest is 09', { days_for_sue: 5 }, '09    05'],
      ['negativation is 66', { days_for_negativation: 15 }, '66    15'],
      ['return is 92', { days_for_revoke: 60 }, '92    60'],
      ['another protest instruction takes the days', { first_instruction: '81', days_for_sue: 5 }, '81    05'],
      ['the place that is free takes 09', { first_instruction: '88', days_for_sue: 5 }, '88 09 05'],
      ['whichever it is', { second_instruction: '88', days_for_sue: 5 }, '09 88 05'],
      ['nothing asked, nothing sent', {}, '      00'],
    ])('%s', (_, more, expected) => {
      expect(instructions(more)).toBe(expected)
    })

    it('days that no instruction would read are refused', () => {
      const two = { ...plain, first_instruction: '88', second_instruction: '80', days_for_sue: 5 }
      expect(Object.keys(refusal(wallet, entryOf(two)).errors)).toEqual(['days_for_sue'])
    })
  })

  describe('second and third discount (nota 16 a, p. 35)', () => {
    const three: Partial<Slip> = {
      ...plain,
      second_discount_value: '20,00',
      days_for_second_discount: 3,
      third_discount_value: '10,00',
      days_for_third_discount: 1,
    }
    const columns = '  2704260000000002000290426000000000' + '1000   '

    it.each(['1001', '1031'] as const)('stand where guarantor, date of mora and days would, in %s', (our_code) => {
      const line = linesOf(wallet, entryOf(three, our_code))[0]!
      expect(line.slice(351, 394)).toBe(columns)
    })

    it.each(['1002', '1009', '1003', '1074'] as const)('and leave no trace in %s, which sends none', (our_code) => {
      const line = linesOf(wallet, entryOf({ ...three, fine_type: 1, days_for_sue: 7 }, our_code))[0]!
      expect(line.slice(351, 394)).toBe(`${' '.repeat(34)}000000${our_code === '1009' ? '07' : '00'} `)
    })

    it('are refused with a guarantor', () => {
      expect(Object.keys(refusal(wallet, entryOf({ ...three, guarantor_name: 'Fiança' })).errors)).toEqual([
        'guarantor_name',
      ])
    })
  })
})

describe('Itaú CNAB 240', () => {
  const { wallet } = itau240

  it('sends Y-01 when the guarantor has an address, and only then (p. 13)', () => {
    const segments = (more: Partial<Slip>) => linesOf(wallet, entryOf(more)).map((line) => line[13])
    expect(segments({})).toEqual(['P', 'Q', 'R', 'Y'])
    expect(segments({ guarantor_address: null, guarantor_address_number: null })).toEqual(['P', 'Q', 'R'])
    expect(segments({ guarantor_name: null, guarantor_cnpj_cpf: null })).toEqual(['P', 'Q', 'R'])
  })

  it('sends R for a second discount, and none for the first alone (p. 11)', () => {
    const discount = {
      fine_type: 0,
      second_discount_value: '20,00',
      days_for_second_discount: 3,
      guarantor_name: null,
      guarantor_cnpj_cpf: null,
    } as const
    const lines = linesOf(wallet, entryOf(discount))
    expect(filled(lines[2]!, ITAU240_R)).toEqual({ '16-17': '01', '19-26': '27042026', '27-41': '000000000002000' })
    expect(linesOf(wallet, entryOf({ ...discount, second_discount_value: null }))).toHaveLength(2)
  })

  it.each<[string, Partial<Slip>, Columns]>([
    ['7 lists', { days_for_sue: null, days_for_negativation: 12 }, { '221-221': '7', '222-223': '12' }],
    ['1 writes off', { days_for_sue: null, days_for_revoke: 60 }, { '224-224': '1', '225-226': '60' }],
    ['a code of its own goes as given', { sue_code: '2' }, { '221-221': '2', '222-223': '07' }],
  ])('deadlines: %s (notas 18 and 19, pp. 20–21)', (_, more, columns) => {
    const held = filled(linesOf(wallet, entryOf(more))[0]!, ITAU240_P)
    const deadlines = Object.entries(held).filter(([at]) => /^22[1-5]-/.test(at))
    expect(Object.fromEntries(deadlines)).toEqual(columns)
  })
})

describe('Sicoob CNAB 240', () => {
  const { wallet } = sicoob240
  const messages = (instructions: string): string[] => {
    const line = linesOf(wallet, entryOf({ instructions })).find((each) => each[13] === 'S')!
    return [19, 59, 99, 139, 179].map((from) => line.slice(from - 1, from + 39).trimEnd())
  }

  it('has five messages of 40 columns, broken between words (l. 187–192)', () => {
    expect(
      messages('Não receber após 30 dias do vencimento sem autorização\nPagável em qualquer banco até o vencimento'),
    ).toEqual([
      'NAO RECEBER APOS 30 DIAS DO VENCIMENTO',
      'SEM AUTORIZACAO',
      'PAGAVEL EM QUALQUER BANCO ATE O',
      'VENCIMENTO',
      '',
    ])
  })

  it('fills all five, to the last column', () => {
    const line = 'X'.repeat(40)
    expect(messages(Array(5).fill(line).join('\n'))).toEqual(Array(5).fill(line))
    expect(messages('Y'.repeat(95))).toEqual(['Y'.repeat(40), 'Y'.repeat(40), 'Y'.repeat(15), '', ''])
  })

  it('refuses what does not fit: an instruction may not lose its end', () => {
    for (const instructions of [Array(6).fill('linha').join('\n'), 'Y'.repeat(201)]) {
      expect(refusal(wallet, entryOf({ instructions })).errors).toEqual({
        instructions: ['não cabe no arquivo: 5 linhas de 40 caracteres'],
      })
    }
  })

  it('sends no S without messages', () => {
    expect(linesOf(wallet, entryOf()).map((line) => line[13])).toEqual(['P', 'Q', 'R'])
  })

  it('tells of no fine in R when the fine is changed to none, and of no limit when it is lifted (l. 153, 160)', () => {
    for (const our_code of ['1074', '1106'] as const) {
      const lines = linesOf(wallet, entryOf({ fine_type: 0 }, our_code))
      expect(filled(lines[2]!, SICOOB240_R)).toEqual({ '16-17': our_code === '1074' ? '14' : '20' })
    }
  })

  it('the limit of payment may go with the entry; it must be a date', () => {
    const limited: Entry = { ...entryOf({ fine_type: 0 }), payment_limit_at: '2026-06-15' }
    expect(filled(linesOf(wallet, limited)[2]!, SICOOB240_R)).toEqual({ '16-17': '01', '200-207': '15062026' })
    expect(refusal(wallet, { ...limited, payment_limit_at: '2026-02-30' }).errors).toEqual({
      payment_limit_at: ['não é uma data válida'],
    })
  })

  it('protest without a deadline of the slip still says protest; the days are those it has (l. 103–104)', () => {
    const line = linesOf(wallet, entryOf({ days_for_sue: null }, '1009'))[0]!
    expect(line.slice(220, 223)).toBe('100')
  })
})

/** Wallets of returns: of several wallets, exactly the wallet that sent the remittance is found. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Wallet } from '../../src/cobranca/index.js'
import { buildRemittance, exampleWallets } from '../../src/remittance/index.js'
import { parseReturn } from '../../src/return/index.js'
import { walletOf } from '../../src/settlement/index.js'
import { arbitraryWallet } from '../../src/testing/arbitraries/index.js'
import { fixture } from '../../src/testing/fixtures/index.js'
import { simulateBank } from '../../src/testing/simulator/index.js'
import { remittanceDialects, returnDialects } from '../banks/dialects-of.js'
import { runs, someOf } from '../runs.js'
import { SLIP } from './slips.js'
import { areDistinct } from './wallets.js'

const DIALECTS = remittanceDialects()

const WALLETS_OF_OTHERS = someOf(DIALECTS, 12).flatMap(({ layout, dialect }) =>
  exampleWallets({ layout, dialect, contracts: Object.keys(dialect.contracts) }).slice(0, 1),
)

describe.each(someOf(DIALECTS, 5))('$name', ({ bank, layout, dialect }) => {
  const wallet = arbitraryWallet(bank.number, layout, { variant: dialect.variant ?? null })
  const others = WALLETS_OF_OTHERS.filter(
    ({ bank_contract_slug: slug }) => !slug.startsWith(`${bank.slug}-`) && slug !== bank.slug,
  )

  test('the wallet of a remittance is the wallet of its returns', () => {
    fc.assert(
      fc.property(fc.array(wallet, { minLength: 1, maxLength: 4 }).filter(areDistinct), (wallets) => {
        const [sender] = wallets as [Wallet, ...Wallet[]]
        const { bytes } = buildRemittance({
          wallet: { ...sender, next_our_number: sender.next_our_number ?? 1 },
          entries: [{ our_code: '1001', slip: SLIP }],
          generated_at: '2026-03-02T10:00:00',
        })
        const all = [...others, ...wallets].reverse()
        for (const { bytes: returned } of simulateBank(bytes, { scenario: 'paid' }).files) {
          const file = parseReturn(returned)
          expect(walletOf(file, all).wallet).toBe(sender)
          for (const record of file.bank_billet_discharges)
            expect(walletOf(record, all, file.header).wallet).toBe(sender)
          expect(walletOf(file, others)).toEqual({ wallet: null, reason: 'none', candidates: [] })
        }
      }),
      runs(6, 3),
    )
  })
})

describe('walletOf', () => {
  const bradesco = {
    bank_contract_slug: 'bradesco-bs-09',
    kind: 'cnab400',
    agency_number: '1234',
    account_number: '1234567',
    account_digit: '8',
    extra3: '1',
    beneficiary_name: 'Empresa de Teste',
    beneficiary_cnpj_cpf: '11.222.333/0001-81',
  } as const satisfies Wallet

  test('the columns of every dialect exist, at the same place in each main record', () => {
    for (const { name, dialect } of returnDialects()) {
      for (const column of Object.keys(dialect.walletColumns ?? {})) {
        if (column === 'agency_number' || column === 'account_number') continue
        const paths = column.startsWith('header.')
          ? [column]
          : Object.keys(dialect.titles).map((main) => `${main}.${column}`)
        const places = paths.map((path) => {
          const [role, field] = path.split('.') as [string, string]
          const { from, to } = dialect.layout.records[role]?.fields[field] ?? {}
          return `${from}–${to}`
        })
        expect([...new Set(places)], `${name}: ${column}`).toEqual([expect.stringMatching(/^\d+–\d+$/)])
      }
    }
  })

  test('two wallets of one account are several, and both are candidates', () => {
    const file = paidBy(bradesco)
    const other = { ...bradesco, bank_contract_slug: 'bradesco-bs-26' }
    expect(walletOf(file, [bradesco, other])).toEqual({
      wallet: null,
      reason: 'several',
      candidates: [bradesco, other],
    })
  })

  test('of a wallet for each layout, that of the layout of the file is chosen', () => {
    const other = { ...bradesco, kind: 'cnab240' } as const
    expect(walletOf(paidBy(bradesco), [other, bradesco]).wallet).toBe(bradesco)
    expect(walletOf(paidBy(bradesco), [other]).wallet).toBe(other)
  })

  test('the agency alone identifies no wallet', () => {
    const { account_number: _, ...onlyAgency } = bradesco
    expect(walletOf(paidBy(bradesco), [onlyAgency]).wallet).toBeNull()
  })

  // Itaú, CNAB 400: the account has five columns, 24–28 (p. 20).
  test('a blank account is not the account of a wallet whose last digits are zeros', () => {
    const [record] = parseReturn(fixture('341-itau/cnab400/settlements').bytes).bank_billet_discharges
    const { agency_number } = record!.line_parsed
    const itau = { ...bradesco, bank_contract_slug: 'itau-bs-109', agency_number, account_number: '3100000' }
    const blank = { ...record!, line_parsed: { ...record!.line_parsed, account_number: '' } }
    expect(walletOf(blank, [itau])).toEqual({ wallet: null, reason: 'none', candidates: [] })
  })

  // Santander, CNAB 400, nota 2, pp. 20–24: the columns have eight of the ten positions of a conta cobrança; real files have no complement.
  test('a Santander account of nine digits is found by its first eight', () => {
    const [record] = parseReturn(fixture('033-santander/cnab400/settlements').bytes).bank_billet_discharges
    expect(record!.line_parsed).toMatchObject({ agency_number: '2317', account_number: '01300456' })
    const santander = { ...bradesco, bank_contract_slug: 'santander-101', agency_number: '2317' }
    const wallets = ['013004567', '913004567', '001300456'].map((account_number) => ({ ...santander, account_number }))
    expect(walletOf(record!, wallets).wallet).toBe(wallets[0])
  })

  // Banco do Brasil, CNAB 400, nota 2: a title has its agreement beside agency and account.
  test('the agreement tells wallets of one account of Banco do Brasil apart', () => {
    const account = { agency_number: '2345', agency_digit: '0', account_number: '34567891', account_digit: '5' }
    const bb = { ...bradesco, ...account, bank_contract_slug: 'bb-bs-17-19' }
    const [first, second] = ['3128557', '3128558'].map((extra1) => ({ ...bb, extra1 })) as [Wallet, Wallet]
    const file = paidBy(first)
    expect(walletOf(file, [second, first]).wallet).toBe(first)
    expect(walletOf(file, [second]).reason).toBe('none')
  })

  // Caixa identifies the beneficiary by a code, with six or seven digits.
  test('the beneficiary’s code identifies a wallet of Caixa, whatever its agency', () => {
    const caixa = { ...bradesco, bank_contract_slug: 'caixa-rg', kind: 'cnab240', extra1: '123456' } as const
    const file = paidBy(caixa)
    expect(
      walletOf(file, [
        { ...caixa, agency_number: '9', extra1: '0123456' },
        { ...caixa, extra1: '654321' },
      ]),
    ).toMatchObject({
      wallet: { extra1: '0123456' },
    })
  })

  // Sicredi, CNAB 400: titles have no agency and no account, and the header has the account alone.
  test('the account in the header identifies a wallet of Sicredi’s CNAB 400', () => {
    const sicredi = {
      ...bradesco,
      bank_contract_slug: 'sicredi-bs-a1',
      account_number: '12345',
      extra1: '02',
      extra2: '2',
    }
    const file = paidBy(sicredi)
    expect(walletOf(file, [{ ...sicredi, account_number: '54321' }, sicredi]).wallet).toBe(sicredi)
    expect(walletOf(file.bank_billet_discharges[0]!, [sicredi]).wallet).toBe(sicredi)
  })

  // C6, D007 and D015: only the header has the beneficiary's code.
  test('a wallet of C6 is found with the header of the file', () => {
    const c6 = {
      ...bradesco,
      bank_contract_slug: 'c6-bs-20',
      account_number: null,
      extra1: '567891234567',
      extra2: '1',
    }
    const file = paidBy(c6)
    const [record] = file.bank_billet_discharges
    expect(walletOf(file, [c6]).wallet).toBe(c6)
    expect(walletOf(record!, [c6], file.header).wallet).toBe(c6)
    expect(walletOf(record!, [c6]).reason).toBe('none')
  })

  function paidBy(wallet: Wallet) {
    const { bytes } = buildRemittance({
      wallet: { ...wallet, next_our_number: 1 },
      entries: [{ our_code: '1001', slip: SLIP }],
      generated_at: '2026-03-02T10:00:00',
    })
    return parseReturn(simulateBank(bytes, { scenario: 'paid' }).files[0]!.bytes)
  }
})

test('each of two thousand wallets is found, and those of one account are candidates in the order of the list', () => {
  const file = parseReturn(fixture('341-itau/cnab240/settlements').bytes)
  const record = file.bank_billet_discharges[0]!
  const wallets = Array.from({ length: 2000 }, (_, id) => ({
    id,
    bank_contract_slug: 'itau-bs-109',
    agency_number: '1873',
    account_number: String(10_000 + (id % 1999)),
    beneficiary_name: '',
    beneficiary_cnpj_cpf: '',
  }))
  const found = (account_number: string) =>
    walletOf({ ...record, line_parsed: { ...record.line_parsed, account_number } }, wallets)
  expect(found('10007').wallet).toBe(wallets[7])
  expect(found('010007').wallet).toBe(wallets[7])
  expect(found('10000')).toEqual({ wallet: null, reason: 'several', candidates: [wallets[0], wallets[1999]] })
  expect(found('9999').reason).toBe('none')
  expect(
    walletOf(
      { ...record, line_parsed: { ...record.line_parsed, agency_number: '1', account_number: '10007' } },
      wallets,
    ).reason,
  ).toBe('none')
})

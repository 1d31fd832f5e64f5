/** A field of a slip that a change of other data (1031) or of the guarantor (1080) gives is in the file, an error or reported, or the table of losses has the reason. */
import { describe, expect, test } from 'vitest'
import { registersTitles } from '../../src/banks/index.js'
import { type FieldInfo, isValidationError, type OurCode, SLIP_TABLE, type Slip } from '../../src/cobranca/index.js'
import { UNREPORTED } from '../../src/remittance/entry/losses.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { rowsOf } from '../banks/rows-of.js'
import { someOf } from '../runs.js'
import { generated_at, refusalOf, slip } from './made-up.js'
import { ownNumber } from './own-number.js'

const rows = await rowsOf('instruction-rows.ts')

const DIALECTS = remittanceDialects().map(({ bank, key, name, dialect }) => ({
  name,
  dialect,
  wallet: rows.find((each) => each.bank === bank)!.rows.INSTRUCTIONS[key]!.wallet,
  our_number: ownNumber(dialect, 1),
}))

const guarantor = {
  guarantor_name: 'Fulano',
  guarantor_cnpj_cpf: '161.803.398-05',
  guarantor_address: 'Rua',
  guarantor_neighborhood: 'Bairro',
  guarantor_zipcode: '80999-010',
  guarantor_city_name: 'Curitiba',
  guarantor_state: 'PR',
} as const satisfies Partial<Slip>

const silent: readonly string[] = UNREPORTED.flatMap(({ fields }) => fields)

/** Optional fields of a slip, with the fields that they need. */
const FIELDS = Object.entries(SLIP_TABLE as Readonly<Record<string, FieldInfo>>).flatMap(([field, info]) =>
  info.isLocal === true || info.required === true || field === 'our_number' || silent.includes(field)
    ? []
    : [{ field, value: info.example, needs: ([info.needs ?? {}].flat().at(-1) ?? {}) as Partial<Slip> }],
)

describe.each(someOf(DIALECTS, 5))('$name', ({ dialect, wallet, our_number }) => {
  const made = (our_code: OurCode, given: Partial<Slip>) => {
    const entries = [{ our_code, slip: { ...slip, our_number, document_number: '45001', ...given } }]
    try {
      const { content, changes } = buildRemittance({ wallet, entries, generated_at })
      return { content, reported: JSON.stringify(changes) }
    } catch (error) {
      if (isValidationError(error)) return null
      throw error
    }
  }

  test.each([
    ['1031', {}],
    ['1031', guarantor],
    ['1080', guarantor],
  ] as const)('%s loses no field in silence: %o', (our_code, base) => {
    if (dialect.instructions[our_code] === undefined) return
    const plain = made(our_code, base)
    if (plain === null) return
    const isSame = (one: typeof plain, other: typeof plain): boolean =>
      one.content === other.content && one.reported === other.reported
    const lost = FIELDS.filter(({ field }) => our_code === '1031' || field.startsWith('guarantor_')).filter(
      ({ field, value, needs }) => {
        if (field in base) {
          const { [field as keyof typeof guarantor]: _, ...rest } = base as typeof guarantor
          const without = made(our_code, rest)
          return without !== null && isSame(plain, without)
        }
        const asked = made(our_code, { ...base, ...needs, [field]: value })
        if (asked === null) return false
        const without = made(our_code, { ...base, ...needs }) ?? plain
        // A part of a charge that is reported is not reported again.
        return isSame(asked, without) && isSame(without, plain)
      },
    )
    expect(lost.map(({ field }) => field)).toEqual([])
  })
})

const NAMELESS = {
  guarantor_address: 'Rua do Avalista',
  guarantor_address_number: '8',
  guarantor_address_complement: 'Cj 1',
  guarantor_neighborhood: 'Bairro Novo',
  guarantor_zipcode: '88999-400',
  guarantor_city_name: 'Londrina',
  guarantor_state: 'SC',
} as const satisfies Partial<Slip>

// A guarantor is identified by name, as by tax id alone it is an error: no record is written for an address. It may be a default of the wallet.
test.each(someOf(DIALECTS, 5).filter(({ dialect }) => registersTitles(dialect)))(
  '$name: each part of a guarantor without a name is reported',
  ({ dialect, wallet, our_number }) => {
    const discount = { discount_type: 1, discount_value: '10,00', days_for_discount: 9 } as const
    for (const [our_code, more] of [
      ['1001', {}],
      ['1031', discount],
    ] as const) {
      if (dialect.instructions[our_code] === undefined) continue
      const numbered = {
        our_number:
          our_code === '1001' && dialect.contracts[wallet.bank_contract_slug]?.bankNumbers === true ? null : our_number,
      }
      const made = (given: Partial<Slip>) =>
        buildRemittance({
          wallet,
          entries: [{ our_code, slip: { ...slip, ...numbered, document_number: '45001', ...more, ...given } }],
          generated_at,
        })
      const { changes, content } = made(NAMELESS)
      const parts = changes.filter(({ field }) => field.startsWith('slip.guarantor_'))
      expect(parts.map(({ field, from, to, cut }) => [field, from, to, cut])).toEqual(
        Object.entries(NAMELESS).map(([field, text]) => [`slip.${field}`, text, '', true]),
      )
      expect(content).toBe(made({}).content)
    }
  },
)

const built = (name: string, our_code: OurCode, given: Partial<Slip>, strict = false) => {
  const { wallet, our_number } = DIALECTS.find((each) => each.name === name)!
  const entries = [{ our_code, slip: { ...slip, our_number, document_number: '45001', ...given } }]
  return buildRemittance({ wallet, entries, generated_at, strict })
}

// Banco do Nordeste v2.0, nota 3, p. 12: service 31 changes date and value of the discount. Santander CNAB 240 v8.4, pp. 4 and 31: an instruction sends only segment P.
test.each([
  ['004/cnab400', { interest_type: 2, interest_value: '0,25' }, 'slip.interest_value', 'R$ 0,25 ao dia'],
  ['033/cnab240', { fine_type: 1, fine_percentage: '2' }, 'slip.fine_percentage', '2%'],
  ['033/cnab240', { guarantor_name: 'Fulano' }, 'slip.guarantor_name', 'Fulano'],
] as const)('%s: 1031 does not send %o, and reports it', (name, given, field, from) => {
  const discount = { discount_type: 1, discount_value: '10,00', days_for_discount: 9 } as const
  const changes = built(name, '1031', { ...discount, ...given }).changes
  expect(changes.filter((change) => change.field === field)).toEqual([{ entry: 0, field, from, to: '', cut: true }])
})

test('strict refuses a guarantor without a name', () => {
  expect(refusalOf(() => built('004/cnab400', '1001', NAMELESS, true)).errors).toEqual(
    Object.fromEntries(Object.keys(NAMELESS).map((field) => [`slip.${field}`, ['não seria enviado']])),
  )
})

test('strict refuses what 1031 does not send', () => {
  const discount = { discount_type: 1, discount_value: '10,00', days_for_discount: 9 } as const
  const given = { ...discount, interest_type: 2, interest_value: '0,25' } as const
  expect(refusalOf(() => built('004/cnab400', '1031', given, true)).errors).toEqual({
    'slip.interest_value': ['não seria enviado'],
  })
})

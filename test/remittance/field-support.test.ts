/** Support of fields and instructions is found in the accounts of entries. Whole remittances, with and without the field, give the same answers. */
import { describe, expect, test } from 'vitest'
import { registersTitles } from '../../src/banks/index.js'
import {
  type FieldInfo,
  isBankCode,
  isValidationError,
  OUR_CODES,
  type OurCode,
  SLIP_TABLE,
  type Slip,
  type SlipField,
  type Wallet,
} from '../../src/cobranca/index.js'
import { EXAMPLE_SLIP } from '../../src/remittance/example-slip.js'
import { EXAMPLE_TAX_IDS, exampleWallets } from '../../src/remittance/example-wallets.js'
import { buildRemittance, slipFieldSupport, supportsInstruction } from '../../src/remittance/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { someOf } from '../runs.js'
import { generated_at } from './made-up.js'
import { ownNumber } from './own-number.js'

const DIALECTS = remittanceDialects()

const walletsOf = ({ dialect, layout }: (typeof DIALECTS)[number]): readonly Wallet[] =>
  exampleWallets({ dialect, layout, contracts: Object.keys(dialect.contracts) }).filter(
    ({ beneficiary_cnpj_cpf }) => beneficiary_cnpj_cpf === EXAMPLE_TAX_IDS[0],
  )

/** A remittance with a registration; null if it is invalid. */
function built(wallet: Wallet, given: Partial<Slip>): { readonly content: string; readonly changes: string } | null {
  try {
    const entries = [{ our_code: '1001', slip: { ...EXAMPLE_SLIP, ...given } }] as const
    const { content, changes } = buildRemittance({ wallet, entries, generated_at })
    return { content, changes: JSON.stringify(changes) }
  } catch (error) {
    if (isValidationError(error)) return null
    throw error
  }
}

/** Fields whose examples are the same at all banks. */
const FIELDS = Object.entries(SLIP_TABLE as Readonly<Record<string, FieldInfo>>).filter(
  ([field, { isLocal, required }]) =>
    isLocal !== true &&
    required !== true &&
    !isBankCode(field) &&
    !/^days_for_(sue|revoke|negativation)$|^deadline_days_type$|^our_number$|^split_/.test(field),
)

describe.each(
  someOf(
    DIALECTS.filter(({ dialect }) => registersTitles(dialect)),
    3,
    10,
  ),
)('$name', (self) => {
  test('the support of each field is that of whole remittances', () => {
    const support = slipFieldSupport(self)
    const differences = FIELDS.flatMap(([field, { example, needs = {} }]) => {
      const found = walletsOf(self).flatMap((wallet) =>
        [needs].flat().map((each) => {
          const asked = built(wallet, { ...each, [field]: example })
          if (asked === null) return 'refused'
          const without = built(wallet, each) ?? built(wallet, {})
          if (asked.content !== without?.content) return 'sent'
          return asked.changes === without.changes ? 'unread' : 'left_out'
        }),
      )
      const expected = ['sent', 'left_out', 'unread', 'refused'].find((each) => (found as string[]).includes(each))
      return support[field as SlipField] === expected ? [] : [[field, support[field as SlipField], expected]]
    })
    expect(differences).toEqual([])
  })
})

// Itaú CNAB 400 July 2021, nota 11 A, pp. 32–34: 09 counts days by the beneficiary's registration, and only the codes 81 and 82 name the kind of days. CNAB 240,
// C026 has a code for each kind.
test('the kind of days is left out if only the codes of the bank name it', () => {
  const [of400, of240] = ['341/cnab400', '341/cnab240'].map((name) => DIALECTS.find((each) => each.name === name)!)
  expect(slipFieldSupport(of400!)).toMatchObject({ days_for_sue: 'sent', deadline_days_type: 'left_out' })
  expect(slipFieldSupport(of240!)).toMatchObject({ days_for_sue: 'sent', deadline_days_type: 'sent' })
})

// Inter: 0, 30 or 60 days, and 60 without days_for_revoke, so that 60 alone changes nothing in the file (140–141, p. 9).
test('a deadline is sent if any of its days changes the file', () => {
  const inter = DIALECTS.find(({ name }) => name === '077/cnab400')!
  expect(slipFieldSupport(inter).days_for_revoke).toBe('sent')
})

test.each(someOf(DIALECTS, 2, 12))(
  '$name: supportsInstruction is true if a contract accepts an entry of the instruction',
  (self) => {
    const { bank, layout } = self
    const ofLayout = DIALECTS.filter((each) => each.bank === bank && each.layout === layout)
    const accepted = (our_code: OurCode): boolean =>
      ofLayout.some((each) =>
        walletsOf(each).some((wallet) => {
          try {
            const slip = { ...EXAMPLE_SLIP, our_number: ownNumber(each.dialect, 1) }
            buildRemittance({ wallet, entries: [{ our_code, slip }], generated_at })
            return true
          } catch (error) {
            if (!isValidationError(error)) throw error
            return !('our_code' in error.errors)
          }
        }),
      )
    const codes = Object.keys(OUR_CODES) as OurCode[]
    expect(codes.filter((code) => supportsInstruction(bank.number, layout, code))).toEqual(codes.filter(accepted))
  },
)

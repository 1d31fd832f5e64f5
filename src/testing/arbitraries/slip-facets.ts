/** Facets of a slip and its entry, drawn without regard to the rules of a bank. Invalid values are repaired later. */
import fc from 'fast-check'
import {
  addDays,
  type DocumentType,
  type FieldInfo,
  isPlainField,
  type PlainField,
  SLIP_FIELDS,
  SLIP_TABLE,
  type Slip,
  type SlipFeature,
} from '../../cobranca/index.js'

import { dateAround } from './dates.js'
import { digits } from './digits.js'
import { centsOf, moneyForm, moneyOf, moneyText, percentage, percentageText, tenThousandths } from './money.js'
import { PLAIN_SLIP } from './plain-slip.js'
import { type DrawnFields, type Facet, optional, required } from './repaired.js'
import { typedTaxId } from './tax-ids.js'
import { requiredText, type TextKind, type WordKind } from './texts.js'

/** Limits of the drawn facets. */
export interface SlipBounds {
  /** Number of digits of the amount field. */
  readonly amountDigits: number
  readonly documentTypes: readonly DocumentType[]
  /** Features that the layout supports. */
  readonly features: readonly SlipFeature[]
  /** Three digits. */
  readonly bank: string
  /** Dates are drawn around this day. */
  readonly today: string
  readonly texts: TextKind
}

/** Arbitrary of one facet. */
type DrawnFacet = fc.Arbitrary<Facet>

/** Draws an object of fields; leaves out undefined values. */
const fields = (arbitraries: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<DrawnFields> =>
  fc
    .record(arbitraries)
    .map((drawn) => Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined)))

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 2 })

/** Draws a facet that half of the slips have. */
const maybeFacet = (
  names: readonly string[],
  drawn: fc.Arbitrary<DrawnFields>,
  ...plain: readonly DrawnFields[]
): DrawnFacet => fc.option(drawn, { nil: null, freq: 2 }).map((each) => optional(names, each, ...plain))

/** Draws a facet of one required field. */
const always = <F extends keyof typeof PLAIN_SLIP>(field: F, drawn: fc.Arbitrary<unknown>): DrawnFacet =>
  drawn.map((value) => required({ [field]: value }, { [field]: PLAIN_SLIP[field] }))

/** All types are choices, the usual one first: a bank may take an instruction only for slips of some types. */
const documentType = (types: readonly DocumentType[]): DrawnFacet =>
  fc.constantFrom(...types).map((drawn) => required(...[drawn, ...types].map((document_type) => ({ document_type }))))

/** Charges valid for slips of most amounts: mostly small. */
const cents = fc.oneof(
  { withCrossShrink: true },
  fc.integer({ min: 1, max: 500 }),
  fc.integer({ min: 1, max: 1_000_000 }),
)
const charge = moneyOf(cents)
const daysAhead = maybe(fc.integer({ min: 0, max: 120 }))

/** Fine or interest, as a percentage (type 1) or a value (type 2). */
const late = (name: 'fine' | 'interest', plainPercentage: string, plainValue: string): DrawnFacet =>
  maybeFacet(
    [`${name}_type`, `${name}_percentage`, `${name}_value`, `days_for_${name}`],
    fc.oneof(
      fields({ [`${name}_type`]: fc.constant(1), [`${name}_percentage`]: percentage, [`days_for_${name}`]: daysAhead }),
      fields({ [`${name}_type`]: fc.constant(2), [`${name}_value`]: charge, [`days_for_${name}`]: daysAhead }),
    ),
    { [`${name}_type`]: 1, [`${name}_percentage`]: plainPercentage },
    { [`${name}_type`]: 2, [`${name}_value`]: plainValue },
  )

const DISCOUNTS = ['', 'second_', 'third_']

/** Up to `maxCount` discounts, in descending order of amount and of days before the due date. */
function discounts(maxCount: number): DrawnFacet {
  const falling = (drawn: fc.Arbitrary<number>): fc.Arbitrary<readonly number[]> =>
    fc
      .uniqueArray(drawn, { minLength: maxCount, maxLength: maxCount })
      .map((values) => values.toSorted((a, b) => b - a))
  const ofKind = (
    discount_type: 1 | 2,
    suffix: string,
    amounts: fc.Arbitrary<readonly unknown[]>,
  ): fc.Arbitrary<DrawnFields> =>
    fc
      .tuple(falling(fc.integer({ min: 0, max: 120 })), amounts, fc.integer({ min: 1, max: maxCount }))
      .map(([days, drawn, count]) =>
        Object.assign(
          { discount_type },
          ...DISCOUNTS.slice(0, count).map((each, i) => ({
            [`${each}discount_${suffix}`]: drawn[i],
            [`days_for_${each}discount`]: days[i],
          })),
        ),
      )
  const drawn = fc.oneof(
    ofKind(
      1,
      'value',
      fc.tuple(falling(cents), moneyForm).map(([values, form]) => values.map(form)),
    ),
    ofKind(
      2,
      'percentage',
      falling(tenThousandths).map((values) => values.map(percentageText)),
    ),
  )
  const names = DISCOUNTS.flatMap((each) => [
    `${each}discount_value`,
    `${each}discount_percentage`,
    `days_for_${each}discount`,
  ])
  return maybeFacet(
    ['discount_type', ...names],
    drawn,
    { discount_type: 2, discount_percentage: '10', days_for_discount: 5 },
    { discount_type: 1, discount_value: '0,01', days_for_discount: 5 },
    { discount_type: 1, discount_value: '0,01', days_for_discount: 0 },
  )
}

/** The due date and, optionally, a payment limit some days later. */
const dueDate = (day: fc.Arbitrary<string>): DrawnFacet =>
  fc.tuple(day, maybe(fc.integer({ min: 1, max: 99 }))).map(([expire_at, days]) => {
    const until = (limit: number): DrawnFields => ({ expire_at, payment_limit_at: addDays(expire_at, limit) })
    const open = { expire_at }
    return required(...(days === undefined ? [open, until(USUAL_LIMIT)] : [until(days), until(USUAL_LIMIT), open]))
  })

const USUAL_LIMIT = 30

/** Two plain values, because the payer must differ from the beneficiary and the guarantor. */
const payerTaxId: DrawnFacet = typedTaxId.map((customer_cnpj_cpf) =>
  required(
    { customer_cnpj_cpf },
    { customer_cnpj_cpf: PLAIN_SLIP.customer_cnpj_cpf },
    { customer_cnpj_cpf: '111.444.777-35' },
  ),
)

const deadline = (
  field: 'days_for_sue' | 'days_for_revoke' | 'days_for_negativation',
  ...plain: readonly number[]
): DrawnFacet =>
  maybeFacet([field], fields({ [field]: fc.integer({ min: 1, max: 99 }) }), ...plain.map((days) => ({ [field]: days })))

/** A deadline in calendar days or business days. */
const countedDeadline = (field: 'days_for_sue' | 'days_for_negativation', ...plain: readonly number[]): DrawnFacet =>
  maybeFacet(
    [field, 'deadline_days_type'],
    fields({ [field]: fc.integer({ min: 1, max: 99 }), deadline_days_type: maybe(fc.constantFrom(1, 2)) }),
    ...plain.map((days) => ({ [field]: days })),
  )

/** Zip codes start at 01000-000. */
const zipcode = fc.tuple(fc.integer({ min: 1_000_000, max: 99_999_999 }), fc.boolean()).map(([number, isMasked]) => {
  const bare = String(number).padStart(8, '0')
  return isMasked ? `${bare.slice(0, 5)}-${bare.slice(5)}` : bare
})
const state = fc.constantFrom('PR', 'SP', 'RJ', 'MG', 'RS', 'AC', 'DF', 'sp')

const GUARANTOR = {
  guarantor_name: 'Participações Três Irmãos',
  guarantor_cnpj_cpf: '38.001.745/0002-29',
  guarantor_address: 'Praça da Invenção, 8',
  guarantor_neighborhood: 'Centro',
  guarantor_zipcode: '88999-300',
  guarantor_city_name: 'Florianópolis',
  guarantor_state: 'SC',
} satisfies Partial<Slip>

function guarantor(text: (words: WordKind) => fc.Arbitrary<string>): DrawnFacet {
  const more = {
    guarantor_address_number: maybe(text('document')),
    guarantor_address_complement: maybe(text('neighborhood')),
  }
  const whole = {
    guarantor_name: text('name'),
    guarantor_cnpj_cpf: typedTaxId,
    guarantor_address: text('street'),
    guarantor_neighborhood: text('neighborhood'),
    guarantor_zipcode: zipcode,
    guarantor_city_name: text('city'),
    guarantor_state: state,
  }
  const { guarantor_name, ...parts } = whole
  const some = Object.fromEntries(Object.entries(parts).map(([name, arbitrary]) => [name, maybe<unknown>(arbitrary)]))
  return maybeFacet(
    [...Object.keys(whole), ...Object.keys(more)],
    fc.oneof(fields({ ...whole, ...more }), fields({ guarantor_name, ...some, ...more })),
    GUARANTOR,
  )
}

/** Objects as parsed from JSON. By default fast-check also draws objects without a prototype. */
const PLAIN_OBJECT = { noNullPrototype: true } as const

/** An account of the same bank that receives a share of the credit. */
const account = (bank: string) =>
  fc.record(
    {
      bank_number: fc.constant(bank),
      agency_number: digits(1, 4).map((number) => `1${number}`.slice(0, 4)),
      agency_digit: fc.constantFrom('', '0', '7'),
      account_number: digits(1, 5).map((number) => `1${number}`.slice(0, 5)),
      account_digit: digits(1),
      cnpj_cpf: typedTaxId,
      name: requiredText('name', 'usual'),
      amount: fc.integer({ min: 1, max: 300 }),
      floating: fc.integer({ min: 1, max: 30 }),
    },
    PLAIN_OBJECT,
  )

function split(bank: string): DrawnFacet {
  const plain = {
    bank_number: bank,
    agency_number: '1873',
    agency_digit: '',
    account_number: '10001',
    account_digit: '1',
    cnpj_cpf: '299.792.458-83',
    name: 'Sócio Fictício',
    amount: 1,
    floating: 1,
  }
  return maybeFacet(
    ['split_payment', 'split_accounts'],
    fields({
      split_payment: fc.constant(true),
      split_accounts: fc.array(account(bank), { minLength: 1, maxLength: 3 }),
    }),
    { split_payment: true, split_accounts: [plain] },
  )
}

const alphanumeric = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')

const pix = (hasTxid: boolean): DrawnFacet =>
  maybeFacet(
    ['pix_enabled', 'pix_key', 'pix_txid', 'pix_location_id'],
    fields({
      pix_enabled: fc.constant(true),
      pix_key: maybe(fc.constantFrom('chave@exemplo.com.br', '+5541999990000', '11222333000181')),
      ...(hasTxid ? { pix_txid: maybe(fc.string({ unit: alphanumeric, minLength: 26, maxLength: 35 })) } : {}),
    }),
    { pix_enabled: true },
    { pix_enabled: true, pix_key: 'chave@exemplo.com.br' },
  )

const divergentPayment: DrawnFacet = (() => {
  const name = 'divergent_payment'
  const ofValues = (type: number, ...bounds: string[]): fc.Arbitrary<DrawnFields> =>
    fc.tuple(cents, cents).map((drawn) => {
      const ordered = drawn.toSorted((a, b) => a - b)
      return Object.assign(
        { [`${name}_type`]: type, [`${name}_value_type`]: 1 },
        ...bounds.map((bound, i) => ({ [`${name}_${bound}_value`]: moneyText(ordered[i]!) })),
      )
    })
  const bounds = ['minimum', 'maximum'].flatMap((bound) => [`${name}_${bound}_value`, `${name}_${bound}_percentage`])
  return maybeFacet(
    [`${name}_type`, `${name}_value_type`, ...bounds, `${name}_limit`],
    fc.oneof(
      fc.constant({ [`${name}_type`]: 3 }),
      fc.constant({ [`${name}_type`]: 1 }),
      ofValues(2, 'minimum', 'maximum'),
      ofValues(4, 'minimum'),
    ),
    { [`${name}_type`]: 3 },
    { [`${name}_type`]: 1 },
    // Some banks have columns only for percentages.
    {
      [`${name}_type`]: 2,
      [`${name}_value_type`]: 2,
      [`${name}_minimum_percentage`]: '50',
      [`${name}_maximum_percentage`]: '100',
    },
  )
})()

/** A plain field, by its row. */
function plain(field: PlainField, text: fc.Arbitrary<string>): DrawnFacet {
  const { form, minLength = 1, maxLength, minimum = 1, maximum, example }: FieldInfo = SLIP_TABLE[field]
  const drawn =
    form === 'integer'
      ? fc.integer({ min: Math.max(1, minimum), max: maximum ?? 99 })
      : form === 'digits'
        ? digits(minLength, maxLength)
        : form === 'text'
          ? text
          : fc.constant(example)
  return maybeFacet([field], fields({ [field]: drawn }), { [field]: example })
}

/** Earlier than any drawn due date: a document cannot be issued after its due date. */
const EARLY_DAY = '2001-01-01'

/** Facets of features; null if another facet draws the feature. Other plain fields are drawn by their rows. */
type Facets = Readonly<
  Record<Exclude<SlipFeature, PlainField>, DrawnFacet | null> & Partial<Record<PlainField, DrawnFacet>>
>

/** Draws all facets of an entry, without regard to the rules of the bank. */
export function entryFacets(bounds: SlipBounds): fc.Arbitrary<readonly Facet[]> {
  const { amountDigits, documentTypes, features: supported, bank, today, texts } = bounds
  const has = (feature: SlipFeature): boolean => supported.includes(feature)
  const text = (words: WordKind): fc.Arbitrary<string> => requiredText(words, texts)
  const day = dateAround(today)
  const drawn: DrawnFacet[] = [
    always('amount', moneyOf(centsOf(amountDigits))),
    dueDate(day),
    documentType(documentTypes),
    always('document_number', text('document')),
    always('customer_person_name', text('name')),
    payerTaxId,
    always('customer_address', text('street')),
    always('customer_neighborhood', text('neighborhood')),
    always('customer_zipcode', zipcode),
    always('customer_city_name', text('city')),
    always('customer_state', state),
    maybeFacet(['document_date'], fields({ document_date: day }), { document_date: EARLY_DAY }),
    maybeFacet(['acceptance'], fields({ acceptance: fc.constantFrom('N', 'S') })),
    maybeFacet(['control_number'], fields({ control_number: text('control') }), { control_number: 'PEDIDO 1' }),
    maybeFacet(
      ['customer_address_number', 'customer_address_complement'],
      fields({
        customer_address_number: maybe(text('document')),
        customer_address_complement: maybe(text('neighborhood')),
      }),
    ),
    maybeFacet(['customer_truncated_address'], fields({ customer_truncated_address: text('street') })),
    maybeFacet(['customer_email'], fc.constant({ customer_email: 'maria@exemplo.com.br' })),
    maybeFacet(
      ['instructions'],
      fields({ instructions: fc.array(text('line'), { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')) }),
    ),
    late('fine', '2', '0,01'),
    late('interest', '0.1', '0,01'),
    discounts(has('third_discount') ? 3 : has('second_discount') ? 2 : 1),
    guarantor(text),
    maybeFacet(['value_rebate'], fields({ value_rebate: charge }), { value_rebate: '0,01' }),
    maybeFacet(['instruction_code'], fields({ instruction_code: digits(2) }), { instruction_code: '09' }),
  ]
  const byFeature: Facets = {
    days_for_sue: countedDeadline('days_for_sue', 10, 20),
    days_for_revoke: deadline('days_for_revoke', 30, 60),
    days_for_negativation: countedDeadline('days_for_negativation', 10, 30),
    divergent_payment: divergentPayment,
    split: split(bank),
    pix: pix(has('pix_txid')),
    bank_dispatch: maybeFacet(['dispatch_type'], fc.constant({ dispatch_type: 2 })),
    second_discount: null,
    third_discount: null,
    pix_txid: null,
  }
  const carried = SLIP_FIELDS.flatMap((field) => {
    const { feature } = SLIP_TABLE[field]
    if (feature === undefined || !has(feature)) return []
    return byFeature[feature] ?? (isPlainField(feature) ? plain(feature, text('document')) : [])
  })
  return fc.tuple(...drawn, ...carried)
}

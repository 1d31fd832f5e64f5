import { fieldReader, listedFieldReader, namesOf } from '../fields/field-reader.js'
import { PLAIN_FIELDS, SLIP_TABLE, SPLIT_ACCOUNT_TABLE } from './slip-fields.js'

const chargeReader = <const Charge extends 'fine' | 'interest'>(charge: Charge) =>
  listedFieldReader(SLIP_TABLE, {
    type: `${charge}_type`,
    percentage: `${charge}_percentage`,
    value: `${charge}_value`,
    days: `days_for_${charge}`,
  })

const discountReader = <const Prefix extends '' | 'second_' | 'third_'>(prefix: Prefix) =>
  listedFieldReader(SLIP_TABLE, {
    percentage: `${prefix}discount_percentage`,
    value: `${prefix}discount_value`,
    days: `days_for_${prefix}discount`,
  })

const makeReaders = () => ({
  SlipReader: listedFieldReader(SLIP_TABLE, namesOf(SLIP_TABLE), { copied: PLAIN_FIELDS }),
  FineReader: chargeReader('fine'),
  InterestReader: chargeReader('interest'),
  DiscountReaders: [discountReader(''), discountReader('second_'), discountReader('third_')],
  AccountReader: fieldReader(SPLIT_ACCOUNT_TABLE, namesOf(SPLIT_ACCOUNT_TABLE), { prefix: 'split_accounts.' }),
})

type SlipReaders = ReturnType<typeof makeReaders>

export type SlipReading = InstanceType<SlipReaders['SlipReader']>
export type ChargeFields = InstanceType<SlipReaders['FineReader' | 'InterestReader']>

let made: SlipReaders | undefined

/** Returns the readers of a slip's fields. They are made for the first slip, because their code is generated. */
export function slipReaders(): SlipReaders {
  made ??= makeReaders()
  return made
}

import { expectTypeOf, test } from 'vitest'
import type { Wallet } from '../../../src/cobranca/index.js'
import type { WALLET_FIELDS } from '../../../src/cobranca/wallet/wallet-fields.js'

test('the list has exactly the fields of a wallet', () => {
  expectTypeOf<(typeof WALLET_FIELDS)[number]>().toEqualTypeOf<keyof Wallet>()
})

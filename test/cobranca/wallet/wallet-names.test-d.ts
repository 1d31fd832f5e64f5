import { expectTypeOf, test } from 'vitest'
import type { Wallet } from '../../../src/cobranca/index.js'
import type { WALLET_FIELDS } from '../../../src/cobranca/wallet/wallet-fields.js'

test('every field of a wallet is listed, and nothing else', () => {
  expectTypeOf<(typeof WALLET_FIELDS)[number]>().toEqualTypeOf<keyof Wallet>()
})

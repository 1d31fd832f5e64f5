/** The list of banks has every folder of `src/banks`. A new bank is added by `npx vitest run test/banks/bank-list.test.ts -u`. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bankList, bankNames, bankReturns } from '../../.build/bank-list.js'
import { BANKS } from '../../src/banks/index.js'
import { folderOf } from './dialects-of.js'

const ROOT = join(import.meta.dirname, '..', '..')

test('the list is generated from the folders', async () => {
  await expect(bankList(ROOT)).toMatchFileSnapshot(join(ROOT, 'src/banks/bank-list.ts'))
  await expect(bankNames(ROOT)).toMatchFileSnapshot(join(ROOT, 'src/banks/bank-names.ts'))
  await expect(bankReturns(ROOT)).toMatchFileSnapshot(join(ROOT, 'src/banks/bank-returns.ts'))
})

test('the folder of a bank has its number and its slug', () => {
  for (const bank of BANKS) expect(bankList(ROOT), bank.name).toContain(`'./${folderOf(bank)}/index.js'`)
})

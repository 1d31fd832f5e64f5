/** Features that only Vórtx's remittances have: CNAB 400, V1.0 (08/2025). */
import { expect, test } from 'vitest'
import { build, entryOf, linesOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!

test('a payer’s CPF has blanks before it (p. 14), a guarantor’s CPF has zeros between number and control (pp. 14–15)', () => {
  const [title] = linesOf(
    wallet,
    entryOf({ ...instead, customer_cnpj_cpf: '299.792.458-83', guarantor_cnpj_cpf: '123.456.789-09' }),
  )
  expect(title!.slice(218, 234)).toBe('01   29979245883')
  expect(title!.slice(334, 349)).toBe('123456789000009')
})

test('type 2 has the messages in one line, and then no e-mail, which changes report (p. 8)', () => {
  const entry = entryOf({ ...instead, instructions: 'Sem cheque\nSem troco', customer_email: 'a@b.com.br' })
  const message = linesOf(wallet, entry).find((line) => line.startsWith('2'))
  expect(message!.slice(1, 321).trimEnd()).toBe('Sem cheque Sem troco')
  expect(build(wallet, entry).changes.map(({ field }) => field)).toContain('slip.customer_email')
})

test('the name of a file (p. 3)', () => {
  const beneficiary_name = 'Fundo de Investimentos Ltda'
  expect(build({ ...wallet, beneficiary_name }, entryOf(instead)).filename).toBe('CG02032026fundodeinv.rem')
})

/**
 * HSBC Bank Brasil (399), bought by Bradesco in 2016: identity, manuals and check digit of nosso número. Returns only. Cobrança registrada has the application
 * code COB (collection) or RDS (discount), cobrança não registrada CNR.
 */
import { checkDigitModulo11, isZeros, MODULO_11 } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'

export const bank = { number: '399', name: 'HSBC', slug: 'hsbc' } as const satisfies BankIdentity

export const manual400: Manual = { title: 'Cobrança Registrada, Manual Técnico, Módulo I, Padrão CNAB 400', version: 'maio/2014' }

export const manual400Cnr: Manual = { title: 'Cobrança Não Registrada, Layout Técnico, Volume IV, Arquivo de Retorno, Padrão CNAB 400', version: 'maio/2008' }

export const manual240: Manual = { title: 'Cobrança Registrada e Desconto, Layout FEBRABAN / CNAB 240', version: '2.01, maio/2014' }

export const manual240Sap: Manual = { title: 'Cobrança Registrada, Layout FEBRABAN / CNAB 240 - SAP R/3', version: 'agosto/2012' }

export const manual240Cnr: Manual = { title: 'Cobrança Não Registrada, Layout Técnico, Volume V, Arquivo Retorno, Padrão FEBRABAN 240', version: '2.03, agosto/2013' }

/** Nosso número of cobrança registrada: ten digits and a check digit (Módulo II, abril/2012, pp. 13–14). */
export const ourNumber = { length: 10 } as const

/** Nosso número of cobrança não registrada: the 16 digits of the código do documento, with its check digits (240, nota 24, p. 16). */
export const ourNumberCnr = { length: 16, digitLength: 0 } as const

const digit = (number: string): string => checkDigitModulo11(number, MODULO_11.weights2to7)

/** Nosso número with the check digit that its first digits require. */
export const withDigit = (whole: string): string | null => (isZeros(whole) ? null : whole.slice(0, -1) + digit(whole.slice(0, -1)))

/** Portuguese names that people give to fields of a wallet, in the form of `plainName`, with the field. */

import type { LocalizedText } from '../../code/language.js'
import { plainName } from '../errors/plain-name.js'

export const PORTUGUESE_WALLET_NAMES: Readonly<Record<string, string>> = {
  agencia: 'agency_number',
  numero_agencia: 'agency_number',
  agencia_digito: 'agency_digit',
  agencia_dv: 'agency_digit',
  digito_agencia: 'agency_digit',
  dv_agencia: 'agency_digit',
  conta: 'account_number',
  conta_corrente: 'account_number',
  numero_conta: 'account_number',
  conta_digito: 'account_digit',
  conta_dv: 'account_digit',
  digito_conta: 'account_digit',
  dv_conta: 'account_digit',
  banco: 'bank_contract_slug',
  carteira: 'bank_contract_slug',
  codigo_carteira: 'bank_contract_slug',
  cnab: 'layout',
  nosso_numero: 'next_our_number',
  proximo_nosso_numero: 'next_our_number',
  sequencial: 'next_remittance_number',
  numero_remessa: 'next_remittance_number',
  proxima_remessa: 'next_remittance_number',
  nsa: 'next_remittance_number',
  cedente: 'beneficiary_name',
  beneficiario: 'beneficiary_name',
  nome: 'beneficiary_name',
  nome_beneficiario: 'beneficiary_name',
  nome_cedente: 'beneficiary_name',
  razao_social: 'beneficiary_name',
  empresa: 'beneficiary_name',
  cpf: 'beneficiary_cnpj_cpf',
  cnpj: 'beneficiary_cnpj_cpf',
  cpf_cnpj: 'beneficiary_cnpj_cpf',
  cnpj_cpf: 'beneficiary_cnpj_cpf',
  documento: 'beneficiary_cnpj_cpf',
  endereco: 'beneficiary_address_street',
  logradouro: 'beneficiary_address_street',
  rua: 'beneficiary_address_street',
  numero: 'beneficiary_address_street_number',
  complemento: 'beneficiary_address_complement',
  bairro: 'beneficiary_address_neighborhood',
  cidade: 'beneficiary_address_city',
  uf: 'beneficiary_address_state',
  estado: 'beneficiary_address_state',
  cep: 'beneficiary_address_zipcode',
}

/** Contents of the extras of a wallet, by bank. */
export type WalletExtras = Readonly<Partial<Record<WalletExtra, LocalizedText>>>

type WalletExtra = 'extra1' | 'extra2' | 'extra3'

/**
 * The extra of a bank whose description has all words of a name.
 *
 * @example extraNamed('codigo_cedente', { extra1: { pt: 'código do beneficiário', en: '' } }) // 'extra1'
 */
export function extraNamed(name: string, extras: WalletExtras): WalletExtra | undefined {
  const words = wordsOf(name)
  if (words.every((word) => VAGUE.includes(word))) return undefined
  return (Object.entries(extras) as [WalletExtra, LocalizedText][]).find(([, { pt }]) => {
    const described = wordsOf(pt)
    return words.every((word) => described.includes(word))
  })?.[0]
}

const VAGUE: readonly string[] = ['codigo', 'numero', 'do', 'da', 'de']

/** Beneficiaries were once called cedentes. */
const wordsOf = (text: string): string[] =>
  plainName(text)
    .split('_')
    .map((word) => (word === 'cedente' ? 'beneficiario' : word))

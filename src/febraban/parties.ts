/** Payer and beneficiary in the columns that a bank's CNAB 240 and CNAB 400 name alike. */
import type { PreparedSlip, PreparedWallet } from '../cobranca/index.js'
import { taxIdKind1, taxIdKind2 } from './tax-id-kinds.js'

const nameAndAddress = ({ payer }: PreparedSlip) => ({
  payer_tax_id: payer.tax_id,
  payer_name: payer.name,
  payer_address: payer.address,
  payer_neighborhood: payer.neighborhood,
  payer_zipcode: payer.zipcode,
  payer_city: payer.city,
  payer_state: payer.state,
})

/** Kind of tax id in one column (G005). */
export const payer240 = (slip: PreparedSlip) => ({ payer_tax_id_type: taxIdKind1(slip.payer.tax_id_type), ...nameAndAddress(slip) })

/** Kind of tax id in two columns, as most banks have it. */
export const payer400 = (slip: PreparedSlip) => ({ payer_tax_id_type: taxIdKind2(slip.payer.tax_id_type), ...nameAndAddress(slip) })

/** In the headers of file and lot (G005, G006, G013). */
export const beneficiary240 = (wallet: PreparedWallet) => ({
  beneficiary_tax_id_type: taxIdKind1(wallet.beneficiary_tax_id_type),
  beneficiary_tax_id: wallet.beneficiary_tax_id,
  beneficiary_name: wallet.beneficiary_name,
})

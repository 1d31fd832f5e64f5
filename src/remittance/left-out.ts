import type { Entry } from '../cobranca/index.js'

/** Whether an entry stays out of the remittance because its slip was registered by other means. */
export const isLeftOut = ({ our_code, slip }: Entry): boolean =>
  our_code === '1001' && slip?.prevent_registration === true

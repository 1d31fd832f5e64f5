export * from '../families/autbank400/manual-pages.js'

/** Registro de rateio de crédito, tipo 3: February 2019, pp. 11–12. */
import { part } from '../printed-page.js'
export const CNAB400_SPLIT = part`
  1 9 3, 2-29 X, 30 9 1, 31 9 1, 32-43 X, 44-46 9 zeros, 47-51 9, 52 9, 53-64 X, 65 9, 66-80 9, 81-120 X, 121-151 X, 152-157 9, 158-160 9 zeros,
  161-163 9 zeros, 164-168 9, 169 9, 170-181 X, 182 9, 183-197 9, 198-237 X, 238-268 X, 269-274 9, 275-277 9 zeros, 278-280 9 zeros, 281-285 9, 286 9,
  287-298 X, 299 9, 300-314 9, 315-354 X, 355-385 X, 386-391 9, 392-394 9 zeros
`

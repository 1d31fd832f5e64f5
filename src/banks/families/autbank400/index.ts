export { type Autbank400Contract, freeField, ourNumber } from './our-number.js'
export { type Autbank400Remittance, autbank400Remittance } from './remittance.js'
export { type Autbank400Return, autbank400Return } from './return.js'

export { type Misplacement, misplacementOf, namesIn, significantFaults } from './misplacement.js'
export { firstMissingColumn, isPadded, isTrimmed } from './missing-end.js'
export type { ExpectedNumber } from './shifts.js'

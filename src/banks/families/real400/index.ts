export { returnRecords } from './return-records.js'
export { occurrences } from './tables.js'
export { words } from './words.js'

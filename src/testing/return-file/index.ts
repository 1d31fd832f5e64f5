/** Writes return files of any dialect from plain values. */
export { carriedEntries } from './carried-entries.js'
export { returnDialectNames } from './dialect-of-name.js'
export type {
  DialectName,
  EntriesToWrite,
  EntryToWrite,
  FieldValues,
  ReturnFileValues,
  ReturnLotValues,
  ReturnTitleValues,
  WrittenReturn,
  WrittenTitle,
} from './return-values.js'
export { writeReturn } from './write-return.js'

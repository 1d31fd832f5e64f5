import { bankOf, dialectNamed } from '../../banks/index.js'
import type { FileLayout } from '../../fixed-width/index.js'
import type { ReturnRecord } from './return-record.js'
import { TitleRecord } from './title-record.js'

/** Returns the layout of a record, also of one that was copied or parsed from JSON; undefined if the library does not know it. */
export const layoutOfRecord = (record: ReturnRecord): FileLayout | undefined =>
  TitleRecord.originOf(record)?.file ??
  dialectNamed(bankOf(record.bank)?.returns[record.layout], record.variant)?.layout

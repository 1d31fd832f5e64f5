import { MAX_SIZE_OF_SMALL } from './read-at-once.js'

/** Maximum number of files of a group. */
const MAX_FILES = 32

/** Groups small files, to convert them together. A group has at most the bytes that one small file may have. Each other file is a group by itself. */
export async function* inGroups<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  sizeOf: (item: Item) => number,
): AsyncGenerator<readonly Item[]> {
  let group: Item[] = []
  let bytes = 0
  for await (const item of items) {
    const size = sizeOf(item)
    if (group.length === MAX_FILES || (group.length > 0 && bytes + size > MAX_SIZE_OF_SMALL)) {
      yield group
      group = []
      bytes = 0
    }
    group.push(item)
    bytes += size
  }
  if (group.length > 0) yield group
}

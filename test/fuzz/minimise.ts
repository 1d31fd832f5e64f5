/** Returns the shortest part of an input with the same fault: removes pieces, from halves to bytes, while the fault remains. */
export async function minimised(
  bytes: Uint8Array,
  isWrong: (bytes: Uint8Array) => Promise<boolean>,
  hasTime: () => boolean,
): Promise<Uint8Array> {
  let shortest = bytes
  for (let size = Math.ceil(bytes.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < shortest.length && hasTime(); ) {
      const shorter = Buffer.concat([shortest.subarray(0, at), shortest.subarray(at + size)])
      if (await isWrong(shorter)) shortest = shorter
      else at += size
    }
  }
  return shortest
}

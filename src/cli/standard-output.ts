/** The standard output of the program. */
import { fstatSync, type Stats, writeSync } from 'node:fs'
import type { Output } from './terminal.js'

/**
 * Returns a stream of the program, ready to be written to. A file is written here. Node writes a text in one call and does not check how many bytes the system
 * has written: on a full disk, the rest would be missing without an error.
 *
 * @param write writes bytes from an offset on, and returns how many were written; for tests
 */
export function standardOutput(stream: NodeJS.WriteStream & { readonly fd: number }, write = writeSync): Output {
  if (stream.isTTY === true || !isWrittenAtOnce(stream.fd)) return stream
  const listeners: ((error: Error) => void)[] = []
  const output = {
    isTTY: false,
    on(event: string, listener: (error: Error) => void) {
      if (event === 'error') listeners.push(listener)
      return output
    },
    write(data: string | Uint8Array) {
      const bytes = typeof data === 'string' ? Buffer.from(data) : data
      try {
        for (let at = 0; at < bytes.length; ) at += write(stream.fd, bytes, at)
      } catch (error) {
        if (listeners.length === 0) throw error
        for (const listener of listeners) listener(error as Error)
      }
      return true
    },
  }
  return output as unknown as Output
}

/** Whether the system takes the bytes of a write at once: a file, or a device such as /dev/full. Pipes are left to Node. */
function isWrittenAtOnce(fd: number): boolean {
  let stats: Stats
  try {
    stats = fstatSync(fd)
  } catch {
    return false
  }
  return stats.isFile() || stats.isCharacterDevice()
}

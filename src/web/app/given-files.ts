/** Files that are dropped, chosen or pasted, also in folders. */

/** Returns the files of a drop, also those in its folders. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (entries.length === 0) return [...files]
  return (await Promise.all(entries.map(filesOfEntry))).flat()
}

async function filesOfEntry(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile)
    return [await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: File[] = []
  for (;;) {
    // A folder returns its entries in several parts.
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (entries.length === 0) return found
    found.push(...(await Promise.all(entries.map(filesOfEntry))).flat())
  }
}

/** Pasted content: files, the digits of a boleto, or the text of a file. */
export type Pasted = { readonly files: File[] } | { readonly digits: string }

export function pastedThing(data: DataTransfer | null, name: string): Pasted | null {
  if (data === null) return null
  if (data.files.length > 0) return { files: [...data.files] }
  const text = data.getData('text/plain')
  if (text.trim() === '') return null
  const digits = text.replace(/[\s.-]/g, '')
  if (/^\d{44}(\d{3,4})?$/.test(digits)) return { digits: text.trim() }
  return { files: [new File([text], name)] }
}

/** Made-up files in the page. */
export function sampleFiles(json: string): File[] {
  const files = JSON.parse(json) as readonly { readonly name: string; readonly base64: string }[]
  return files.map(({ name, base64 }) => new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], name))
}

/** Gives a file to the browser to save. */
export function saveFile(name: string, type: string, bytes: Uint8Array): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

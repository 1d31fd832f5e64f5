import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { inject } from 'vitest'

/** Makes a folder once for all workers of the run, in the folder for what several test files need. The other workers wait for it. */
export async function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(inject('scratch'), name)
  const [done, failed] = [`${folder}.done`, `${folder}.failed`]
  mkdirSync(inject('scratch'), { recursive: true })
  try {
    mkdirSync(folder)
  } catch {
    while (!existsSync(done)) {
      if (existsSync(failed)) throw new Error(`another worker could not make ${name}`)
      await setTimeout(50)
    }
    return folder
  }
  try {
    await make(folder)
  } catch (error) {
    writeFileSync(failed, '')
    throw error
  }
  writeFileSync(done, '')
  return folder
}

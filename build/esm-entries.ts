import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['plugins']>[number]

/**
 * Writes an ES module beside each of these entries in CommonJS, which exports its names. So Node loads the same code for `import` and `require`: there is
 * one instance of each class, and no cost of linking ES modules.
 */
export const esmEntries = (sources: readonly string[]): Plugin => {
  const names = new Map<string, readonly string[]>()
  return {
    name: 'esm-entries',
    renderChunk(_, { path, entryPoint, exports = [] }) {
      if (entryPoint !== undefined && sources.includes(entryPoint)) names.set(path, exports)
    },
    async buildEnd() {
      for (const [path, exported] of names) {
        await writeFile(path.replace(/cjs$/, 'js'), `export { ${exported.join(', ')} } from './${basename(path)}'\n`)
      }
    },
  }
}

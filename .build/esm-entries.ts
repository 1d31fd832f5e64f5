import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, relative } from 'node:path'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['plugins']>[number]

/**
 * Writes an ES module beside each of these entries in CommonJS, which exports its names. So Node loads the same code for
 * `import` and `require`: there is one instance of each class, and no cost of linking ES modules.
 */
export const esmEntries = (entries: readonly string[]): Plugin => ({
  name: 'esm-entries',
  async renderChunk(_, { path, exports = [] }) {
    const name = relative(this.options.outDir, path)
      .replaceAll('\\', '/')
      .replace(/\.cjs$/, '')
    if (!entries.includes(name)) return
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path.replace(/cjs$/, 'js'), `export { ${exports.join(', ')} } from './${basename(path)}'\n`)
  },
})

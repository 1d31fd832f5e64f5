import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { build, type Plugin, transform } from 'esbuild'
import { withPureDefinitions } from './pure-definitions.js'

/** Chooses the files of the web form, for browsers and edge runtimes: `bytes.web.ts` takes the place of `bytes.ts`. */
export const webForm: Plugin = {
  name: 'web-form',
  setup({ onResolve }) {
    onResolve({ filter: /^\.{1,2}\/.*\.js$/ }, ({ path, resolveDir }) => {
      const file = join(resolveDir, path.replace(/\.js$/, '.web.ts'))
      return existsSync(file) ? { path: file } : undefined
    })
  },
}

/** Values of the build that replace expressions of the sources: generated code is printed only in development. */
export const DEFINED = { 'process.env.CNAB_PRINT_CODE': 'undefined' }

/**
 * Writes the web form of these entries: an ES module for each source, in the folders of the sources, so that a bundler leaves out the unused modules.
 *
 * @param entries sources
 * @param folder of the output
 */
export async function writeWebForm(entries: readonly string[], folder: string): Promise<void> {
  const { metafile } = await build({
    entryPoints: [...entries],
    outdir: folder,
    bundle: true,
    format: 'esm',
    packages: 'external',
    plugins: [webForm],
    metafile: true,
    write: false,
    logLevel: 'error',
  })
  await Promise.all(Object.keys(metafile.inputs).map((path) => writeModule(path, folder)))
}

async function writeModule(path: string, folder: string): Promise<void> {
  const { code } = await transform(await readFile(path, 'utf8'), {
    loader: 'ts',
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    define: DEFINED,
  })
  const file = join(folder, relative(resolve('src'), resolve(path)).replace(/(?:\.web)?\.ts$/, '.js'))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, withPureDefinitions(code))
}

/** Compiles the kernel to `kernel-code.ts`. With `--print`, prints that module instead of writing it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import asc from 'assemblyscript/asc'

const MODULE = new URL('../kernel-code.ts', import.meta.url)

const compiled = new Map()
const { error, stderr } = await asc.main(
  [
    ...['src/return/fast/kernel/assembly/kernel.ts', '--outFile', 'kernel.wasm'],
    // The caller provides the memory.
    ...['-O3', '--converge', '--noAssert', '--enable', 'simd', '--runtime', 'stub', '--importMemory'],
  ],
  {
    writeFile: (name, bytes) => void compiled.set(name, bytes),
    baseDir: fileURLToPath(new URL('../../../../..', import.meta.url)),
  },
)
if (error !== null) throw new Error(stderr.toString(), { cause: error })

const module = `/** \`assembly/kernel.ts\`, compiled by \`npm run build:kernel\`. */
export const KERNEL =
  '${Buffer.from(compiled.get('kernel.wasm')).toString('base64')}'
`
if (process.argv.includes('--print')) process.stdout.write(module)
// Other steps of CI read the file at the same time.
else if (!existsSync(MODULE) || readFileSync(MODULE, 'utf8') !== module) writeFileSync(MODULE, module)

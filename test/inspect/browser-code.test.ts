/** The program in the page is TypeScript of its own folder, bundled into one text: `npx vitest run test/inspect/browser-code.test.ts -u` makes it anew. */
import { build } from 'esbuild'
import { expect, test } from 'vitest'

test('browser-code.ts is what src/inspect/html/browser is bundled to', async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/inspect/html/browser/main.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'ascii',
    legalComments: 'none',
  })
  // In a page, the program ends where this stands, wherever it stands.
  const code = outputFiles[0]!.text.trim().replaceAll('</', '<\\/')
  const module = [
    '/** Made from `browser/` by `test/inspect/browser-code.test.ts`: change the sources, and have it made anew. */',
    `export const BROWSER_CODE =\n  ${JSON.stringify(code)}`,
    '',
  ].join('\n')
  await expect(module).toMatchFileSnapshot('../../src/inspect/html/browser-code.ts')
})

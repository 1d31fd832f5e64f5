import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { DEFINED, webForm } from './web-form.js'

/** Made-up files to try the page with. */
const SAMPLE = 'fixtures/demo/retornos'

/** The policy of the page allows no generated code. Without this, the first file would try it, and browsers would log a violation of the policy. */
const withoutGeneratedCode: Plugin = {
  name: 'without-generated-code',
  setup({ onLoad }) {
    onLoad({ filter: /src.code.generated-code\.ts$/ }, async ({ path }) => {
      const contents = await readFile(path, 'utf8')
      const never = contents.replace(TRIAL, 'allowed = false')
      if (never === contents) throw new Error(`${path} has no trial of generated code`)
      return { contents: never, loader: 'ts' }
    })
  },
}

const TRIAL = /allowed = new Function\(.*$/m

interface Bundle {
  readonly code: string
  /** Folders of the packages in the code. */
  readonly packages: readonly string[]
}

async function bundle(entry: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'none',
    define: DEFINED,
    plugins: [webForm, withoutGeneratedCode],
    logLevel: 'warning',
  })
  const packages = Object.keys(metafile.inputs).flatMap((path) => PACKAGE.exec(path)?.[0] ?? [])
  return { code: withoutTags(outputFiles[0]!.text.trim()), packages: [...new Set(packages)] }
}

/** Folder of a package in the path of one of its files. */
const PACKAGE = /^node_modules\/(?:@[^/]+\/)?[^/]+/

/** Returns the licences of packages. The page has their code, and people pass it on without the package. */
async function licencesOf(packages: readonly string[]): Promise<string> {
  const texts = [...new Set(packages)].sort().map(async (folder) => {
    const name = (await readdir(folder)).find((file) => /^licen[cs]e/i.test(file))
    if (name === undefined) throw new Error(`${folder} has no licence`)
    return `${folder.replace('node_modules/', '')}\n\n${(await readFile(join(folder, name), 'utf8')).trim()}`
  })
  return (await Promise.all(texts)).join('\n\n').replaceAll('--', '- -')
}

async function styleSheet(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
  })
  return outputFiles[0]!.text.trim()
}

/** Replaces what would end a script, or begin another one in it. */
const withoutTags = (code: string): string => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')

async function sample(): Promise<readonly { readonly name: string; readonly base64: string }[]> {
  const names = (await readdir(SAMPLE)).sort()
  return Promise.all(
    names.map(async (name) => ({ name, base64: (await readFile(join(SAMPLE, name))).toString('base64') })),
  )
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Writes the page that reads CNAB files in a browser: one file with all its code. Its policy allows no request, and no script but its own.
 *
 * @param path of the page
 */
export async function writePage(path: string): Promise<void> {
  const [app, worker, style, files] = await Promise.all([
    bundle('src/web/app/main.tsx'),
    bundle('src/web/worker/main.ts'),
    styleSheet('src/web/app/style.css'),
    sample(),
  ])
  const licences = await licencesOf([...app.packages, ...worker.packages])
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(app.code)}`,
    `style-src ${hashOf(style)}`,
    'worker-src blob:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  await mkdir(dirname(path), { recursive: true })
  await writeFile(
    path,
    `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>CNAB</title>
<style>${style}</style>
</head>
<body>
<div id="app"></div>
<noscript>Esta página lê arquivos CNAB neste computador e precisa de JavaScript. This page reads CNAB files on this computer and needs JavaScript.</noscript>
<script type="text/plain" id="worker">${worker.code}</script>
<script type="application/json" id="sample">${JSON.stringify(files)}</script>
<script>${app.code}</script>
</body>
</html>
<!--
This page contains code of these packages.

${licences}
-->
`,
  )
}

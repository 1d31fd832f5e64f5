/**
 * Licence texts of the packages that a user installs with this one, as THIRD-PARTY-LICENSES.md has them. With `--write`, writes that file; otherwise fails if it is
 * out of date. Packages of some systems only have the licence of the package that needs them.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLock, runtimePackages } from './runtime-packages.mjs'

const FILE = 'THIRD-PARTY-LICENSES.md'

const packages = runtimePackages(readLock())
const isOfOneSystem = ({ os, cpu }) => os !== undefined || cpu !== undefined

function licenceOf({ path }) {
  const names = existsSync(path) ? readdirSync(path).filter((name) => /^(licen[cs]e|notice|copying)/i.test(name)) : []
  return names.sort().map((name) => readFileSync(join(path, name), 'utf8').replaceAll('\r\n', '\n').trim())
}

const sections = packages
  .filter((each) => !isOfOneSystem(each))
  .map((each) => {
    const texts = licenceOf(each)
    const text = texts.length === 0 ? 'The package has no file with the text of its licence.' : texts.join('\n\n')
    return `## ${each.name} ${each.version}\n\n${each.license}\n\n\`\`\`text\n${text.replaceAll('```', "'''")}\n\`\`\`\n`
  })
const others = packages.filter(isOfOneSystem).map(({ name, version, license }) => `- ${name} ${version}: ${license}`)
const text = `# Licences of other packages

cnab-cobranca contains no code of other packages: \`npm install\` installs them with their own licences. Only \`dist/web/cnab.html\` contains code of some, with
their licences at its end. A program that is bundled with them must keep these texts. The versions are those of \`package-lock.json\`, with which this version was tested. \`npm run licences\` writes this file.

${sections.join('\n')}
## Binaries of single systems

Parts of @napi-rs/nice, of which at most one is installed:

${others.join('\n')}
`
if (process.argv.includes('--write')) writeFileSync(FILE, text)
else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
  console.error(`${FILE} is not that of the installed packages: run npm run licences`)
  process.exitCode = 1
}

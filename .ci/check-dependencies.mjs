/**
 * Fails if a package of package-lock.json has an install script or a licence that .ci/dependencies.json does not list, if a package that users install has any
 * install script, or if docs/dependencies.md or its sister in Portuguese does not describe a direct dependency. Lists what is listed in vain.
 */
import { readFileSync } from 'node:fs'
import { nameOf, readLock, runtimePackages } from './runtime-packages.mjs'

const PAGES = ['docs/dependencies.md', 'docs/pt/dependencias.md']

const listed = JSON.parse(readFileSync('.ci/dependencies.json', 'utf8'))
const packages = readLock()
const runtime = new Set(runtimePackages(packages).map(({ path }) => path))
const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'))
const problems = []
const seen = {
  installScripts: new Set(),
  runtimeLicences: new Set(),
  developmentLicences: new Set(),
  withoutLicence: new Set(),
}

for (const [path, { version, license, hasInstallScript }] of Object.entries(packages)) {
  if (path === '') continue
  const name = nameOf(path)
  const shown = `${name} ${version}`
  const isRuntime = runtime.has(path)
  if (hasInstallScript === true) {
    seen.installScripts.add(name)
    if (isRuntime) problems.push(`${shown} is installed by users and has an install script`)
    else if (!Object.hasOwn(listed.installScripts, name))
      problems.push(`${shown} has an install script that is not listed`)
  }
  if (license === undefined) {
    seen.withoutLicence.add(name)
    if (isRuntime || !Object.hasOwn(listed.withoutLicence, name)) problems.push(`${shown} has no licence`)
  } else {
    const list = isRuntime ? 'runtimeLicences' : 'developmentLicences'
    seen[list].add(license)
    if (!listed[list].includes(license))
      problems.push(`${shown} has the licence ${license}, which is not listed in ${list}`)
  }
}
for (const [list, values] of Object.entries(seen)) {
  const names = Array.isArray(listed[list]) ? listed[list] : Object.keys(listed[list])
  for (const name of names) if (!values.has(name)) problems.push(`${name} is listed in ${list} in vain`)
}
for (const page of PAGES) {
  const text = readFileSync(page, 'utf8')
  for (const name of Object.keys({ ...dependencies, ...peerDependencies }))
    if (!text.includes(`| \`${name}\` |`)) problems.push(`${page} does not describe ${name}`)
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

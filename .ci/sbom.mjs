/**
 * Writes dist/sbom.cdx.json, the list of the packages that a user installs with this one, as CycloneDX. `npm sbom` describes all packages of package-lock.json;
 * those of development are removed here, because `npm sbom --omit dev` also removes packages that development and this package both need (npm 11.19). The same
 * lock file gives the same bytes: no time, no random number, no name of a folder or a host.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readLock, runtimePackages } from './runtime-packages.mjs'

const { name } = JSON.parse(readFileSync('package.json', 'utf8'))
const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'library', '--package-lock-only']
const shell = process.platform === 'win32'
const all = JSON.parse(execFileSync('npm', args, { encoding: 'utf8', shell, maxBuffer: 2 ** 26 }))

const refOf = ({ name, version }) => `${name}@${version}`
const packages = new Map(runtimePackages(readLock()).map((each) => [each.path, each]))
const refs = new Map([...packages.values()].map((each) => [refOf(each), each]))
const described = new Map(all.components.map((component) => [component['bom-ref'], component]))

/** The component without what npm took from the machine. */
const componentOf = (ref) => {
  const component = described.get(ref)
  if (component === undefined) throw new Error(`npm sbom does not describe ${ref}`)
  const { properties: _, externalReferences: __, ...rest } = component
  return { ...rest, scope: refs.get(ref).isOptional ? 'optional' : 'required' }
}

const { $schema, bomFormat, specVersion, version, metadata } = all
const root = metadata.component['bom-ref']
const { properties: _, externalReferences: __, ...component } = metadata.component
const names = [...refs.keys()].sort()
const direct = Object.keys(readLock()[''].dependencies)
const dependsOn = (paths) => [...new Set(paths.map((path) => refOf(packages.get(path))))].sort()
const content = {
  metadata: {
    lifecycles: metadata.lifecycles,
    tools: [{ vendor: 'npm', name: 'cli' }],
    component: { ...component, name },
  },
  components: names.map(componentOf),
  dependencies: [
    { ref: root, dependsOn: dependsOn(direct.map((each) => `node_modules/${each}`)) },
    ...names.map((ref) => ({ ref, dependsOn: dependsOn(refs.get(ref).needs) })),
  ],
}
const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
// A UUID of version 8: its digits are the project's own.
const uuid = [
  hash.slice(0, 8),
  hash.slice(8, 12),
  `8${hash.slice(13, 16)}`,
  `a${hash.slice(17, 20)}`,
  hash.slice(20, 32),
]
const sbom = { $schema, bomFormat, specVersion, serialNumber: `urn:uuid:${uuid.join('-')}`, version, ...content }
mkdirSync('dist', { recursive: true })
writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(sbom, null, 2)}\n`)

/** The list of packages, their licences and install scripts: docs/dependencies.md. */
import { spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderOf } from '../convert/folders.js'
import { isLong, testSome } from '../runs.js'

const FILES = [
  ...['package.json', 'package-lock.json', '.ci/dependencies.json', 'docs/dependencies.md', 'docs/pt/dependencias.md'],
  'THIRD-PARTY-LICENSES.md',
]

interface Package {
  license?: string
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
}

interface Lock {
  packages: Record<string, Package>
}

function ran(script: string, cwd: string, ...args: string[]): { status: number | null; lines: string[] } {
  const { status, stderr } = spawnSync(process.execPath, [resolve('.ci', script), ...args], { cwd, encoding: 'utf8' })
  return { status, lines: stderr.split('\n').filter((line) => line !== '') }
}

/** A copy of the files that the checks read, with changes. */
function copyWith(change: (packages: Lock['packages'], texts: Record<string, string>) => void): string {
  const texts = Object.fromEntries(FILES.map((file) => [file, readFileSync(file, 'utf8')]))
  const lock = JSON.parse(texts['package-lock.json']!) as Lock
  change(lock.packages, texts)
  return folderOf({ ...texts, 'package-lock.json': JSON.stringify(lock) })
}

const problemsOf = (...[change]: Parameters<typeof copyWith>): string[] => {
  const { status, lines } = ran('check-dependencies.mjs', copyWith(change))
  expect(status).toBe(lines.length === 0 ? 0 : 1)
  return lines
}

test('the packages of this version are as listed, and have these licences', () => {
  expect(ran('check-dependencies.mjs', '.')).toEqual({ status: 0, lines: [] })
  expect(ran('third-party.mjs', '.')).toEqual({ status: 0, lines: [] })
})

describe('the check fails', () => {
  testSome(1, {
    'for a new install script of a package of development': () => {
      const problems = problemsOf((packages) => {
        packages['node_modules/vitest']!.hasInstallScript = true
      })
      expect(problems).toEqual([expect.stringMatching(/^vitest [\d.]+ has an install script that is not listed$/)])
    },

    'for any install script of a package that users install, also a deep or optional one': () => {
      const problems = problemsOf((packages) => {
        for (const name of ['yauzl', 'pend', '@napi-rs/nice']) packages[`node_modules/${name}`]!.hasInstallScript = true
      })
      expect(problems).toHaveLength(3)
      for (const problem of problems) expect(problem).toMatch(/is installed by users and has an install script$/)
    },

    'for a licence that is not listed': () => {
      const problems = problemsOf((packages) => {
        packages['node_modules/pend']!.license = 'Apache-2.0'
        packages['node_modules/knip']!.license = 'AGPL-3.0-only'
      })
      expect(problems.sort()).toEqual([
        expect.stringMatching(
          /^knip [\d.]+ has the licence AGPL-3\.0-only, which is not listed in developmentLicences$/,
        ),
        expect.stringMatching(/^pend [\d.]+ has the licence Apache-2\.0, which is not listed in runtimeLicences$/),
      ])
    },

    'for a package without a licence': () => {
      const problems = problemsOf((packages) => {
        delete packages['node_modules/iconv-lite']!.license
      })
      expect(problems).toEqual([expect.stringMatching(/^iconv-lite [\d.]+ has no licence$/)])
    },

    'for a name that is listed in vain': () => {
      const problems = problemsOf((packages) => {
        delete packages['node_modules/esbuild']!.hasInstallScript
      })
      expect(problems).toEqual(['esbuild is listed in installScripts in vain'])
    },

    'for a dependency that a page does not describe': () => {
      const problems = problemsOf((_, texts) => {
        texts['docs/pt/dependencias.md'] = texts['docs/pt/dependencias.md']!.replace('| `yauzl` |', '| yauzl |')
      })
      expect(problems).toEqual(['docs/pt/dependencias.md does not describe yauzl'])
    },

    'for a package that the lock file lacks': () => {
      const { status, lines } = ran(
        'check-dependencies.mjs',
        copyWith((packages) => {
          delete packages['node_modules/pend']
        }),
      )
      expect([status, lines.join()]).toEqual([
        1,
        expect.stringContaining('has no pend, which node_modules/yauzl needs'),
      ])
    },

    'for texts of licences that are out of date': () => {
      const statusWith = (change: (text: string) => string): number | null => {
        const folder = copyWith((_, texts) => {
          texts['THIRD-PARTY-LICENSES.md'] = change(texts['THIRD-PARTY-LICENSES.md']!)
        })
        symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
        return ran('third-party.mjs', folder).status
      }
      expect(statusWith((text) => text)).toBe(0)
      expect(statusWith((text) => text.replace('Josh Wolfe', ''))).toBe(1)
    },
  })
})

describe.runIf(isLong)('dist/sbom.cdx.json', () => {
  interface Sbom {
    readonly components: readonly { readonly name: string; readonly licenses: unknown; readonly scope: string }[]
    readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
    readonly metadata: { readonly component: { readonly name: string } }
  }

  const written = (folder: string): string => {
    expect(ran('sbom.mjs', folder)).toEqual({ status: 0, lines: [] })
    return readFileSync(join(folder, 'dist/sbom.cdx.json'), 'utf8')
  }

  test('lists each package that users install, also those that development needs as well, and no other', () => {
    const { components, dependencies, metadata } = JSON.parse(written(copyWith(() => {}))) as Sbom
    const names = components.map(({ name }) => name)
    const { dependencies: direct = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as Package
    expect(names).toEqual(
      expect.arrayContaining([...Object.keys(direct), 'hyparquet', 'picomatch', 'ansi-regex', 'pend']),
    )
    for (const name of ['vitest', 'typescript', 'bullmq', 'pg']) expect(names).not.toContain(name)
    expect(metadata.component.name).toBe('cnab-cobranca')
    expect(dependencies[0]!.dependsOn.map((ref) => ref.replace(/@[^@]+$/, ''))).toEqual(Object.keys(direct).sort())
    for (const { licenses } of components) expect(licenses).toEqual([{ license: { id: 'MIT' } }])
    const optional = components.filter(({ scope }) => scope === 'optional').map(({ name }) => name)
    expect(optional).toContain('@napi-rs/nice')
    expect(optional.filter((name) => !name.startsWith('@napi-rs/nice'))).toEqual([])
  })

  test('has the same bytes in every folder, and no host, path or time', () => {
    const folders = [copyWith(() => {}), copyWith(() => {})]
    const [first, second] = folders.map(written)
    expect(second).toBe(first)
    for (const folder of folders) expect(first).not.toContain(basename(folder))
    expect(first!.match(/https?:\/\/[^"]*/g)).toEqual(['http://cyclonedx.org/schema/bom-1.5.schema.json'])
    expect(first).not.toMatch(/timestamp|node_modules|\d{4}-\d\d-\d\dT/)
  })
})

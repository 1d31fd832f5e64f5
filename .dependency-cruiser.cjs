/**
 * Imports run only downwards: a folder may import what stands in a lower row, never its own row or one above.
 * Type-only imports count too.
 */
const rows = [
  ['cli', 'web'],
  ['queue'],
  ['convert', 'inspect', 'testing'],
  ['settlement', 'import'],
  ['return', 'remittance'],
  ['banks'],
  ['febraban'],
  ['cobranca', 'fixed-width'],
  ['code'],
  ['runtime'],
]

/** The modules of src itself: what people import. */
const face = '^src/(index|assignment|boleto|chosen-banks|columns|layouts|shards|tables)\\.ts$'

const inFolders = (folders) => `^src/(${folders.join('|')})/`
const folders = rows.flat()

/** The folders of `return`, the uppermost first. */
const returnFolders = ['read', 'fast', 'columns', 'meaning']

const downwards = rows.flatMap((row, depth) =>
  row.map((folder) => ({
    name: `${folder}-imports-only-downwards`,
    comment: `src/${folder} may import only itself and the rows below it.`,
    severity: 'error',
    from: { path: inFolders([folder]) },
    to: {
      path: '^src/',
      // cli stands above everything, the public face included.
      pathNot: [inFolders([folder, ...rows.slice(depth + 1).flat()]), ...(folder === 'cli' ? [face] : [])],
    },
  })),
)

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...downwards,
    {
      name: 'face-knows-no-command',
      comment: 'The entry points of src may import everything but cli.',
      severity: 'error',
      from: { path: face },
      to: { path: inFolders(['cli']) },
    },
    {
      name: 'banks-build-on-families',
      comment:
        "A bank's folder imports families, never another bank's folder, nor the registry that lists them. A family imports no bank.",
      severity: 'error',
      from: { path: '^src/banks/([^/]+)/' },
      to: { path: '^src/banks/([^/]+/|index\\.ts$)', pathNot: ['^src/banks/$1/', '^src/banks/families/'] },
    },
    {
      name: 'names-need-no-family',
      comment: 'The names of all banks are loaded with the library: bank.ts imports only types of families.',
      severity: 'error',
      from: { path: '^src/banks/[^/]+/bank\\.ts$' },
      to: { path: '^src/banks/families/', dependencyTypesNot: ['type-only'] },
    },
    ...returnFolders.map((folder, depth) => ({
      name: `return-${folder}-imports-only-downwards`,
      comment: `src/return/${folder} may import only itself and the folders below it: ${returnFolders.slice(depth + 1).join(', ')}.`,
      severity: 'error',
      from: { path: `^src/return/${folder}/` },
      to: { path: '^src/return/', pathNot: `^src/return/(${returnFolders.slice(depth).join('|')})/` },
    })),
    {
      name: 'fast-has-one-interface',
      comment: 'Outside src/return/fast only its index.ts is imported.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/return/fast/' },
      to: { path: '^src/return/fast/', pathNot: '^src/return/fast/index\\.ts$' },
    },
    {
      name: 'fast-readers-apart',
      comment: 'The generated code and the kernel do not import each other.',
      severity: 'error',
      from: { path: '^src/return/fast/(regular|kernel)/' },
      to: { path: '^src/return/fast/(regular|kernel)/', pathNot: '^src/return/fast/$1/' },
    },
    {
      name: 'fast-readers-share-downwards',
      comment: 'What both fast readers use is in src/return/fast itself, and imports neither.',
      severity: 'error',
      from: { path: '^src/return/fast/[^/]+\\.ts$', pathNot: '^src/return/fast/index\\.ts$' },
      to: { path: '^src/return/fast/(regular|kernel)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that import each other are one file, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-folder-has-a-row',
      comment: 'A new folder of src needs a place in the rows above.',
      severity: 'error',
      from: { path: '^src/', pathNot: [inFolders(folders), face] },
      to: {},
    },
    {
      name: 'charsets-in-runtime',
      comment: 'The tables of iconv-lite are loaded in Node only.',
      severity: 'error',
      from: { pathNot: '^src/runtime/charsets\\.ts$' },
      to: { path: 'node_modules/iconv-lite/' },
    },
    {
      name: 'node-in-runtime',
      comment:
        'Modules of Node are imported by src/runtime, where a file of the web form stands beside each, and by the parts that exist in Node only.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/(cli|convert|queue|testing/fixtures|runtime|return/fast/kernel/assembly)/'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-form-without-node',
      comment: 'A file of the web form imports no module of Node.',
      severity: 'error',
      from: { path: '\\.web\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-decimal-or-date-in-fixed-width',
      comment: 'Money and calendars begin with cobranca; the engine has digits only.',
      severity: 'error',
      from: { path: inFolders(['fixed-width']) },
      to: { path: 'node_modules/(decimal\\.js|date-fns)/' },
    },
    {
      name: 'fast-check-only-in-testing',
      comment: 'fast-check is an optional peer.',
      severity: 'error',
      from: { pathNot: inFolders(['testing']) },
      to: { path: 'node_modules/fast-check/' },
    },
    {
      name: 'queue-packages-only-in-peers',
      comment: 'The packages of a queue are optional peers, loaded when a queue is opened.',
      severity: 'error',
      from: { pathNot: '^src/queue/peers\\.ts$' },
      to: { path: 'node_modules/(bullmq|ioredis|pg|@aws-sdk)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'face-needs-no-optional-peer',
      comment:
        'Importing the package must not need the optional peer: nothing that its entry points reach may import it, except the testing kit.',
      severity: 'error',
      from: { path: face },
      to: { path: 'node_modules/fast-check/', reachable: true },
    },
    {
      name: 'only-declared-packages',
      comment:
        'What is shipped imports dependencies and optional peers, never tools, nor what merely happens to be installed.',
      severity: 'error',
      // The kernel's compiler is a tool: what it compiles to is shipped. The page is one file with the code of its packages.
      from: { path: '^src/', pathNot: '^src/(return/fast/kernel/assembly|web)/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown'],
        dependencyTypesNot: ['npm', 'npm-peer', 'type-only'],
      },
    },
    {
      name: 'nothing-unresolved',
      comment: 'Every import must lead somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'src-stands-alone',
      comment: 'src imports nothing of test, bench or fixtures.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(test|bench|fixtures|scripts)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}

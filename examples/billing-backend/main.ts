/**
 * `npm start`: a month on SQLite in memory; `npm start -- URL`: on a database; `npm run start:postgres`: on a PostgreSQL server of its own.
 * `npm run measure -- SLIPS TITLES`: measures such a server. `--bank`: the simulated bank of the measurement, from standard input to standard output.
 */
import { measure } from './measure.ts'
import { runMonth } from './month.ts'
import { paidReturn, paidReturnOfProcess } from './paid-return.ts'
import { startPostgres } from './postgres.ts'

const [argument, ...numbers] = process.argv.slice(2)
const [slips = 10_000, titles = 5_000] = numbers.map(Number)
if (argument === '--bank') process.stdout.write(paidReturn(Buffer.concat(await process.stdin.toArray())))
else if (argument === '--postgres' || argument === '--measure') {
  const server = await startPostgres()
  const run =
    argument === '--measure'
      ? measure(server.url, slips, titles, console.log, paidReturnOfProcess)
      : runMonth(server.url)
  await run.finally(() => server.stop())
} else await runMonth(argument)

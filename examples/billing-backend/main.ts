/** `npm start`: a month on SQLite in memory; `npm start -- URL`: on a database; `npm run start:postgres`: on a PostgreSQL server of its own. */
import { runMonth } from './month.ts'
import { startPostgres } from './postgres.ts'

const [argument] = process.argv.slice(2)
if (argument === '--postgres') {
  const server = await startPostgres()
  await runMonth(server.url).finally(() => server.stop())
} else await runMonth(argument)

import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Job } from '../../../src/convert/workers/job.js'
import { runnerOf } from '../../../src/convert/workers/runner.js'
import { folderOf, returnOf } from '../folders.js'

test('a group without readable files needs no thread', async () => {
  const folder = folderOf({ 'a.ret': returnOf(5) })
  const path = join(folder, 'a.ret')
  const job: Job = { source: { kind: 'file', path }, size: 1, temporary: `${path}.part`, options: {}, known: [] }
  const runner = runnerOf(1, {})
  const done: string[] = []
  await Promise.all([
    runner.run([job]).then(([result]) => done.push(result!.status)),
    runner.run([]).then((results) => done.push(`${results.length} results`)),
  ])
  await runner.close()
  expect(done).toEqual(['0 results', 'converted'])
})

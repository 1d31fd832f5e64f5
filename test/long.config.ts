import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import base from '../vitest.config.js'
import { longFiles } from './long-files.js'

/** Files that wait for minutes: for servers, killed programs and browsers. */
const WAITING = [
  'queue/queue',
  'examples/returns-queue',
  'cli/batch.long',
  'inspect/html',
  'web/page',
  'examples/billing-backend',
].map((name) => `/test/${name}.test.ts`)

const isWaiting = ({ moduleId }: TestSpecification): boolean => WAITING.some((name) => moduleId.endsWith(name))

/** Starts the files that wait first: at the end, the other workers would have nothing to do. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))]
  }
}

/** Configuration of `npm run test:long`: the test files with a long part, with all their draws. `npm test` runs the others whole. */
export default defineConfig({
  test: {
    ...base.test,
    include: [...longFiles()],
    exclude: configDefaults.exclude,
    provide: { ...base.test?.provide, long: true },
    // One more than cores: some worker always waits.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: WaitingFirst },
  },
})

import { readReturn } from '../../src/index.js'
import { readDecode } from '../baselines.js'
import { reusedBuffer } from '../chunks.js'
import { consumeAll } from '../consume.js'
import { largeKind } from '../files/index.js'
import { type Suite, type Work, writeFile } from '../suite.js'

const fromDisk: Work = {
  name: 'readReturn, from the disk',
  prepare:
    ({ path }) =>
    () =>
      consumeAll(readReturn(reusedBuffer(path))),
}

const generated: Work = {
  name: 'readReturn, chunks made on the way',
  prepare:
    ({ file, titles }) =>
    () =>
      consumeAll(readReturn(largeKind(file).chunks({ titles }))),
}

const making: Work = {
  name: 'making those chunks',
  prepare:
    ({ file, titles }) =>
    () => {
      let length = 0
      for (const chunk of largeKind(file).chunks({ titles })) length += chunk.length
      return length
    },
}

export const large: Suite = {
  name: 'large',
  title: 'A file of gigabytes',
  about: 'Larger than the memory that its records would need, and than the longest string.',
  clock: 'cpu',
  files: ['itau400', 'sicoob240'],
  write: writeFile,
  baselines: () => [readDecode],
  works: () => [fromDisk, generated, making],
}

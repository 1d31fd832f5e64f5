import { readReturn } from '../../src/index.js'
import { readDecode } from '../baselines.js'
import { reusedBuffer } from '../chunks.js'
import { consumeAll } from '../consume.js'
import { FILES } from '../files/index.js'
import type { Suite, Work } from '../suite.js'

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
      consumeAll(readReturn(FILES[file].chunks({ titles }))),
}

const making: Work = {
  name: 'making those chunks',
  prepare:
    ({ file, titles }) =>
    () => {
      let length = 0
      for (const chunk of FILES[file].chunks({ titles })) length += chunk.length
      return length
    },
}

export const large: Suite = {
  name: 'large',
  title: 'A file of gigabytes',
  about: 'Larger than the memory that its records would need, and than the longest string.',
  clock: 'cpu',
  files: ['itau400', 'sicoob240'],
  onDisk: true,
  baselines: () => [readDecode],
  works: () => [fromDisk, generated, making],
}

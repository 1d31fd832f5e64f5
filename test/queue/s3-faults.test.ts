/** A bucket whose answers are lost, cut, doubled, reordered or of another object gives no wrong byte: an error, which is tried again, or the right ones. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Shard } from '../../src/convert/index.js'
import { convertAll } from '../../src/convert/index.js'
import { joinTask, mergeTask, shardTask } from '../../src/convert/shards/shard-tasks.js'
import { copiedFile, copyObject } from '../../src/queue/copies.js'
import { type Storage, s3Storage } from '../../src/queue/index.js'
import { mergeJob } from '../../src/queue/merge-work.js'
import { planRun, storePlan } from '../../src/queue/run-plan.js'
import { convertJob, type Work } from '../../src/queue/shard-work.js'
import { storageFinder } from '../../src/queue/storage.js'
import { contentOf, folderOf, returnOf } from '../convert/folders.js'
import { isLong } from '../runs.js'
import { bigReturn } from './runs.js'

const BUCKET = 'retornos'

/** Answers a request instead of the bucket; false if it does not. */
type Fault = (request: IncomingMessage, response: ServerResponse, bucket: Map<string, Buffer>) => boolean

const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`
/** The answer of a fault that has answered. */
const taken = (_: unknown): true => true

const MODIFIED = 'Mon, 02 Mar 2026 10:00:00 GMT'

function sendObject(response: ServerResponse, bytes: Buffer, range: string | undefined): void {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  const headers = { ETag: etagOf(bytes), 'Last-Modified': MODIFIED }
  if (from === undefined) {
    response.writeHead(200, { ...headers, 'Content-Length': bytes.length }).end(bytes)
    return
  }
  const part = bytes.subarray(Number(from), Number(to) + 1)
  const contentRange = `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`
  response.writeHead(206, { ...headers, 'Content-Length': part.length, 'Content-Range': contentRange }).end(part)
}

const listed = (keys: readonly string[], bucket: Map<string, Buffer>, next = ''): string =>
  `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${
    next === '' ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
  }${keys
    .map((key) => {
      const bytes = bucket.get(key)!
      return `<Contents><Key>${key}</Key><LastModified>2026-03-02T10:00:00.000Z</LastModified><ETag>${etagOf(bytes).replaceAll('"', '&quot;')}</ETag><Size>${bytes.length}</Size></Contents>`
    })
    .join('')}</ListBucketResult>`

const sendXml = (response: ServerResponse, status: number, xml: string): void =>
  void response
    .writeHead(status, { 'Content-Type': 'application/xml', 'Content-Length': Buffer.byteLength(xml) })
    .end(xml)

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** A bucket in this process. `faults` answer the requests that they take, one after the other. */
async function faultyBucket(objects: Readonly<Record<string, Buffer>>) {
  const bucket = new Map(Object.entries(objects))
  const faults: Fault[] = []
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://s3')
    const key = decodeURIComponent(url.pathname).slice(`/${BUCKET}/`.length)
    requests.push(`${request.method} ${key} ${request.headers.range ?? ''}`)
    const body = await bodyOf(request)
    const fault = faults.findIndex((each) => each(request, response, bucket))
    if (fault >= 0) {
      faults.splice(fault, 1)
      return
    }
    if (request.method === 'GET' && url.searchParams.has('list-type')) {
      const prefix = url.searchParams.get('prefix') ?? ''
      sendXml(response, 200, listed([...bucket.keys()].filter((each) => each.startsWith(prefix)).sort(), bucket))
    } else if (request.method === 'GET') {
      const bytes = bucket.get(key)
      if (bytes === undefined) sendXml(response, 404, '<Error><Code>NoSuchKey</Code></Error>')
      else sendObject(response, bytes, request.headers.range)
    } else if (request.method === 'PUT') {
      const source = request.headers['x-amz-copy-source'] as string | undefined
      bucket.set(key, source === undefined ? body : bucket.get(decodeURIComponent(source).slice(`${BUCKET}/`.length))!)
      if (source === undefined) response.writeHead(200, { ETag: '"x"', 'Content-Length': 0 }).end()
      else sendXml(response, 200, '<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>')
    } else {
      for (const [, each] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) bucket.delete(each!)
      sendXml(response, 200, '<DeleteResult></DeleteResult>')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const storage = await s3Storage({
    bucket: BUCKET,
    client: {
      endpoint,
      region: 'us-east-1',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
      forcePathStyle: true,
      maxAttempts: 1,
    },
  })
  return { bucket, faults, requests, storage }
}

const isGet = ({ method, url }: IncomingMessage): boolean => method === 'GET' && !url!.includes('list-type')

const CONTENT = Buffer.from(Array.from({ length: 5000 }, (_, i) => `${i};`).join(''))
const OTHER = Buffer.from(CONTENT.toString().replaceAll('7', '8'))

/** Answers to a request of an object. */
const FAULTS: readonly (readonly [name: string, fault: Fault])[] = [
  [
    'an error of the server',
    (_, response) => taken(sendXml(response, 500, '<Error><Code>InternalError</Code></Error>')),
  ],
  ['too many requests', (_, response) => taken(sendXml(response, 503, '<Error><Code>SlowDown</Code></Error>'))],
  ['no answer', (request) => taken(request.socket.destroy())],
  [
    'an answer that is cut',
    (request, response) => {
      response.writeHead(200, { 'Content-Length': CONTENT.length, ETag: etagOf(CONTENT), 'Last-Modified': MODIFIED })
      response.write(CONTENT.subarray(0, 700))
      setImmediate(() => request.socket.destroy())
      return true
    },
  ],
  [
    'an answer that is short',
    (request, response) => taken(sendObject(response, CONTENT.subarray(0, 900), request.headers.range)),
  ],
  [
    'an answer that is doubled',
    (_, response) => taken(sendObject(response, Buffer.concat([CONTENT, CONTENT]), undefined)),
  ],
  ['the whole object', (_, response) => taken(sendObject(response, CONTENT, undefined))],
  ['the answer to another range', (_, response) => taken(sendObject(response, CONTENT, 'bytes=2000-2999'))],
  ['the answer to a later range', (_, response) => taken(sendObject(response, CONTENT, 'bytes=1100-2099'))],
  ['another version', (request, response) => taken(sendObject(response, OTHER, request.headers.range))],
  ['an empty answer', (_, response) => taken(response.writeHead(200, { 'Content-Length': 0 }).end())],
  [
    'a page of an intermediary',
    (_, response) => taken(response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>login</html>')),
  ],
]

describe.each(FAULTS)('%s', (_, fault) => {
  const range = { start: 1000, end: 2000 }
  test.each([
    ['an object', undefined],
    ['a range', range],
  ])('in place of %s', async (_, wanted) => {
    const { bucket, faults, storage } = await faultyBucket({ a: CONTENT })
    const folder = folderOf()
    const find = storageFinder([storage], async () => null)
    const state = (await storage.read('a'))!
    for await (const _ of state.bytes);
    const { bytes: __, ...planned } = state
    faults.push((request, response) => isGet(request) && fault(request, response, bucket))
    const file = { source: { kind: 'file', path: `s3://${BUCKET}/a` }, ...planned } as const
    const path = join(folder, 'copy')
    // The same bytes as those of the plan, a file that counts as changed, or an error.
    const copied = await copiedFile(file, path, find, [wanted]).catch((error: unknown) => error as Error)
    if (!(copied instanceof Error) && copied.modified !== -1) {
      const { start, end } = wanted ?? { start: 0, end: CONTENT.length }
      expect(readFileSync(path).subarray(start, end).equals(CONTENT.subarray(start, end))).toBe(true)
    }
    expect(faults).toEqual([])
    // Another attempt succeeds.
    expect(await copyObject(storage, 'a', path)).toEqual(planned)
    expect(readFileSync(path).equals(CONTENT)).toBe(true)
  })
})

async function keysIn(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list('')) keys.push(key)
  return keys
}

describe('a list', () => {
  const objects = { a: CONTENT, b: OTHER, c: CONTENT }
  const isList = ({ url }: IncomingMessage): boolean => url!.includes('list-type')

  test('whose pages come twice has each input once', async () => {
    const { bucket, faults, storage } = await faultyBucket({ 'dia/a.ret': returnOf(1), 'dia/b.ret': returnOf(2, 2) })
    const keys = [...bucket.keys()]
    for (const next of ['1', '2'])
      faults.push((request, response) => isList(request) && taken(sendXml(response, 200, listed(keys, bucket, next))))
    const shards = await planRun(
      [`s3://${BUCKET}/dia`],
      { out: folderOf() },
      storageFinder([storage], async () => null),
    )
    expect(shards.flatMap((shard) => ('files' in shard ? shard.files.map(({ name }) => name) : []))).toEqual([
      'a.ret',
      'b.ret',
    ])
  })

  test.each([
    ['that never goes on', ['x', 'x']],
    ['whose rest is missing', ['']],
  ])('%s is an error', async (_, tokens) => {
    const { bucket, faults, storage } = await faultyBucket(objects)
    for (const token of tokens) {
      const page = listed(['a'], bucket, 'x').replace(token === '' ? /<Next.*Token>/ : 'no', '')
      faults.push((request, response) => isList(request) && taken(sendXml(response, 200, page)))
    }
    await expect(keysIn(storage)).rejects.toThrow('the list does not go on')
    expect(await keysIn(storage)).toEqual(['a', 'b', 'c'])
  })
})

test('an object that is not removed is an error; one that is missing is not', async () => {
  const { faults, storage } = await faultyBucket({ a: CONTENT })
  const answer =
    (code: string): Fault =>
    ({ method }, response) =>
      method === 'POST' &&
      taken(sendXml(response, 200, `<DeleteResult><Error><Key>a</Key><Code>${code}</Code></Error></DeleteResult>`))
  faults.push(answer('NoSuchKey'))
  await storage.remove(['a'])
  faults.push(answer('AccessDenied'))
  await expect(storage.remove(['a'])).rejects.toThrow('not removed (AccessDenied): s3://retornos/a')
})

/** Repeats a job as the queue does: another attempt after an error. */
async function inAttempts<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act()
    } catch (error) {
      if (attempt === 10) throw error
    }
  }
}

test.runIf(isLong)('a run through a bucket with all these faults has the results of a folder', async () => {
  const big = bigReturn()
  const inputs = { 'a.ret': returnOf(3, 1), 'b.ret': returnOf(4, 2), 'grande.ret': big }
  const { bucket, faults, storage } = await faultyBucket(
    Object.fromEntries(Object.entries(inputs).map(([name, bytes]) => [`dia/${name}`, bytes])),
  )
  const threads = { convert: shardTask, merge: mergeTask, join: joinTask, close: async () => {} }
  const find = storageFinder([storage], async () => null)
  const work: Work = { threads, find, signal: new AbortController().signal }
  const out = `s3://${BUCKET}/saida`
  const shards = (await planRun([`s3://${BUCKET}/dia`], { out, maxBytes: 150_000 }, find)) as [Shard, ...Shard[]]
  await storePlan(shards, find)
  const arm = (fault: Fault): void =>
    void faults.push((request, response, all) => isGet(request) && fault(request, response, all))
  const lost: Fault = (request) => {
    if (request.method !== 'PUT') return false
    request.socket.destroy()
    return true
  }
  for (const [i, shard] of shards.entries()) {
    // The fault answers with bytes of its own object: the range counts as changed, or another attempt is made.
    const [, fault] = FAULTS[i % 4]!
    arm(fault)
    if (i % 2 === 0) faults.push(lost)
    await inAttempts(() => convertJob({ shard, again: false }, work))
  }
  faults.push(lost)
  const merge = () => mergeJob({ plan: shards[0].plan, out, shards: shards.length, ofObjects: true }, work)
  expect(await inAttempts(merge)).toMatchObject({ status: 'done', value: { statuses: { converted: 3 } } })
  const alone = folderOf()
  for await (const { status } of convertAll([folderOf(inputs)], { out: alone })) expect(status).toBe('converted')
  for (const [name, content] of Object.entries(contentOf(alone)))
    if (!name.startsWith('.')) expect([name, bucket.get(`saida/${name}`)?.toString('latin1')]).toEqual([name, content])
})

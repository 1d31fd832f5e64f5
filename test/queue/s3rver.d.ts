declare module '@20minutes/s3rver' {
  interface S3Context {
    readonly path: string
    /** Whether the host is that of a bucket, as in `bucket.s3.amazonaws.com`. */
    readonly state: { vhost: boolean }
    /** Put after the bucket of such a host when a signature is checked. */
    mountPath: string
  }

  /** An S3 server for tests; only the part used here. */
  export default class S3rver {
    constructor(options: {
      readonly address: string
      readonly port: number
      readonly directory: string
      readonly silent: boolean
      readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[]
    })
    /** Middleware of Koa; the router is the last. */
    readonly middleware: ((context: S3Context, next: () => Promise<void>) => Promise<void>)[]
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
}

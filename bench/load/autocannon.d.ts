// The package comes without types; this is what of it is used here.
declare module 'autocannon' {
  interface Client {
    setRequests(requests: readonly { readonly body: string }[]): void;
  }
  interface Request {
    readonly path?: string;
  }
  interface Options {
    readonly url: string;
    readonly method: 'GET' | 'POST';
    readonly connections: number;
    /** In seconds. */
    readonly duration?: number;
    /** How many requests in all, in place of a duration. */
    readonly amount?: number;
    /** How long an answer is waited for, in seconds. */
    readonly timeout?: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly setupClient?: (client: Client) => void;
    readonly requests?: readonly { readonly setupRequest: (request: Request) => Request }[];
  }
  interface Result {
    readonly requests: { readonly total: number };
    /** In seconds. */
    readonly duration: number;
    /** In milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly non2xx: number;
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number } | undefined>>;
    readonly errors: number;
    readonly timeouts: number;
  }
  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}

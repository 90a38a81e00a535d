declare module 'autocannon' {
  interface Client {
    setRequests(requests: readonly { readonly body: string }[]): void;
  }
  interface Options {
    readonly url: string;
    readonly method: 'GET' | 'POST';
    readonly connections: number;
    /** In seconds. */
    readonly duration: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly setupClient: (client: Client) => void;
  }
  interface Result {
    readonly requests: { readonly average: number };
    /** In milliseconds. */
    readonly latency: { readonly p99: number };
    readonly non2xx: number;
    readonly errors: number;
    readonly timeouts: number;
  }
  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}

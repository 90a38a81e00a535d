import { Pool } from 'undici';

export interface PlannedRequest {
  readonly kind: 'browse' | 'cart' | 'checkout' | 'account';
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** `shed` is a 503 with Retry-After; anything else that is no success is an error. */
type Outcome = 'accepted' | 'shed' | 'error';

export interface RequestResult {
  readonly kind: PlannedRequest['kind'];
  readonly outcome: Outcome;
  readonly tookInMs: number;
  /** Delay of the sender itself. */
  readonly sentLateInMs: number;
  /** The status, or why there was none. */
  readonly detail: string;
}

const TIMEOUT_IN_MS = 30_000;
const MAX_CONNECTIONS = 4_000;
const pools = new Map<string, Pool>();

/**
 * Sends one request and reads the whole response; the time counts from when it was due. Not autocannon: its rate comes
 * in a burst each second, waits for a free connection, and counts from sending, which hides what an overloaded server does.
 */
export function send(
  request: PlannedRequest,
  dueAtInMs = performance.now(),
): Promise<RequestResult> {
  const { kind, url, method = 'GET', headers = {}, body = null } = request;
  const { origin, host, pathname, search } = new URL(url);
  const sentLateInMs = performance.now() - dueAtInMs;
  return new Promise((resolve) => {
    const end = (outcome: Outcome, detail: string) =>
      resolve({ kind, outcome, detail, tookInMs: performance.now() - dueAtInMs, sentLateInMs });
    let status = 0;
    let isShed = false;
    poolFor(origin).dispatch(
      { path: pathname + search, method, headers: { host, ...headers }, body },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_controller, statusCode, fields) => {
          status = statusCode;
          isShed = status === 503 && fields['retry-after'] !== undefined;
        },
        onResponseData: () => undefined,
        onResponseEnd: () => {
          const isAccepted = status >= 200 && status < 400;
          end(isShed ? 'shed' : isAccepted ? 'accepted' : 'error', String(status));
        },
        onResponseError: (_controller, error) => end('error', error.message),
      },
    );
  });
}

function poolFor(origin: string): Pool {
  const known =
    pools.get(origin) ??
    // The IP: looking up the name for each connection would use up the thread pool.
    new Pool(origin.replace('//localhost', '//127.0.0.1'), {
      connections: MAX_CONNECTIONS,
      headersTimeout: TIMEOUT_IN_MS,
      bodyTimeout: TIMEOUT_IN_MS,
    });
  pools.set(origin, known);
  return known;
}

export async function closeConnections(): Promise<void> {
  await Promise.all([...pools.values()].map((pool) => pool.destroy()));
  pools.clear();
}

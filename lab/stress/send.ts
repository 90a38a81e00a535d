import { Agent, request } from 'undici';

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
const agent = new Agent({
  connections: 4_000,
  headersTimeout: TIMEOUT_IN_MS,
  bodyTimeout: TIMEOUT_IN_MS,
});

/**
 * Sends one request and reads the whole response; the time counts from when it was due. Not autocannon: its rate comes
 * in a burst each second, waits for a free connection, and counts from sending, which hides what an overloaded server does.
 */
export async function send(
  { kind, url, method = 'GET', headers = {}, body }: PlannedRequest,
  dueAtInMs = performance.now(),
): Promise<RequestResult> {
  const sentLateInMs = performance.now() - dueAtInMs;
  const end = (outcome: Outcome, detail: string) => {
    return { kind, outcome, detail, tookInMs: performance.now() - dueAtInMs, sentLateInMs };
  };
  try {
    const response = await request(url, {
      method,
      headers,
      dispatcher: agent,
      ...(body !== undefined && { body }),
    });
    await response.body.bytes();
    const { statusCode: status } = response;
    const isShed = status === 503 && response.headers['retry-after'] !== undefined;
    const isAccepted = status >= 200 && status < 400;
    return end(isShed ? 'shed' : isAccepted ? 'accepted' : 'error', String(status));
  } catch (error) {
    return end('error', String(error));
  }
}

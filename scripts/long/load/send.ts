import { Agent, request } from 'node:http';

export interface Wanted {
  readonly kind: 'browse' | 'cart' | 'checkout' | 'account';
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** `shed` is a 503 that says when to come back; whatever else is no good answer is an error. */
export type Fate = 'accepted' | 'shed' | 'error';

export interface Sent {
  readonly kind: Wanted['kind'];
  readonly fate: Fate;
  readonly tookInMs: number;
  /** The status, or why there was none. */
  readonly detail: string;
}

const LONGEST_IN_MS = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: 1_000, scheduling: 'fifo' });

/** Sends one and reads the whole answer; the time counts from when it was wanted, not from when a line was free. */
export function send({ kind, url, method = 'GET', headers = {}, body }: Wanted): Promise<Sent> {
  const wantedAt = performance.now();
  return new Promise((resolve) => {
    const end = (fate: Fate, detail: string) =>
      resolve({ kind, fate, detail, tookInMs: performance.now() - wantedAt });
    const outgoing = request(url, { method, agent, headers: { ...headers } }, (incoming) => {
      incoming.resume();
      incoming.once('error', ({ message }) => end('error', message));
      incoming.once('end', () => {
        const { statusCode = 0 } = incoming;
        const isShed = statusCode === 503 && incoming.headers['retry-after'] !== undefined;
        const fate = isShed ? 'shed' : statusCode >= 200 && statusCode < 400 ? 'accepted' : 'error';
        end(fate, String(statusCode));
      });
    });
    outgoing.setTimeout(LONGEST_IN_MS, () => outgoing.destroy(new Error('no answer')));
    outgoing.once('error', ({ message }) => end('error', message));
    outgoing.end(body);
  });
}

export function hangUp(): void {
  agent.destroy();
}

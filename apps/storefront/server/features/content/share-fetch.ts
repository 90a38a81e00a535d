import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Exchanges } from '../../shared-state/index.ts';

interface ShareOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly exchanges: Exchanges;
  /** Time that an answer serves the other servers; 0 shares nothing. */
  readonly freshInMs: number;
  /** Milliseconds since 1970, as the servers share no other clock. */
  readonly clock?: () => number;
}

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/**
 * Reads an address once for all servers: one asks the service, the others take what it was answered. An answer from before the
 * last change that this server was told of is asked for anew.
 */
export function shareFetch({ fetch, exchanges, freshInMs, clock = Date.now }: ShareOptions) {
  let changedAtInMs = Number.NEGATIVE_INFINITY;

  /** Finds an answer since the last change, or the turn to ask. */
  async function takeCurrent(name: string) {
    const turn = await exchanges.take(name);
    if (turn.kind === 'make') return turn;
    const [askedAtInMs] = turn.value.split(' ', 1).map(Number);
    return Number(askedAtInMs) > changedAtInMs ? turn : exchanges.take(name, turn.value);
  }

  /** Waits no longer than the request may take. */
  async function takeInTime(name: string, signal: AbortSignal | null | undefined) {
    const taking = takeCurrent(name);
    if (!signal) return taking;
    const { promise: ended, reject } = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    try {
      return await Promise.race([taking, ended]);
    } catch (error) {
      void taking
        .then((turn) => (turn.kind === 'make' ? turn.giveUp() : undefined))
        .catch(() => undefined);
      throw error;
    }
  }

  const fetchOnce: typeof globalThis.fetch = async (input, init) => {
    if (freshInMs === 0) return fetch(input, init);
    const turn = await takeInTime(nameOf(input, init), init?.signal);
    if (turn.kind === 'found') return answerFrom(await unpack(packedIn(turn.value)));
    try {
      const askedAtInMs = clock();
      const response = await fetch(input, init);
      if (!response.ok) return response;
      const body = Buffer.from(await response.arrayBuffer());
      const packed = (await pack(body)).toString('base64');
      await turn.keep(`${askedAtInMs} ${packed}`, freshInMs);
      return answerFrom(body);
    } finally {
      await turn.giveUp();
    }
  };
  return {
    fetch: fetchOnce,
    noteChange: (): void => {
      changedAtInMs = clock();
    },
  };
}

/** Drafts are another answer at the same address: the token decides. */
function nameOf(input: RequestInfo | URL, init: RequestInit | undefined): string {
  const token = new Headers(init?.headers).get('authorization') ?? '';
  return `content:${createHash('sha256')
    .update(`${String(input)} ${token}`)
    .digest('base64url')}`;
}

/** Takes the answer from behind the moment at which it was asked for. */
function packedIn(value: string): Buffer {
  return Buffer.from(value.slice(value.indexOf(' ') + 1), 'base64');
}

const answerFrom = (body: Buffer<ArrayBuffer>): Response =>
  new Response(body, { headers: { 'content-type': 'application/json' } });

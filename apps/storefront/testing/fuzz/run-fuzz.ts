import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import type { InMemoryStorefront } from '../in-memory-storefront.ts';
import { HEADER_HOST } from './odd-texts.ts';

/** FUZZ_RUNS=1000000 is the long run; the same seed generates the same inputs. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 0);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
const BATCH = 500;
/** Enough runs to fill all caches and to show a leak after that. */
const LEAK_CHECK_RUNS = 20_000;
const MIB = 1024 * 1024;
const MAX_GROWTH_IN_MIB = 48;

/** Paths, stack traces and secrets. */
const LEAK = /node:internal|node_modules|SQLITE|\.tsx?:\d+|\n {4}at |lokke-admin-|the secret of a/;
const MARKUP = /<zzz|<\/script><zzz/;

export const ORIGIN = 'http://lokke.test';

/** A client IP, so that rate limits do not end a run. */
export const clientIp = fc.nat(0xffffff).map((n) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);

export interface FuzzRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly ip: string;
}

interface Expected {
  /** Content types of a response with a body. */
  readonly types: readonly RegExp[];
  /** Allowed redirect targets. */
  readonly origins: readonly string[];
}

/** Sends a request and throws if the response breaks a rule; returns its status. */
export async function checkRequest(
  shop: InMemoryStorefront,
  { method, url, headers, body, ip }: FuzzRequest,
  expected: Expected,
): Promise<number> {
  const request = new Request(url, {
    method,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    ...(method !== 'GET' && method !== 'HEAD' && { body }),
  });
  const response = await shop.app.fetch(request, { incoming: { socket: { remoteAddress: ip } } });
  const flaw = findFlaw(response, await response.text(), expected);
  if (flaw === null) return response.status;
  const errors = shop.logged.filter(({ level }) => level === 'error').slice(-2);
  throw new Error(`${flaw}: ${JSON.stringify(errors)} ${vi.mocked(console.error).mock.lastCall}`);
}

function findFlaw(
  { status, headers }: Response,
  text: string,
  { types, origins }: Expected,
): string | null {
  // 503 is allowed: an overloaded shop sheds requests.
  if (status >= 500 && status !== 503) return `status ${status}`;
  if (LEAK.test(text)) return `leaks ${LEAK.exec(text)?.[0]}`;
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('text/html') && MARKUP.test(text)) return 'shows unescaped markup';
  if (/zzz=/.test(headers.get('set-cookie') ?? '')) return 'sets an injected cookie';
  const location = headers.get('location');
  if (location !== null) {
    const target = URL.parse(location, origins[0]);
    if (target === null || !origins.includes(target.origin)) return `redirects to ${location}`;
  }
  if (`${JSON.stringify([...headers])}${text}`.includes(HEADER_HOST)) return 'repeats a header';
  if (text !== '' && !types.some((one) => one.test(type))) return `has content type "${type}"`;
  if (headers.get('x-content-type-options') !== 'nosniff') return 'may be sniffed';
  return null;
}

export interface FuzzRun<Input> {
  readonly defaultRuns: number;
  readonly inputs: fc.Arbitrary<Input>;
  /** Sends one input; returns the response's status, or null when the input is no request. */
  readonly attempt: (input: Input) => Promise<number | null>;
  /** Runs before each batch. */
  readonly refresh: () => Promise<void> | void;
}

/** Runs all inputs, and checks that enough succeed and that memory does not grow. */
export async function runFuzz<Input>(run: FuzzRun<Input>): Promise<void> {
  const { defaultRuns, inputs, attempt, refresh } = run;
  const total = RUNS || defaultRuns;
  const outcomes: Record<string, number> = {};
  let heapAtFirst: number | null = null;
  const property = fc.asyncProperty(inputs, async (input) => {
    const outcome = (await attempt(input)) ?? 'no address';
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  });
  for (let done = 0, batch = 0; done < total; batch += 1) {
    await refresh();
    const numRuns = Math.min(BATCH, total - done);
    await fc.assert(property, { numRuns, seed: SEED + batch, endOnFailure: true });
    done += numRuns;
    expect(Object.keys(Object.prototype)).toEqual([]);
    const isFilled = done >= Math.max(LEAK_CHECK_RUNS, total / 4);
    if (heapAtFirst === null && isFilled) heapAtFirst = heapInMiB();
  }
  const heapAtLast = heapAtFirst === null ? null : heapInMiB();
  expect((heapAtLast ?? 0) - (heapAtFirst ?? 0)).toBeLessThanOrEqual(MAX_GROWTH_IN_MIB);
  expect([...new Set(vi.mocked(console.error).mock.calls.map(String))]).toEqual([]);
  // Otherwise mostly rejected inputs would have been tested.
  expect((outcomes['200'] ?? 0) / total).toBeGreaterThan(0.1);
}

function heapInMiB(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return Math.round(process.memoryUsage().heapUsed / MIB);
}

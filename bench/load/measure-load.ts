import autocannon from 'autocannon';
import { processorSecondsOf } from '../machine/processor-time.ts';
import type { Say } from '../part.ts';

export interface Load {
  readonly name: string;
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** For each connection the bodies that it sends in turn; the connections share what is given. */
  readonly bodies?: readonly (readonly string[])[];
  /** The process that answers: what it can do is counted in its own processor time. */
  readonly serverPid?: number | null;
  readonly durationInSeconds?: number;
  /** How many requests in all, in place of a duration. */
  readonly requestCount?: number;
  readonly connections?: number;
}

export interface Measured {
  readonly name: string;
  readonly requestsPerSecond: number;
  /**
   * Requests per second of processor time that the server used: what one core could do if it had nothing else to do
   * and the load never ran dry. Where the system does not tell, what was answered per second.
   */
  readonly requestsPerCoreSecond: number;
  readonly latencyP50InMs: number;
  readonly latencyP99InMs: number;
}

const CONNECTIONS = 20;
const DURATION_IN_SECONDS = 2.5;
const ROUNDS = 3;
/** By then a server's code has been compiled, and what it did before is cleared away. */
const WARM_UP_IN_REQUESTS = 2_000;

/** Measures loads in turns, so that a slow moment of the machine meets all of them; for each its rounds. */
export async function measureRounds(
  loads: readonly Load[],
  say: Say,
): Promise<readonly (readonly Measured[])[]> {
  const rounds: Measured[][] = loads.map(() => []);
  for (const load of loads) await measure({ ...load, requestCount: WARM_UP_IN_REQUESTS });
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [at, load] of loads.entries()) {
      const measured = await measure(load);
      rounds[at]?.push(measured);
      const { requestsPerSecond, requestsPerCoreSecond } = measured;
      say(
        `  ${round}/${ROUNDS} ${load.name}: ${Math.round(requestsPerSecond)} requests/s, ${Math.round(requestsPerCoreSecond)} per core second`,
      );
    }
  }
  return rounds;
}

export async function measure({
  name,
  url,
  method = 'GET',
  headers,
  bodies,
  serverPid = null,
  durationInSeconds = DURATION_IN_SECONDS,
  requestCount,
  connections = CONNECTIONS,
}: Load): Promise<Measured> {
  let next = 0;
  const usedBefore = serverPid === null ? null : processorSecondsOf(serverPid);
  const result = await autocannon({
    url,
    method,
    connections,
    ...(requestCount === undefined ? { duration: durationInSeconds } : { amount: requestCount }),
    headers: { 'accept-encoding': 'gzip', ...headers },
    setupClient: (client) => {
      const own = bodies?.[next % bodies.length];
      next += 1;
      if (own !== undefined) client.setRequests(own.map((body) => ({ body })));
    },
  });
  const usedAfter = serverPid === null ? null : processorSecondsOf(serverPid);
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${name}: ${bad} of the answers of ${url} were not right.`);
  const answered = result.requests.total;
  const requestsPerSecond = answered / result.duration;
  const used = usedBefore === null || usedAfter === null ? 0 : usedAfter - usedBefore;
  return {
    name,
    requestsPerSecond,
    requestsPerCoreSecond: used > 0 ? answered / used : requestsPerSecond,
    latencyP50InMs: result.latency.p50,
    latencyP99InMs: result.latency.p99,
  };
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

/** The median of the ratios of each round: both met the same moment of the machine. */
export function medianRatio(ours: readonly Measured[], peer: readonly Measured[]): number {
  return medianOf(
    ours.map((measured, round) => {
      const other = peer[round]?.requestsPerCoreSecond ?? Number.NaN;
      return measured.requestsPerCoreSecond / other;
    }),
  );
}

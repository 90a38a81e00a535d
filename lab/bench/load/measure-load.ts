import autocannon from 'autocannon';
import { cpuSecondsOf } from '../../machine/processes.ts';
import { medianOf } from '../../numbers.ts';
import type { Log } from '../benchmark.ts';

export interface Load {
  readonly name: string;
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Bodies that each connection sends in turn. */
  readonly bodies?: readonly (readonly string[])[];
  /** Paths that each connection asks for in turn. */
  readonly paths?: readonly string[];
  /** Process of the server, whose CPU time is counted. */
  readonly serverPid?: number | null;
  readonly durationInSeconds?: number;
  /** Number of requests, instead of a duration. */
  readonly requestCount?: number;
  /** Requests until the server's code has been compiled. */
  readonly warmUpRequests?: number;
  readonly connections?: number;
}

export interface Measured {
  readonly requestsPerSecond: number;
  /** Requests per second of the server's CPU time; per second of wall time where the system does not report it. */
  readonly requestsPerCoreSecond: number;
}

const CONNECTIONS = 20;
const DURATION_IN_SECONDS = 2.5;
const ROUNDS = 3;
const WARM_UP_REQUESTS = 2_000;

/** Measures loads in turns, so that a slow moment of the machine affects all of them; returns the rounds of each. */
export async function measureRounds(
  loads: readonly Load[],
  log: Log,
): Promise<readonly (readonly Measured[])[]> {
  const rounds: Measured[][] = loads.map(() => []);
  for (const load of loads) {
    await measure({ ...load, requestCount: load.warmUpRequests ?? WARM_UP_REQUESTS });
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [at, load] of loads.entries()) {
      const measured = await measure(load);
      rounds[at]?.push(measured);
      const { requestsPerSecond, requestsPerCoreSecond } = measured;
      log(
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
  paths,
  serverPid = null,
  durationInSeconds = DURATION_IN_SECONDS,
  requestCount,
  connections = CONNECTIONS,
}: Load): Promise<Measured> {
  let next = 0;
  const usedBefore = serverPid === null ? null : cpuSecondsOf(serverPid);
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
      if (paths !== undefined) client.setRequests(paths.map((path) => ({ path })));
    },
  });
  const usedAfter = serverPid === null ? null : cpuSecondsOf(serverPid);
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0)
    throw new Error(
      `${name}: ${bad} responses of ${url} were not right: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors.`,
    );
  const responses = result.requests.total;
  const requestsPerSecond = responses / result.duration;
  const used = usedBefore === null || usedAfter === null ? 0 : usedAfter - usedBefore;
  return {
    requestsPerSecond,
    requestsPerCoreSecond: used > 0 ? responses / used : requestsPerSecond,
  };
}

/** Median of the ratios of each round, in which both met the same state of the machine. */
export function medianRatio(ours: readonly Measured[], peer: readonly Measured[]): number {
  return medianOf(
    ours.map((measured, round) => {
      const other = peer[round]?.requestsPerCoreSecond ?? Number.NaN;
      return measured.requestsPerCoreSecond / other;
    }),
  );
}

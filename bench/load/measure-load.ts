import autocannon from 'autocannon';

export interface Load {
  readonly name: string;
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** For each connection the bodies that it sends in turn; the connections share what is given. */
  readonly bodies?: readonly (readonly string[])[];
}

export interface Measured {
  readonly name: string;
  readonly requestsPerSecond: number;
  readonly latencyP99InMs: number;
}

const CONNECTIONS = 20;
const DURATION_IN_SECONDS = 4;
const ROUNDS = 3;

/** Measures loads in turns, so that a slow moment of the machine meets all of them, and answers each one's median. */
export async function measureLoads(
  loads: readonly Load[],
  say: (line: string) => void,
): Promise<readonly Measured[]> {
  const rounds: Measured[][] = loads.map(() => []);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [at, load] of loads.entries()) {
      const measured = await measure(load);
      rounds[at]?.push(measured);
      say(
        `  ${round}/${ROUNDS} ${load.name}: ${Math.round(measured.requestsPerSecond)} requests/s`,
      );
    }
  }
  return rounds.map(median);
}

async function measure({ name, url, method = 'GET', headers, bodies }: Load): Promise<Measured> {
  let next = 0;
  const result = await autocannon({
    url,
    method,
    connections: CONNECTIONS,
    duration: DURATION_IN_SECONDS,
    headers: { 'accept-encoding': 'gzip', ...headers },
    setupClient: (client) => {
      const own = bodies?.[next % bodies.length];
      next += 1;
      if (own !== undefined) client.setRequests(own.map((body) => ({ body })));
    },
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${name}: ${bad} of the answers of ${url} were not right.`);
  return {
    name,
    requestsPerSecond: result.requests.average,
    latencyP99InMs: result.latency.p99,
  };
}

function median(rounds: readonly Measured[]): Measured {
  const sorted = rounds.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

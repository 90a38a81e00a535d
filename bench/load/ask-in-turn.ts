import autocannon from 'autocannon';

const CONNECTIONS = 10;

let next = 0;

/** Asks for many pages in turn, so many times in all; every answer must be right. */
export async function askInTurn(
  origin: string,
  paths: readonly string[],
  requestCount: number,
): Promise<void> {
  const result = await autocannon({
    url: origin,
    method: 'GET',
    connections: CONNECTIONS,
    amount: requestCount,
    headers: { 'accept-encoding': 'gzip' },
    requests: [
      {
        setupRequest: (request) => {
          next = (next + 1) % paths.length;
          return { ...request, path: paths[next] ?? '/' };
        },
      },
    ],
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} of the answers of ${origin} were not right.`);
}

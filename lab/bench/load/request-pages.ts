import autocannon from 'autocannon';

/** So few that a page which has to be rendered does not delay the others for long. */
const CONNECTIONS = 4;
const SHED_STATUS = '503';
/** A popular page may be late on a busy machine, and still right. */
const TIMEOUT_IN_SECONDS = 60;

let next = 0;

/** Requests pages in turn until `requestCount` responses were right; those that were shed are requested again. */
export async function requestPages(
  origin: string,
  paths: readonly string[],
  requestCount: number,
): Promise<void> {
  for (let left = requestCount; left > 0; ) {
    const result = await autocannon({
      url: origin,
      connections: Math.min(CONNECTIONS, left),
      amount: left,
      timeout: TIMEOUT_IN_SECONDS,
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
    const shed = result.statusCodeStats?.[SHED_STATUS]?.count ?? 0;
    const bad = result.non2xx - shed + result.errors + result.timeouts;
    if (bad > 0) throw new Error(`${bad} responses of ${origin} were not right.`);
    left = shed;
  }
}

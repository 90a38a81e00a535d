import autocannon from 'autocannon';

/** So few that a page which has to be made first keeps no other waiting for long. */
const CONNECTIONS = 4;
/** Turned away at the door, to come again: the machine was busy. */
const COME_AGAIN = '503';

/** A page that many wait for is late on a busy machine, and still right. */
const PATIENCE_IN_SECONDS = 60;

let next = 0;

/** Asks for many pages in turn until so many answers were right; those turned away at the door are asked again. */
export async function askInTurn(
  origin: string,
  paths: readonly string[],
  requestCount: number,
): Promise<void> {
  for (let left = requestCount; left > 0; ) {
    const result = await autocannon({
      url: origin,
      method: 'GET',
      connections: Math.min(CONNECTIONS, left),
      amount: left,
      timeout: PATIENCE_IN_SECONDS,
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
    const turnedAway = result.statusCodeStats[COME_AGAIN]?.count ?? 0;
    const bad = result.non2xx - turnedAway + result.errors + result.timeouts;
    if (bad > 0) throw new Error(`${bad} of the answers of ${origin} were not right.`);
    left = turnedAway;
  }
}

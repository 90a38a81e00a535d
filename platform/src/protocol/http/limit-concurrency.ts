type Fetch = (request: Request, peer?: string) => Promise<Response>;

/** Answers what is too many at once as Shopify does in a busy moment: nothing was done, come back in a second. */
export function limitConcurrency(fetch: Fetch, maxConcurrent: number): Fetch {
  let inFlight = 0;
  return async (request, peer) => {
    if (inFlight >= maxConcurrent && !isHealthCheck(request)) return unavailable();
    inFlight += 1;
    try {
      return await fetch(request, peer);
    } finally {
      inFlight -= 1;
    }
  };
}

function isHealthCheck({ url }: Request): boolean {
  return /^\/(?:healthz|readyz)$/.test(new URL(url).pathname);
}

function unavailable(): Response {
  const headers = { 'retry-after': '1', 'cache-control': 'no-store' };
  return Response.json({ errors: 'Service Unavailable' }, { status: 503, headers });
}

/** Splits a request's URL without the cost of parsing, as the server has built it from validated parts. */
export function splitRequestUrl(url: string): { readonly host: string; readonly path: string } {
  const hostAt = url.indexOf('://') + 3;
  const pathAt = url.indexOf('/', hostAt);
  const query = /[?#]/.exec(url)?.index ?? url.length;
  if (pathAt === -1 || pathAt > query) return { host: url.slice(hostAt, query), path: '/' };
  return { host: url.slice(hostAt, pathAt), path: url.slice(pathAt, query) };
}

/** Reads the peer's IP from the Node server's bindings; null for in-memory requests. */
export function peerIpOf(bindings: unknown): string | null {
  const address = fieldOf(fieldOf(fieldOf(bindings, 'incoming'), 'socket'), 'remoteAddress');
  return typeof address === 'string' ? address : null;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Tells whether a request changes nothing. */
export function isReading({ method }: Pick<Request, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Checks that a state-changing request comes from our own pages, by Sec-Fetch-Site or, in older browsers, Origin. A
 * client that sends neither is no browser and carries nobody's cookies.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (origin !== null && !URL.canParse(origin)) return false;
  if (site !== null) return site === 'same-origin' || site === 'none';
  // Proxies pass the original `Host` (docs/going-live/cdn.md).
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return origin === null || new URL(origin).host === host;
}
